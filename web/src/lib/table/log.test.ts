import { expect, test } from 'vitest';
import { logLines, moveLines } from './log';

type Entries = Parameters<typeof logLines>[0];

/** A log of one event each, numbered from 1. */
const log = (...events: object[]): Entries =>
  events.map((event, index) => ({ seq: index + 1, at: 0, events: [event] })) as unknown as Entries;

const NAMES = ['Anna', 'Bela'];
const clue = {
  event: 'moved',
  seat: 0,
  happened: [{ event: 'clued', seat: 0, target: 1, value: 3, slots: [0, 2] }],
};

test('each line is a sentence with the names of the players', () => {
  const [line] = logLines(log(clue), NAMES);
  expect(line?.text).toMatch(/Anna.*Bela/);
  expect(line?.talk).toBe(false);
});

test('an event without words has no line', () => {
  expect(logLines(log({ event: 'created' }), NAMES)).toEqual([]);
  expect(moveLines([{ event: 'drawn', seat: 0 }], () => 'Anna', 'k', 1)).toEqual([]);
});

test('lines count the moves, and taking back sets the count back', () => {
  const lines = logLines(
    log(
      clue,
      clue,
      { event: 'taken_back', moves: 1 },
      { event: 'said', seat: 1, text: 'hm' },
      clue,
    ),
    NAMES,
  );
  expect(lines.map((line) => line.move)).toEqual([1, 2, 1, 1, 2]);
});

test('what somebody said is marked as talk', () => {
  const [line] = logLines(log({ event: 'said', seat: 1, text: 'hm' }), NAMES);
  expect(line).toMatchObject({ talk: true, text: 'Bela: hm' });
});

test('somebody without a name is a guest, a bot has its shown name', () => {
  const texts = logLines(
    log({ event: 'left', seat: 0 }, { event: 'bot_sat', seat: 1, bot: 'master:3s' }),
    ['', ''],
  ).map((line) => line.text);
  expect(texts).toEqual(['Guest left.', 'Master · 3s sat down.']);
});

test('keys are different for all lines', () => {
  const double = { ...clue, happened: [...clue.happened, ...clue.happened] };
  const keys = logLines(log(double, double), NAMES).map((line) => line.key);
  expect(new Set(keys).size).toBe(4);
});
