// The camera over the dungeon: it frames the lit rooms, keeps figures readable and follows whoever
// acts, until the player takes it. Where it stands is kept on the body, which no snapshot replaces.
const READABLE = 1.2; // pixels for a unit of the drawing: a figure of 34 units is 40 pixels wide
const CLOSE = 1.9;
const LEAST = 0.2;
const MOST = 4;
const EDGE = 6;
const CALM = 0.3; // part of the frame around its middle in which whoever acts need not be followed
const GLIDE = "0.45s";

let place = null; // {x, y, scale}: what lies in the middle of the frame, and how large
let chosen = 0; // the scale that the player has chosen; 0 leaves it to the camera
let follows = true;
let watched = "";
const known = new WeakSet();

export function camera() {
  const frame = document.querySelector(".gh-map");
  if (!frame?.querySelector("#map[data-box]")) return;
  if (!known.has(frame)) listen(frame);
  if (follows) follow(frame);
  else apply(frame, "0s");
}

// The lit rooms, and whoever acts.
function scene(frame) {
  const { box, focus } = frame.querySelector("#map").dataset;
  const [left, top, width, height] = box.split(" ").map(Number);
  const [x, y] = focus.split(" ").map(Number);
  return { left, top, width, height, x, y };
}

function size(frame) {
  return { width: frame.clientWidth - 2 * EDGE, height: frame.clientHeight - 2 * EDGE };
}

function whole(frame) {
  const { width, height } = scene(frame);
  const space = size(frame);
  return Math.min(space.width / width, space.height / height);
}

function follow(frame) {
  const seen = scene(frame);
  const space = size(frame);
  const scale = chosen || Math.min(CLOSE, Math.max(READABLE, whole(frame)));
  const same = watched === `${seen.x} ${seen.y}` && place?.scale === scale;
  watched = `${seen.x} ${seen.y}`;
  if (!(chosen && same && calm(seen, space))) {
    place = {
      x: inside(seen.x, seen.left, seen.width, space.width / scale),
      y: inside(seen.y, seen.top, seen.height, space.height / scale),
      scale,
    };
  }
  apply(frame, GLIDE);
}

function calm(seen, space) {
  const dx = Math.abs(seen.x - place.x) * place.scale;
  const dy = Math.abs(seen.y - place.y) * place.scale;
  return dx < space.width * CALM && dy < space.height * CALM;
}

// As near to the wished place as the rooms reach; what fits whole stands in the middle.
function inside(wished, start, length, view) {
  if (length <= view) return start + length / 2;
  return Math.min(start + length - view / 2, Math.max(start + view / 2, wished));
}

function apply(frame, time) {
  const seen = scene(frame);
  const { x, y, scale } = place;
  place = {
    x: Math.min(seen.left + seen.width, Math.max(seen.left, x)),
    y: Math.min(seen.top + seen.height, Math.max(seen.top, y)),
    scale: Math.min(MOST, Math.max(LEAST, scale)),
  };
  const style = document.body.style;
  const first = !style.getPropertyValue("--camera");
  const [dx, dy] = [frame.clientWidth / 2 - place.x * place.scale, frame.clientHeight / 2 - place.y * place.scale];
  style.setProperty("--camera-time", first ? "0s" : time);
  style.setProperty("--camera", `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px) scale(${place.scale.toFixed(4)})`);
  for (const one of document.querySelectorAll("[data-camera]")) one.setAttribute("aria-pressed", String(follows));
}

// The point under the pointer stays where it is.
function zoom(frame, factor, px, py) {
  const box = frame.getBoundingClientRect();
  const scale = Math.min(MOST, Math.max(LEAST, place.scale * factor));
  const [dx, dy] = [px - box.x - box.width / 2, py - box.y - box.height / 2];
  const gain = 1 / place.scale - 1 / scale;
  place = { x: place.x + dx * gain, y: place.y + dy * gain, scale };
  chosen = scale;
  apply(frame, "0s");
}

function pan(frame, dx, dy) {
  follows = false;
  place = { ...place, x: place.x - dx / place.scale, y: place.y - dy / place.scale };
  apply(frame, "0s");
}

function button(frame, kind) {
  const box = frame.getBoundingClientRect();
  if (kind !== "fit") {
    return zoom(frame, kind === "in" ? 1.35 : 1 / 1.35, box.x + box.width / 2, box.y + box.height / 2);
  }
  const seen = scene(frame);
  follows = false;
  place = { x: seen.left + seen.width / 2, y: seen.top + seen.height / 2, scale: Math.min(CLOSE, whole(frame)) };
  return apply(frame, GLIDE);
}

// Follow again, at the camera's own scale; or stay here.
function toggle(frame) {
  follows = !follows;
  chosen = 0;
  if (follows) follow(frame);
  else apply(frame, "0s");
}

function listen(frame) {
  known.add(frame);
  const fingers = new Map();
  let moved = 0;
  frame.addEventListener(
    "wheel",
    (event) => {
      if (event.target.closest(".gh-open")) return;
      event.preventDefault();
      zoom(frame, Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    },
    { passive: false },
  );
  frame.addEventListener("pointerdown", (event) => {
    if (event.target.closest("button, .gh-open")) return;
    fingers.set(event.pointerId, event);
    moved = 0;
  });
  addEventListener("pointermove", (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    fingers.set(event.pointerId, event);
    const [dx, dy] = [event.clientX - last.clientX, event.clientY - last.clientY];
    moved += Math.abs(dx) + Math.abs(dy);
    if (moved < 5) return;
    const other = [...fingers.values()].find((one) => one.pointerId !== event.pointerId);
    if (other) pinch(frame, last, event, other);
    pan(frame, dx / fingers.size, dy / fingers.size);
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    addEventListener(kind, (event) => fingers.delete(event.pointerId));
  }
  // a drag that ends on a hex is no answer
  frame.addEventListener(
    "click",
    (event) => {
      if (moved >= 8) event.stopPropagation();
      moved = 0;
      const kind = event.target.closest("[data-zoom]")?.dataset.zoom;
      if (kind) button(frame, kind);
    },
    true,
  );
  frame.addEventListener("keydown", (event) => key(event, frame));
  new ResizeObserver(camera).observe(frame);
}

function pinch(frame, last, now, other) {
  const far = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  const [x, y] = [(now.clientX + other.clientX) / 2, (now.clientY + other.clientY) / 2];
  zoom(frame, far(now) / (far(last) || 1), x, y);
}

function key(event, frame) {
  if (event.target !== frame) return;
  const by = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
  if (by) pan(frame, ...by);
  else if (event.key === "+" || event.key === "-") button(frame, event.key === "+" ? "in" : "out");
  else return;
  event.preventDefault();
  event.stopPropagation();
}

document.addEventListener("click", (event) => {
  const frame = document.querySelector(".gh-map");
  if (frame && place && event.target.closest?.("[data-camera]")) toggle(frame);
});
// before anything else looks at the new snapshot: what glides is measured under the camera
addEventListener("htmx:after:swap", camera, true);
camera();
