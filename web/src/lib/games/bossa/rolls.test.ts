import { expect, test } from 'vitest';
import { rollsOf } from './rolls';

type Rolled = Parameters<typeof rollsOf>[0];

test('equal numbers come before the roll that counts', () => {
  const rolled = { view: { dice: { white: 5, black: 2 } }, ties: [4] } as unknown as Rolled;
  expect(rollsOf(rolled)).toEqual([
    { white: 4, black: 4 },
    { white: 5, black: 2 },
  ]);
});
