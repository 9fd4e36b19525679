import { expect, test } from 'vitest';
import { programme } from './show';

test('each colour rises as often as its firework is high', () => {
  expect(programme({ red: 2, blue: 0, white: 1 }).colours).toEqual(['red', 'red', 'white']);
});

test('more points are more shells, and some rise even for none', () => {
  expect(programme({}).shells).toBe(3);
  expect(programme({ red: 5, blue: 5 }).shells).toBe(16);
});
