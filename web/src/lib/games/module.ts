// What a game brings to the page: a board, and whatever the generic forms do not say well enough.
import type { Component } from 'svelte';
import type { Colour } from '../art/colour';
import type { Estimate, PuzzleVerdict, TableInfo } from '../protocol';
import type { GameEvent, Moved, Position } from '../server/table.svelte';
import type { Objection } from '../table/objection';
import type { Sentence } from '../words/sentence';

/** What an exercise asks about, what an answer was, and what a reviewed move took. */
export type PieceMark = 'about' | 'right' | 'wrong' | 'made';

export interface BoardProps<P extends Position = Position> {
  position: P;
  /** Whose hand lies at the bottom; null for an onlooker. */
  me: number | null;
  names: readonly string[];
  /** Which seats belong to people who are not connected. */
  away?: readonly boolean[];
  /** The moves that led here, oldest first. */
  moves: readonly Moved[];
  /** The table at which this is played; null where a position is only looked at. */
  table?: string | null;
  send: (move: string) => void;
  /** Why a move is not allowed; null if it is. */
  why?: (move: string) => Promise<Objection | null>;
  openPile?: () => void;
  /** In a review: the move that was made here, so that the board shows what it is about. */
  about?: Moved | undefined;
  /** In an exercise: marks on pieces, by the names that the server gives them. */
  marks?: Readonly<Record<string, PieceMark>> | undefined;
  /** In an exercise that asks for no move: what a press on a piece does; null where it does nothing. */
  point?: ((piece: string) => void) | null | undefined;
}

export interface EndingWords {
  readonly score: string | null;
  /** The edition's own word for the result. */
  readonly rank?: string;
  readonly title: string;
  readonly how: string;
  readonly happy: boolean;
  /** The fireworks of the closing show, with how high each rises. */
  readonly lights: Readonly<Partial<Record<Colour, number>>>;
}

/** A piece on its way across the screen. */
export interface Flight {
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** Draw the piece, and return what removes it again. */
  readonly draw: (target: HTMLElement) => () => Promise<void>;
}

/** What the table looks, sounds and feels like when something happens. */
export interface Staging {
  /** The flights that an event starts; asked before the screen changes. */
  readonly flight?: (event: GameEvent) => Flight | readonly Flight[] | null;
  readonly sound: (event: GameEvent, me: number | null) => void;
}

/** A reviewed move, as far as all games have it. */
export interface Step {
  readonly number: number;
  readonly seat: number;
  readonly move: string;
  readonly best: string;
  readonly before: Estimate;
  readonly cost: Estimate;
}

/** What a move meant to somebody. */
interface Meaning {
  readonly text: string;
  /** Whether it was misread. */
  readonly wrong: boolean;
}

export interface ReviewParts<S extends Step = Step> {
  /** Figures about a move, each with its caption. */
  readonly rows: (step: S, chances: boolean) => readonly (readonly [string, string])[];
  /** What can no longer be reached because of the move. */
  readonly loss?: (step: S) => string;
  /** Whether the move that was made could not be told from the best. */
  readonly asGood?: (step: S) => boolean;
  /** What speaks for the best move, and then whatever else went into the judgement. */
  readonly reasons?: (step: S, names: readonly string[]) => readonly string[];
  /** What the move meant to each player, by the agreements at the table. */
  readonly meanings?: (step: S, names: readonly string[]) => readonly Meaning[];
  /** The piece that was moved. */
  readonly Piece?: Component<{ step: S }>;
  /** What the player could know. */
  readonly Known?: Component<{ step: S; name: string }>;
}

export type NameOf = (seat: unknown) => string;

/** The parts that have a generic form. */
export interface Sentences<P extends Position = Position> {
  /** What a move was, and after it what it brought about; nothing if that needs no words. */
  readonly tell: (moved: Moved, name: NameOf) => readonly Sentence[];
  /** A move's text in the reader's language. */
  readonly moveText: (move: string, names: readonly string[]) => string;
  readonly ending: (info: TableInfo, position: P, names: readonly string[]) => EndingWords;
  /** How many turns are left once that is known. */
  readonly turnsLeft: (position: P) => number | null;
  readonly staging: Staging;
  /** Why a puzzle's answer is what it is. */
  readonly puzzleReasons: (verdict: PuzzleVerdict) => readonly string[];
}

/** A key or mark of a board, and the message that explains it. */
export interface KeyWords {
  readonly keys: string;
  readonly words: string;
}

interface Components<P extends Position, S extends Step> {
  readonly Board: Component<BoardProps<P>>;
  /** A piece as a small picture in a line of text, as high as the line. */
  readonly Glyph?: Component<{ piece: string }>;
  /** What the board's own keys do, and what its marks mean: for the help. */
  readonly keys?: readonly KeyWords[];
  /** The piece that a move of a seat is about, by its name in exercises; null if it is about none. */
  readonly pieceOf?: (move: string, seat: number) => string | null;
  /** The discard pile, where the game has one. */
  readonly Discards?: Component<{ position: P }>;
  readonly review?: () => Promise<ReviewParts<S>>;
}

/** A game as the pages use it. */
export type GameModule = Components<Position, Step> & Sentences;

/** A game as its folder writes it; what is left out has the generic form. */
export type GameParts<P extends Position = Position, S extends Step = Step> = Components<P, S> &
  Partial<Sentences<P>>;

/** Forget which positions a game has: the server sends each game's positions to its own module only. */
export const gameParts = <P extends Position, S extends Step>(parts: GameParts<P, S>): GameParts =>
  parts as unknown as GameParts;
