import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import { expect, test } from 'vitest';
import { lateReads } from './late.ts';

const linter = new Linter();

/** The names that are read too late in a component. */
function late(script: string, markup = ''): string[] {
  const code = `<script>
    const { info, ask } = $props();
    const seat = $derived(info.seat);
    let busy = $state(false);
    ${script}
  </script>
  ${markup}`;
  const found = linter.verify(
    code,
    [
      ...svelte.configs.base,
      {
        files: ['**/*.svelte'],
        plugins: { page: { rules: { 'late-reads': lateReads } } },
        rules: { 'page/late-reads': 'error' },
      },
    ],
    'One.svelte',
  );
  return found.map(({ message }) => /component of (\w+)/.exec(message)?.[1] ?? message);
}

test('props and derived values are read before waiting', () => {
  expect(late('async function act() { await later(info, seat); }')).toEqual([]);
  expect(late('async function act() { const at = seat; await later(); use(at, busy); }')).toEqual(
    [],
  );
  expect(late('async function act() { await later(); use(seat, info); }').sort()).toEqual([
    'info',
    'seat',
  ]);
});

test('what is called is looked up before its arguments are waited for', () => {
  expect(late('const act = async () => ask(seat, await later());')).toEqual([]);
  expect(late('const act = async () => ask(await later(), seat);')).toEqual(['seat']);
});

test('a loop that waits comes to its beginning once more', () => {
  expect(late('async function act() { while (busy) { use(seat); await later(); } }')).toEqual([
    'seat',
  ]);
});

test('promises call later, and so do timers that cannot be stopped', () => {
  for (const call of ['later().then(show)', 'setTimeout(show)', 'later().catch(() => ask())'])
    expect(late(`function act() { ${call.replace('show', '() => use(seat)')}; }`)).toHaveLength(1);
  expect(late('const frame = requestAnimationFrame(() => use(seat));')).toEqual([]);
  expect(late('const all = [1].map(() => seat);')).toEqual([]);
});

test('a function that reads such a value is one itself', () => {
  expect(
    late('const show = () => use(seat); async function act() { await later(); show(); }'),
  ).toEqual(['show']);
  expect(
    late('const show = () => use(busy); async function act() { await later(); show(); }'),
  ).toEqual([]);
});

test('names of the markup go with their part of it', () => {
  const press = '<button onclick={async () => { await later(); use(one); }}>x</button>';
  expect(late('', `{#if busy}{@const one = info.one}${press}{/if}`)).toEqual(['one']);
  expect(late('', `{#each info.all as one (one)}${press}{/each}`)).toEqual(['one']);
});
