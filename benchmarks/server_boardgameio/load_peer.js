// Load for boardgame.io: two sockets a match, each moves as soon as it is its turn.
import { io } from "socket.io-client";
import { Figures } from "./figures.js";

const [port, matches, seconds, warmup] = process.argv.slice(2).map(Number);
const figures = new Figures(seconds, warmup);
const COLOURS = ["red", "yellow", "green", "white", "blue"];

for (let match = 0; match < matches; match += 1) {
  for (const player of ["0", "1"]) {
    const socket = io(`http://127.0.0.1:${port}/hanabi`, { transports: ["websocket"], forceNew: true });
    let started = 0;
    let turn = 0;
    const seen = (state) => {
      if (started) {
        figures.add(started);
        started = 0;
      }
      if (state.ctx.currentPlayer !== player || figures.over) return;
      turn += 1;
      started = performance.now();
      const [type, args] = turn % 2 ? ["clue", [COLOURS[turn % 5]]] : ["discard", [turn % 5]];
      const action = { type: "MAKE_MOVE", payload: { type, args, playerID: player, credentials: null } };
      socket.emit("update", action, state._stateID, `m${match}`, player);
    };
    socket.on("connect", () => socket.emit("sync", `m${match}`, player, undefined, 2));
    socket.on("sync", (_, info) => seen(info.state));
    socket.on("update", (_, state) => seen(state));
  }
}
setTimeout(() => {
  figures.print();
  process.exit(0);
}, (seconds + warmup) * 1000 + 200);
