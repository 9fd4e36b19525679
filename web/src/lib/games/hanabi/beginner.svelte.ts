// Whether this browser has seen a few moves of Hanabi yet.

const KEY = 'chabudai:moves';
const FEW = 3;

class Beginner {
  #moves = $state(Number(localStorage.getItem(KEY) ?? 0));

  get is(): boolean {
    return this.#moves < FEW;
  }

  moved(): void {
    if (!this.is) return;
    this.#moves += 1;
    localStorage.setItem(KEY, String(this.#moves));
  }
}

export const beginner = new Beginner();
