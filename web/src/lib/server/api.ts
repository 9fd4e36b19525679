// The requests that need no WebSocket.
import type {
  Channel,
  GameInfo,
  NewMail,
  NewPush,
  NewTable,
  NewWebhook,
  Notices,
  Offer,
  Problem,
  PuzzleVerdict,
  Replay,
  ReviewProgress,
  ShownDeal,
  ShownPuzzle,
  WebhookSecret,
} from '../protocol';
import { address } from './address';
import type { Position } from './table.svelte';
import { Refused } from './refused';

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const given =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(address(`api/${path}`), {
    method,
    credentials: 'same-origin',
    ...given,
  });
  const content: unknown = await answer.json();
  if (!answer.ok) throw new Refused((content as { error: Problem }).error);
  return content as T;
}

type Wanted = Pick<NewTable, 'game' | 'players'> & Partial<NewTable>;

/** Set a table up and return its id. */
export const newTable = async (table: Wanted): Promise<string> =>
  (await call<{ table: string }>('POST', 'tables', table)).table;

/** The facts of the games that the server offers. */
export const games = async (): Promise<Readonly<Record<string, GameInfo>>> =>
  (await call<Offer>('GET', 'games')).games;

/** Become known: somebody new gets a cookie. The answer is the name, empty if none was chosen. */
export const whoAmI = async (): Promise<string> => (await call<{ name: string }>('GET', 'me')).name;

export const chooseName = async (name: string): Promise<string> =>
  (await call<{ name: string }>('PUT', 'me', { name })).name;

export const forgetMe = (): Promise<unknown> => call('DELETE', 'me');

/** A code with which another device becomes this person, once. */
export const deviceCode = async (): Promise<string> =>
  (await call<{ code: string }>('POST', 'me/code')).code;

export const useCode = (code: string): Promise<unknown> => call('POST', 'device', { code });

/** The position of a table after so many moves, as the reader may see it. */
export const tablePosition = (table: string, moves: number): Promise<Position> =>
  call('GET', `tables/${table}/positions/${String(moves)}`);
/** How the reader is told of turns, and could be. */
export const myNotices = (): Promise<Notices> => call('GET', 'me/notices');

export const addPush = (push: NewPush): Promise<Channel> => call('PUT', 'me/notices/push', push);

/** Ask for mails; the address must be confirmed by a link. */
export const addMail = (mail: NewMail): Promise<Channel> => call('PUT', 'me/notices/mail', mail);

export const addWebhook = (hook: NewWebhook): Promise<WebhookSecret> =>
  call('PUT', 'me/notices/webhook', hook);

export const removeChannel = (id: string): Promise<unknown> => call('DELETE', `me/notices/${id}`);

/** Send a test in every way that is on; the answer is how many those are. */
export const testNotices = async (): Promise<number> =>
  (await call<{ sent: number }>('POST', 'me/notices/test')).sent;

export const confirmNotices = (code: string): Promise<unknown> =>
  call('POST', 'notices/confirm', { code });

export const stopNotices = (code: string): Promise<unknown> =>
  call('POST', 'notices/off', { code });

/** Whose view of a game is wanted: everything, or what one seat saw. */
export type Observer = 'all' | `${number}`;

export const tableReplay = (table: string, observer: Observer): Promise<Replay> =>
  call('GET', `tables/${table}/replay?observer=${observer}`);

export const recordReplay = (record: unknown, observer: Observer): Promise<Replay> =>
  call('POST', 'replay', { record, observer });

/** A whole game; what bots thought is noted in a language. */
export const tableRecord = async (table: string, language: string): Promise<unknown> =>
  (await call<{ record: unknown }>('GET', `tables/${table}/record?language=${language}`)).record;

/** Ask for a review of a table or a record; asking twice begins it once. */
export const askReview = (wanted: object): Promise<ReviewProgress> =>
  call('POST', 'reviews', wanted);

export const lookAtReview = (key: string): Promise<ReviewProgress> => call('GET', `reviews/${key}`);

/** A puzzle by its number, or the day's. */
export const puzzle = (game: string, number: number | null): Promise<ShownPuzzle> =>
  call('GET', `puzzles/${game}${number === null ? '' : `/${String(number)}`}`);

/** Try a move at a puzzle; without one, ask for the answer. */
export const tryPuzzle = (
  game: string,
  number: number,
  move: string | null,
): Promise<PuzzleVerdict> => call('POST', `puzzles/${game}/${String(number)}`, { move });

/** Which deal: by its number, or the day's. */
export interface WhichDeal {
  readonly game: string;
  readonly players: number | null;
  readonly number: number | null;
}

const dealPath = ({ game, players, number }: WhichDeal): string =>
  `deals/${game}${players === null || number === null ? '' : `/${String(players)}/${String(number)}`}`;

export const deal = (which: WhichDeal): Promise<ShownDeal> => call('GET', dealPath(which));

/** Let bots try a deal; asking twice begins it once. */
export const askDeal = (which: WhichDeal): Promise<ShownDeal> => call('POST', dealPath(which));
