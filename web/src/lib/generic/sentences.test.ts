import { expect, test } from 'vitest';
import { textOf } from '../words/sentence';
import { SENTENCES } from './sentences';

type Info = Parameters<typeof SENTENCES.ending>[0];
type Position = Parameters<typeof SENTENCES.ending>[1];

const NAMES = ['Anna', 'Bela', 'Carl'];
const ending = (result: object, seat: number | null = 0) =>
  SENTENCES.ending({ seat, result } as unknown as Info, {} as Position, NAMES);
const PLAIN = { score: null, top: null, winner: null };

test('the winner reads something else than the others', () => {
  const result = { ...PLAIN, ended: 'last_stone', winner: 2 };
  expect(ending(result, 2)).toMatchObject({ title: 'You won!', happy: true });
  expect(ending(result, 0)).toMatchObject({ title: 'Carl won.', happy: false });
  expect(ending(result).how).toBe('Last stone');
});

test('a draw, a score and an end without either are told apart', () => {
  expect(ending({ ...PLAIN, ended: 'full', winner: 'draw' }).title).toBe('A draw.');
  expect(ending({ ...PLAIN, ended: 'full', score: 7, top: 10 }).score).toBe('7 of 10');
  expect(ending({ ...PLAIN, ended: 'full', score: 7 }).score).toBe('7');
  expect(ending({ ...PLAIN, ended: 'spent' })).toMatchObject({ score: null, how: 'Spent' });
});

test('an end that people brought about is told in words', () => {
  expect(ending({ ...PLAIN, ended: 'clock' }).how).toBe('Time ran out.');
});

test('a better score lights more fireworks', () => {
  const lights = (score: number) =>
    Object.keys(ending({ ...PLAIN, ended: 'full', score, top: 10 }).lights).length;
  expect([lights(0), lights(5), lights(10)]).toEqual([1, 3, 5]);
});

test('a move is told by its text, unless it is a secret', () => {
  const name = (seat: unknown): string => NAMES[Number(seat)] ?? '';
  const line = (move: string | null) =>
    SENTENCES.tell({ seat: 1, move, happened: [] }, name).map(textOf);
  expect(line('take 3')).toEqual(['Bela: take 3']);
  expect(line(null)).toEqual(['Bela has moved.']);
});
