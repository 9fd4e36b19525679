import { expect, test } from 'vitest';
import { pips, plain } from './lines';

test('a tile has the pips printed on it, with and without a star', () => {
  expect(pips('3/5')).toEqual({ white: 3, black: 5 });
  expect(pips('0/6*')).toEqual({ white: 0, black: 6 });
  expect(plain('0/6*')).toBe('0/6');
});
