// The gallery: kind, search and filters together decide what is shown; links keep all of it.

import { findable, highlight, prepare, remember, show, spoken, wanted } from "./search.js";

const root = document.querySelector("[data-gallery]");
const field = document.querySelector("[data-query]");
const found = document.querySelector("[data-words]");
const filters = [...document.querySelectorAll("[data-filter]")];
const picks = [...document.querySelectorAll("[data-pick]")];
const reset = document.querySelector("[data-reset]");
const items = findable().map((item) => ({
  ...item,
  kind: item.chapter.dataset.of,
  facets: new Set(item.node.dataset.facets.split(" ")),
}));
let kind = root.dataset.kind;

function useful() {
  // A filter that no card of this kind answers to would only find nothing.
  const here = items.filter((item) => !kind || item.kind === kind);
  for (const filter of filters) {
    let any = false;
    for (const option of filter.options) {
      const fits = !option.value || here.some((item) => item.facets.has(option.value));
      option.hidden = option.disabled = !fits;
      any ||= Boolean(option.value) && fits;
    }
    filter.closest("[data-facet]").hidden = !any;
    if (filter.selectedOptions[0]?.disabled) filter.value = "";
  }
}

function search() {
  const query = field.value.trim();
  const chosen = filters.map((filter) => filter.value).filter(Boolean);
  const reads = wanted(query);
  const count = show(
    items,
    (item) => (!kind || item.kind === kind) && chosen.every((one) => item.facets.has(one)) && reads(item),
  );
  found.textContent = spoken(found.dataset.words, count);
  reset.hidden = !(query || chosen.length);
  highlight(query, document.querySelector("#main"));
  const path = root.dataset.gallery + (kind ? `/${kind}` : "");
  const fields = Object.fromEntries(filters.map((one) => [one.dataset.filter, one.value.split(":")[1]]));
  remember(path, { q: query, ...fields });
}

function pick(id) {
  kind = id;
  for (const one of picks) one.ariaCurrent = one.dataset.pick === kind ? "true" : null;
  useful();
  search();
}

function jump() {
  // A link to a card opens its shelf if a filter hides it.
  const card = items.find((item) => item.node.id === decodeURIComponent(location.hash.slice(1)));
  if (!card) return;
  if (card.node.hidden || card.chapter.hidden) {
    field.value = "";
    for (const filter of filters) filter.value = "";
    pick(card.kind);
  }
  card.node.scrollIntoView({ block: "center" });
}

prepare(field);
const asked = new URLSearchParams(location.search);
field.value = asked.get("q") ?? "";
for (const filter of filters) {
  const value = asked.get(filter.dataset.filter);
  if (value) filter.value = `${filter.dataset.filter}:${value}`;
}
field.addEventListener("input", search);
for (const filter of filters) filter.addEventListener("change", search);
for (const link of picks) {
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(null, "", location.pathname);
    pick(link.dataset.pick);
    scrollTo({ top: 0 });
  });
}
reset.addEventListener("click", () => {
  field.value = "";
  for (const filter of filters) filter.value = "";
  search();
  field.focus();
});
addEventListener("hashchange", jump);
pick(kind);
jump();
