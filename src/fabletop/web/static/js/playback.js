// Playback: what has happened is told beat by beat over the board that is still shown, at the pace
// of whoever looks. Then the newest snapshot is shown: it alone is the truth.
const PACES = { step: Infinity, slow: 2, normal: 1, fast: 0.4, off: 0 };
const MS = {
  turn: 700,
  move: 1000,
  place: 800,
  remove: 800,
  reveal: 900,
  flip: 800,
  draw: 500,
  discard: 500,
  roll: 1000,
  strike: 1100,
  gain: 600,
  lose: 700,
  condition: 700,
  scene: 1000,
  story: 900,
};
const READING_MS = 12; // more for each letter beyond the first forty
const LONG_QUEUE = 14; // beats; a longer queue plays faster
const FASTEST = 0.25;
const QUIET = new Set(["turn", "draw", "discard", "gain", "lose", "place", "story"]);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const $ = (selector) => document.querySelector(selector);

// The pace is remembered in this browser, where it lets us.
const setting = {
  now: null,
  read() {
    try {
      return localStorage.getItem("fabletop-pace") ?? this.now;
    } catch {
      return this.now;
    }
  },
  write(pace) {
    this.now = pace;
    try {
      localStorage.setItem("fabletop-pace", pace);
    } catch {
      // remembered for this page only
    }
  },
};

let queue = []; // beats, and between them the snapshots to which they lead
let played = [];
let newest = null; // the snapshot to show when all is told
let show = () => {};
let told = Number($("#table")?.dataset.lines ?? 0); // the newest line that was told or shown
let playing = false;
let paused = false;
let wake = () => {};

// A new snapshot: tell what it says has happened, then show it. `mine`: it is the reply to one's own
// answer, whose quiet consequences need no telling.
export function tell(snapshot, apply, mine = false) {
  const beats = fresh(snapshot.data);
  show = apply;
  if (silent() || (!playing && (!beats.length || (mine && beats.every((one) => QUIET.has(one.kind)))))) {
    stop();
    apply(snapshot);
    return;
  }
  newest = snapshot;
  queue.push(...beats, { snapshot });
  if (!playing) run();
  else bar();
}

// Tell some lines of the chronicle once more; the table stays as it is.
export async function replay(first, last) {
  const { version, seat } = $("#table").dataset;
  const table = location.pathname.split("/")[2];
  const query = new URLSearchParams({ first, last, ...(seat === undefined ? {} : { seat }) });
  const reply = await fetch(`/t/${table}/beats?${query}`, { headers: { accept: "application/json" } });
  if (!reply.ok || playing || version !== $("#table").dataset.version) return;
  const beats = await reply.json();
  if (!beats.length || playing) return;
  queue = beats;
  run();
}

// The version that will be shown when all is told.
export function pending() {
  return newest ? Number(newest.id) : null;
}

export function stop() {
  queue = [];
  playing = false;
  paused = false;
  wake();
}

function silent() {
  return document.hidden || pace() === "off";
}

function pace() {
  const kept = setting.read();
  return kept in PACES ? kept : "normal";
}

// The beats of a snapshot that were not told yet. Its lines are counted, since an undo takes lines
// back and the same lines may come twice, with a reply and with the stream.
function fresh(text) {
  const lines = Number(text.match(/data-lines="(\d+)"/)?.[1] ?? told);
  const json = text.match(/<script type="application\/json" id="beats">(.*?)<\/script>/s)?.[1];
  const beats = json ? JSON.parse(json).filter((one) => one.number > told) : [];
  told = lines;
  return beats;
}

async function run() {
  playing = true;
  played = [];
  document.body.classList.add("telling");
  inPanel();
  while (playing && queue.length) {
    const beat = queue.shift();
    if (beat.snapshot) {
      between(beat.snapshot);
      continue;
    }
    played.push(beat);
    draw(beat);
    bar();
    if (beat.moment && Number($("#table").dataset.seat ?? -1) === beat.seat) await moment(beat);
    else await wait(beat);
  }
  finish();
}

// More is to be told, but the board is ready for it: show how it stands by now.
function between(snapshot) {
  if (snapshot === newest) return;
  clear();
  forget();
  show(snapshot);
  inPanel();
}

function left() {
  return queue.filter((one) => !one.snapshot).length;
}

function finish() {
  playing = false;
  paused = false;
  clear();
  document.body.classList.remove("telling");
  $("#telling").hidden = true;
  $("#tell-panel")?.remove();
  const snapshot = newest;
  newest = null;
  if (snapshot) show(snapshot);
}

function wait(beat) {
  const factor = PACES[pace()];
  const hurry = Math.max(FASTEST, Math.min(1, LONG_QUEUE / Math.max(1, left() + played.length)));
  const reading = Math.max(0, beat.text.length - 40) * READING_MS;
  const time = factor === Infinity ? Infinity : (MS[beat.kind] + reading) * factor * hurry;
  return sleep(time);
}

// Ends after so long, or at once when somebody presses a button; never while it is paused.
function sleep(ms) {
  return new Promise((done) => {
    let timer = 0;
    const end = () => {
      clearTimeout(timer);
      wake = () => {};
      done();
    };
    const start = () => {
      if (ms !== Infinity && !paused) timer = setTimeout(end, ms);
    };
    wake = end;
    sleep.again = start;
    sleep.hold = () => clearTimeout(timer);
    start();
  });
}

// Something great has happened to who looks: a card that stays until it was read.
function moment(beat) {
  const card = $("#moment");
  card.querySelector("p").textContent = beat.text;
  const gains = queue.filter((one) => !one.snapshot && one.seat === beat.seat && one.kind === "gain").slice(0, 4);
  card
    .querySelector("ul")
    .replaceChildren(...gains.map((one) => Object.assign(document.createElement("li"), { textContent: one.text })));
  portrait(card.querySelector(".portrait"), beat.seat);
  card.hidden = false;
  card.querySelector("button").focus({ preventScroll: true });
  return new Promise((done) => {
    wake = () => {
      card.hidden = true;
      wake = () => {};
      done();
    };
  });
}

// The caption, the bar, and the place of the question while nothing is asked

function bar() {
  const strip = $("#telling");
  const board = ($(".board") ?? $("#table")).getBoundingClientRect();
  strip.style.setProperty("--left", `${board.left}px`);
  strip.style.setProperty("--width", `${board.width}px`);
  strip.style.setProperty("--top", `${Math.max(0, board.top)}px`);
  strip.style.setProperty("--bottom", `${Math.max(0, innerHeight - board.bottom)}px`);
  strip.hidden = false;
  strip.querySelector("[data-tell=pause]").setAttribute("aria-pressed", String(paused));
  markPace();
  const count = played.length + left();
  strip.querySelector("output").textContent = `${played.length} / ${count}`;
  const progress = strip.querySelector("progress");
  progress.max = count;
  progress.value = played.length;
}

function markPace() {
  for (const one of document.querySelectorAll("[data-pace]")) {
    one.setAttribute("aria-pressed", String(one.dataset.pace === pace()));
  }
}
markPace();

function inPanel() {
  const asking = $("#ask");
  if (!asking || $("#tell-panel")) return;
  const panel = $("#tell-waiting").content.firstElementChild.cloneNode(true);
  panel.id = "tell-panel";
  asking.prepend(panel);
}

function caption(beat) {
  const strip = $("#telling .caption");
  strip.className = `caption beat-${beat.kind}`;
  strip.querySelector("p").textContent = beat.text;
  portrait(strip.querySelector(".portrait"), beat.seat);
  const list = $("#tell-panel ol");
  if (!list) return;
  const line = document.createElement("li");
  line.textContent = beat.text;
  list.append(line);
  while (list.children.length > 6) list.firstChild.remove();
}

export function portrait(place, seat) {
  const known = seat === undefined ? null : $(`#player-${seat} svg`);
  place.replaceChildren(...(known ? [known.cloneNode(true)] : []));
}

// What a beat looks like on the board

function draw(beat) {
  clear();
  caption(beat);
  if (still.matches) return;
  const actor = find(beat.at);
  const target = find(beat.to);
  actor?.classList.add("beat-at");
  target?.classList.add("beat-to");
  if (beat.kind === "move") travel(actor, beat.path.map(point).filter(Boolean));
  if (beat.kind === "strike" && actor && target) line([centre(actor), centre(target)], "shot");
  if (beat.kind === "roll") actor?.classList.add("beat-roll");
  if (beat.kind === "remove") actor?.classList.add("beat-gone");
  if (beat.amount) float(target ?? actor, beat.amount);
}

function find(id) {
  const found = id ? document.getElementById(id) : null;
  return found?.getBoundingClientRect().width ? found : null;
}

function centre(one) {
  const box = one.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// An element, or a point of the map in the map's own measure.
function point(step) {
  if (!step.startsWith("map:")) {
    const one = find(step);
    return one ? centre(one) : null;
  }
  const matrix = ($("#world > g") ?? $("#world"))?.getScreenCTM?.();
  if (!matrix) return null;
  const [x, y] = step.slice(4).split(",").map(Number);
  return new DOMPoint(x, y).matrixTransform(matrix);
}

function travel(piece, stops) {
  if (!piece || !stops.length) return;
  const from = centre(piece);
  const way = Math.hypot(stops[0].x - from.x, stops[0].y - from.y) < 4 ? stops : [from, ...stops];
  line(way, "way");
  const svg = piece instanceof SVGElement ? piece.ownerSVGElement : null;
  const scale = svg ? (piece.parentNode.getScreenCTM?.() ?? { a: 1, d: 1 }) : { a: 1, d: 1 };
  const rest = svg ? (piece.getAttribute("transform") ?? "").replace(/(-?[\d.]+) (-?[\d.]+)/, "$1px, $2px") : "";
  piece.animate(
    way.map(({ x, y }) => ({
      transform: `translate(${(x - from.x) / scale.a}px, ${(y - from.y) / scale.d}px) ${rest}`,
    })),
    {
      duration: MS.move * 0.7 * Math.min(1.5, PACES[pace()] || 1),
      easing: "ease-in-out",
      fill: "forwards",
      id: "beat",
    },
  );
}

function line(points, kind) {
  const art = $("#telling-art");
  art.setAttribute("viewBox", `0 0 ${innerWidth} ${innerHeight}`);
  const one = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
  one.setAttribute("points", points.map(({ x, y }) => `${x},${y}`).join(" "));
  one.setAttribute("class", kind);
  art.append(one);
}

function float(over, amount) {
  const from = over ? centre(over) : null;
  if (!from) return;
  const number = document.createElement("b");
  number.className = `beat-number ${amount < 0 ? "minus" : "plus"}`;
  number.textContent = amount < 0 ? `−${-amount}` : `+${amount}`;
  number.style.left = `${from.x}px`;
  number.style.top = `${from.y}px`;
  $("#telling-numbers").append(number);
}

function clear() {
  $("#telling-art").replaceChildren();
  $("#telling-numbers").replaceChildren();
  for (const one of document.querySelectorAll(".beat-at, .beat-to, .beat-roll")) {
    one.classList.remove("beat-at", "beat-to", "beat-roll");
  }
  if (playing) return;
  forget();
}

// What pieces did in a beat ends with the snapshot that knows where they are.
function forget() {
  for (const one of document.querySelectorAll(".beat-gone")) one.classList.remove("beat-gone");
  for (const one of document.getAnimations()) if (one.id === "beat") one.cancel();
}

// Buttons and keys, while something is told

const DO = {
  skip: stop,
  step: () => wake(),
  pause: () => {
    paused = !paused;
    if (paused) sleep.hold?.();
    else sleep.again?.();
    bar();
  },
  back: () => {
    queue = [...played, ...queue];
    played = [];
    wake();
  },
};
const KEYS = { " ": "skip", p: "pause", arrowright: "step", arrowleft: "back" };

document.addEventListener(
  "keydown",
  (event) => {
    if (!playing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches?.("input, textarea, select")) return;
    const key = event.key.toLowerCase();
    const card = !$("#moment").hidden;
    const wish = card && (key === "enter" || key === " ") ? "step" : KEYS[key];
    if (!wish) return;
    event.preventDefault();
    event.stopPropagation();
    DO[wish]();
  },
  true,
);

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-tell], [data-pace], [data-replay]");
  if (button?.dataset.replay) {
    replay(...button.dataset.replay.split("-"));
  } else if (button?.dataset.pace) {
    setting.write(button.dataset.pace);
    markPace();
    if (pace() === "off") stop();
    else {
      sleep.hold?.();
      if (pace() !== "step") sleep.again?.();
    }
    if (playing) bar();
  } else if (button) {
    DO[button.dataset.tell]?.();
  } else if (playing && event.target.closest?.(".board")) {
    stop();
  }
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden && playing) stop();
});
