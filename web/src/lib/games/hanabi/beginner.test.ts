import { beforeEach, expect, test, vi } from 'vitest';

const opened = async () => {
  vi.resetModules();
  return (await import('./beginner.svelte')).beginner;
};

beforeEach(() => localStorage.clear());

test('three moves make a beginner no more, also after the page is opened again', async () => {
  const beginner = await opened();
  beginner.moved();
  beginner.moved();
  expect((await opened()).is).toBe(true);
  beginner.moved();
  expect(beginner.is).toBe(false);
  expect((await opened()).is).toBe(false);
});
