// The one WebSocket: requests with ids, answers, and silent recovery.
import { untrack } from 'svelte';
import type { AnyMessage, AnyRequest, Answer, Objection } from '../protocol';
import { socketAddress } from './address';
import { chooseName, whoAmI } from './api';
import { Refused } from './refused';

type Listener = (message: AnyMessage) => void;
type Asked = AnyRequest & { id: string };

interface Pending {
  readonly request: Asked;
  readonly settle: (answer: Answer | Objection) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
const QUIET = 25_000;
const STRANGER = 4401;
const KNOWN = 'chabudai:known';

let count = 0;
const fresh = (): string =>
  `${Date.now().toString(36)}-${(count++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

class Connection {
  /** Whether the line is open; after a loss the page says so and tries again. */
  open = $state(false);
  lost = $state(false);
  name = $state('');
  #socket: WebSocket | null = null;
  #introducing = false;
  #meeting: Promise<void> | null = null;
  #naming: Promise<void> | null = null;
  #listeners = new Set<Listener>();
  #again = new Set<() => void>();
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #timer = 0;
  #pulse = 0;

  /** Hear every message. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Be called whenever the line opens, now too if it is open. */
  onOpen(callback: () => void): () => void {
    this.#again.add(callback);
    // Whoever waits inside an effect must not be started anew by every loss.
    if (untrack(() => this.open)) callback();
    return () => this.#again.delete(callback);
  }

  /** Open the line; somebody new is introduced first. */
  async connect(): Promise<void> {
    if (this.#socket || this.#introducing) return;
    try {
      this.#introducing = true;
      await this.introduced();
    } catch {
      this.#closed(0);
      return;
    } finally {
      this.#introducing = false;
    }
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as AnyMessage);
    socket.onclose = (event) => this.#closed(event.code);
  }

  /** Wait until the server knows us, by the name that was chosen last. */
  async introduced(): Promise<void> {
    await this.#met();
    await this.#naming?.catch(() => undefined);
  }

  /** Go by another name; whatever waits to be introduced waits for it. */
  rename(name: string): Promise<void> {
    const naming = Promise.resolve(this.#naming)
      .catch(() => undefined)
      .then(() => this.#met())
      .then(() => chooseName(name))
      .then((kept) => {
        this.name = kept;
      });
    this.#naming = naming;
    return naming;
  }

  async #met(): Promise<void> {
    if (localStorage.getItem(KNOWN)) return;
    this.#meeting ??= whoAmI().then((name) => {
      this.name = name;
      localStorage.setItem(KNOWN, '1');
    });
    await this.#meeting.finally(() => (this.#meeting = null));
  }

  /** Try again at once, for example when the page is looked at again. */
  nudge(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.tell({ do: 'ping' });
    else if (!this.#socket) {
      clearTimeout(this.#timer);
      void this.connect();
    }
  }

  /** Send without waiting for an answer. */
  tell(request: AnyRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  /** Send and wait; after a loss the same request goes out again and counts once. */
  ask(request: AnyRequest): Promise<Answer | Objection> {
    const asked = { ...request, id: fresh() } as Asked;
    return new Promise((resolve, reject) => {
      const settle = (answer: Answer | Objection): void => {
        if (answer.type === 'answer' && !answer.ok && answer.error)
          reject(new Refused(answer.error));
        else resolve(answer);
      };
      this.#pending.set(asked.id, { request: asked, settle });
      this.tell(asked);
    });
  }

  #opened(): void {
    this.open = true;
    this.lost = false;
    this.#wait = FIRST_WAIT;
    for (const callback of this.#again) callback();
    for (const { request } of this.#pending.values()) this.tell(request);
    this.#beat();
  }

  #closed(code: number): void {
    const was = this.open;
    if (code === STRANGER) localStorage.removeItem(KNOWN);
    this.#socket = null;
    this.open = false;
    if (was || this.#wait > FIRST_WAIT) this.lost = true;
    this.#timer = window.setTimeout(() => void this.connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    clearTimeout(this.#pulse);
  }

  #heard(message: AnyMessage): void {
    this.#beat();
    if (message.type === 'welcome') {
      this.name = message.name;
      this.#opened();
    }
    if (message.type === 'answer' || message.type === 'reason') this.#answered(message.id, message);
    else if (message.type === 'update')
      // Whoever watches a table is answered by the entry that the request became.
      for (const { id, seq } of message.entries)
        this.#answered(id, { type: 'answer', id: id ?? null, ok: true, seq });
    else if (message.type === 'table')
      for (const { request } of this.#pending.values())
        if (request.do === 'watch' && request.table === message.info.id)
          this.#answered(request.id, { type: 'answer', id: request.id, ok: true });
    for (const listener of this.#listeners) listener(message);
  }

  #answered(id: string | null | undefined, answer: Answer | Objection): void {
    const pending = this.#pending.get(id ?? '');
    this.#pending.delete(id ?? '');
    pending?.settle(answer);
  }

  /** A line that has been quiet is asked for a sign of life, and given up without one. */
  #beat(): void {
    clearTimeout(this.#pulse);
    this.#pulse = window.setTimeout(() => {
      this.tell({ do: 'ping' });
      this.#pulse = window.setTimeout(() => this.#socket?.close(), QUIET / 2);
    }, QUIET);
  }
}

export const connection = new Connection();
