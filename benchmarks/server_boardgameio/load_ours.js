// Load for Chabudai: two sockets a table, each moves as soon as it is its turn; a rematch follows each game.
// With several ports, as in 8001,8002: "routed" lets the people of a table use one of them, "spread" each any of them.
import WebSocket from "ws";
import { Figures } from "./figures.js";

const ports = process.argv[2].split(",").map(Number);
const [tables, seconds, warmup] = process.argv.slice(3, 6).map(Number);
const spread = process.argv[6] === "spread";
const figures = new Figures(seconds, warmup);
const portFor = (table) => ports[(spread ? Math.floor(Math.random() * ports.length) : table) % ports.length];

async function person(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/me`);
  return answer.headers.get("set-cookie").split(";")[0];
}
async function post(port, cookie, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

class Player {
  constructor(port, cookie, host) {
    this.host = host;
    this.number = 0;
    this.started = 0;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie }, perMessageDeflate: false });
    this.ready = new Promise((resolve) => this.socket.once("open", resolve));
    this.socket.on("message", (data) => this.hear(JSON.parse(data)));
    this.socket.on("close", (code) => figures.over || console.error("closed", code));
  }
  send(request) {
    this.socket.send(JSON.stringify(request));
  }
  watch(table) {
    this.table = table;
    this.send({ do: "watch", table });
  }
  hear(message) {
    if (message.type === "answer" && !message.ok) console.error(message.error);
    if (message.type !== "update" && message.type !== "table") return;
    if (this.started && message.type === "update" && message.entries[0].id === `m${this.number}`) {
      figures.add(this.started);
      this.started = 0;
    }
    for (const entry of message.entries) {
      for (const event of entry.events) {
        if (event.event === "rematch") {
          this.send({ do: "unwatch", table: this.table });
          this.watch(event.table);
        }
      }
    }
    if (this.host && message.info) {
      if (message.info.phase === "over" && !message.info.rematch) this.send({ do: "rematch", table: this.table, id: "again" });
      if (message.info.phase === "waiting" && message.info.can.includes("start")) this.send({ do: "start", table: this.table, id: "start" });
    }
    const moves = message.position?.moves;
    if (!moves?.length || figures.over || this.started) return;
    this.number += 1;
    // Clues and discards: a game lasts until the deck is empty.
    const quiet = moves.filter((move) => move.kind !== "play");
    const choice = quiet[(this.number * 7) % quiet.length] ?? moves[0];
    this.started = performance.now();
    this.send({ do: "play", table: this.table, action: choice.action, id: `m${this.number}` });
  }
}

for (let number = 0; number < tables; number += 1) {
  const [ann, bob] = [await person(portFor(number)), await person(portFor(number))];
  const { table } = await post(portFor(number), ann, "/api/tables", { game: "hanabi", players: 2 });
  await post(portFor(number), bob, "/api/do", { do: "sit", table });
  const players = [new Player(portFor(number), ann, true), new Player(portFor(number), bob, false)];
  await Promise.all(players.map((player) => player.ready));
  players.forEach((player) => player.watch(table));
}
figures.from = performance.now() + warmup * 1000;
figures.until = figures.from + seconds * 1000;
setTimeout(() => console.log("measuring"), warmup * 1000);
setTimeout(() => {
  figures.print();
  process.exit(0);
}, (seconds + warmup) * 1000 + 200);
