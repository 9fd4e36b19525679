import { expect, test } from 'vitest';
import { link, read } from './route.svelte';

test.each([
  ['', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/nowhere', { page: 'home' }],
  ['#/t/abc', { page: 'table', id: 'abc' }],
  ['#/t', { page: 'home' }],
  ['#/new/chess', { page: 'create', game: 'chess' }],
  ['#/new', { page: 'create', game: null }],
  ['#/replay', { page: 'replay', id: null, move: null }],
  ['#/replay/abc/12', { page: 'replay', id: 'abc', move: 12 }],
  ['#/review/abc', { page: 'review', id: 'abc', move: null }],
  ['#/puzzles', { page: 'puzzles' }],
  ['#/puzzles/chess', { page: 'puzzle', game: 'chess', number: null }],
  ['#/puzzles/chess/7', { page: 'puzzle', game: 'chess', number: 7 }],
  ['#/deal/chess', { page: 'deal', game: 'chess', players: null, number: null }],
  ['#/deal/chess/2/99', { page: 'deal', game: 'chess', players: 2, number: 99 }],
  ['#/learn', { page: 'learn' }],
  ['#/learn/chess', { page: 'lesson', game: 'chess' }],
  ['#/learn/chess/course', { page: 'course', game: 'chess' }],
  ['#/learn/chess/course/fork', { page: 'courseLesson', game: 'chess', lesson: 'fork' }],
  ['#/learn/chess/course/fork/exercises', { page: 'exercise', game: 'chess', lesson: 'fork' }],
  ['#/learn/chess/repeat', { page: 'exercise', game: 'chess', lesson: null }],
  ['#/rules/chess', { page: 'rules', game: 'chess', agreed: null, at: null }],
  [
    '#/rules/chess/edition=old&castling=true/C4.2',
    { page: 'rules', game: 'chess', agreed: 'edition=old&castling=true', at: 'C4.2' },
  ],
  ['#/rules/chess/-/C4.2', { page: 'rules', game: 'chess', agreed: null, at: 'C4.2' }],
  ['#/device/K7', { page: 'device', code: 'K7' }],
  ['#/notice/confirm/K7', { page: 'notice', act: 'confirm', code: 'K7' }],
  ['#/notice/off/K7', { page: 'notice', act: 'off', code: 'K7' }],
  ['#/settings', { page: 'settings' }],
])('%s leads to its page', (hash, route) => {
  expect(read(hash)).toEqual(route);
});

test('an address given to friends reads back to the same route', () => {
  const address = new URL(link('/t/abc'));
  expect(read(address.hash)).toEqual({ page: 'table', id: 'abc' });
});
