// Searching a page that is already here: items are hidden and shown, nothing is asked of the server.

const marks = /[\u0300-\u036f]/g;
export const plain = (text) =>
  text.normalize("NFD").replace(marks, "").replaceAll("ł", "l").replaceAll("Ł", "l").toLowerCase();

/** Everything on the page that can be found, with its text made comparable once. */
export function findable() {
  return [...document.querySelectorAll("[data-item]")].map((node) => ({
    node,
    chapter: node.closest("[data-chapter]"),
    text: plain(`${node.id} ${node.textContent}`),
  }));
}

/** Show the items for which `fits` holds and the chapters that have any; how many there are. */
export function show(items, fits) {
  const open = new Set();
  let count = 0;
  for (const item of items) {
    const shown = fits(item);
    item.node.hidden = !shown;
    if (shown) {
      open.add(item.chapter);
      count += 1;
    }
  }
  for (const chapter of document.querySelectorAll("[data-chapter]")) {
    chapter.hidden = !open.has(chapter);
  }
  return count;
}

/** All words of the query must occur, in any order. */
export function wanted(query) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return (item) => words.every((word) => item.text.includes(word));
}

/** Let the browser paint what was found, where it can. */
export function highlight(query, root) {
  if (!globalThis.CSS?.highlights) return;
  CSS.highlights.delete("found");
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (!words.length) return;
  const ranges = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < 2000) {
    const text = walker.currentNode.data.toLowerCase();
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

/** The slash key goes to the search field, as everywhere; on phones the index starts folded. */
export function prepare(field) {
  document.querySelector("[data-find]").hidden = false;
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.matches("input, select, textarea")) return;
    event.preventDefault();
    field.focus();
  });
  if (matchMedia("(max-width: 800px)").matches) {
    document.querySelector("[data-fold]").open = false;
  }
}

/** Keep the address in step, so that a search can be sent to somebody. */
export function remember(path, fields) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  const rest = query.size ? `?${query}` : "";
  history.replaceState(null, "", path + rest + location.hash);
}

const forms = new Intl.PluralRules(document.documentElement.lang || "en");

/** A sentence with a number: `samples` are those for none, one, few and many, as the server said them. */
export function spoken(samples, count) {
  const [none, one, few, many] = samples.split("|");
  if (!count) return none;
  const sample = { one, few }[forms.select(count)] ?? many;
  return sample.replace(/\d+/, count);
}
