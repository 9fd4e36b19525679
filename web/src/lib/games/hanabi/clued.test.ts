import { expect, test } from 'vitest';
import { cardOf, cluesOf, cluesOn, cluesSince } from './clued';

const clue = (seat: number, target: number, slots: number[], what: object) => ({
  seat,
  move: null,
  happened: [{ event: 'clued', seat, target, slots, ...what }],
});
const leaves = (seat: number, slot: number, event = 'played') => ({
  seat,
  move: null,
  happened: [
    { event, seat, slot, card: 'R1' },
    { event: 'drawn', seat },
  ],
});

test("every clue since the reader's move counts, and the newest is told apart", () => {
  const moves = [
    clue(2, 0, [3], { value: 5 }),
    leaves(0, 0),
    clue(1, 0, [0, 2], { colour: 'red' }),
    clue(2, 0, [2], { value: 4 }),
  ];
  const clues = cluesSince(moves, 0, 3);
  expect(clues.map(({ giver, piece, newest }) => [giver, piece, newest])).toEqual([
    [1, 'red', false],
    [2, '4', true],
  ]);
  expect(cluesOn(clues, 0, 2)).toHaveLength(2);
  expect(cluesOn(clues, 0, 3)).toHaveLength(0);
});

test('a move alone tells which cards it is about', () => {
  const told = clue(2, 0, [1, 3], { value: 5 });
  expect(cluesOf(told)).toEqual([{ giver: 2, target: 0, piece: '5', slots: [1, 3], newest: true }]);
  expect(cardOf(told)).toBeNull();
  expect(cluesOf(leaves(1, 3, 'discarded'))).toEqual([]);
  expect(cardOf(leaves(1, 3, 'discarded'))).toBe('1-3');
});

test("after the reader's move nothing is left of them", () => {
  expect(cluesSince([clue(1, 0, [0], { value: 1 }), leaves(0, 0)], 0, 2)).toEqual([]);
});

test.each(['played', 'misplayed', 'discarded'])(
  'a mark stays on its card when one is %s',
  (how) => {
    const moves = [leaves(0, 0), clue(1, 2, [1, 3], { colour: 'blue' }), leaves(2, 1, how)];
    const [clued] = cluesSince(moves, 0, 3);
    expect(clued?.slots).toEqual([2]);
  },
);

test('an onlooker sees those of the last round', () => {
  const moves = [1, 2, 3].map((value) => clue(value % 2, 1 - (value % 2), [0], { value }));
  expect(cluesSince(moves, null, 2).map(({ piece }) => piece)).toEqual(['2', '3']);
});
