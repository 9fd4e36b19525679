import { expect, test } from 'vitest';
import { connection } from './connection.svelte';
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

test.each([
  ['unwatched', null],
  ['table/private', 'table/private'],
])('whoever hears %s after coming back sees %s', (code, gone) => {
  const session = new TableSession('abc');
  connection.hear({ type: 'gone', table: 'abc', code });
  expect(session.gone).toBe(gone);
  session.close();
});
