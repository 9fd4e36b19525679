import { expect, test } from 'vitest';
import { endingWords } from './ending';

type Info = Parameters<typeof endingWords>[0];
type Position = Parameters<typeof endingWords>[1];

const words = (game: string, info: object, ending: string | null = null) =>
  endingWords(info as unknown as Info, { game, ending } as Position, ['Anna', 'Bela']);

test('a score is told with the most that was possible', () => {
  const result = { ended: 'deck', score: 21, top: 25, verdict: 'dazzle', total: 21 };
  const told = words('hanabi', { result });
  expect(told.score).toBe('21 of 25');
  expect(told.title).toContain('Dazzling');
  expect(told.happy).toBe(true);
});

test.each(['errors', 'hopeless', 'stuck', 'resigned', 'clock'])(
  'an end by %s is a defeat that tells how far the fireworks stood',
  (ended) => {
    const told = words('hanabi', { result: { ended, score: 0, total: 17 } });
    expect(told).toMatchObject({ score: null, happy: false });
    expect(told.how).toContain('17');
  },
);

test('a game without a score that was not lost is a victory', () => {
  const told = words('hanabi', { result: { ended: 'victory', score: null } });
  expect(told).toMatchObject({ score: null, happy: true });
});

test('the winner reads something else than the loser', () => {
  const result = { ended: 'hand', winner: 1 };
  expect(words('bossa', { result, seat: 1 })).toMatchObject({ title: 'You won!', happy: true });
  expect(words('bossa', { result, seat: 0 })).toMatchObject({ title: 'Bela won.', happy: false });
});

test('the loser is the other player', () => {
  const told = words('bossa', { result: { ended: 'stuck', winner: 1 }, seat: null });
  expect(told.how).toBe('Anna had no move left.');
});

test('a draw has no winner', () => {
  const told = words('bossa', { result: { ended: 'pile', winner: 'draw' }, seat: 0 });
  expect(told).toMatchObject({ title: 'A draw.', happy: false });
});

test('how the position ended goes before how the table ended', () => {
  const told = words('bossa', { result: { ended: 'hand', winner: 0 }, seat: 0 }, 'hand_on_line');
  expect(told.how).toContain('sixth group');
});
