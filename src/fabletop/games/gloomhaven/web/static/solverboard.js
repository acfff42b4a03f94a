// The solver's map: hexes drawn from a position, and a camera over them.
const SVG = "http://www.w3.org/2000/svg";
export const R = 32;
export const LETTERS = "ABCDEFGHIJKLMNOP";
const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]; // clockwise from the east
const CORNERS = [30, 90, 150, 210, 270, 330].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [R * Math.cos(angle), R * Math.sin(angle)];
});
const SIGNS = { obstacle: "rocks", trap: "trap", hazard: "fire", difficult: "water" };

export const key = ([q, r]) => `${q},${r}`;
export const hex = (at) => at.split(",").map(Number);
export const near = ([q, r]) => AROUND.map(([dq, dr]) => [q + dq, r + dr]);
export const wallKey = (a, b) => [key(a), key(b)].sort().join("|");

export function middle([q, r]) {
  return [Math.sqrt(3) * R * (q + r / 2), 1.5 * R * r];
}

export function draw(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export function hexagon(inset = 1, [left, top] = [0, 0]) {
  return `M${CORNERS.map(([x, y]) => `${(left + x * inset).toFixed(1)} ${(top + y * inset).toFixed(1)}`).join("L")}z`;
}

// The side of a hex towards a neighbour.
function side(at, direction) {
  const [x, y] = middle(at);
  const [[ax, ay], [bx, by]] = [CORNERS.at(direction - 1), CORNERS[direction]];
  return `M${(x + ax).toFixed(1)} ${(y + ay).toFixed(1)}L${(x + bx).toFixed(1)} ${(y + by).toFixed(1)}`;
}

// The side of a hex nearest to a point: which neighbour lies behind it.
export function nearestSide(at, [px, py]) {
  const [x, y] = middle(at);
  const angle = (Math.atan2(py - y, px - x) * 180) / Math.PI;
  return near(at)[((Math.round(angle / 60) % 6) + 6) % 6];
}

export function ring(hexes) {
  const found = new Map();
  for (const at of hexes) for (const one of near(hex(at))) if (!hexes.has(key(one))) found.set(key(one), one);
  return found.size ? found : new Map([["0,0", [0, 0]]]);
}

export class Board {
  constructor(svg, sheets, name) {
    this.svg = svg;
    this.sheets = sheets;
    this.name = name; // what a hex is called, for those who do not see it
    this.camera = null;
    this.focused = "";
    this.listen();
  }

  draw(position, open) {
    const ground = this.svg.querySelector("#ground");
    const walking = ground.contains(document.activeElement);
    const cells = [];
    const places = [...position.hexes].map(hex);
    for (const at of places) cells.push(this.cell(at, "floor", position.terrain.get(key(at))));
    if (open) for (const at of ring(position.hexes).values()) cells.push(this.cell(at, "void"));
    const floor = draw("path", { class: "lit-floor", d: places.map((at) => hexagon(1, middle(at))).join("") });
    const border = places
      .flatMap((at) => near(at).map((one, number) => (position.hexes.has(key(one)) ? "" : side(at, number))))
      .join("");
    const thin = [...position.walls]
      .map((pair) => {
        const [a, b] = pair.split("|").map(hex);
        return side(
          a,
          near(a).findIndex((one) => key(one) === key(b)),
        );
      })
      .join("");
    const lines = [border, thin].flatMap((d, number) =>
      d ? [draw("path", { class: "edge", d }), draw("path", { class: number ? "edge-top thin" : "edge-top", d })] : [],
    );
    ground.replaceChildren(floor, ...cells, ...lines);
    this.pieces(position);
    this.rove(walking);
    if (!this.camera) this.fit();
  }

  cell(at, kind, terrain = "") {
    const [x, y] = middle(at);
    const made = draw("g", {
      class: `cell ${kind}`,
      "data-at": key(at),
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
      role: "button",
      tabindex: "-1",
      "aria-label": this.name(at),
    });
    made.append(draw("path", { class: `hex ${kind}`, d: hexagon(0.995) }));
    if (terrain) {
      const sheet = terrain === "difficult" ? this.sheets.common : this.sheets.own;
      made.append(
        draw("path", { class: `hex ${terrain}`, d: hexagon(0.93) }),
        draw("use", {
          class: `on-${terrain}`,
          href: `${sheet}#${SIGNS[terrain]}`,
          x: -14,
          y: -14,
          width: 28,
          height: 28,
        }),
      );
    }
    if (kind === "void") made.append(draw("path", { class: "plus", d: "M-6 0h12M0-6v12" }));
    return made;
  }

  pieces(position) {
    const made = [];
    const stand = (at) =>
      `translate(${middle(at)
        .map((one) => one.toFixed(1))
        .join(" ")})`;
    const { own } = this.sheets;
    for (const at of position.allies)
      made.push(
        draw(
          "g",
          { transform: stand(hex(at)) },
          draw("path", { class: "body ally", d: "M0-21L20 0L0 21L-20 0z" }),
          draw("use", { class: "face", href: `${own}#guard`, x: -11, y: -11, width: 22, height: 22 }),
        ),
      );
    position.enemies.forEach((one, number) => {
      const initiative = draw("text", { class: "pill-text", y: 23.5 }, String(one.initiative).padStart(2, "0"));
      made.push(
        draw(
          "g",
          { transform: stand(one.at) },
          draw("circle", { class: "body enemy", r: 18, cy: -3 }),
          draw("text", { class: "letter", y: 4 }, LETTERS[number] ?? "?"),
          draw("rect", { class: "pill", x: -14, y: 11, width: 28, height: 16, rx: 8 }),
          initiative,
        ),
      );
    });
    if (position.monster.at)
      made.push(
        draw(
          "g",
          { transform: stand(position.monster.at) },
          draw("circle", { class: "halo", r: 25 }),
          draw("rect", { class: "body monster", x: -18, y: -18, width: 36, height: 36, rx: 9 }),
          draw("use", { class: "face", href: `${own}#bones`, x: -14, y: -14, width: 28, height: 28 }),
        ),
      );
    this.svg.querySelector("#pieces").replaceChildren(...made);
  }

  // The keyboard: one hex is reached by the tab key, arrows go on from it.
  rove(walking) {
    const cells = [...this.svg.querySelectorAll("[data-at]")];
    const here = cells.find((one) => one.dataset.at === this.focused) ?? cells[0];
    if (here) here.setAttribute("tabindex", "0");
    if (here && walking) here.focus();
  }

  go(at) {
    const found = this.svg.querySelector(`[data-at="${key(at)}"]`);
    if (!found) return;
    for (const one of this.svg.querySelectorAll('[data-at][tabindex="0"]')) one.setAttribute("tabindex", "-1");
    found.setAttribute("tabindex", "0");
    found.focus();
    this.reveal(at);
  }

  listen() {
    this.svg.addEventListener("focusin", (event) => {
      this.focused = event.target.closest("[data-at]")?.dataset.at ?? this.focused;
    });
    this.svg.addEventListener("keydown", (event) => {
      const at = event.target.closest("[data-at]");
      if (!at) return;
      const [q, r] = hex(at.dataset.at);
      const odd = ((r % 2) + 2) % 2;
      const to = {
        ArrowLeft: [q - 1, r],
        ArrowRight: [q + 1, r],
        ArrowUp: [q + odd, r - 1],
        ArrowDown: [q - 1 + odd, r + 1],
      }[event.key];
      if (!to) return;
      event.preventDefault();
      this.go(to);
    });
    this.svg.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.zoom(Math.exp(event.deltaY / 400), this.point(event));
      },
      { passive: false },
    );
  }

  point(event) {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    return [at.x, at.y];
  }

  fit() {
    const places = [...this.svg.querySelectorAll(".cell")].map((one) => middle(hex(one.dataset.at)));
    const xs = places.map(([x]) => x);
    const ys = places.map(([, y]) => y);
    const margin = R * 1.15;
    const width = Math.max(Math.max(...xs) - Math.min(...xs) + 2 * margin, R * 9);
    const height = Math.max(Math.max(...ys) - Math.min(...ys) + 2 * margin, R * 7);
    const [x, y] = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2];
    this.camera = { x: x - width / 2, y: y - height / 2, width, height };
    this.look();
  }

  zoom(factor, [x, y] = [this.camera.x + this.camera.width / 2, this.camera.y + this.camera.height / 2]) {
    const one = this.camera;
    const by = Math.min(Math.max(one.width * factor, R * 6), R * 90) / one.width;
    this.camera = { x: x - (x - one.x) * by, y: y - (y - one.y) * by, width: one.width * by, height: one.height * by };
    this.look();
  }

  pan(dx, dy) {
    const scale = 1 / this.svg.getScreenCTM().a;
    this.camera.x -= dx * scale;
    this.camera.y -= dy * scale;
    this.look();
  }

  reveal(at) {
    const [x, y] = middle(at);
    const one = this.camera;
    if (x < one.x + R) one.x = x - R;
    if (x > one.x + one.width - R) one.x = x - one.width + R;
    if (y < one.y + R) one.y = y - R;
    if (y > one.y + one.height - R) one.y = y - one.height + R;
    this.look();
  }

  look() {
    const { x, y, width, height } = this.camera;
    this.svg.setAttribute("viewBox", `${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`);
  }
}
