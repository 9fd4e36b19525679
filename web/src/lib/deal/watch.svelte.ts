// A numbered deal that is looked at: the bots are asked to try it, and followed until they are done.
import type { ShownDeal } from '../protocol';
import { askDeal, deal, type WhichDeal } from '../server/api';
import { connection } from '../server/connection.svelte';
import { explained } from '../server/refused';

const PAUSE = 1000;
/** How long to wait where the bots are busy with other deals. */
const LONG_PAUSE = 10_000;

export class DealWatch {
  shown = $state.raw<ShownDeal>();
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #open = true;

  constructor(which: WhichDeal) {
    void this.#follow(which);
  }

  close(): void {
    this.#open = false;
    clearTimeout(this.#timer);
  }

  async #follow(which: WhichDeal): Promise<void> {
    try {
      await connection.introduced();
      this.shown ??= await deal(which);
      const { bots } = this.shown;
      if (bots !== null && bots.parts > 0 && bots.done === bots.parts) return;
      this.shown = await (bots === null ? askDeal(this.shown) : deal(this.shown));
      if (this.#open)
        this.#timer = setTimeout(
          () => void this.#follow(which),
          this.shown.bots === null ? LONG_PAUSE : PAUSE,
        );
    } catch (error) {
      this.problem = explained(error);
    }
  }
}

/** Where a deal's page is. */
export const dealPage = (which: WhichDeal): string =>
  `#/deal/${which.game}/${String(which.players)}/${String(which.number)}`;
