// The requests that need no WebSocket.
import type {
  Channel,
  DeviceInfo,
  LogPage,
  NewMail,
  NewPush,
  NewTable,
  NewWebhook,
  Notices,
  Offer,
  Problem,
  PuzzleVerdict,
  Replay,
  Review,
  ReviewProgress,
  ShownCourse,
  ShownDeal,
  ShownLesson,
  ShownPuzzle,
  WebhookSecret,
} from '../protocol';
import { forget, keep, recall } from '../offline/kept';
import { onDevice } from '../offline/onDevice';
import { missed } from '../offline/missed.svelte';
import { dropUnsent } from '../offline/unsent';
import { address } from './address';
import type { Position } from './table.svelte';
import { Refused } from './refused';

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const [, table = '', what = ''] = /^tables\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (onDevice(table)) return (await import('../offline/device')).device.get<T>(table, what);
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

const keyOf = (method: string, path: string, body?: unknown): string =>
  `${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;

/** Ask, and keep the answer; when the server cannot be reached, the answer that was kept. */
async function known<T>(
  method: string,
  path: string,
  body?: unknown,
  worthKeeping: (answer: T) => boolean = () => true,
): Promise<T> {
  const key = keyOf(method, path, body);
  try {
    const answer = await call<T>(method, path, body);
    if (worthKeeping(answer)) void keep(key, answer);
    return answer;
  } catch (error) {
    const kept = error instanceof Refused ? undefined : await recall(key);
    if (kept !== undefined) return kept as T;
    if (!(error instanceof Refused)) missed.note();
    throw error;
  }
}

/** Whether the server answers at all. */
export const reachable = (): Promise<boolean> =>
  fetch(address('health'), { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** What this browser keeps is of somebody who is no longer here. */
async function leave(): Promise<void> {
  dropUnsent();
  await forget();
}

type Wanted = Pick<NewTable, 'game' | 'players'> & Partial<NewTable>;

/** Set a table up and return its id. */
export const newTable = async (table: Wanted): Promise<string> =>
  (await call<{ table: string }>('POST', 'tables', table)).table;

/** The facts of the games that the server offers. */
export async function games(): Promise<Offer['games']> {
  const found = await call<Offer>('GET', 'games');
  void keep('GET games', found);
  return found.games;
}

/** Those that it offered when it was last asked. */
export const keptGames = async (): Promise<Offer['games'] | undefined> =>
  ((await recall('GET games')) as Offer | undefined)?.games;

/** Become known: somebody new gets a cookie. The answer is the name, empty if none was chosen. */
export const whoAmI = async (): Promise<string> => (await call<{ name: string }>('GET', 'me')).name;

export const chooseName = async (name: string): Promise<string> =>
  (await call<{ name: string }>('PUT', 'me', { name })).name;

/** The devices that are signed in as the reader. */
export const myDevices = (): Promise<DeviceInfo[]> => call('GET', 'me/devices');

/** Sign one of them out. */
export async function signOut(device: string): Promise<void> {
  await call('DELETE', `me/devices/${encodeURIComponent(device)}`);
}

/** Older talk at a table, before an entry. */
export const olderEntries = (table: string, before: number): Promise<LogPage> =>
  call('GET', `tables/${table}/log?before=${before}`);

export async function forgetMe(): Promise<void> {
  await call('DELETE', 'me');
  await leave();
}

/** A code with which another device becomes this person, once. */
export const deviceCode = async (): Promise<string> =>
  (await call<{ code: string }>('POST', 'me/code')).code;

export async function useCode(code: string): Promise<void> {
  await call('POST', 'device', { code });
  await leave();
}

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
  known('GET', `tables/${table}/replay?observer=${observer}`);

export const recordReplay = (record: unknown, observer: Observer): Promise<Replay> =>
  known('POST', 'replay', { record, observer });

/** A whole game; what bots thought is noted in a language. */
export const tableRecord = async (table: string, language: string): Promise<unknown> =>
  (await known<{ record: unknown }>('GET', `tables/${table}/record?language=${language}`)).record;

/** A game to be reviewed or gone on with: at a table, or in a record. */
export interface WhichGame {
  readonly table?: string;
  readonly record?: unknown;
}

/** Open a table with bots that goes on after so many moves, and return its id; the reader sits at a seat, or where it is the turn. */
export async function newTrial(of: WhichGame, moves: number, seat: number | null): Promise<string> {
  if (of.table && onDevice(of.table))
    return (await import('../offline/device')).device.trial({ table: of.table, moves, seat });
  return (await call<{ table: string }>('POST', 'trials', { ...of, moves, seat })).table;
}

/** Ask for a review of a table or a record; asking twice begins it once. */
export async function askReview(of: WhichGame & { way: Review['way'] }): Promise<ReviewProgress> {
  // The server does not know the tables of a device, but it takes their records.
  const wanted =
    of.table && onDevice(of.table)
      ? { record: await tableRecord(of.table, 'en'), way: of.way }
      : of;
  const told = await known('POST', 'reviews', wanted, finished);
  asked.set(told.key, keyOf('POST', 'reviews', wanted));
  return told;
}

/** Which request a review answers, so that it can be kept once it is whole. */
const asked = new Map<string, string>();
const finished = ({ review }: ReviewProgress): boolean => Boolean(review);

export async function lookAtReview(key: string): Promise<ReviewProgress> {
  const told = await call<ReviewProgress>('GET', `reviews/${key}`);
  const request = asked.get(key);
  if (request && finished(told)) void keep(request, told);
  return told;
}

/** A puzzle by its number, or the day's. */
export const puzzle = (game: string, number: number | null): Promise<ShownPuzzle> =>
  known('GET', `puzzles/${game}${number === null ? '' : `/${String(number)}`}`);

/** Try a move at a puzzle; without one, ask for the answer. */
export const tryPuzzle = (
  game: string,
  number: number,
  move: string | null,
): Promise<PuzzleVerdict> => known('POST', `puzzles/${game}/${String(number)}`, { move });

/** The lessons of a game's course. */
export const course = (game: string): Promise<ShownCourse> => known('GET', `courses/${game}`);

/** A lesson with its exercises. */
export const lesson = (game: string, name: string): Promise<ShownLesson> =>
  known('GET', `courses/${game}/${name}`);

/** Which deal: by its number, or the day's. */
export interface WhichDeal {
  readonly game: string;
  readonly players: number | null;
  readonly number: number | null;
}

const dealPath = ({ game, players, number }: WhichDeal): string =>
  `deals/${game}${players === null || number === null ? '' : `/${String(players)}/${String(number)}`}`;

export const deal = (which: WhichDeal): Promise<ShownDeal> => known('GET', dealPath(which));

/** Let bots try a deal; asking twice begins it once. */
export const askDeal = (which: WhichDeal): Promise<ShownDeal> => call('POST', dealPath(which));
