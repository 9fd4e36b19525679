import { expect, test } from 'vitest';
import { channelOf, pushState } from './notices';

test('a browser without push messages says so', () => {
  expect(pushState(null, null, [])).toBe('unsupported');
});

test('a person who refused is told so, whatever the server knows', () => {
  expect(pushState('denied', 'abc', ['abc'])).toBe('denied');
});

test('push is on when browser and server agree', () => {
  expect(pushState('granted', 'abc', ['xyz', 'abc'])).toBe('on');
});

test.each([
  ['default', null, []],
  ['granted', null, ['abc']],
  ['granted', 'abc', []],
  ['default', 'abc', ['abc']],
] as const)('with %s, %s here and %j there it is off', (permission, here, there) => {
  expect(pushState(permission, here, there)).toBe('off');
});

test('the server knows a subscription by the digest of its endpoint', async () => {
  expect(await channelOf('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
