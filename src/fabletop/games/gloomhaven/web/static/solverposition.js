// A position as the solver reads it, with what a player does to it; every change can be undone.
import { hex, key, near, wallKey } from "./solverboard.js";

const TERRAIN = ["obstacle", "trap", "hazard", "difficult"];
const MOST_ENEMIES = 8;

export class Position {
  constructor() {
    this.past = [];
    this.take({ hexes: [], monster: { at: null } });
  }

  take(written) {
    const { hexes = [], walls = [], terrain = {}, monster, enemies = [], allies = [] } = written;
    this.hexes = new Set(hexes.map(key));
    this.walls = new Set(walls.map(([a, b]) => wallKey(a, b)));
    this.terrain = new Map(Object.entries(terrain));
    this.monster = {
      at: null,
      move: 2,
      range: 0,
      targets: 1,
      aoe: null,
      flying: false,
      jump: false,
      muddled: false,
      ...monster,
    };
    this.enemies = enemies.map((one) => ({ ...one }));
    this.allies = new Set(allies.map(key));
  }

  written() {
    const both = (pair) => pair.split("|").map(hex);
    const order = (a, b) => a[1] - b[1] || a[0] - b[0];
    return {
      hexes: [...this.hexes].map(hex).sort(order),
      walls: [...this.walls].map(both),
      terrain: Object.fromEntries(this.terrain),
      monster: this.monster,
      enemies: this.enemies,
      allies: [...this.allies].map(hex),
    };
  }

  remember() {
    this.past.push(JSON.stringify(this.written()));
    if (this.past.length > 200) this.past.shift();
  }

  undo() {
    const last = this.past.pop();
    if (last) this.take(JSON.parse(last));
  }

  empty(at) {
    this.allies.delete(at);
    this.enemies = this.enemies.filter((one) => key(one.at) !== at);
    if (this.monster.at && key(this.monster.at) === at) this.monster.at = null;
  }

  // What a tool would do on a hex: put something there, or take it away again.
  has(tool, at) {
    if (tool === "floor") return this.hexes.has(at);
    if (TERRAIN.includes(tool)) return this.terrain.get(at) === tool;
    if (tool === "enemy") return this.enemies.some((one) => key(one.at) === at);
    if (tool === "ally") return this.allies.has(at);
    return tool === "monster" && Boolean(this.monster.at) && key(this.monster.at) === at;
  }

  use(tool, at, add) {
    if (tool === "floor") return add ? this.hexes.add(at) : this.dig(at);
    if (!this.hexes.has(at)) return undefined;
    if (tool === "clear") {
      this.terrain.delete(at);
      for (const one of near(hex(at))) this.walls.delete(wallKey(hex(at), one));
      return this.empty(at);
    }
    if (TERRAIN.includes(tool)) return add ? this.terrain.set(at, tool) : this.terrain.delete(at);
    this.empty(at);
    if (!add) return undefined;
    if (tool === "monster") this.monster.at = hex(at);
    if (tool === "ally") this.allies.add(at);
    if (tool === "enemy" && this.enemies.length < MOST_ENEMIES)
      this.enemies.push({ at: hex(at), initiative: this.later() });
    return undefined;
  }

  later() {
    return Math.min(99, 10 + Math.max(0, ...this.enemies.map((one) => one.initiative)));
  }

  dig(at) {
    this.use("clear", at);
    this.hexes.delete(at);
  }

  wall(a, b) {
    const pair = wallKey(a, b);
    if (!this.hexes.has(key(a)) || !this.hexes.has(key(b))) return;
    if (!this.walls.delete(pair)) this.walls.add(pair);
  }
}
