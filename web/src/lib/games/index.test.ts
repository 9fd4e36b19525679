import { expect, test } from 'vitest';
import { gameName, KNOWN, lessonsOf, loadGame, rulebooksOf } from '.';

test.each(KNOWN)('%s has a name, rules, lessons and a board', async (game) => {
  expect(gameName(game)).not.toBe('');
  expect((await rulebooksOf(game)?.())?.rulebook.sections).not.toHaveLength(0);
  expect((await lessonsOf(game)?.())?.hints).not.toHaveLength(0);
  expect((await loadGame(game)).Board).toBeDefined();
});

test('a game that brings nothing has the generic forms', async () => {
  expect(gameName('three_stones')).toBe('Three stones');
  expect([rulebooksOf('three_stones'), lessonsOf('three_stones')]).toEqual([undefined, undefined]);
  const { Board, moveText } = await loadGame('three_stones');
  expect(Board).toBeDefined();
  expect(moveText('take 3', [])).toBe('take 3');
});

test('what is named like a word of the catalogue is still a game', () => {
  expect(gameName('home')).toBe('Home');
  expect(gameName('play')).toBe('Play');
});
