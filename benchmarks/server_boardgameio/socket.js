// A WebSocket with next to nothing around it, the same for both servers: what the client costs is not theirs to lose.
import { randomBytes } from "node:crypto";
import { connect } from "node:net";

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const CLOSE = 0x88;
const MASKED = 0x80;
// A mask of nothing leaves the bytes as they are; the servers take it off like any other.
const MASK = Buffer.alloc(4);

export class Socket {
  // `hear` gets each text, as Latin-1: all that is looked for in it is ASCII.
  constructor(port, path, headers, { open = () => {}, hear, close = () => {} }) {
    this.open = open;
    this.hear = hear;
    this.rest = Buffer.alloc(0);
    this.upgraded = false;
    const lines = Object.entries({
      host: `127.0.0.1:${port}`,
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": randomBytes(16).toString("base64"),
      ...headers,
    });
    this.stream = connect({ port, host: "127.0.0.1", noDelay: true });
    this.stream.write(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
    this.stream.on("data", (data) => this.take(data));
    this.stream.on("error", (error) => console.error(String(error)));
    this.stream.on("close", close);
  }
  send(text) {
    this.frame(TEXT, Buffer.from(text, "latin1"));
  }
  frame(kind, payload) {
    const size = payload.length;
    const head = size < 126 ? Buffer.from([kind, MASKED | size]) : Buffer.from([kind, MASKED | 126, size >> 8, size & 255]);
    this.stream.write(Buffer.concat([head, MASK, payload]));
  }
  take(data) {
    let whole = this.rest.length ? Buffer.concat([this.rest, data]) : data;
    if (!this.upgraded) {
      const end = whole.indexOf("\r\n\r\n");
      if (end >= 0) {
        if (!whole.latin1Slice(0, end).startsWith("HTTP/1.1 101")) throw new Error(whole.latin1Slice(0, end));
        whole = whole.subarray(end + 4);
        this.upgraded = true;
        this.open();
      }
    }
    this.rest = this.upgraded ? this.frames(whole) : whole;
  }
  // Take all whole frames, and return what is left.
  frames(data) {
    let place = 0;
    while (place + 2 <= data.length) {
      let head = place + 2;
      let size = data[place + 1];
      if (size >= 126) {
        const wide = size === 126 ? 2 : 6;
        head = place + (size === 126 ? 4 : 10);
        if (head > data.length) break;
        size = data.readUIntBE(head - wide, wide);
      }
      if (head + size > data.length) break;
      if (data[place] === TEXT) this.hear(data.latin1Slice(head, head + size));
      else if (data[place] === PING) this.frame(PONG, data.subarray(head, head + size));
      else if (data[place] !== PONG && data[place] !== CLOSE) throw new Error(`a frame of kind ${data[place]}`);
      place = head + size;
    }
    return data.subarray(place);
  }
}
