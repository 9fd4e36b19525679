import { beforeEach, expect, test } from 'vitest';
import { Pacer, type Paced, type Timer } from './pace';

const READ = 1800;

/** A clock that stands still until a test moves it. */
class Hands implements Timer {
  #time = 0;
  #calls: { at: number; call: () => void }[] = [];
  now = (): number => this.#time;
  after = (milliseconds: number, call: () => void): (() => void) => {
    const made = { at: this.#time + milliseconds, call };
    this.#calls.push(made);
    return () => (this.#calls = this.#calls.filter((each) => each !== made));
  };

  pass(milliseconds: number): void {
    const end = this.#time + milliseconds;
    for (;;) {
      const due = this.#calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#calls = this.#calls.filter((each) => each !== due);
      this.#time = due.at;
      due.call();
    }
    this.#time = end;
  }
}

let hands: Hands;
let shown: string[];
let pace: number;
let waiting: number;
let pacer: Pacer;

beforeEach(() => {
  hands = new Hands();
  shown = [];
  pace = READ;
  waiting = 0;
  pacer = new Pacer(
    () => pace,
    (count) => (waiting = count),
    hands,
  );
});

function push(name: string, kind: Paced['kind'] = 'move', clock = false): void {
  pacer.push({ kind, clock, show: () => shown.push(name) });
}

test('the first move is shown at once, the next when it was readable', () => {
  push('a');
  push('b');
  expect(shown).toEqual(['a']);
  expect(waiting).toBe(1);
  hands.pass(READ - 1);
  expect(shown).toEqual(['a']);
  hands.pass(1);
  expect(shown).toEqual(['a', 'b']);
  expect(waiting).toBe(0);
});

test('a move that comes later than the time to read shows at once', () => {
  push('a');
  hands.pass(READ);
  push('b');
  expect(shown).toEqual(['a', 'b']);
});

test('every waiting move has its own time', () => {
  for (const name of ['a', 'b', 'c']) push(name);
  hands.pass(READ);
  expect(shown).toEqual(['a', 'b']);
  hands.pass(READ);
  expect(shown).toEqual(['a', 'b', 'c']);
});

test('hurrying shows everything in order, and what comes later waits again', () => {
  for (const name of ['a', 'b', 'c']) push(name);
  pacer.hurry();
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(waiting).toBe(0);
  push('d');
  expect(shown).not.toContain('d');
  hands.pass(READ);
  expect(shown).toEqual(['a', 'b', 'c', 'd']);
});

test('what cannot wait is shown at once, after everything that came before it', () => {
  push('a');
  push('b');
  push('vote', 'now');
  expect(shown).toEqual(['a', 'b', 'vote']);
});

test('the reader’s own move needs no time to be read', () => {
  push('mine', 'now');
  push('a');
  expect(shown).toEqual(['mine', 'a']);
});

test('what is said keeps its place, and costs no time', () => {
  push('a');
  push('hm', 'aside');
  expect(shown).toEqual(['a', 'hm']);
  push('b');
  push('oh', 'aside');
  expect(shown).toEqual(['a', 'hm']);
  hands.pass(READ);
  expect(shown).toEqual(['a', 'hm', 'b', 'oh']);
});

test('without a pace nothing waits', () => {
  pace = 0;
  for (const name of ['a', 'b', 'c']) push(name);
  expect(shown).toEqual(['a', 'b', 'c']);
});

test('the reader’s clock loses at most a second, shared by the moves that wait', () => {
  push('a');
  push('b');
  push('c');
  push('d', 'move', true);
  hands.pass(400);
  expect(shown).toEqual(['a', 'b']);
  hands.pass(600);
  expect(shown).toEqual(['a', 'b', 'c', 'd']);
});

test('somebody who watches does not fall behind for ever', () => {
  for (let move = 0; move < 30; move++) push(String(move));
  expect(waiting).toBeLessThanOrEqual(10);
  expect(shown).toEqual(Array.from({ length: 30 - waiting }, (_, move) => String(move)));
});

test('the last move is unread for as long as it takes to read it', () => {
  expect(pacer.unread).toBe(0);
  push('a');
  expect(pacer.unread).toBe(READ);
  hands.pass(READ + 5);
  expect(pacer.unread).toBe(0);
});

test('nothing is shown after the end', () => {
  push('a');
  push('b');
  pacer.stop();
  hands.pass(10 * READ);
  expect(shown).toEqual(['a']);
});
