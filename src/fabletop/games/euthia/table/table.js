// Things may also be dragged: from a bag or from beside the board onto a slot, and back into a bag.
// A drop does nothing but press the answer that the question panel has for it.
const THINGS = ".bag[id], .chip-tile[id], .slot.full[id]";
const PLACES = ".slot.free[id], .slot.locked[id], .bags";
let held = null;

const button = (key) => document.querySelector(`form.ask button.opt[value="${CSS.escape(key)}"]`);

function answer(place) {
  const thing = held.id.replace(/^tile-/, "");
  if (place.matches(".bags")) return button(`unequip:${thing}`) ?? button(`unlearn:${thing}`);
  const slot = place.id.replace(/^slot-/, "");
  return ["equip", "learn", "shift"].map((verb) => button(`${verb}:${thing}:${slot}`)).find(Boolean);
}

function under(event) {
  const place = held && event.target.closest?.(PLACES);
  return place && answer(place) ? place : null;
}

function unmark() {
  for (const one of document.querySelectorAll(".over")) one.classList.remove("over");
}

document.addEventListener("pointerdown", (event) => {
  const thing = event.target.closest?.(THINGS);
  if (thing && event.pointerType === "mouse") thing.draggable = true;
});
document.addEventListener("dragstart", (event) => {
  held = event.target.closest?.(THINGS) ?? null;
  if (!held) return;
  event.dataTransfer.setData("text/plain", held.getAttribute("aria-label"));
  held.classList.add("dragged");
});
document.addEventListener("dragover", (event) => {
  unmark();
  const place = under(event);
  if (!place) return;
  event.preventDefault();
  place.classList.add("over");
});
document.addEventListener("drop", (event) => {
  const place = under(event);
  if (!place) return;
  event.preventDefault();
  answer(place).click();
});
document.addEventListener("dragend", () => {
  unmark();
  held?.classList.remove("dragged");
  held = null;
});
