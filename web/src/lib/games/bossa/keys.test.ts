import { expect, test } from 'vitest';
import { actOf } from './keys';

const press = (key: string, more: object = {}) =>
  actOf({
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...more,
  });

test('digits choose tiles, with Shift those of the opponent', () => {
  expect(press('2', { code: 'Digit2' })).toEqual({ do: 'own', index: 1 });
  expect(press('"', { code: 'Digit2', shiftKey: true })).toEqual({ do: 'theirs', index: 1 });
});

test('letters work with and without Shift, but not with Ctrl', () => {
  expect(press('R', { shiftKey: true })).toEqual({ do: 'redraw' });
  expect(press('r', { ctrlKey: true })).toBeNull();
});

test('other keys do nothing', () => {
  expect(press('x')).toBeNull();
});
