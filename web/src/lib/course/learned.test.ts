import { beforeEach, expect, test, vi } from 'vitest';
import { rated } from './schedule';

const NOW = new Date(2026, 10, 18, 20);
const later = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

async function fresh() {
  vi.resetModules();
  return (await import('./learned.svelte')).learned;
}

beforeEach(() => localStorage.clear());

test('what was learned is still there after a reload', async () => {
  const first = await fresh();
  first.write('chess', 'fork', 2, true, rated(undefined, true, NOW));

  const again = await fresh();

  expect(again.solved('chess', 'fork')).toEqual([2]);
  expect(again.solved('chess', 'pin')).toEqual([]);
  expect(again.due('chess', ['fork', 'pin'], later(1))).toEqual(['fork']);
});

test('exercises come new ones first, then wrong ones, then the one tried longest ago', async () => {
  const learned = await fresh();
  const write = (number: number, right: boolean): void =>
    learned.write('chess', 'fork', number, right, rated(undefined, right, NOW));
  expect(learned.next('chess', 'fork', 3)).toBe(1);
  write(1, false);
  expect(learned.next('chess', 'fork', 3)).toBe(2);
  write(2, true);
  write(3, true);
  expect(learned.next('chess', 'fork', 3)).toBe(1);
  write(1, true);
  expect(learned.next('chess', 'fork', 3)).toBe(2);
});

test('a lesson comes again later and later, and soon after a wrong answer', async () => {
  const learned = await fresh();
  learned.write('chess', 'fork', 1, true, rated(undefined, true, NOW));
  expect(learned.due('chess', ['fork'], NOW)).toEqual([]);
  expect(learned.days('chess', ['fork'], NOW)).toBe(0);
  for (const days of [1, 4])
    learned.write(
      'chess',
      'fork',
      1,
      true,
      rated(learned.card('chess', 'fork'), true, later(days)),
    );
  expect(learned.due('chess', ['fork'], later(6))).toEqual([]);
  expect(learned.days('chess', ['fork'], later(4))).toBeGreaterThan(2);
  learned.write('chess', 'fork', 1, false, rated(learned.card('chess', 'fork'), false, later(30)));
  expect(learned.due('chess', ['fork'], later(30.1))).toEqual(['fork']);
  expect(learned.solved('chess', 'fork')).toEqual([]);
});

test('of several lessons the longest due comes first, and starting over forgets all', async () => {
  const learned = await fresh();
  learned.write('chess', 'pin', 1, false, rated(undefined, false, later(1)));
  learned.write('chess', 'fork', 1, false, rated(undefined, false, NOW));
  expect(learned.due('chess', ['pin', 'fork', 'skewer'], later(2))).toEqual(['fork', 'pin']);
  learned.forget('chess');
  expect(learned.due('chess', ['pin', 'fork'], later(2))).toEqual([]);
  expect(learned.days('chess', ['pin'], NOW)).toBeNull();
});
