import { expect, test } from 'vitest';
import { programme } from './programme';
import { brightness, fly, opened } from './sparks';
import { openings, repeatable } from './still';

test('each colour rises as often as its firework is high', () => {
  expect(programme({ red: 2, blue: 0, white: 1 }).colours).toEqual(['red', 'red', 'white']);
});

test('more points are more shells, and some rise even for none', () => {
  expect(programme({}).shells).toBe(3);
  expect(programme({ red: 5, blue: 5 }).shells).toBe(16);
});

test('only a good score has a finale', () => {
  expect(programme({ red: 5, blue: 4 }).finale).toBe(0);
  expect(programme({ red: 5, blue: 5, white: 5 }).finale).toBe(8);
});

test('sparks fly apart, fall, grow dim and go out', () => {
  const random = repeatable(7);
  const sparks = opened({ x: 0, y: 0, colour: 'red', scale: 1 }, 1, random);
  const [spark] = sparks;
  if (!spark) throw new Error('no sparks');
  const bright = brightness(spark, random);
  while (fly(spark, 1 / 60));
  expect(sparks.length).toBeGreaterThan(60);
  expect(spark.vy).toBeGreaterThan(0);
  expect(brightness(spark, random)).toBeLessThan(bright);
});

test.each([
  [320, 568],
  [844, 390],
  [2560, 1440],
])('the last picture is cut nowhere at %d by %d', (width, height) => {
  const heights = { white: 5, red: 5, blue: 1, yellow: 3, green: 5, multicolour: 2 };
  const found = openings(heights, { width, height });
  expect(found).toHaveLength(6);
  for (const at of found)
    for (const spark of opened(at, 1, repeatable(3))) {
      const end = 0.62 * spark.life;
      while (spark.age < end) fly(spark, 1 / 30);
      expect(spark.x).toBeGreaterThan(0);
      expect(spark.x).toBeLessThan(width);
      expect(spark.y).toBeGreaterThan(0);
    }
});

test('fireworks that were not begun are not in the picture, higher ones are larger', () => {
  const [one, other] = openings({ white: 0, red: 1, blue: 5 }, { width: 900, height: 600 });
  expect(one?.colour).toBe('red');
  expect(other?.scale).toBeGreaterThan(one?.scale ?? 0);
  expect(other?.y).toBeLessThan(one?.y ?? 0);
});
