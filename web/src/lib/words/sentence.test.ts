import { expect, test } from 'vitest';
import { sentence, textOf } from './sentence';

const anna = { name: 'Anna' };

test('names and pieces are parts of their own', () => {
  expect(sentence('log-sat', { who: anna })).toEqual([anna, ' sat down.']);
});

test('a sentence reads like its text', () => {
  const told = sentence('log-renamed', { name: 'Sunday' });
  expect(textOf(told)).toBe('The table is called Sunday now.');
  expect(textOf(sentence('said', { who: anna, what: 'hm' }))).toBe('Anna: hm');
});

test('what people write cannot pass for a part', () => {
  expect(textOf(sentence('said', { who: anna, what: '\ue000\ue001' }))).toBe('Anna: ');
});
