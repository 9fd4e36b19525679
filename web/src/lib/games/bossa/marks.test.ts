import { expect, test } from 'vitest';
import { marksOf } from './marks';

const drew = (seat: number, tile: string) => ({ event: 'drawn', seat, tile });
const MINE = {
  seat: 0,
  move: 'place white 6 6/0',
  happened: [{ event: 'placed', seat: 0, line: 'white', value: 6 }, drew(1, '1/1')],
};
const THEIRS = {
  seat: 1,
  move: 'stack white 6 6/0',
  happened: [{ event: 'stacked', seat: 1, line: 'white', value: 6 }, drew(0, '2/2')],
};
const SWAP = {
  seat: 1,
  move: 'swap 1/2 2/1',
  happened: [{ event: 'swapped', seat: 1, given: '1/2', taken: '2/1' }, drew(0, '3/3')],
};

test('what the opponent laid stays marked until the next own move', () => {
  expect([...marksOf([MINE, THEIRS], 0, false).places]).toEqual(['white-6']);
  expect([...marksOf([MINE, THEIRS, MINE], 0, false).places]).toEqual([]);
});

test('both swapped tiles are marked', () => {
  expect([...marksOf([MINE, SWAP], 0, false).swapped]).toEqual(['1/2', '2/1']);
});

test('the tiles that both drew last are new', () => {
  expect([...marksOf([MINE, THEIRS], 0, false).drawn]).toEqual(['1/1', '2/2']);
  expect([...marksOf([THEIRS, MINE], 0, false).drawn]).toEqual(['1/1']);
});

test('a closing move is marked for whoever made it', () => {
  expect([...marksOf([THEIRS, MINE], 0, true).places]).toEqual(['white-6']);
});
