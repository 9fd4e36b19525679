// Sentences with pictures in them: a text of the catalogue whose names and pieces can be drawn.
import type { FluentVariable } from '@fluent/bundle';
import { say } from './words.svelte';

/** Somebody's name in a sentence. */
interface Name {
  readonly name: string;
}

/** A card, a tile or another piece: how the game calls it, and what it is in words. */
export interface Piece {
  readonly piece: string;
  readonly text: string;
}

type Part = string | Name | Piece;
export type Sentence = readonly Part[];

type Value = FluentVariable | Name | Piece;

const isPart = (value: Value): value is Name | Piece =>
  typeof value === 'object' && ('name' in value || 'piece' in value);

/** Characters of no language stand in the text for its parts while it is put together. */
const HOLES = 0xe000;

/** What people write cannot pass for a part. */
const cleaned = (value: FluentVariable): FluentVariable =>
  typeof value === 'string' ? value.replace(/[\ue000-\uf8ff]/g, '') : value;

/** Say something, and keep the names and pieces in it apart from the words around them. */
export function sentence(message: string, values: Readonly<Record<string, Value>> = {}): Sentence {
  const parts: (Name | Piece)[] = [];
  const plain = Object.entries(values).map(([key, value]): [string, FluentVariable] =>
    isPart(value)
      ? [key, String.fromCharCode(HOLES + parts.push(value) - 1)]
      : [key, cleaned(value)],
  );
  return say(message, Object.fromEntries(plain))
    .split(/([\ue000-\uf8ff])/)
    .filter(Boolean)
    .map((text) => parts[text.charCodeAt(0) - HOLES] ?? text);
}

const wordsOf = (part: Part): string =>
  typeof part === 'string' ? part : 'name' in part ? part.name : part.text;

/** The sentence as it is read aloud. */
export const textOf = (told: Sentence): string => told.map(wordsOf).join('');
