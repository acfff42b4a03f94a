// Dice that show another face than before have been rolled: they tumble.
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function faces() {
  return new Map([...document.querySelectorAll(".die[id]")].map((one) => [one.id, one.dataset.face]));
}

export function tumble(before) {
  if (still.matches || document.hidden) return;
  document.querySelectorAll(".die[id]").forEach((one, place) => {
    if (before.get(one.id) === one.dataset.face) return;
    const spin = 360 + 90 * (place % 3);
    one.animate(
      [
        { transform: `translateY(-46px) rotate(${-spin}deg) scale(.8)`, opacity: 0 },
        { transform: `translateY(0) rotate(${-spin / 5}deg)`, opacity: 1, offset: 0.6 },
        { transform: "translateY(-9px) rotate(0)", offset: 0.8 },
        { transform: "none" },
      ],
      { duration: 760, delay: 55 * (place % 5), easing: "ease-out", fill: "backwards" },
    );
  });
}
