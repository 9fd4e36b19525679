// Where the reader is: routes live after the #, so that they work under any path.
import { stepOf, type Step } from './step';

export type Route =
  | { page: 'home' }
  | { page: 'create'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null; move: number | null }
  | { page: 'review'; id: string | null; move: number | null }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; number: number | null }
  | { page: 'deal'; game: string | null; players: number | null; number: number | null }
  | { page: 'learn' }
  | { page: 'lesson'; game: string }
  | { page: 'course'; game: string }
  | { page: 'courseLesson'; game: string; lesson: string }
  | { page: 'exercise'; game: string; lesson: string | null }
  | { page: 'rules'; game: string | null; agreed: string | null; at: string | null }
  | { page: 'reference' }
  | { page: 'device'; code: string }
  | { page: 'notice'; act: 'confirm' | 'off'; code: string }
  | { page: 'settings' };

/** Read an address such as `#/t/abc`. */
export function read(hash: string): Route {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = hash
    .replace(/^#\/?/, '')
    .split('/');
  switch (first) {
    case 'new':
      return { page: 'create', game: second || null };
    case 't':
      return second ? { page: 'table', id: second } : { page: 'home' };
    case 'replay':
      return { page: 'replay', id: second || null, move: third ? Number(third) : null };
    case 'review':
      return { page: 'review', id: second || null, move: third ? Number(third) : null };
    case 'puzzles':
      return second
        ? { page: 'puzzle', game: second, number: third ? Number(third) : null }
        : { page: 'puzzles' };
    case 'deal':
      return {
        page: 'deal',
        game: second || null,
        players: third ? Number(third) : null,
        number: fourth ? Number(fourth) : null,
      };
    case 'learn':
      return second ? learning(second, third, fourth, fifth) : { page: 'learn' };
    case 'rules':
      return {
        page: 'rules',
        game: second || null,
        agreed: third && third !== '-' ? third : null,
        at: fourth || null,
      };
    case 'reference':
      return { page: 'reference' };
    case 'device':
      return { page: 'device', code: second };
    case 'notice':
      return { page: 'notice', act: second === 'confirm' ? 'confirm' : 'off', code: third };
    case 'settings':
      return { page: 'settings' };
    default:
      return { page: 'home' };
  }
}

/** A first game, the course of a game, one of its lessons, or exercises: of a lesson, or those that are due. */
function learning(game: string, what: string, lesson: string, part: string): Route {
  if (what === 'repeat') return { page: 'exercise', game, lesson: null };
  if (what !== 'course') return { page: 'lesson', game };
  if (!lesson) return { page: 'course', game };
  return { page: part === 'exercises' ? 'exercise' : 'courseLesson', game, lesson };
}

/** An address such as `/t/abc` means the same as `#/t/abc`. */
function unfold(): void {
  const path = location.pathname.slice(new URL(document.baseURI).pathname.length);
  if (path && !location.hash && !path.endsWith('.html'))
    history.replaceState(null, '', link(`/${path}`));
}

class Router {
  route = $state<Route>({ page: 'home' });
  #step = $state.raw<Step>({ from: null, away: 0 });

  constructor() {
    unfold();
    this.#arrive(stepOf(history.state, null));
    addEventListener('hashchange', ({ oldURL }) => {
      const { hash } = new URL(oldURL);
      const alike = read(hash).page === read(location.hash).page;
      this.#arrive(stepOf(history.state, { hash, step: this.#step, alike }));
      scrollTo(0, 0);
    });
  }

  /** The hash of the page from which this one was opened; null if the reader came from elsewhere. */
  get from(): string | null {
    return this.#step.from;
  }

  /** Go back there, so that the browser's own way back goes on from there. */
  back(): void {
    history.go(-this.#step.away);
  }

  #arrive(step: Step): void {
    history.replaceState(step, '');
    this.#step = step;
    this.route = read(location.hash);
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Change the address without another step in the history. */
  replace(path: string): void {
    history.replaceState(history.state, '', `${document.baseURI}${location.search}#${path}`);
  }
}

export const router = new Router();

/** The whole address of a route, to be given to friends. */
export const link = (path: string): string => `${document.baseURI}#${path}`;
