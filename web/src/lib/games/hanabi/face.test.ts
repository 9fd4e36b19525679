import { expect, test } from 'vitest';
import { face } from './face';

test('a card is read from its letter and its number', () => {
  expect(face('B4')).toEqual({ colour: 'blue', value: 4 });
  expect(face('M5')).toEqual({ colour: 'multicolour', value: 5 });
});

test('what is no card is refused', () => {
  expect(() => face('X1')).toThrow('not a card: X1');
});
