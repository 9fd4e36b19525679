import { expect, test } from 'vitest';
import type { HanabiStep } from '../../protocol';
import { words } from '../../words/words.svelte';
import { review } from './review';

const step = (changes: object): HanabiStep =>
  ({
    move: 'play 1',
    taken: [],
    why: null,
    answered: null,
    cost: { mean: 0.9, error: 0.05 },
    cost_as_it_lay: { mean: -0.4, error: 0.1 },
    ...changes,
  }) as unknown as HanabiStep;

test('a card that fitted by luck or by an agreement is said to be judged kindly', async () => {
  await words.also('review');
  const said = (changes: object): readonly string[] => review.reasons?.(step(changes), []) ?? [];
  expect(said({})).toHaveLength(1);
  expect(said({ answered: 3 })[0]).toContain('move 3');
  expect(said({ move: 'discard 1' })).toEqual([]);
  expect(said({ taken: null })).toEqual([]);
  expect(said({ cost_as_it_lay: { mean: 0.9, error: 0.1 } })).toEqual([]);
  expect(said({ cost: { mean: 0.05, error: 0.05 } })).toEqual([]);
});
