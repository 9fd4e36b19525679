import { expect, test } from 'vitest';
import { Selection } from './selection.svelte';

type Moves = Parameters<Selection['fits']>[0];
const moves = (...all: object[]): Moves => all as unknown as Moves;

const picked = (...tiles: string[]): Selection => {
  const selection = new Selection();
  for (const tile of tiles) selection.press(tile);
  return selection;
};

test('pressing a tile twice puts it down', () => {
  const selection = picked('1/2', '3/4', '1/2');
  expect(selection.tiles).toEqual(['3/4']);
});

test('an armed modifier goes on the next tile, which is picked up for it', () => {
  const selection = picked('1/2');
  selection.arm();
  selection.press('3/4');
  expect([selection.star, selection.armed]).toEqual(['3/4', false]);
  expect(selection.tiles).toEqual(['1/2', '3/4']);
  selection.press('3/4');
  expect(selection.star).toBeNull();
});

test('a move fits only with the same tiles, place and star', () => {
  const plain = { kind: 'place', line: 'white', value: 4, tiles: ['3/4', '1/2'] };
  const starred = { ...plain, star: '1/2' };
  const selection = picked('1/2', '3/4');
  expect(selection.fits(moves(starred, plain), 'place', 'white', 4)).toBe(plain);
  expect(selection.fits(moves(plain), 'place', 'black', 4)).toBeUndefined();
  expect(selection.fits(moves(plain), 'stack', 'white', 4)).toBeUndefined();
  expect(selection.fits(moves(plain), 'place', 'white', 5)).toBeUndefined();
  expect(picked('1/2').fits(moves(plain), 'place', 'white', 4)).toBeUndefined();
  expect(selection.couldFit(moves(plain, starred), 'place', 'white', 4)).toBe(starred);
});

test('tiles that left the hand are put down', () => {
  const selection = picked('1/2', '3/4');
  selection.pressTheirs('0/6');
  selection.keep(['1/2', '3/4'], ['0/6']);
  expect([selection.tiles.length, selection.theirs]).toEqual([2, '0/6']);
  selection.keep(['1/2', '3/4'], []);
  expect([selection.tiles.length, selection.theirs]).toEqual([2, null]);
  selection.keep(['1/2'], []);
  expect(selection.tiles).toEqual([]);
});

test('a group makes the sum of its tiles, and nothing if one counts nothing', () => {
  const worths = {
    '1/2': { white: 1, black: 2 },
    '1/2*': { white: 2, black: 4 },
    '0/5': { white: 0, black: 5 },
  };
  const selection = picked('1/2', '0/5');
  expect(selection.makes(worths, 'black')).toBe(7);
  expect(selection.makes(worths, 'white')).toBe(0);
  selection.star = '1/2';
  expect(selection.makes(worths, 'black')).toBe(9);
});

test('redraw and swap take one tile without a star', () => {
  const redraw = { kind: 'redraw', mine: '1/2' };
  const swap = { kind: 'swap', mine: '1/2', theirs: '0/6' };
  const selection = picked('1/2');
  expect(selection.redraw(moves(swap, redraw))).toBe(redraw);
  expect(selection.swap(moves(swap, redraw))).toBeUndefined();
  selection.pressTheirs('0/6');
  expect(selection.swap(moves(swap, redraw))).toBe(swap);
  selection.star = '1/2';
  expect(selection.redraw(moves(swap, redraw))).toBeUndefined();
});

test('the text of a move has its tiles in order', () => {
  const selection = picked('3/4', '1/6', '1/2');
  selection.star = '1/6';
  expect(selection.text('place', 'white', 8)).toBe('place white 8 1/2 1/6* 3/4');
});
