import { expect, test } from 'vitest';
import { actOf, TABLE_KEYS, type Pressed } from './keys';

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  command: false,
  focus: 'nothing',
  covered: false,
  ...more,
});

test.each([
  ['?', 'help'],
  ['l', 'log'],
  ['t', 'talk'],
  ['h', 'coach'],
  ['[', 'earlier'],
  [']', 'later'],
  ['.', 'hurry'],
  [' ', 'hurry'],
  ['ArrowLeft', 'earlier'],
  ['Escape', 'close'],
  ['x', null],
])('%s means %s', (key, act) => {
  expect(actOf(press(key))).toBe(act);
});

test('whoever writes, gives the browser a command or has a sheet open means something else', () => {
  expect(actOf(press('l', { focus: 'field' }))).toBeNull();
  expect(actOf(press('l', { command: true }))).toBeNull();
  expect(actOf(press('Escape', { covered: true }))).toBeNull();
});

test('space and arrows belong to the control that has the focus', () => {
  for (const key of [' ', 'ArrowLeft', 'ArrowRight'])
    expect(actOf(press(key, { focus: 'control' }))).toBeNull();
  expect(actOf(press('[', { focus: 'control' }))).toBe('earlier');
});

test('every key has words', () => {
  expect(new Set(TABLE_KEYS.map(({ words }) => words)).size).toBe(TABLE_KEYS.length);
});
