// The games that the page knows: each folder here is one, found by its name. Other games get the generic forms.
import type { Component } from 'svelte';
import type { Lessons } from '../learn/lessons';
import type { Rulebooks, ShownExample } from '../protocol';
import type { Position } from '../server/table.svelte';
import { readable } from '../words/readable';
import { say, words } from '../words/words.svelte';
import GenericSign from '../generic/Sign.svelte';
import type { GameModule, GameParts } from './module';

type Found<Part> = Readonly<Record<string, Part | undefined>>;
type Loader<Part> = () => Promise<Part>;
/** Something in an edition's box, by the name that the edition gives it. */
interface ItemProps {
  item: string;
}
interface ExampleProps {
  example: ShownExample;
  names: readonly string[];
}
/** Drawn examples by the sections of the rules that they belong to. */
type Examples = Readonly<Record<string, Component>>;

const parts: Found<Loader<GameParts>> = import.meta.glob<GameParts>('./*/index.ts', {
  import: 'default',
});
// The front page shows them all.
const signs: Found<Component> = import.meta.glob<Component>('./*/Sign.svelte', {
  import: 'default',
  eager: true,
});
const lessons: Found<Loader<Lessons>> = import.meta.glob<Lessons>('./*/lessons.ts', {
  import: 'default',
});
// Made by `python -m chabudai.protocol.rulebooks`: the page knows no rules of its own.
const rulebooks: Found<Loader<Rulebooks>> = import.meta.glob<Rulebooks>('./*/rulebooks.json', {
  import: 'default',
});
const items: Found<Loader<Component<ItemProps>>> = import.meta.glob<Component<ItemProps>>(
  './*/Item.svelte',
  { import: 'default' },
);
const references: Found<Loader<Component>> = import.meta.glob<Component>('./*/Reference.svelte', {
  import: 'default',
});
const preferences = import.meta.glob<Component>('./*/Preferences.svelte', { import: 'default' });

/** The sections that games add to the settings. */
export const PREFERENCES: readonly Loader<Component>[] = Object.values(preferences);

const examples: Found<Loader<Examples>> = import.meta.glob<Examples>('./*/examples/index.ts', {
  import: 'default',
});
const previews: Found<Loader<Component<{ position: Position }>>> = import.meta.glob<
  Component<{ position: Position }>
>('./*/Preview.svelte', { import: 'default' });
const lessonExamples: Found<Loader<Component<ExampleProps>>> = import.meta.glob<
  Component<ExampleProps>
>('./*/LessonExample.svelte', { import: 'default' });
const places: Readonly<Record<string, number>> = import.meta.glob<number>('./*/place.ts', {
  import: 'default',
  eager: true,
});

/** The names of the games that have a folder here, in the order in which they are shown. */
export const KNOWN: readonly string[] = Object.entries(places)
  .sort(([, one], [, other]) => one - other)
  .map(([path]) => path.split('/')[1] ?? '');

/** The parts of a game, generic where it brings none. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = parts[`./${game}/index.ts`] ?? generic;
  const [{ SENTENCES }, own] = await Promise.all([
    import('../generic/sentences'),
    load(),
    words.also('editions'),
  ]);
  return { ...SENTENCES, ...own };
}

const generic = async (): Promise<GameParts> => (await import('../generic')).default;

/** A small picture. */
export const signOf = (game: string): Component<{ game: string }> =>
  signs[`./${game}/Sign.svelte`] ?? GenericSign;

/** What each of these loads, or undefined where a game brings none. */
export const lessonsOf = (game: string): Loader<Lessons> | undefined =>
  lessons[`./${game}/lessons.ts`];
export const rulebooksOf = (game: string): Loader<Rulebooks> | undefined =>
  rulebooks[`./${game}/rulebooks.json`];
export const itemOf = (game: string): Loader<Component<ItemProps>> | undefined =>
  items[`./${game}/Item.svelte`];
export const referenceOf = (game: string): Loader<Component> | undefined =>
  references[`./${game}/Reference.svelte`];

export const examplesOf = (game: string): Loader<Examples> | undefined =>
  examples[`./${game}/examples/index.ts`];
/** Draws the example of a lesson of the course. */
export const lessonExampleOf = (game: string): Loader<Component<ExampleProps>> | undefined =>
  lessonExamples[`./${game}/LessonExample.svelte`];
export const previewOf = (game: string): Loader<Component<{ position: Position }>> | undefined =>
  previews[`./${game}/Preview.svelte`];

/** What people call a game. */
export const gameName = (game: string): string =>
  KNOWN.includes(game) ? say(game) : readable(game);
