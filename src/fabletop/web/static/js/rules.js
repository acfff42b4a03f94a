// The rulebook: search as you type, and open at the rule that was asked for.

import { findable, highlight, prepare, remember, show, spoken, wanted } from "./search.js";

const field = document.querySelector("[data-query]");
const found = document.querySelector("[data-words]");
const items = findable();

function search() {
  const query = field.value.trim();
  const count = show(items, wanted(query));
  found.textContent = query ? spoken(found.dataset.words, count) : "";
  highlight(query, document.querySelector("#main"));
  remember(location.pathname, { q: query });
}

prepare(field);
field.value = new URLSearchParams(location.search).get("q") ?? "";
field.addEventListener("input", search);
if (field.value) search();

const open = document.querySelector("[data-open]").dataset.open || location.hash.slice(1);
if (open) document.getElementById(open)?.scrollIntoView({ block: "center" });

// References stay on this page: the rule is already here.
document.querySelector("#main").addEventListener("click", (event) => {
  const link = event.target.closest("a[data-rule]");
  if (!link) return;
  event.preventDefault();
  if (field.value) {
    field.value = "";
    search();
  }
  location.hash = link.dataset.rule;
});
