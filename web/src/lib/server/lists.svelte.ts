// The lists of the front page: the reader's tables and the open ones.
import { keep, recall } from '../offline/kept';
import type { AnyMessage, Summary } from '../protocol';
import { connection } from './connection.svelte';

const MINE = 'mine';

export class Lists {
  mine = $state.raw<readonly Summary[]>([]);
  lobby = $state.raw<readonly Summary[]>([]);
  /** Whether the server has told of the reader's tables. */
  heard = $state(false);

  /** Follow both lists until the returned function is called. */
  open(): () => void {
    void this.#remember();
    const deaf = connection.listen((message) => this.#heard(message));
    const stop = connection.onOpen(() => {
      connection.tell({ do: 'mine' });
      connection.tell({ do: 'lobby' });
    });
    return () => {
      deaf();
      stop();
      connection.tell({ do: 'mine', on: false });
      connection.tell({ do: 'lobby', on: false });
    };
  }

  /** Until the server has told: the reader's tables as they were. */
  async #remember(): Promise<void> {
    const kept = (await recall(MINE)) as readonly Summary[] | undefined;
    if (kept && this.mine.length === 0) this.mine = kept;
  }

  #heard(message: AnyMessage): void {
    if (message.type === 'mine') {
      this.heard = true;
      this.mine = order(message.part ? merge(this.mine, message.tables) : message.tables).filter(
        ({ seat, held, phase }) => seat !== null || (held ?? null) !== null || phase === 'damaged',
      );
      void keep(MINE, this.mine);
    } else if (message.type === 'lobby') {
      const gone = message.gone ?? [];
      const all = message.part ? merge(this.lobby, message.tables) : message.tables;
      this.lobby = all.filter((table) => !gone.includes(table.id));
    }
  }
}

const merge = (old: readonly Summary[], news: readonly Summary[]): Summary[] => [
  ...news,
  ...old.filter((table) => !news.some((changed) => changed.id === table.id)),
];

const order = (tables: readonly Summary[]): Summary[] =>
  [...tables].sort(
    (one, two) =>
      Number(two.your_turn) - Number(one.your_turn) ||
      Number(one.phase === 'over') - Number(two.phase === 'over') ||
      two.at - one.at,
  );
