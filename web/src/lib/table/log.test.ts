import { expect, test } from 'vitest';
import { textOf } from '../words/sentence';
import { logLines, type Line } from './log';

type Tell = Parameters<typeof logLines>[0];
type Entries = Parameters<typeof logLines>[1];

/** A game that tells everything that happened. */
const tell: Tell = ({ happened }, name) =>
  happened.map(({ event, seat }) => [{ name: name(seat) }, ` ${event}`]);

interface Told extends Omit<Line, 'told'> {
  readonly text: string;
}
const lines = (entries: Entries): Told[] =>
  logLines(tell, entries).map(({ told, ...line }) => ({ ...line, text: textOf(told) }));

/** A log of one event each, numbered from 1. */
const log = (...events: object[]): Entries =>
  events.map((event, index) => ({ seq: index + 1, at: 0, events: [event] })) as unknown as Entries;

const SEATED = [
  { event: 'sat', seat: 0, name: 'Anna' },
  { event: 'sat', seat: 1, name: 'Bela' },
];
/** The lines of a table at which Anna and Bela sit. */
const seated = (...events: object[]): Told[] =>
  lines(log(...SEATED, ...events)).slice(SEATED.length);
const texts = (...events: object[]): string[] => seated(...events).map(({ text }) => text);
const made = { event: 'moved', seat: 0, happened: [{ event: 'drew', seat: 0 }] };

test('each line is a sentence with the names of the players', () => {
  expect(seated(made)[0]).toMatchObject({ text: 'Anna drew', kind: 'move' });
});

test('an event without words has no line', () => {
  expect(seated({ event: 'created' }, { ...made, happened: [] })).toEqual([]);
});

test('what a move brought about is told apart from the move', () => {
  const double = { ...made, happened: [...made.happened, { event: 'won', seat: 0 }] };
  expect(seated(double).map(({ kind }) => kind)).toEqual(['move', 'effect']);
});

test('lines count the moves, and taking back sets the count back', () => {
  const told = seated(
    made,
    made,
    { event: 'taken_back', moves: 1 },
    { event: 'said', seat: 1, text: 'hm' },
    made,
  );
  expect(told.map((line) => line.move)).toEqual([1, 2, 1, 1, 2]);
});

test('an entry may begin with the moves of another game', () => {
  const whole = [{ seq: 1, at: 0, events: [...SEATED, made, made] }] as unknown as Entries;
  const told = lines(whole).slice(SEATED.length);
  expect(told.map(({ move }) => move)).toEqual([1, 2]);
  expect(new Set(told.map(({ key }) => key)).size).toBe(2);
});

test('moves that were taken back are marked, what was said stays', () => {
  const told = seated(made, { event: 'said', seat: 1, text: 'hm' }, made, {
    event: 'taken_back',
    moves: 0,
  });
  expect(told.map(({ undone }) => undone ?? false)).toEqual([true, false, true, false]);
});

test('what somebody said is marked as talk', () => {
  const [line] = seated({ event: 'said', seat: 1, text: 'hm' });
  expect(line).toMatchObject({ kind: 'talk', text: 'Bela: hm' });
});

test('somebody without a name is a guest, a bot has its shown name', () => {
  expect(
    texts(
      { event: 'left', seat: 0 },
      { event: 'sat', seat: 0, name: '' },
      { event: 'left', seat: 1 },
      { event: 'bot_sat', seat: 1, bot: 'master:3s' },
    ),
  ).toEqual(['Anna left.', 'Guest sat down.', 'Bela left.', 'Master · 3s sat down.']);
});

test('people are told of by the names that they had then', () => {
  expect(
    texts(
      made,
      { event: 'left', seat: 1 },
      { event: 'seats_swapped', seats: [0, 1] },
      { event: 'sat', seat: 0, name: 'Cleo' },
      made,
      { event: 'named', seat: 0, name: 'Clea' },
      made,
      { event: 'said', seat: 1, text: 'hm' },
    ),
  ).toEqual([
    'Anna drew',
    'Bela left.',
    'Cleo sat down.',
    'Cleo drew',
    'Cleo is called Clea now.',
    'Clea drew',
    'Anna: hm',
  ]);
});

test('two of the same name are told apart', () => {
  expect(texts({ event: 'left', seat: 1 }, { event: 'sat', seat: 1, name: 'Anna' }, made)).toEqual([
    'Bela left.',
    'Anna 2 sat down.',
    'Anna 1 drew',
  ]);
});

test("a seat that a bot took over is the bot's from then on", () => {
  expect(
    texts(
      { event: 'proposed', seat: 1, vote: 'replace', target: 0, bot: 'cautious' },
      { event: 'replaced', seat: 0, bot: 'cautious' },
      made,
    ),
  ).toEqual([
    'Bela proposes that a bot takes over for Anna.',
    'Cautious took over the seat.',
    'Cautious drew',
  ]);
});

test('keys are different for all lines', () => {
  const double = { ...made, happened: [...made.happened, ...made.happened] };
  const keys = seated(double, double).map((line) => line.key);
  expect(new Set(keys).size).toBe(4);
});
