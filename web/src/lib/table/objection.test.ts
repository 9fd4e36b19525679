import { expect, test } from 'vitest';
import type { TableInfo } from '../protocol';
import { Refused } from '../server/refused';
import { failed, forbidden } from './objection';

const INFO = { game: 'some', rules: { edition: 'pl', avalanche: true } } as unknown as TableInfo;

test('a refused move leads to the paragraph in the rules of this table', () => {
  const error = new Refused({ code: 'move/illegal', message: '', rule: 'H4.1' });
  expect(failed(INFO, error)).toEqual({
    text: 'The rules do not allow that now.',
    rule: 'H4.1',
    link: '#/rules/some/edition=pl&avalanche=true/H4.1',
  });
});

test('what no rule forbids leads nowhere in particular', () => {
  expect(failed(INFO, new Error('lost')).rule).toBe('');
});

test('a move that does not fit says why in words', () => {
  expect(forbidden(INFO, 'B4.4').text).toBe("Every tile must show the line's colour.");
  expect(forbidden(INFO, '').text).toBe('That does not fit there.');
});
