// Which aids for the player's own hand are wanted: kept in this browser.

const KEY = 'chabudai:hand-aids';

class Aids {
  /** Whether the newest card and the one that would be discarded next are marked. */
  #order = $state(localStorage.getItem(KEY) !== 'off');

  get order(): boolean {
    return this.#order;
  }

  set order(on: boolean) {
    this.#order = on;
    localStorage.setItem(KEY, on ? 'on' : 'off');
  }
}

export const aids = new Aids();
