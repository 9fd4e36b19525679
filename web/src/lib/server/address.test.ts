import { afterEach, expect, test } from 'vitest';
import { address, socketAddress } from './address';

const base = (href: string): void => {
  document.head.innerHTML = `<base href="${href}">`;
};

afterEach(() => {
  document.head.innerHTML = '';
  location.hash = '';
});

test('addresses keep the path prefix of a proxy', () => {
  base('https://example.org/games/');
  expect(address('api/me')).toBe('https://example.org/games/api/me');
});

test.each([
  ['https://example.org/', 'wss://example.org/ws'],
  ['http://localhost:8000/games/', 'ws://localhost:8000/games/ws'],
])('the socket of %s is %s', (page, socket) => {
  base(page);
  expect(socketAddress()).toBe(socket);
});

test('the socket names the table that is open, so that a proxy can send its people to one server', () => {
  base('https://example.org/games/');
  location.hash = '#/t/abc_-9';
  expect(socketAddress()).toBe('wss://example.org/games/ws?table=abc_-9');
});
