import { expect, test } from 'vitest';
import { ending } from './ending';

type Info = Parameters<typeof ending>[0];
type Position = Parameters<typeof ending>[1];

const FIREWORKS = { white: 3, red: 5 };
const words = (info: object) =>
  ending(info as unknown as Info, { view: { fireworks: FIREWORKS } } as unknown as Position);

test('a score is told with the most that was possible', () => {
  const result = { ended: 'deck', score: 21, top: 25, verdict: 'dazzle', total: 21 };
  const told = words({ result, rules: { edition: 'es-2019' } });
  expect(told.rank).toBe('Astonishing');
  expect(told.score).toBe('21 of 25');
  expect(told.title).toContain('Dazzling');
  expect(told.happy).toBe(true);
  expect(told.lights).toEqual(FIREWORKS);
});

test.each(['errors', 'hopeless', 'stuck', 'resigned', 'clock'])(
  'an end by %s is a defeat that tells how far the fireworks stood',
  (ended) => {
    const told = words({ result: { ended, score: 0, total: 17 }, rules: {} });
    expect(told).toMatchObject({ score: null, happy: false });
    expect(told.how).toContain('17');
  },
);

test('a game without a score that was not lost is a victory', () => {
  const told = words({ result: { ended: 'victory', score: null }, rules: {} });
  expect(told).toMatchObject({ score: null, happy: true });
});
