// Outcomes: what each answer would do stands on it, and what it would lead to lights up in blue.
const SHORTEST = 3; // a name that tells one thing on the board from another
const MOST_LINES = 2;

let asked = ""; // for which question outcomes are shown or on their way

export function outcomes() {
  const form = document.querySelector("#ask .asks .ask");
  const table = document.querySelector("#table");
  if (!form || !table || table.dataset.history !== undefined) {
    asked = "";
    return;
  }
  const step = form.elements.step?.value ?? "";
  const question = `${table.dataset.version}/${form.elements.seat.value}/${step}`;
  if (question === asked) return mark(form, form.foretold);
  asked = question;
  form.foretold = null;
  load(form, question);
}

async function load(form, question) {
  const table = location.pathname.split("/")[2];
  const reply = await fetch(`/t/${table}/foretell?seat=${form.elements.seat.value}`, {
    headers: { accept: "application/json" },
  }).catch(() => null);
  if (!reply?.ok || question !== asked) return;
  const told = await reply.json();
  if (question !== asked) return;
  form.foretold = told.answers;
  mark(form, told.answers);
}

function mark(form, answers) {
  const words = document.querySelector("#outcome-words")?.dataset;
  if (!answers || !words) return;
  for (const { keys, lines, settled, nothing, next } of answers) {
    const option = keys.length === 1 ? find(form, keys[0]) : null;
    if (!option || option.querySelector(".outcome")) continue;
    const said = lines.slice(0, MOST_LINES).map((one) => clause(one.text, words.called));
    if (nothing) said.unshift(words.nothing);
    else if (!settled) said.push(words.chance);
    else if (lines.length > MOST_LINES) said.push("…");
    else if (!lines.length && next) said.push(`→ ${next.text}`);
    option.classList.toggle("vain", nothing);
    if (next) option.dataset.next = JSON.stringify(next.keys);
    if (!said.length) continue;
    const note = document.createElement("small");
    note.className = lines.length || nothing || !settled ? "outcome" : "outcome leads";
    note.textContent = said.join(" · ");
    option.querySelector(".opt-words")?.append(note);
  }
}

// One knows who one is: without one's own name and the full stop.
function clause(text, called) {
  const said = text.replace(/\.$/, "");
  return called && said.startsWith(`${called} `) ? said.slice(called.length + 1) : said;
}

function find(form, key) {
  const one = [...form.querySelectorAll("[name=keys]")].find((other) => other.value === key);
  return one?.closest(".opt");
}

// Hover or focus: where the next question would lead

// What is on the board for an answer has an id that ends with what the answer names.
function places(keys) {
  const found = [];
  for (const key of keys) {
    const name = key.slice(key.indexOf(":") + 1).replace(":", "-");
    if (name.length < SHORTEST) continue;
    found.push(...document.querySelectorAll(`.board [id$="-${CSS.escape(name)}"], .own [id$="-${CSS.escape(name)}"]`));
  }
  return found;
}

for (const [kind, on] of [
  ["mouseover", true],
  ["focusin", true],
  ["mouseout", false],
  ["focusout", false],
]) {
  document.addEventListener(kind, (event) => {
    const piece = event.target.closest?.("[data-answer]");
    const form = document.querySelector("#ask .asks .ask");
    const option = event.target.closest?.(".opt") ?? (piece && form && find(form, piece.dataset.answer));
    if (!option?.dataset.next) return;
    const keys = JSON.parse(option.dataset.next);
    for (const one of places(keys)) one.classList.toggle("foretold", on);
    document.dispatchEvent(new CustomEvent("fabletop:foretold", { detail: { keys, on } }));
  });
}

// What would do nothing asks once more.
document.addEventListener(
  "click",
  (event) => {
    const option = event.target.closest?.(".opt.vain");
    if (!option || option.dataset.sure) return;
    event.preventDefault();
    event.stopPropagation();
    option.dataset.sure = "yes";
    const words = document.querySelector("#outcome-words").dataset;
    const note = option.querySelector(".outcome");
    if (note) note.textContent = `${words.nothing} ${words.sure}`;
  },
  true,
);
