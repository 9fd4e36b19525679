import { expect, test } from 'vitest';
import { textOf } from '../../words/sentence';
import { tell } from './log';

const NAMES = ['Anna', 'Bela'];
const told = (...happened: Parameters<typeof tell>[0]['happened']): string[] =>
  tell({ seat: 0, move: null, happened }, (seat) => NAMES[Number(seat)] ?? '').map(textOf);

test('a clue names who gave it and who got it', () => {
  const [line] = told({ event: 'clued', seat: 0, target: 1, value: 3, slots: [0, 2] });
  expect(line).toMatch(/Anna.*Bela/);
});

test('an announced colour is told with the card', () => {
  const [line] = told({ event: 'played', seat: 0, card: 'R1', announced: 'red' });
  expect(line).toBe('Anna announced red and played red 1.');
});

test('an error counts', () => {
  const [line] = told({ event: 'misplayed', seat: 1, card: 'B4', errors: 2 });
  expect(line).toMatch(/Bela tried blue 4.*(two|second|2)/i);
});

test('drawing a card needs no words', () => {
  expect(told({ event: 'drawn', seat: 0 })).toEqual([]);
});
