import { expect, test } from 'vitest';
import { explained, Refused } from './refused';

type Problem = ConstructorParameters<typeof Refused>[0];
const refused = (code: string): Refused => new Refused({ code, message: '' } as Problem);

test('a refusal is explained by its code', () => {
  expect(explained(refused('move/turn'))).toBe('It is not your turn.');
});

test('a code without words has a general sentence', () => {
  expect(explained(refused('no/such-code'))).toBe('That did not work. Try again.');
});

test('anything else is a lost connection', () => {
  expect(explained(new TypeError('failed to fetch'))).toContain('No connection');
});
