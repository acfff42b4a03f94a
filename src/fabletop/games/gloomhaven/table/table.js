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

// Reasons: a click on a monster or on its name.
function show() {
  const known = [...document.querySelectorAll(".gh-explain")].map((one) => one.dataset.explains);
  if (!known.includes(chosen)) return mark("");
  for (const one of document.querySelectorAll("[data-explains]"))
    one.classList.toggle("shown", one.dataset.explains === chosen);
  return mark(chosen);
}

function mark(id) {
  const first = id || document.querySelector(".gh-explain.shown")?.dataset.explains;
  for (const one of document.querySelectorAll("button[data-explain]"))
    one.classList.toggle("on", one.dataset.explain === first);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button[data-explain]");
  const figure = event.target.closest?.(".gh-fig.monster:not([data-answer])");
  const id = button?.dataset.explain ?? figure?.dataset.figure;
  if (!id) return;
  chosen = id;
  if (figure && document.getElementById(`explain-${id}`))
    document.querySelector('button[data-side="explain"]')?.click();
  show();
});
document.addEventListener("htmx:after:swap", show);
show();
