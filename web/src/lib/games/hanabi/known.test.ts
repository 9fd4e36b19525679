import { expect, test } from 'vitest';
import { knownWords } from './known';

const COLOURS = ['white', 'red', 'blue'] as const;

test('nothing known is nothing said', () => {
  expect(knownWords(null, null, COLOURS)).toBe('');
  const open = { colours: [...COLOURS], values: [1, 2, 3, 4, 5] };
  expect(knownWords({ colours: [], values: [] }, open, COLOURS)).toBe('');
});

test('what was heard comes before what is still possible', () => {
  const text = knownWords(
    { colours: ['red'], values: [3] },
    { colours: ['red'], values: [3] },
    COLOURS,
  );
  expect(text).toBe('Heard: red, 3. Still possible: red, 3.');
});

test('only what is narrowed down is told as possible', () => {
  const text = knownWords(null, { colours: [...COLOURS], values: [1, 2] }, COLOURS);
  expect(text).toBe('Still possible: 1, 2.');
});
