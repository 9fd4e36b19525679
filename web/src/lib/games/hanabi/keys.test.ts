import { expect, test } from 'vitest';
import { wished } from './keys';

test('a digit chooses one of the cards, also while another is chosen', () => {
  expect(wished('2', 'nothing')).toEqual({ wish: 'card', index: 1 });
  expect(wished('5', 'card')).toEqual({ wish: 'card', index: 4 });
  expect(wished('6', 'nothing')).toBeNull();
});

test('only a chosen card is played or discarded', () => {
  expect(wished('p', 'nothing')).toBeNull();
  expect(wished('p', 'card')).toEqual({ wish: 'play' });
  expect(wished('d', 'card')).toEqual({ wish: 'discard' });
});

test('a clue is a value or the letter of a colour', () => {
  expect(wished('c', 'nothing')).toEqual({ wish: 'clue' });
  expect(wished('3', 'clues')).toEqual({ wish: 'say', piece: '3' });
  expect(wished('b', 'clues')).toEqual({ wish: 'say', piece: 'blue' });
  expect(wished('c', 'clues')).toEqual({ wish: 'clue' });
  expect(wished('Shift', 'clues')).toBeNull();
});
