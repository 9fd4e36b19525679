// Whether a page wanted something that could not be had: it is drawn anew when the connection is back.

class Missed {
  /** Counts the returns of the connection after which a page has to be drawn anew. */
  times = $state(0);
  #any = false;

  note(): void {
    this.#any = true;
  }

  /** The server can be reached again. */
  over(): void {
    if (this.#any) this.times += 1;
    this.#any = false;
  }
}

export const missed = new Missed();
