// Random clients at some matches: node clients.js PORT MATCHES MOVES PACE
// A move is measured from its sending to the state that the server sends back to its player.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Adding } = require("./game");

const [port, matches, wanted, pace] = process.argv.slice(2).map(Number);
const house = `http://127.0.0.1:${port}`;
const waits = [];
let made = 0;

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(house + path, { method: "POST", headers, body: JSON.stringify(body) });
  return reply.json();
}

const sleep = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

function seat(matchID, playerID, credentials) {
  const client = Client({
    game: Adding, multiplayer: SocketIO({ server: house }), matchID, playerID, credentials, debug: false,
  });
  client.start();
  client.waiting = [];
  client.subscribe((state) => {
    if (!state) return;
    for (const one of client.waiting.splice(0)) one(state);
  });
  return client;
}

function news(client, fits) {
  return new Promise((done) => {
    const look = (state) => (state && fits(state) ? done(state) : client.waiting.push(look));
    look(client.getState());
  });
}

async function play() {
  const { matchID } = await post("/games/adding/create", { numPlayers: 2 });
  const players = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`/games/adding/${matchID}/join`, { playerID, playerName: playerID });
    players.push(seat(matchID, playerID, playerCredentials));
  }
  for (let turn = 0; made < wanted; turn++) {
    const client = players[turn % 2];
    await news(client, (state) => state.ctx.currentPlayer === String(turn % 2));
    if (pace) await sleep(-Math.log(1 - Math.random()) * pace);
    const before = client.getState()._stateID;
    const start = process.hrtime.bigint();
    client.moves.add(1 + Math.floor(Math.random() * 6));
    await news(client, (state) => state._stateID > before);
    waits.push(Number(process.hrtime.bigint() - start) / 1e6);
    made++;
  }
  for (const client of players) client.stop();
}

async function main() {
  const start = Date.now();
  await Promise.all(Array.from({ length: matches }, play));
  const seconds = (Date.now() - start) / 1000;
  waits.sort((a, b) => a - b);
  const at = (share) => Number(waits[Math.floor(share * (waits.length - 1))].toFixed(2));
  console.log(JSON.stringify({
    choices: made, per_second: Number((made / seconds).toFixed(1)), p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1),
  }));
  process.exit(0);
}

main();
