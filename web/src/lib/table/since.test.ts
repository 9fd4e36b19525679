import { expect, test } from 'vitest';
import { movesSince } from './since';

const by = (...seats: number[]) => seats.map((seat) => ({ seat, move: null, happened: [] }));
const seats = (...args: Parameters<typeof movesSince>) =>
  movesSince(...args).map(({ seat }) => seat);

test("everything after the reader's last move is news", () => {
  expect(seats(by(0, 1, 2, 0, 1), 0, 3)).toEqual([1]);
});

test("before the reader's first move everything is news", () => {
  expect(seats(by(0, 1), 2, 3)).toEqual([0, 1]);
});

test("after the reader's move nothing is news yet", () => {
  expect(seats(by(1, 2, 0), 0, 3)).toEqual([]);
});

test('an onlooker sees the last round', () => {
  expect(seats(by(0, 1, 2, 0, 1), null, 3)).toEqual([2, 0, 1]);
  expect(seats(by(0), null, 3)).toEqual([0]);
});
