// The solver's page: a position is laid out by pointer or keys, the server says what the monster does.
import { Board, LETTERS, draw, hex, hexagon, key, middle, near, nearestSide } from "./solverboard.js";
import { Position } from "./solverposition.js";

const $ = (selector) => document.querySelector(selector);
const root = $("[data-solver]");
const words = JSON.parse(root.dataset.words);
const PAINTS = ["floor", "obstacle", "trap", "hazard", "difficult", "clear"];
const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea";
const position = new Position();
const board = new Board($("#map"), { own: root.dataset.own, common: root.dataset.common }, called);
let wallFrom = null;
let asked = null;
let timer = 0;

const tool = () => $("input[name=tool]:checked").value;

// What stands on a hex, in words.
function called(at) {
  const here = key(at);
  if (!position.hexes.has(here)) return `${here}: ${words.outside}`;
  const things = [words[position.terrain.get(here)] ?? words.floor];
  if (position.has("monster", here)) things.push(words.monster);
  if (position.has("ally", here)) things.push(words.ally);
  const enemy = position.enemies.findIndex((one) => key(one.at) === here);
  if (enemy >= 0) things.push(`${words.enemy} ${LETTERS[enemy]} (${position.enemies[enemy].initiative})`);
  if (near(at).some((one) => position.walls.has([here, key(one)].sort().join("|")))) things.push(words.wall);
  return `${here}: ${things.join(", ")}`;
}

// Everything anew after a change; the server is asked a moment later.
function changed({ fit = false } = {}) {
  if (fit) board.camera = null;
  board.draw(position, tool() === "floor");
  fields();
  $("#written").value = JSON.stringify(position.written());
  $('[data-act="undo"]').disabled = !position.past.length;
  clearTimeout(timer);
  timer = setTimeout(ask, 160);
}

function change(deed) {
  position.remember();
  deed();
  changed();
}

function fields() {
  for (const name of ["move", "range", "targets"]) {
    const field = $(`input[name=${name}]`);
    if (document.activeElement !== field) field.value = position.monster[name];
  }
  for (const name of ["flying", "jump", "muddled"]) $(`input[name=${name}]`).checked = position.monster[name];
  foes();
  pattern();
}

function foes() {
  const list = $("#foes");
  if (
    list.contains(document.activeElement) &&
    document.activeElement.matches("input") &&
    list.children.length === position.enemies.length
  )
    return;
  const made = position.enemies.map((one, number) => {
    const row = document.createElement("li");
    const who = document.createElement("span");
    who.className = "who";
    const letter = document.createElement("i");
    letter.textContent = LETTERS[number];
    who.append(letter, ` ${key(one.at)}`);
    const field = Object.assign(document.createElement("input"), {
      type: "number",
      min: 0,
      max: 99,
      value: one.initiative,
      inputMode: "numeric",
    });
    field.setAttribute("aria-label", `${words.initiative}: ${words.enemy} ${LETTERS[number]}`);
    field.addEventListener("input", () =>
      change(() => {
        position.enemies[number].initiative = wholeOf(field, 0);
      }),
    );
    const away = Object.assign(document.createElement("button"), {
      type: "button",
      className: "mini",
      textContent: "×",
    });
    away.setAttribute("aria-label", `${words.remove}: ${words.enemy} ${LETTERS[number]}`);
    away.addEventListener("click", () => change(() => position.empty(key(one.at))));
    const label = document.createElement("span");
    label.className = "dim";
    label.textContent = words.initiative;
    row.append(who, label, field, away);
    return row;
  });
  if (!made.length) {
    const none = document.createElement("li");
    none.className = "dim";
    none.textContent = list.dataset.none;
    made.push(none);
  }
  list.replaceChildren(...made);
}

function wholeOf(field, least) {
  const value = Math.trunc(Number(field.value));
  return Number.isFinite(value) && field.value !== "" ? Math.min(99, Math.max(least, value)) : least;
}

// The area pattern: a small map of its own around the attacker.
function pattern() {
  const svg = $("#pattern");
  const chosen = new Set((position.monster.aoe ?? []).map(key));
  const far = Math.max(3, ...[...chosen].map(hex).map(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))));
  const focused = svg.contains(document.activeElement) ? document.activeElement.dataset.in : "";
  const made = [];
  for (let r = -far; r <= far; r += 1) {
    for (let q = -far; q <= far; q += 1) {
      if (Math.abs(q + r) > far) continue;
      const at = key([q, r]);
      const [x, y] = middle([q, r]);
      const own = at === "0,0" && position.monster.range === 0;
      const one = draw(
        "g",
        { class: own ? "own" : chosen.has(at) ? "on" : "off", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
        draw("path", { d: hexagon(0.94) }),
      );
      if (own)
        one.append(
          draw("use", { class: "face", href: `${root.dataset.own}#bones`, x: -15, y: -15, width: 30, height: 30 }),
        );
      else {
        one.dataset.in = at;
        for (const [name, value] of Object.entries({
          role: "checkbox",
          tabindex: "0",
          "aria-checked": String(chosen.has(at)),
          "aria-label": `${words["in-pattern"]} ${at}`,
        }))
          one.setAttribute(name, value);
      }
      made.push(one);
    }
  }
  const width = Math.sqrt(3) * 32 * (2 * far + 1);
  const height = 1.5 * 32 * 2 * far + 64;
  svg.setAttribute(
    "viewBox",
    `${(-width / 2).toFixed(1)} ${(-height / 2).toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`,
  );
  svg.replaceChildren(...made);
  if (focused) svg.querySelector(`[data-in="${focused}"]`)?.focus();
  $("[data-pattern-count]").textContent = chosen.size ? `· ${chosen.size}` : "";
}

function togglePattern(at) {
  change(() => {
    const chosen = new Map((position.monster.aoe ?? []).map((one) => [key(one), one]));
    if (!chosen.delete(at)) chosen.set(at, hex(at));
    position.monster.aoe = chosen.size ? [...chosen.values()] : null;
  });
}
$("#pattern").addEventListener("click", (event) => {
  const at = event.target.closest("[data-in]")?.dataset.in;
  if (at) togglePattern(at);
});
$("#pattern").addEventListener("keydown", (event) => {
  const at = event.target.closest("[data-in]")?.dataset.in;
  if (!at || (event.key !== " " && event.key !== "Enter")) return;
  event.preventDefault();
  togglePattern(at);
});

// Fields
for (const [name, least] of [
  ["move", 0],
  ["range", 0],
  ["targets", -1],
]) {
  const field = $(`input[name=${name}]`);
  field.addEventListener("input", () =>
    change(() => {
      position.monster[name] = Math.min(Number(field.max), wholeOf(field, least));
      if (name === "range" && position.monster.range === 0)
        position.monster.aoe = position.monster.aoe?.filter((one) => key(one) !== "0,0") ?? null;
      if (!position.monster.aoe?.length) position.monster.aoe = null;
    }),
  );
  field.addEventListener("blur", fields);
}
for (const name of ["flying", "jump", "muddled"]) {
  $(`input[name=${name}]`).addEventListener("change", (event) =>
    change(() => {
      position.monster[name] = event.target.checked;
    }),
  );
}
for (const one of document.querySelectorAll("input[name=tool]")) one.addEventListener("change", chosen);

// The floor's tool shows where more of it could lie.
function chosen() {
  wallFrom = null;
  changed({ fit: tool() === "floor" });
}

// Tools on the map: a click, a stroke of the mouse, or Enter on a hex.
function apply(at, point = null) {
  if (tool() === "wall") return wall(hex(at), point);
  const add = !position.has(tool(), at);
  return change(() => position.use(tool(), at, add));
}

function wall(at, point) {
  if (point) return change(() => position.wall(at, nearestSide(at, point)));
  if (!wallFrom) {
    wallFrom = at;
    return tell(words["wall-second"]);
  }
  const from = wallFrom;
  wallFrom = null;
  if (near(from).some((one) => key(one) === key(at))) return change(() => position.wall(from, at));
  return tell(words["wall-first"]);
}

function tell(text) {
  $("#whereat").textContent = text;
}

const map = $("#map");
const fingers = new Map();
let stroke = null; // {add, done} while the mouse paints
let moved = 0;
map.addEventListener("pointerdown", (event) => {
  fingers.set(event.pointerId, event);
  moved = 0;
  const at = event.target.closest("[data-at]")?.dataset.at;
  if (event.pointerType !== "mouse" || event.button !== 0 || !at || !PAINTS.includes(tool())) return;
  position.remember();
  stroke = { add: !position.has(tool(), at), done: new Set() };
  paint(at);
});
addEventListener("pointermove", (event) => {
  const last = fingers.get(event.pointerId);
  if (!last) return;
  fingers.set(event.pointerId, event);
  const [dx, dy] = [event.clientX - last.clientX, event.clientY - last.clientY];
  moved += Math.abs(dx) + Math.abs(dy);
  if (stroke)
    return paint(document.elementFromPoint(event.clientX, event.clientY)?.closest("#map [data-at]")?.dataset.at);
  if (moved < 6) return;
  const other = [...fingers.values()].find((one) => one.pointerId !== event.pointerId);
  if (other) {
    const far = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
    board.zoom(far(last) / far(event), board.point(other));
  }
  board.pan(dx / fingers.size, dy / fingers.size);
});
for (const kind of ["pointerup", "pointercancel"]) {
  addEventListener(kind, (event) => {
    fingers.delete(event.pointerId);
    if (stroke)
      setTimeout(() => {
        stroke = null;
      });
  });
}

function paint(at) {
  if (!at || stroke.done.has(at)) return;
  stroke.done.add(at);
  position.use(tool(), at, stroke.add);
  changed();
}

map.addEventListener("click", (event) => {
  const at = event.target.closest("[data-at]")?.dataset.at;
  if (at && !stroke && moved < 8) apply(at, board.point(event));
});
map.addEventListener("keydown", (event) => {
  const at = event.target.closest("[data-at]")?.dataset.at;
  if (!at || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  apply(at);
});
for (const kind of ["mouseover", "focusin"]) {
  map.addEventListener(kind, (event) => {
    const at = event.target.closest("[data-at]");
    if (at) tell(at.getAttribute("aria-label"));
  });
}
document.addEventListener("keydown", (event) => {
  if (event.target.matches(TYPING) || $("#drawer").open) return;
  if ((event.ctrlKey || event.metaKey) && event.key === "z") return undo(event);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const wanted = document.querySelector(`input[name=tool][data-key="${event.key}"]`);
  if (!wanted) return;
  wanted.checked = true;
  chosen();
});
document.addEventListener("click", (event) => {
  const zoom = event.target.closest("[data-zoom]")?.dataset.zoom;
  if (zoom) return zoom === "fit" ? board.fit() : board.zoom(zoom === "in" ? 0.75 : 1 / 0.75);
  const act = event.target.closest("[data-act]")?.dataset.act;
  if (act) return ACTS[act](event);
  const given = event.target.closest("[data-position]")?.dataset.position;
  if (given) return load(given);
  const rule = event.target.closest("a[data-rule], #drawer-body a[href^='/rules/']");
  if (rule) return open(event, rule);
  if (event.target.closest("[data-close]")) return $("#drawer").close();
  const more = event.target.closest("[data-more]");
  if (more) {
    more.previousElementSibling.querySelector(".rest").hidden = false;
    more.remove();
  }
});

async function open(event, link) {
  event.preventDefault();
  const reply = await fetch(link.href, { headers: { "hx-request": "true" } });
  $("#drawer-body").innerHTML = await reply.text();
  if (!$("#drawer").open) $("#drawer").showModal();
}

// Positions from outside and for others
function undo(event) {
  event?.preventDefault();
  position.undo();
  changed();
}
async function load(text) {
  const fault = $("#written-fault");
  fault.hidden = true;
  clearTimeout(timer);
  const reply = await send(text);
  if (!reply) return;
  if (!reply.ok) {
    fault.textContent = reply.message;
    fault.hidden = false;
    fault.closest("details").open = true;
    ask();
    return;
  }
  position.remember();
  position.take(JSON.parse(text));
  changed({ fit: true });
  tell(words.loaded);
}
const text = () => JSON.stringify(position.written(), null, 1);
async function copy(what) {
  await navigator.clipboard?.writeText(what);
  tell(words.copied);
}
const ACTS = {
  undo,
  new: () => {
    position.remember();
    const hexes = [];
    for (let r = 0; r < 6; r += 1) for (let q = 0; q < 8; q += 1) hexes.push([q - Math.floor(r / 2), r]);
    position.take({ hexes, monster: { at: null } });
    changed({ fit: true });
  },
  load: () => load($("#written").value),
  copy: () => copy(text()),
  link: () => copy(`${location.origin}${location.pathname}#${encodeURIComponent(JSON.stringify(position.written()))}`),
  download: () => {
    const url = URL.createObjectURL(new Blob([text()], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href: url, download: "position.json" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  },
};
$("[data-open]").addEventListener("change", async (event) => {
  const file = event.target.files[0];
  if (!file) return;
  $("#written").value = await file.text();
  event.target.value = "";
  load($("#written").value);
});

// The server
async function send(body) {
  asked?.abort();
  asked = new AbortController();
  try {
    const reply = await fetch(root.dataset.solver, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
      signal: asked.signal,
    });
    const json = reply.headers.get("content-type")?.includes("json");
    const found = json ? await reply.json() : {};
    return { ok: reply.ok, message: found.message ?? words.unreachable, ...found };
  } catch (fault) {
    return fault.name === "AbortError" ? null : { ok: false, message: words.unreachable };
  }
}

async function ask() {
  const missing = !position.hexes.size ? words["no-hexes"] : position.monster.at ? "" : words["no-monster"];
  const reply = missing ? { ok: false, message: missing } : await send(JSON.stringify(position.written()));
  if (!reply) return;
  const fault = $("#fault");
  fault.hidden = reply.ok;
  fault.textContent = reply.ok ? "" : reply.message;
  $("#reasons").innerHTML = reply.ok ? reply.reasons : "";
  $("#reasons").setAttribute("aria-busy", "false");
  const drawn = new DOMParser().parseFromString(
    reply.ok ? reply.drawing : "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "image/svg+xml",
  );
  for (const layer of ["below", "above"]) {
    const found = drawn.querySelector(`[data-layer="${layer}"]`);
    $(`#${layer}`).replaceChildren(...(found ? [...found.children].map((one) => document.importNode(one, true)) : []));
  }
}

// Reasons: an outcome or a row is shown on the map.
function show(number, focus) {
  for (const one of document.querySelectorAll(".outcome"))
    one.setAttribute("aria-pressed", String(one.dataset.outcome === number));
  for (const one of document.querySelectorAll(".so-way")) one.classList.toggle("shown", one.dataset.outcome === number);
  for (const one of document.querySelectorAll(".for-focus")) one.hidden = one.dataset.focus !== focus;
}
for (const kind of ["click", "mouseover", "focusin"]) {
  $("#reasons").addEventListener(kind, (event) => {
    const one = event.target.closest(".outcome");
    if (one && kind === "click") show(one.dataset.outcome, one.dataset.focus);
    const row = event.target.closest("[data-row]");
    const layer = $(".so-row");
    if (!layer) return;
    layer.replaceChildren();
    if (!row) return;
    const [x, y] = middle(hex(row.dataset.row));
    layer.append(
      draw("path", { class: "about", d: hexagon(0.9), transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }),
    );
    if (row.dataset.mark) layer.append(draw("path", { class: "mark", d: row.dataset.mark }));
    if (row.dataset.way) layer.append(draw("path", { class: "row-way", d: row.dataset.way }));
  });
}
$("#reasons").addEventListener("mouseleave", () => $(".so-row")?.replaceChildren());

// A link may bring a position along; otherwise the first example.
function brought() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}
const first = $("[data-position]").dataset.position;
position.take(JSON.parse(first));
changed({ fit: true });
if (brought().startsWith("{")) load(brought());
new ResizeObserver(() => board.fit()).observe($(".frame"));
