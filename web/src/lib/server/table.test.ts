import { expect, test, vi } from 'vitest';
import type { TableInfo } from '../protocol';
import { connection } from './connection.svelte';
import { Refused } from './refused';
import { recordedNames, shownName, TableSession } from './table.svelte';

test.each([
  ['bot', 'master', 'Master'],
  ['bot', 'quick_one', 'Quick one'],
  ['bot', 'master:3s', 'Master · 3s'],
  ['person', 'anna_b', 'anna_b'],
  ['empty', undefined, ''],
])('a %s called %s is shown as %s', (kind, name, shown) => {
  expect(shownName(kind, name)).toBe(shown);
});

test('equal names are told apart by a number, others are left alone', () => {
  expect(recordedNames(3, ['random', 'Anna', 'random'])).toEqual(['Random 1', 'Anna', 'Random 2']);
});

test('somebody without a name has the number of the seat', () => {
  const [first, second] = recordedNames(2, ['Anna']);
  expect(first).toBe('Anna');
  expect(second).toContain('2');
});

test('older entries are fetched before the last gap, and each is kept once', async () => {
  const entry = (seq: number) => ({ seq, at: 1, events: [] });
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ entries: [1, 2, 3].map(entry), earlier: false }));
  });
  const session = new TableSession('abc');
  const info = { id: 'abc', seq: 5, seat: null, seats: [] } as unknown as TableInfo;
  connection.hear({ type: 'table', info, entries: [1, 4, 5].map(entry), earlier: 2 });
  expect(session.earlier).toBe(true);
  await session.lookEarlier();
  expect(asked[0]).toContain('log?before=4');
  expect(session.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(session.earlier).toBe(false);
  session.close();
  vi.unstubAllGlobals();
});

test.each([
  ['unwatched', null],
  ['table/private', 'table/private'],
])('whoever hears %s after coming back sees %s', (code, gone) => {
  const session = new TableSession('abc');
  connection.hear({ type: 'gone', table: 'abc', code });
  expect(session.gone).toBe(gone);
  session.close();
});

test('whoever is refused for now only watches again a little later', async () => {
  vi.useFakeTimers();
  const answers = ['server/store', 'limit/rate', null];
  const asked = vi.spyOn(connection, 'ask').mockImplementation(() => {
    const code = answers.shift();
    if (code) return Promise.reject(new Refused({ code, message: '' }));
    return Promise.resolve({ type: 'answer', id: null, ok: true });
  });
  const session = new TableSession('abc');
  connection.hear({ type: 'gone', table: 'abc', code: 'server/peer' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(session.gone).toBe(null);
  session.close();
  vi.useRealTimers();
  asked.mockRestore();
});
