import { expect, test } from 'vitest';
import { swiped } from './swipe';

test.each([
  [-60, 10, -1],
  [60, -10, 1],
  [40, 0, 0],
  [60, 40, 0],
  [0, 200, 0],
])('%d across and %d down is %d', (across, down, way) => {
  expect(swiped(across, down)).toBe(way);
});
