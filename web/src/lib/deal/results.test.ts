import { expect, test } from 'vitest';
import { ofBots, ofPeople } from './results';

type Tries = Parameters<typeof ofBots>[0];
const tries = (bots: string[], reached: number[], drawn = true): Tries =>
  ({ bots, reached, drawn }) as unknown as Tries;

test('results are counted, each as often as it was reached', () => {
  const found = ofBots(tries(['master'], [20, 22, 20, 25]), null);
  expect([...found.counts]).toEqual([
    [20, 2],
    [22, 1],
    [25, 1],
  ]);
  expect(found.total).toBe(4);
});

test('a team of bots is told by its mean and its range', () => {
  const { title } = ofBots(tries(['master'], [20, 22, 20, 25]), null);
  expect(title).toContain('Master');
  expect(title).toContain('21.8');
  expect(title).toMatch(/20.*25/);
});

test('your own score stands among the tries that are not better', () => {
  const { title } = ofBots(tries(['master'], [20, 22, 20, 25]), 22);
  expect(title).toBe('As good as Master or better in 3 of 4 tries');
});

test('of two bots the wins of the first seat and the draws are counted', () => {
  const { title, key } = ofBots(tries(['master', 'quick'], [1, 1, 0, -1]), null);
  expect(title).toBe('Master against Quick: the first seat wins 2 of 4, 1 drawn');
  expect(key).toBe('master quick');
});

test('results of people that are equal are added', () => {
  const people = [
    { reached: 1, games: 3 },
    { reached: 0, games: 1 },
    { reached: 1, games: 2 },
  ] as Parameters<typeof ofPeople>[1];
  const found = ofPeople(false, people, 'Here');
  expect(found.total).toBe(6);
  expect(found.title).toBe('Here: The first seat won 5 of 6, 1 drawn.');
});
