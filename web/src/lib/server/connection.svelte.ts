// The one WebSocket: requests with ids, answers, and silent recovery.
import { untrack } from 'svelte';
import { forget } from '../offline/kept';
import { onDevice } from '../offline/onDevice';
import { changes, dropUnsent, note, settled, unsent, type Asked } from '../offline/unsent';
import type { AnyMessage, AnyRequest, Answer, Coaching, Objection } from '../protocol';
import { socketAddress } from './address';
import { chooseName, reachable, whoAmI } from './api';
import { Refused } from './refused';

type Reply = Answer | Objection | Coaching;
type Listener = (message: AnyMessage) => void;

interface Pending {
  readonly request: Asked;
  readonly settle: (answer: Reply) => void;
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
  /** Whether something that changes a table waits for the line. */
  waiting = $state(false);
  /** Why something was refused that an earlier page had sent. */
  late = $state.raw<Refused | null>(null);
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

  /** Be called whenever a table can be reached: one on this device at once. */
  reach(table: string, callback: () => void): () => void {
    if (!onDevice(table)) return this.onOpen(callback);
    callback();
    return () => undefined;
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

  /** Send once more what an earlier page could not. */
  resume(): void {
    for (const request of unsent())
      this.#send(request, (answer) => {
        if (answer.type === 'answer' && !answer.ok && answer.error)
          this.late = new Refused(answer.error);
      });
  }

  /** The device says that it has no network: the server may still be near. */
  async doubt(): Promise<void> {
    if (!(await reachable())) this.#drop();
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
  ask(request: AnyRequest): Promise<Reply> {
    const asked = { ...request, id: fresh() } as Asked;
    if ('table' in asked && onDevice(asked.table))
      return import('../offline/device').then(({ device }) => device.ask(asked));
    if (changes(asked)) note(asked);
    return new Promise((resolve, reject) => {
      this.#send(asked, (answer) => {
        if (answer.type === 'answer' && !answer.ok && answer.error)
          reject(new Refused(answer.error));
        else resolve(answer);
      });
    });
  }

  #send(request: Asked, settle: Pending['settle']): void {
    this.#pending.set(request.id, { request, settle });
    this.#count();
    this.tell(request);
  }

  #count(): void {
    this.waiting = [...this.#pending.values()].some(({ request }) => changes(request));
  }

  #opened(): void {
    this.open = true;
    this.lost = false;
    this.#wait = FIRST_WAIT;
    // What waits goes first, so that whoever looks at a table next sees it done.
    for (const { request } of this.#pending.values()) this.tell(request);
    for (const callback of this.#again) callback();
    this.#beat();
  }

  #closed(code: number): void {
    if (code === STRANGER) {
      localStorage.removeItem(KNOWN);
      dropUnsent();
      void forget();
    }
    this.#socket = null;
    this.open = false;
    // A line that is back at the first try was not missed by anybody.
    if (!navigator.onLine || this.#wait > FIRST_WAIT) this.lost = true;
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
    if (message.type === 'answer' || message.type === 'reason' || message.type === 'coaching')
      this.#answered(message.id, message);
    else if (message.type === 'update')
      // Whoever watches a table is answered by the entry that the request became.
      for (const { id, seq } of message.entries)
        this.#answered(id, { type: 'answer', id: id ?? null, ok: true, seq });
    else if (message.type === 'table')
      for (const { request } of this.#pending.values())
        if (request.do === 'watch' && request.table === message.info.id)
          this.#answered(request.id, { type: 'answer', id: request.id, ok: true });
    this.hear(message);
  }

  /** Pass a message on to everybody who listens. */
  hear(message: AnyMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  #answered(id: string | null | undefined, answer: Reply): void {
    const pending = this.#pending.get(id ?? '');
    if (!pending) return;
    this.#pending.delete(pending.request.id);
    settled(pending.request.id);
    this.#count();
    pending.settle(answer);
  }

  /** Give a line up without waiting for the other end to agree. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.#closed(0);
  }

  /** A line that has been quiet is asked for a sign of life, and given up without one. */
  #beat(): void {
    clearTimeout(this.#pulse);
    this.#pulse = window.setTimeout(() => {
      this.tell({ do: 'ping' });
      this.#pulse = window.setTimeout(() => this.#drop(), QUIET / 2);
    }, QUIET);
  }
}

export const connection = new Connection();
