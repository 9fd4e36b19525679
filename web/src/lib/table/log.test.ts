import { expect, test } from 'vitest';
import { logLines, type Line } from './log';

type Tell = Parameters<typeof logLines>[0];
type Entries = Parameters<typeof logLines>[1];

/** A game that tells everything that happened. */
const tell: Tell = ({ happened }, name) =>
  happened.map(({ event, seat }) => `${name(seat)} ${event}`);
const lines = (entries: Entries, names = NAMES): Line[] => logLines(tell, entries, names);

/** A log of one event each, numbered from 1. */
const log = (...events: object[]): Entries =>
  events.map((event, index) => ({ seq: index + 1, at: 0, events: [event] })) as unknown as Entries;

const NAMES = ['Anna', 'Bela'];
const made = { event: 'moved', seat: 0, happened: [{ event: 'drew', seat: 0 }] };

test('each line is a sentence with the names of the players', () => {
  const [line] = lines(log(made));
  expect(line).toMatchObject({ text: 'Anna drew', talk: false });
});

test('an event without words has no line', () => {
  expect(lines(log({ event: 'created' }, { ...made, happened: [] }))).toEqual([]);
});

test('lines count the moves, and taking back sets the count back', () => {
  const told = lines(
    log(
      made,
      made,
      { event: 'taken_back', moves: 1 },
      { event: 'said', seat: 1, text: 'hm' },
      made,
    ),
  );
  expect(told.map((line) => line.move)).toEqual([1, 2, 1, 1, 2]);
});

test('what somebody said is marked as talk', () => {
  const [line] = lines(log({ event: 'said', seat: 1, text: 'hm' }));
  expect(line).toMatchObject({ talk: true, text: 'Bela: hm' });
});

test('somebody without a name is a guest, a bot has its shown name', () => {
  const texts = lines(
    log({ event: 'left', seat: 0 }, { event: 'bot_sat', seat: 1, bot: 'master:3s' }),
    ['', ''],
  ).map((line) => line.text);
  expect(texts).toEqual(['Guest left.', 'Master · 3s sat down.']);
});

test('keys are different for all lines', () => {
  const double = { ...made, happened: [...made.happened, ...made.happened] };
  const keys = lines(log(double, double)).map((line) => line.key);
  expect(new Set(keys).size).toBe(4);
});
