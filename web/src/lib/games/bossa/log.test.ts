import { expect, test } from 'vitest';
import { textOf } from '../../words/sentence';
import { tell } from './log';

const name = (seat: unknown): string => ['Anna', 'Bela'][Number(seat)] ?? '';
const told = (...happened: { event: string; seat?: number; [field: string]: unknown }[]) =>
  tell({ seat: 0, move: null, happened }, name).map(textOf);

test('the move comes first, and drawing is what it brought about', () => {
  const [move, drawn] = told(
    { event: 'placed', seat: 0, line: 'white', value: 6, tiles: ['2/0', '2/4*'] },
    { event: 'drawn', seat: 1, tile: '6/0' },
  );
  expect(move).toBe(
    'Anna placed 6 on the white line with 2 white 0 black + 2 white 4 black (modified).',
  );
  expect(drawn).toBe('Bela drew 6 white 0 black.');
});

test('an ending is told with its reason', () => {
  expect(told({ event: 'ended', why: 'stuck', winner: 1 })).toEqual(['Anna had no move left.']);
  expect(told({ event: 'ended', why: 'pile', winner: 'draw' })).toEqual([
    'The pile is empty and both hands are equal.',
  ]);
});
