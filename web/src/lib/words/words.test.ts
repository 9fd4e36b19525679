import { expect, test } from 'vitest';
import { LANGUAGES, preferred, say, words } from './words.svelte';

const MISSING = 'no-such-message';

test.each([
  [['it-IT', 'en'], 'it'],
  [['PL'], 'pl'],
  [['de', 'es-MX', 'it'], 'es'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
])('%j prefers %s', (wanted, language) => {
  expect(preferred(wanted)).toBe(language);
});

test('a message that no catalogue has is told by its name', () => {
  expect(say(MISSING)).toBe(MISSING);
  expect(words.has(MISSING)).toBe(false);
});

test.each(LANGUAGES)('the page speaks %s', async (language) => {
  await words.speak(language);
  expect(words.language).toBe(language);
  expect(document.documentElement.lang).toBe(language);
  expect(say('guest')).not.toBe('guest');
});

test('the language that was asked for last wins, whichever file comes first', async () => {
  const [first, last] = [words.speak('pl'), words.speak('it')];
  await Promise.all([first, last]);
  expect(words.language).toBe('it');
});

test('marks show which text came from the catalogue', async () => {
  await words.speak('en');
  words.marked = true;
  expect(say('guest')).toBe('⟦Guest⟧');
  expect(say(MISSING)).toBe(`!${MISSING}!`);
  words.marked = false;
});
