// The city: one place at a time. Where a question has its place the page goes there by itself;
// otherwise it stays wherever the player has walked.
const FIRST = "town";
let focused = null; // the place the last question sent us to
let read = null; // the tale that was read to its end

function go(place) {
  document.body.dataset.place = place;
  for (const one of document.querySelectorAll("[data-go]")) {
    if (one.dataset.go === place) one.setAttribute("aria-current", "true");
    else one.removeAttribute("aria-current");
  }
  const rail = document.querySelector(".tw-rail"); // on a phone it is wider than the screen
  const now = document.querySelector(`#nav-${place}`);
  rail?.scrollTo({ left: now.offsetLeft - (rail.clientWidth - now.clientWidth) / 2 });
}

function settle() {
  const board = document.querySelector(".tw-board");
  if (!board) return;
  const focus = board.dataset.focus;
  if (focus && focus !== focused) go(focus);
  else if (!focus && focused) go(FIRST);
  else go(document.body.dataset.place ?? FIRST);
  focused = focus;
  const tale = document.querySelector("[data-tale]");
  if (tale) tale.hidden = tale.dataset.tale === read;
}

document.addEventListener("click", (event) => {
  const way = event.target.closest?.("[data-go]");
  if (way) {
    go(way.dataset.go);
    if (way.classList.contains("tw-plaque")) document.querySelector(`#nav-${way.dataset.go}`)?.focus();
  }
  if (event.target.closest?.("[data-read]")) {
    read = document.querySelector("[data-tale]").dataset.tale;
    settle();
  }
});
document.addEventListener("htmx:after:swap", settle);
settle();
