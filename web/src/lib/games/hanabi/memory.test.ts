import { beforeEach, expect, test } from 'vitest';
import { allNumbers, HandMemory } from './memory.svelte';

beforeEach(() => localStorage.clear());

test('a card keeps its number while it is held', () => {
  const events = [
    { event: 'played', seat: 0, slot: 1 },
    { event: 'drawn', seat: 0 },
    { event: 'discarded', seat: 1, slot: 0 },
    { event: 'drawn', seat: 1 },
    { event: 'misplayed', seat: 0, slot: 3 },
  ];
  const hands = [Array(4), Array(5)];
  expect(allNumbers(events, hands)).toEqual([
    [0, 2, 3, 5],
    [1, 2, 3, 4, 5],
  ]);
});

test('new cards come last in a hand that was arranged', () => {
  const memory = new HandMemory('t', 0);
  memory.move([0, 1, 2], 2, 0);
  expect(memory.arranged([0, 1, 2])).toEqual([2, 0, 1]);
  expect(memory.arranged([1, 2, 3])).toEqual([2, 1, 3]);
});

test('a card that is moved too far goes to the end', () => {
  const memory = new HandMemory('t', 0);
  memory.move([0, 1, 2], 0, 9);
  expect(memory.arranged([0, 1, 2])).toEqual([1, 2, 0]);
  memory.move([0, 1, 2], 0, -3);
  expect(memory.arranged([0, 1, 2])).toEqual([0, 1, 2]);
});

test('notes and order are kept for a seat of a table', () => {
  const memory = new HandMemory('t', 0);
  memory.write(3, 'a five');
  memory.move([0, 1], 1, 0);
  const again = new HandMemory('t', 0);
  expect(again.note(3)).toBe('a five');
  expect(again.arranged([0, 1])).toEqual([1, 0]);
  expect(new HandMemory('t', 1).note(3)).toBe('');
});

test('a card is raised or turned, each on its own, until it is put back', () => {
  const memory = new HandMemory('held', 0);
  memory.turn('raised', 2);
  memory.turn('turned', 2);
  memory.turn('turned', 3);
  memory.turn('raised', 2);
  expect([memory.is('raised', 2), memory.is('turned', 2)]).toEqual([false, true]);
  expect(new HandMemory('held', 0).is('turned', 3)).toBe(true);
  expect(new HandMemory('held', 1).is('turned', 3)).toBe(false);
});

test('what was kept before cards could be raised still reads', () => {
  localStorage.setItem('chabudai:hand:old:0', JSON.stringify({ order: [1, 0], notes: {} }));
  const memory = new HandMemory('old', 0);
  expect(memory.is('raised', 0)).toBe(false);
  expect(memory.arranged([0, 1])).toEqual([1, 0]);
});
