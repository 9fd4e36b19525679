import { expect, test } from 'vitest';
import { ending } from './ending';

type Info = Parameters<typeof ending>[0];
type Position = Parameters<typeof ending>[1];

const words = (info: object, how: string | null = null) =>
  ending(info as unknown as Info, { ending: how } as Position, ['Anna', 'Bela']);

test('the winner reads something else than the loser', () => {
  const result = { ended: 'hand', winner: 1 };
  expect(words({ result, seat: 1 })).toMatchObject({ title: 'You won!', happy: true });
  expect(words({ result, seat: 0 })).toMatchObject({ title: 'Bela won.', happy: false });
});

test('the loser is the other player', () => {
  const told = words({ result: { ended: 'stuck', winner: 1 }, seat: null });
  expect(told.how).toBe('Anna had no move left.');
});

test('a draw has no winner', () => {
  const told = words({ result: { ended: 'pile', winner: 'draw' }, seat: 0 });
  expect(told).toMatchObject({ title: 'A draw.', happy: false });
});

test('how the position ended goes before how the table ended', () => {
  const told = words({ result: { ended: 'hand', winner: 0 }, seat: 0 }, 'hand_on_line');
  expect(told.how).toContain('sixth group');
});
