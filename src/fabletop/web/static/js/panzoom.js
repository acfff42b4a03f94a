// The map under a camera: wheel, drag, pinch, buttons and keys. A small screen looks at the action.
const MOST = 4;
const LEAST = 1;
let camera = null; // {x, y, zoom} in units of the drawing, kept from snapshot to snapshot
let watched = null;

export function panzoom() {
  const frame = document.querySelector("[data-panzoom]");
  if (!frame) return;
  const svg = frame.querySelector("svg");
  const centre = svg.dataset.centre;
  if (!camera) camera = fit();
  const seen = `${centre} ${Boolean(document.querySelector("#drama"))}`;
  if (seen !== watched) (narrow() ? lookAt : dodge)(svg, ...centre.split(" ").map(Number));
  watched = seen;
  apply(svg);
  if (frame.dataset.ready) return;
  frame.dataset.ready = "yes";
  listen(frame);
}

const narrow = () => innerWidth <= 900;
const fit = () => ({ x: 0, y: 0, zoom: 1 });

function size(svg) {
  const { width, height } = svg.viewBox.baseVal;
  return { width, height };
}

// How many drawing units one pixel is, before the camera.
function unit(svg) {
  const { width, height } = size(svg);
  const box = svg.getBoundingClientRect();
  return Math.max(width / (box.width || width), height / (box.height || height));
}

function lookAt(svg, x, y) {
  const { width, height } = size(svg);
  const zoom = Math.min(MOST, Math.max(1, unit(svg) * 1.05));
  const covered = (document.querySelector("#drama")?.offsetHeight ?? 0) / 2;
  camera = { zoom, x: width / 2 - x * zoom, y: height / 2 - y * zoom - covered * unit(svg) };
}

// On a large screen the map steps aside if a panel stands on the place where things happen.
function dodge(svg, x, y) {
  const drama = document.querySelector("#drama")?.getBoundingClientRect();
  if (camera.aside) camera = fit();
  if (!drama) return;
  const frame = svg.parentElement.getBoundingClientRect();
  const matrix = svg.getScreenCTM();
  const at = new DOMPoint(x * camera.zoom + camera.x, y).matrixTransform(matrix).x;
  if (at < drama.left - 60 || at > drama.right + 60) return;
  const left = drama.left - frame.left > frame.right - drama.right;
  const to = left ? (frame.left + drama.left) / 2 : (drama.right + frame.right) / 2;
  camera = { ...camera, x: camera.x + (to - at) / matrix.a, aside: true };
}

function apply(svg) {
  const { width, height } = size(svg);
  const slack = narrow() ? 600 : 340;
  camera.zoom = Math.min(MOST, Math.max(LEAST, camera.zoom));
  camera.x = Math.min(slack, Math.max(width - width * camera.zoom - slack, camera.x));
  camera.y = Math.min(slack, Math.max(height - height * camera.zoom - slack, camera.y));
  if (camera.zoom === 1 && !narrow() && !camera.aside) Object.assign(camera, { x: 0, y: 0 });
  svg.querySelector("#world").style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})`;
}

function zoomAt(svg, factor, px, py) {
  const zoom = Math.min(MOST, Math.max(LEAST, camera.zoom * factor));
  const point = inDrawing(svg, px, py);
  camera.x = point.x - (point.x - camera.x) * (zoom / camera.zoom);
  camera.y = point.y - (point.y - camera.y) * (zoom / camera.zoom);
  camera.zoom = zoom;
  apply(svg);
}

function inDrawing(svg, px, py) {
  const matrix = svg.getScreenCTM().inverse();
  return new DOMPoint(px, py).matrixTransform(matrix);
}

function listen(frame) {
  const svg = () => frame.querySelector("svg");
  const fingers = new Map();
  let moved = 0;
  frame.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      zoomAt(svg(), Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    },
    { passive: false },
  );
  frame.addEventListener("pointerdown", (event) => {
    if (event.target.closest("button")) return;
    fingers.set(event.pointerId, event);
    moved = 0;
  });
  addEventListener("pointermove", (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    fingers.set(event.pointerId, event);
    const dx = event.clientX - last.clientX;
    const dy = event.clientY - last.clientY;
    moved += Math.abs(dx) + Math.abs(dy);
    if (moved < 5) return;
    const scale = unit(svg());
    const others = [...fingers.values()].filter((one) => one.pointerId !== event.pointerId);
    if (others.length) pinch(svg(), last, event, others[0]);
    camera.x += (dx * scale) / fingers.size;
    camera.y += (dy * scale) / fingers.size;
    apply(svg());
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    addEventListener(kind, (event) => fingers.delete(event.pointerId));
  }
  // a drag that ends on a place is no answer
  frame.addEventListener(
    "click",
    (event) => {
      if (moved >= 8) event.stopPropagation();
      moved = 0;
      const zoom = event.target.closest("[data-zoom]")?.dataset.zoom;
      if (zoom) button(svg(), zoom);
    },
    true,
  );
  frame.addEventListener("keydown", (event) => key(event, svg(), frame));
  new ResizeObserver(() => {
    watched = null;
    panzoom();
  }).observe(frame);
}

function pinch(svg, last, now, other) {
  const far = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  const x = (now.clientX + other.clientX) / 2;
  const y = (now.clientY + other.clientY) / 2;
  zoomAt(svg, far(now) / (far(last) || 1), x, y);
}

function button(svg, kind) {
  const box = svg.getBoundingClientRect();
  if (kind === "fit") camera = fit();
  else return zoomAt(svg, kind === "in" ? 1.35 : 1 / 1.35, box.x + box.width / 2, box.y + box.height / 2);
  return apply(svg);
}

function key(event, svg, frame) {
  if (event.target !== frame) return;
  const by = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
  if (by) {
    camera.x += by[0];
    camera.y += by[1];
    if (camera.zoom === 1) camera.zoom = 1.2;
    apply(svg);
  } else if (event.key === "+" || event.key === "-") button(svg, event.key === "+" ? "in" : "out");
  else return;
  event.preventDefault();
  event.stopPropagation();
}
