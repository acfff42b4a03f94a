import "./camera.js";

// Blue: reach and line of sight of whoever or whatever is under the pointer; reasons of a monster.
const SVG = "http://www.w3.org/2000/svg";
const R = 32;
let chosen = ""; // whose reasons the player has asked for

function map() {
  const svg = document.querySelector("#map");
  if (!svg?.dataset.cells) return null;
  const cells = svg.dataset.cells.split(" ");
  return {
    cells,
    index: new Map(cells.map((at, number) => [at, number])),
    near: svg.dataset.near.split(" ").map((row) => (row ? row.split(",").map(Number) : [])),
    sees: svg.dataset.sees.split(" "),
  };
}

function sees(ground, a, b) {
  return (BigInt(`0x${ground.sees[a]}`) >> BigInt(b)) & 1n;
}

function middle(at) {
  const [q, r] = at.split(",").map(Number);
  return [Math.sqrt(3) * R * (q + r / 2), 1.5 * R * r];
}

// Steps to every hex; figures of the other side and obstacles stop whoever walks.
function steps(ground, start, most, closed) {
  const found = new Map([[start, 0]]);
  const queue = [start];
  for (const cell of queue) {
    if (found.get(cell) >= most) continue;
    for (const next of ground.near[cell]) {
      if (found.has(next) || closed.has(next)) continue;
      found.set(next, found.get(cell) + 1);
      queue.push(next);
    }
  }
  return found;
}

function figures() {
  return [...document.querySelectorAll(".gh-fig[data-figure]")];
}

function draw(tag, attributes, text = "") {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

function hexagon(at) {
  const [x, y] = middle(at);
  const corners = [30, 90, 150, 210, 270, 330].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + 0.9 * R * Math.cos(angle)).toFixed(1)},${(y + 0.9 * R * Math.sin(angle)).toFixed(1)}`;
  });
  return corners.join(" ");
}

function preview(one, move, range) {
  const ground = map();
  const layer = document.querySelector(".gh-preview");
  const start = ground?.index.get(one.dataset.at);
  if (!layer || start === undefined) return;
  const made = [];
  const others = figures().filter((other) => other !== one);
  const foes = others.filter((other) => other.dataset.side !== one.dataset.side);
  const taken = new Set(others.map((other) => ground.index.get(other.dataset.at)));
  const closed = new Set(one.dataset.fly ? [] : foes.map((other) => ground.index.get(other.dataset.at)));
  if (!one.dataset.fly) {
    for (const tile of document.querySelectorAll(".gh-tile.obstacle")) closed.add(ground.index.get(tile.dataset.at));
  }
  if (move) {
    for (const [cell, count] of steps(ground, start, move, closed)) {
      if (!count || taken.has(cell)) continue;
      const [x, y] = middle(ground.cells[cell]);
      made.push(draw("polygon", { class: "reachable", points: hexagon(ground.cells[cell]) }));
      made.push(draw("text", { x, y: y + 5 }, String(count)));
    }
  }
  const far = steps(ground, start, 99, new Set());
  const [x, y] = middle(one.dataset.at);
  for (const foe of foes) {
    const cell = ground.index.get(foe.dataset.at);
    if (cell === undefined) continue;
    const seen = sees(ground, start, cell);
    const within = (far.get(cell) ?? 999) <= Math.max(1, range) + move;
    if (!within && seen) continue;
    const [toX, toY] = middle(foe.dataset.at);
    made.push(draw("path", { class: seen ? "line" : "line blind", d: `M${x} ${y}L${toX} ${toY}` }));
    made.push(draw("text", { x: (x + toX) / 2, y: (y + toY) / 2 - 4 }, seen ? String(far.get(cell)) : "✕"));
  }
  layer.replaceChildren(...made);
}

function clear() {
  document.querySelector(".gh-preview")?.replaceChildren();
}

function own() {
  const acting = document.querySelector(".gh-fig.hero.acting");
  const me = document.querySelector(".gh-me .gh-face use")?.getAttribute("href").split("#")[1];
  return acting ?? document.getElementById(`fig-${me}`);
}

function look(event) {
  const figure = event.target.closest?.(".gh-fig[data-figure]");
  if (figure) return preview(figure, Number(figure.dataset.move), Number(figure.dataset.range));
  const half = event.target.closest?.(".gh-half");
  if (!half) return undefined;
  const me = own();
  const [move, range] = [Number(half.dataset.move), Number(half.dataset.range)];
  return me && (move || range) ? preview(me, move, range) : undefined;
}

for (const kind of ["mouseover", "focusin"]) document.addEventListener(kind, look);
for (const kind of ["mouseout", "focusout"]) document.addEventListener(kind, clear);

// Reasons: a click on a monster or on its name marks them on the map.
function show() {
  const known = [...document.querySelectorAll(".gh-explains .gh-explain")].map((one) => one.dataset.explains);
  if (known.includes(chosen)) {
    for (const one of document.querySelectorAll("[data-explains]"))
      one.classList.toggle("shown", one.dataset.explains === chosen);
  }
  const first = known.includes(chosen) ? chosen : document.querySelector(".gh-explain.shown")?.dataset.explains;
  for (const one of document.querySelectorAll("button[data-explain]"))
    one.classList.toggle("on", one.dataset.explain === first);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button[data-explain]");
  if (button) {
    chosen = button.dataset.explain;
    show();
  }
});

// A monster answers at its own place: why it does what it will do, or what it is.
const OPENS = ".gh-fig.monster:not([data-answer]), .gh-place.monster:not([data-answer])";
let opened = null; // the id of the piece it stands at

function panel() {
  let box = document.getElementById("gh-open");
  if (!box) {
    box = document.createElement("section");
    box.id = "gh-open";
    box.className = "gh-open";
    box.setAttribute("role", "dialog");
    document.body.append(box);
  }
  return box;
}

function article(piece) {
  const id = piece.dataset.figure;
  const found = id && document.getElementById(`explain-${id}`);
  return found ?? document.getElementById(`kind-${piece.dataset.type}`);
}

function open(piece, keyboard) {
  const found = article(piece);
  if (!found) return shut();
  opened = piece.id;
  if (found.dataset.explains) chosen = found.dataset.explains;
  const copy = found.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
  delete copy.dataset.explains;
  const close = document.createElement("button");
  close.type = "button";
  close.className = "gh-shut";
  close.textContent = "✕";
  close.setAttribute("aria-label", document.querySelector("[data-close]")?.textContent ?? "✕");
  const box = panel();
  box.hidden = false;
  box.setAttribute("aria-label", copy.querySelector("h3")?.textContent.trim() ?? "");
  box.replaceChildren(close, copy);
  htmx.process(box);
  document.body.classList.toggle("gh-explaining", Boolean(found.dataset.explains));
  show();
  beside(box, piece);
  if (keyboard) close.focus();
  return undefined;
}

// Beside the piece and those it is about, where there is room: right, left, below or above them; if
// there is none, beside the piece alone. A phone shows it below (by its style sheet).
function beside(box, piece) {
  const map = document.querySelector(".gh-map").getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const letters = document.querySelectorAll(`#letters-${CSS.escape(piece.dataset.figure ?? "")} .why-letter`);
  const all = [piece, ...letters].map((one) => one.getBoundingClientRect());
  const at = piece.getBoundingClientRect();
  const left = Math.min(...all.map((one) => one.left));
  const right = Math.max(...all.map((one) => one.right));
  const top = Math.min(...all.map((one) => one.top));
  const bottom = Math.max(...all.map((one) => one.bottom));
  const x = Math.min(Math.max(map.left + 6, at.left - width / 2), map.right - width - 6);
  const y = Math.min(Math.max(map.top + 6, at.top - 30), innerHeight - height - 8);
  let place = [at.right + 14 + width < map.right ? at.right + 14 : Math.max(map.left + 6, at.left - 14 - width), y];
  if (right + 12 + width < map.right) place = [right + 12, y];
  else if (left - 12 - width > map.left) place = [left - 12 - width, y];
  else if (bottom + 10 + height < innerHeight - 8) place = [x, bottom + 10];
  else if (top - 10 - height > 8) place = [x, top - 10 - height];
  box.style.setProperty("--left", `${place[0]}px`);
  box.style.setProperty("--top", `${Math.max(8, place[1])}px`);
}

function shut() {
  const box = document.getElementById("gh-open");
  if (!box || box.hidden) return;
  const inside = box.contains(document.activeElement);
  box.hidden = true;
  document.body.classList.remove("gh-explaining");
  if (inside) document.getElementById(opened)?.focus();
  opened = null;
}

document.addEventListener("click", (event) => {
  const piece = event.target.closest?.(OPENS);
  if (piece) open(piece, false);
  else if (event.target.closest?.(".gh-shut") || !event.target.closest?.(".gh-open, dialog")) shut();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return shut();
  const piece = event.target.matches?.(OPENS) && event.target;
  if (!piece || (event.key !== "Enter" && event.key !== " ")) return undefined;
  event.preventDefault();
  return open(piece, true);
});

// A card under the pointer is shown whole, above the hand.
const HOVER = 160;
let timer = 0;

function whole(card) {
  if (!card.isConnected || document.body.dataset.tab === "you") return;
  const copy = card.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["id", "tabindex", "role", "data-answer", "data-tip", "data-glide"]) one.removeAttribute(name);
  copy.className = `gh-card whole ${[...card.classList].find((one) => one.startsWith("tone-")) ?? ""}`;
  copy.setAttribute("aria-hidden", "true");
  unwhole();
  document.body.append(copy);
  const at = card.getBoundingClientRect();
  const { width, height } = copy.getBoundingClientRect();
  const left = Math.min(innerWidth - width - 8, Math.max(8, at.left + at.width / 2 - width / 2));
  copy.style.left = `${left}px`;
  const edge = document.querySelector(".own").getBoundingClientRect().top;
  copy.style.top = `${Math.max(8, edge - height - 4)}px`;
}

function unwhole() {
  clearTimeout(timer);
  document.querySelector("body > .gh-card.whole")?.remove();
}

// A large card is read where it lies, unless a half has more words than room.
function cramped(card) {
  return [...card.querySelectorAll(".gh-half")].some((one) => one.scrollHeight > one.clientHeight + 1);
}

for (const kind of ["mouseover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const card = event.target.closest?.(".own .gh-card");
    if (!card || (kind === "focusin" && !event.target.matches(":focus-visible"))) return;
    if (card.matches(".large") && !cramped(card)) return;
    clearTimeout(timer);
    timer = setTimeout(() => whole(card), HOVER);
  });
}
for (const kind of ["mouseout", "focusout", "click"]) document.addEventListener(kind, unwhole);

// After every new snapshot: what is open stays open at its piece; the track shows whoever acts.
function settle() {
  unwhole();
  show();
  const piece = opened && document.getElementById(opened);
  if (opened) piece?.matches(OPENS) ? open(piece, false) : shut();
  const track = document.querySelector(".gh-track");
  const now = track?.querySelector(".gh-place.now");
  if (now && track.scrollWidth > track.clientWidth) track.scrollLeft = now.offsetLeft - track.clientWidth / 3;
}
document.addEventListener("htmx:after:swap", (event) => {
  if (event.target?.id !== "drawer-body" && event.detail?.ctx?.target?.id !== "drawer-body") settle();
});
settle();
