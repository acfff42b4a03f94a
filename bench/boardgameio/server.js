// boardgame.io's own server, as its documentation sets it up.
const { Server, Origins } = require("boardgame.io/server");
const { Adding } = require("./game");

const server = Server({ games: [Adding], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
