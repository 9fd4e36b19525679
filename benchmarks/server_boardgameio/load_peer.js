// Load for boardgame.io: two sockets a match, each moves as soon as it is its turn.
// It speaks just enough of Engine.IO and Socket.IO, whose client would take longer than the server.
import { Figures } from "./figures.js";
import { Socket } from "./socket.js";

const [port, matches, seconds, warmup] = process.argv.slice(2).map(Number);
const figures = new Figures(seconds);
const COLOURS = ["red", "yellow", "green", "white", "blue"];
const GAME = "/hanabi,";

// Return the number that stands behind a name.
function numberAfter(text, name, from) {
  const place = text.indexOf(name, from);
  return place < 0 ? -1 : Number.parseInt(text.slice(place + name.length, place + name.length + 12), 10);
}

class Player {
  constructor(match, seat) {
    this.match = match;
    this.seat = seat;
    this.started = 0;
    this.turn = 0;
    const taken = { hear: (text) => this.hear(text), close: () => figures.over || console.error("closed") };
    this.socket = new Socket(port, "/socket.io/?EIO=4&transport=websocket", {}, taken);
  }
  emit(...words) {
    this.socket.send(`42${GAME}${JSON.stringify(words)}`);
  }
  hear(text) {
    if (text === "2") this.socket.send("3");
    else if (text.startsWith("0{")) this.socket.send(`40${GAME}`);
    else if (text.startsWith(`40${GAME}`)) this.emit("sync", this.match, this.seat, null, 2);
    else if (text.startsWith(`42${GAME}["sync"`) || text.startsWith(`42${GAME}["update"`)) this.see(text);
  }
  see(text) {
    if (this.started) {
      figures.add(this.started);
      this.started = 0;
    }
    const place = text.indexOf('"ctx":{');
    if (numberAfter(text, '"currentPlayer":"', place) !== Number(this.seat) || figures.over) return;
    this.turn += 1;
    this.started = performance.now();
    const [type, args] = this.turn % 2 ? ["clue", [COLOURS[this.turn % 5]]] : ["discard", [this.turn % 5]];
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID: this.seat, credentials: null } };
    this.emit("update", action, numberAfter(text, '"_stateID":', place), this.match, this.seat);
  }
}

for (let match = 0; match < matches; match += 1) for (const seat of ["0", "1"]) new Player(`m${match}`, seat);
figures.begin(warmup);
