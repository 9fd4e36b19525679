import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const day = (number: number): void => {
  vi.setSystemTime(new Date(2026, 0, number, 12));
};

/** The diary as a page that was just loaded has it. */
const opened = async () => {
  vi.resetModules();
  return (await import('./diary.svelte')).diary;
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  day(1);
});
afterEach(() => {
  vi.useRealTimers();
});

test('only the first try at a puzzle counts, and it is kept', async () => {
  const diary = await opened();
  expect(diary.first('chess', 7)).toBeUndefined();
  diary.write('chess', 7, false, false);
  diary.write('chess', 7, true, false);
  expect(diary.first('chess', 7)).toBe(false);
  expect((await opened()).first('chess', 7)).toBe(false);
});

test('a row grows by a day at most once a day', async () => {
  const diary = await opened();
  diary.write('chess', 1, true, true);
  diary.write('chess', 2, true, true);
  expect(diary.row('chess')).toBe(1);
  day(2);
  expect(diary.row('chess')).toBe(1);
  diary.write('chess', 3, true, true);
  expect(diary.row('chess')).toBe(2);
  expect(diary.row('go')).toBe(0);
});

test('a missed day or a wrong try ends a row', async () => {
  const diary = await opened();
  diary.write('chess', 1, true, true);
  day(3);
  expect(diary.row('chess')).toBe(0);
  diary.write('chess', 3, true, true);
  day(4);
  diary.write('chess', 4, false, true);
  expect(diary.row('chess')).toBe(0);
});

test('puzzles of other days count among those solved, not in the row', async () => {
  const diary = await opened();
  diary.write('chess', 9, true, false);
  diary.write('chess', 8, false, false);
  expect([diary.tried, diary.solved, diary.row('chess')]).toEqual([2, 1, 0]);
  expect([diary.solvedOf('chess'), diary.solvedOf('go')]).toEqual([1, 0]);
});

test('a store that cannot be read is a new diary', async () => {
  localStorage.setItem('chabudai:puzzles', '{broken');
  expect((await opened()).tried).toBe(0);
});
