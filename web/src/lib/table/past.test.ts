import { beforeEach, expect, test } from 'vitest';
import type { Position } from '../server/table.svelte';
import { Past } from './past.svelte';

const place = (moves: number): Position => ({
  game: 'x',
  seat: 0,
  view: { to_move: moves },
  moves: [{ move: 'go', action: 0 }],
});

let asked: number[];
let past: Past;

beforeEach(() => {
  asked = [];
  past = new Past((moves) => {
    asked.push(moves);
    return Promise.resolve(place(moves));
  });
});

test('a position that was seen is not asked for, and nothing can be played in it', async () => {
  past.keep(3, place(3));
  await past.go(3, 5);
  expect(past.at).toBe(3);
  expect(past.position).toEqual({ ...place(3), moves: [] });
  expect(asked).toEqual([]);
});

test('another position is asked for once', async () => {
  await past.go(2, 5);
  past.back();
  await past.go(2, 5);
  expect(asked).toEqual([2]);
  expect(past.position?.view.to_move).toBe(2);
});

test('stepping past the newest move returns to the table', async () => {
  await past.go(4, 5);
  await past.go(5, 5);
  expect(past.at).toBeNull();
  expect(past.position).toBeNull();
});

test('before the deal there is nothing', async () => {
  await past.go(-1, 5);
  expect(past.at).toBe(0);
});

test('an answer that comes after the return is dropped', async () => {
  const going = past.go(2, 5);
  past.back();
  await going;
  expect(past.at).toBeNull();
});

test('the last of several quick steps wins', async () => {
  await Promise.all([past.go(1, 5), past.go(2, 5)]);
  expect(past.at).toBe(2);
});

test('what was taken back is forgotten, and looked at no more', async () => {
  past.keep(1, place(1));
  past.keep(2, place(2));
  await past.go(2, 5);
  past.forget(2);
  expect(past.at).toBeNull();
  await past.go(1, 5);
  await past.go(2, 5);
  expect(asked).toEqual([2]);
});

test('what looks different now is asked for anew', async () => {
  past.keep(1, place(1));
  past.forget();
  await past.go(1, 5);
  expect(asked).toEqual([1]);
});
