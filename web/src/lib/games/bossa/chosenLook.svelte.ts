// Which look the reader chose for Bossa: kept in this browser.
import { LOOKS, USUAL } from './looks';

const KEY = 'chabudai:bossa:look';

class ChosenLook {
  #name = $state(localStorage.getItem(KEY) ?? USUAL);

  get name(): string {
    return this.#name in LOOKS ? this.#name : USUAL;
  }

  set name(name: string) {
    this.#name = name;
    localStorage.setItem(KEY, name);
  }
}

export const look = new ChosenLook();
