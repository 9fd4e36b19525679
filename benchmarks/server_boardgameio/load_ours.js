// Load for Chabudai: two sockets a table, each moves as soon as it is its turn; a rematch follows each game.
// With several ports, as in 8001,8002: "routed" lets the people of a table use one of them, "spread" each any of them.
import { Figures } from "./figures.js";
import { Socket } from "./socket.js";

const ports = process.argv[2].split(",").map(Number);
const [tables, seconds, warmup] = process.argv.slice(3, 6).map(Number);
const spread = process.argv[6] === "spread";
const figures = new Figures(seconds);
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
    this.ready = new Promise((open) => {
      const taken = { open, hear: (text) => this.hear(text), close: () => figures.over || console.error("closed") };
      this.socket = new Socket(port, "/ws", { cookie }, taken);
    });
  }
  send(request) {
    this.socket.send(JSON.stringify(request));
  }
  watch(table) {
    this.table = table;
    this.send({ do: "watch", table });
  }
  hear(text) {
    const update = text.startsWith('{"type":"update"');
    if (this.started && update && text.includes(`}],"id":"m${this.number}"}]`)) {
      figures.add(this.started);
      this.started = 0;
    }
    // Almost all are moves, and are only looked through.
    if (!update || text.includes('"info":{')) this.read(JSON.parse(text));
    const place = text.indexOf('"moves":[{');
    if (place < 0 || figures.over || this.started) return;
    this.number += 1;
    this.started = performance.now();
    this.socket.send(`{"do":"play","table":"${this.table}","action":${this.choice(text, place)},"id":"m${this.number}"}`);
  }
  // Clues and discards: a game lasts until the deck is empty.
  choice(text, from) {
    const quiet = [];
    const end = text.indexOf('"faces":{', from);
    for (let place = from; (place = text.indexOf('"action":', place)) >= 0 && place < end; ) {
      const comma = text.indexOf(",", place);
      if (!text.startsWith(',"kind":"play"', comma)) quiet.push(text.slice(place + 9, comma));
      place = comma;
    }
    return quiet[(this.number * 7) % quiet.length] ?? text.slice(from).match(/"action":(\d+)/)[1];
  }
  // Anything but a move: a table, a rematch, an answer.
  read(message) {
    if (message.type === "answer" && !message.ok) console.error(message.error);
    for (const event of (message.entries ?? []).flatMap((entry) => entry.events)) {
      if (event.event === "rematch") {
        this.send({ do: "unwatch", table: this.table });
        this.watch(event.table);
      }
    }
    if (!this.host || !message.info) return;
    const { phase, rematch, can } = message.info;
    if (phase === "over" && !rematch) this.send({ do: "rematch", table: this.table, id: "again" });
    if (phase === "waiting" && can.includes("start")) this.send({ do: "start", table: this.table, id: "start" });
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
figures.begin(warmup);
