// Things may also be dragged: between bags, slots and the place beside the board, gems and essences
// onto what takes them, a token onto the slot for stored ones. Onto a full slot means a swap.
// A drop does nothing but press the answer that the question panel has for it.
const THINGS = ".bag[id], .chip-tile[id], .slot.full[id], .jewel[id], .action[id]";
const PLACES = "[data-slot], .bag[id], .bags, .beside, #token-stored";
let held = null;

const named = (one) => one.id.replace(/^(tile|loose|token)-/, "").replace(/-\d+th$/, "");
const button = (key) => document.querySelector(`form.ask button.opt[value="${CSS.escape(key)}"]`);
const first = (...keys) => keys.map(button).find(Boolean);

function answer(place) {
  const thing = named(held);
  const { slot, lock } = place.dataset;
  if (place.id === "token-stored") return button(`store:${thing}`);
  if (place.matches(".bags, .beside")) return first(`unequip:${thing}`, `unlearn:${thing}`);
  const other = named(place);
  if (!slot) return first(`socket:${thing}:${other}`, `equip:${other}:${held.dataset.slot}`);
  if (lock) return lock === thing ? document.querySelector(`form.ask button.opt[value^="unlock:${slot}:"]`) : null;
  return first(...["equip", "learn", "shift"].map((verb) => `${verb}:${thing}:${slot}`), `socket:${thing}:${other}`);
}

// The nearest place that has an answer: a bag may have none, but all bags together one.
function under(event) {
  let place = held && event.target.closest?.(PLACES);
  while (place && !answer(place)) place = place.parentElement.closest(PLACES);
  return place;
}

function unmark(...marks) {
  for (const mark of marks) for (const one of document.querySelectorAll(`.${mark}`)) one.classList.remove(mark);
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
  for (const place of document.querySelectorAll(PLACES)) place.classList.toggle("open-place", Boolean(answer(place)));
});
document.addEventListener("dragover", (event) => {
  unmark("over");
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
  unmark("over", "open-place");
  held?.classList.remove("dragged");
  held = null;
});

// The ware one looks at lies as a ghost, with its key, where it would go on the hero board.
for (const kind of ["mouseover", "focusin", "mouseout", "focusout"]) {
  document.addEventListener(kind, ({ target }) => {
    const ware = target.closest?.(".sale[data-place]");
    const place = ware && document.getElementById(ware.dataset.place);
    if (!place) return;
    const on = kind === "mouseover" || kind === "focusin";
    place.classList.toggle("ghost", on);
    if (on) place.dataset.ghost = ware.dataset.key?.toUpperCase() ?? "";
  });
}

// Numbers on the map are never smaller than 12 pixels: signs grow as the camera goes away from them,
// and what would not fit any more is left out until one comes nearer.
const NUMBER = 18.5; // the size of numbers in units of the drawing
const READABLE = 12;

function measure() {
  const map = document.getElementById("map");
  const scale = document.getElementById("world")?.getScreenCTM()?.a;
  if (!map || !scale) return;
  const tag = Math.max(1, READABLE / (NUMBER * scale));
  if (map.style.getPropertyValue("--tag") !== String(tag)) map.style.setProperty("--tag", tag);
  map.classList.toggle("far", tag > 1);
}

new MutationObserver((changes) => {
  if (changes.some(({ target }) => target.id === "world" || target.id === "map" || target.id === "table")) measure();
}).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["style", "viewBox", "data-version"] });
new ResizeObserver(measure).observe(document.querySelector(".map") ?? document.body);
measure();
