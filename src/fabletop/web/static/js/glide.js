// What moved from one snapshot to the next glides there; what is new turns up.
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function remember() {
  const places = new Map();
  for (const one of document.querySelectorAll("[data-glide][id]")) {
    places.set(one.id, one.getBoundingClientRect());
  }
  const shown = new Set([...document.querySelectorAll("[data-flip][id]")].map((one) => one.id));
  return { places, shown };
}

export function glide({ places, shown }) {
  if (still.matches || document.hidden) return;
  for (const one of document.querySelectorAll("[data-glide][id]")) {
    const from = places.get(one.id);
    if (from?.width) move(one, from);
    else if (one.matches(".card")) deal(one);
  }
  for (const one of document.querySelectorAll("[data-flip][id]")) {
    if (!shown.has(one.id)) flip(one);
  }
}

function move(one, from) {
  const to = one.getBoundingClientRect();
  let dx = from.x + from.width / 2 - to.x - to.width / 2;
  let dy = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.abs(dx) + Math.abs(dy) < 3 || !to.width) return;
  const inMap = one instanceof SVGElement && one.getScreenCTM?.();
  if (inMap) {
    dx /= inMap.a;
    dy /= inMap.d;
  }
  const rest = inMap ? one.getAttribute("transform").replace(/(-?[\d.]+) (-?[\d.]+)/, "$1px, $2px") : "none";
  const first = inMap ? `${rest} translate(${dx}px, ${dy}px)` : `translate(${dx}px, ${dy}px)`;
  one.animate(
    [
      { transform: first, zIndex: 5 },
      { transform: inMap ? rest : "translate(0, 0)", zIndex: 5 },
    ],
    { duration: 620, easing: "cubic-bezier(.3, .8, .3, 1)" },
  );
}

function deal(one) {
  one.animate(
    [
      { transform: "translateY(30px) rotateY(90deg)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: 420, easing: "ease-out" },
  );
}

function flip(one) {
  one.animate(
    [
      { transform: "perspective(700px) rotateY(90deg)", opacity: 0.2 },
      { transform: "perspective(700px) rotateY(0)", opacity: 1 },
    ],
    { duration: 520, easing: "ease-out" },
  );
}
