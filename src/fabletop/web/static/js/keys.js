// The keyboard: each answer has a key, arrows go from answer to answer.
const TYPING = "input:not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]";

export function keys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.(TYPING)) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key.startsWith("Arrow") && step(event)) return;
    const key = event.key.toLowerCase();
    if (key === "enter" && event.target.closest?.("button, a, summary, [data-answer]")) return;
    if (key === "?") return open("#ask .rule");
    if (key === "l" || key === "c") return side(key === "l" ? "log" : "chat");
    const button = [...document.querySelectorAll("[data-key]")].find(
      (one) => one.dataset.key === key && one.checkVisibility(),
    );
    if (!button || button.disabled) return;
    event.preventDefault();
    button.click();
  });
}

function open(selector) {
  document.querySelector(selector)?.click();
}

function side(name) {
  document.querySelector(`button[data-side="${name}"]`)?.click();
}

// In the question panel arrows walk; on the map they are left to the map.
function step(event) {
  if (event.target.closest?.(".map, input[type=range], .chronicle")) return false;
  const all = [...document.querySelectorAll(".ask .opt:not(.blocked), .ask .confirm")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.querySelector("input[type=checkbox]") ?? one);
  if (!all.length) return false;
  const forward = event.key === "ArrowDown" || event.key === "ArrowRight";
  const at = all.indexOf(document.activeElement);
  const next = at < 0 ? (forward ? 0 : all.length - 1) : (at + (forward ? 1 : -1) + all.length) % all.length;
  all[next].focus();
  event.preventDefault();
  return true;
}
