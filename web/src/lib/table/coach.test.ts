import { expect, test } from 'vitest';
import type { Coaching, TableInfo } from '../protocol';
import { hasCoach, holds, question, sentences, topics } from './coach';

const table = (coach: string, ...can: string[]): TableInfo =>
  ({ coach, can }) as Partial<TableInfo> as TableInfo;
const answer = (topic: Coaching['topic'], moves: number): Coaching => ({
  type: 'coaching',
  id: null,
  table: 't',
  topic,
  moves,
});

test('there is a coach where a bot or a reader can be asked', () => {
  expect(hasCoach(table('partner'))).toBe(true);
  expect(hasCoach(table('', 'coach:meaning'))).toBe(true);
  expect(hasCoach(table('', 'play'))).toBe(false);
});

test('a question that makes no sense now is there and cannot be asked', () => {
  expect(topics(table('partner', 'coach:meaning'), true)).toEqual([
    ['meaning', true],
    ['move', false],
  ]);
  expect(topics(table('greedy', 'coach:move'), false)).toEqual([['move', true]]);
});

test('advice holds until anybody moves, a meaning until the reader does', () => {
  expect(holds(answer('move', 4), 4, 3)).toBe(true);
  expect(holds(answer('move', 4), 5, 3)).toBe(false);
  expect(holds(answer('meaning', 4), 5, 3)).toBe(true);
  expect(holds(answer('meaning', 4), 6, 6)).toBe(false);
});

test('a game without words of its own for it asks in general ones', () => {
  expect(question('meaning', 'cairn', '')).not.toBe(question('meaning', 'hanabi', ''));
  expect(question('move', 'hanabi', 'Partner')).toContain('Partner');
});

test('the reader is not called by name', () => {
  const said = {
    is: 'message',
    name: 'coach-mend',
    values: { who: { is: 'player', seat: 0 } },
  } as const;
  expect(sentences([said], ['Anna', 'Bela'], 0)[0]).toMatch(/^You:/);
  expect(sentences([said], ['Anna', 'Bela'], 1)[0]).toMatch(/^Anna:/);
});
