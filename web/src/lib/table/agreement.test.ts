import { expect, test } from 'vitest';
import { Agreement } from './agreement.svelte';

type Info = Parameters<typeof Agreement.of>[0];

test('only a live game has a clock, and only if it has minutes', () => {
  const agreed = new Agreement('hanabi');
  expect(agreed.terms.clock).toBeNull();
  agreed.minutes = 5;
  agreed.increment = 10;
  expect(agreed.terms.clock).toEqual({ base: 300, increment: 10 });
  agreed.options.pace = 'slow';
  expect(agreed.terms.clock).toBeNull();
});

test('a first seat that the table does not have is left to chance', () => {
  const agreed = new Agreement('hanabi');
  agreed.players = 3;
  agreed.first = 2;
  expect(agreed.rules).toHaveProperty('first', 2);
  agreed.players = 2;
  expect(agreed.rules).not.toHaveProperty('first');
});

test('what a table agreed on reads back', () => {
  const info = {
    game: 'hanabi',
    players: 4,
    deal: null,
    rules: { edition: 'pl', first: 1, avalanche: true },
    options: { listed: true, clock: { base: 120, increment: 3 } },
  };
  const agreed = Agreement.of(info as unknown as Info);
  expect(agreed.rules).toEqual({ edition: 'pl', avalanche: true, first: 1 });
  expect(agreed.seats).toBe(4);
  expect(agreed.terms).toMatchObject({ listed: true, clock: { base: 120, increment: 3 } });
  expect(agreed.fixed).toBe(false);
});

test('the rules of a numbered deal are fixed', () => {
  const info = { game: 'hanabi', players: 2, deal: 7, rules: {}, options: {} };
  expect(Agreement.of(info as unknown as Info).fixed).toBe(true);
});
