import { beforeEach, expect, test } from 'vitest';
import { changes, dropUnsent, note, settled, unsent, type Asked } from './unsent';

const move: Asked = { do: 'play', table: 'one', move: 'play 1', turn: 4, id: 'a' };
const word: Asked = { do: 'say', table: 'one', phrase: 'hello', id: 'b' };

beforeEach(dropUnsent);

test('a request is there until it is answered', () => {
  note(move);
  note(word);
  settled('a');

  expect(unsent()).toEqual([word]);
});

test('a request of long ago is no longer sent', () => {
  note(move, 0);

  expect(unsent(90_000_000)).toEqual([]);
});

test('something that cannot be read counts as nothing', () => {
  localStorage.setItem('chabudai:unsent', '{');

  expect(unsent()).toEqual([]);
});

test('only what changes a table is remembered', () => {
  expect(changes(move)).toBe(true);
  expect(changes({ do: 'watch', table: 'one', since: 0 })).toBe(false);
});
