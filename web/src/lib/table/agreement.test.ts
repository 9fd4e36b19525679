import { expect, test } from 'vitest';
import { words } from '../words/words.svelte';
import { Agreement } from './agreement.svelte';

type Info = Parameters<typeof Agreement.of>[0];
type Facts = ConstructorParameters<typeof Agreement>[0];

const FACTS = {
  min_players: 2,
  max_players: 5,
  usual_players: 3,
  editions: [
    { name: 'new', defaults: { open: true }, variants: [], language: 'it' },
    { name: 'old', defaults: { open: false }, variants: ['wild'], language: 'pl' },
  ],
  options: {
    edition: { values: ['new', 'old'], default: 'new' },
    open: { values: [false, true], default: true },
    wild: { values: [false, true], default: false },
    hand: { values: [3, 4, 5], default: 4 },
    first: { values: [0, 1, 2, 3, 4], default: 0 },
  },
} as unknown as Facts;

test('only a live game has a clock, and only if it has minutes', () => {
  const agreed = new Agreement(FACTS);
  expect(agreed.terms.clock).toBeNull();
  agreed.minutes = 5;
  agreed.increment = 10;
  expect(agreed.terms.clock).toEqual({ base: 300, increment: 10 });
  agreed.options.pace = 'slow';
  expect(agreed.terms.clock).toBeNull();
});

test('a first seat that the table does not have is left to chance', () => {
  const agreed = new Agreement(FACTS);
  agreed.players = 3;
  agreed.first = 2;
  expect(agreed.rules).toHaveProperty('first', 2);
  agreed.players = 2;
  expect(agreed.rules).not.toHaveProperty('first');
});

test('what a table agreed on reads back', () => {
  const info = {
    players: 4,
    deal: null,
    rules: { edition: 'old', first: 1, open: true },
    options: { listed: true, clock: { base: 120, increment: 3 } },
  };
  const agreed = Agreement.of(info as unknown as Info, FACTS);
  expect(agreed.rules).toEqual({ edition: 'old', open: true, first: 1 });
  expect(agreed.players).toBe(4);
  expect(agreed.terms).toMatchObject({ listed: true, clock: { base: 120, increment: 3 } });
  expect(agreed.fixed).toBe(false);
});

test('the rules of a numbered deal are fixed', () => {
  const info = { players: 2, deal: 7, rules: {}, options: {} };
  expect(Agreement.of(info as unknown as Info, FACTS).fixed).toBe(true);
});

test('a rule is as chosen, else as the edition has it, else as usual', () => {
  const agreed = new Agreement(FACTS);
  expect([agreed.on('open'), agreed.value('hand')]).toEqual([true, 4]);
  agreed.edition = 'old';
  expect(agreed.on('open')).toBe(false);
  agreed.chosen['open'] = true;
  expect(agreed.rules).toEqual({ edition: 'old', open: true });
});

test('rules are switches or lists of values, and the edition and the first seat neither', () => {
  const agreed = new Agreement(FACTS);
  expect([agreed.switches, agreed.selects]).toEqual([['open', 'wild'], ['hand']]);
  expect(agreed.drawsLots).toBe(true);
});

test('another rulebook brings its own word, and drops the variants that it does not offer', () => {
  const agreed = new Agreement(FACTS);
  agreed.take('old');
  expect([agreed.foreign('wild'), agreed.foreign('open'), agreed.foreign('hand')]).toEqual([
    false,
    false,
    false,
  ]);
  agreed.chosen = { open: true, wild: true, hand: 3 };
  agreed.take('new');
  expect(agreed.foreign('wild')).toBe(true);
  expect(agreed.rules).toEqual({ edition: 'new', hand: 3 });
});

test('a reader finds the rulebook in their own language', async () => {
  await words.speak('pl');
  expect(new Agreement(FACTS).edition).toBe('old');
  await words.speak('en');
  expect(new Agreement(FACTS).edition).toBe('new');
});
