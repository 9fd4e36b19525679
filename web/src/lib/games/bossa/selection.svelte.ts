// What the player has picked up, and which of the offered moves it could become.
import type { BossaMoveInfo, Worth } from '../../protocol';
import type { Line } from './lines';

export class Selection {
  tiles = $state<string[]>([]);
  star = $state<string | null>(null);
  theirs = $state<string | null>(null);
  /** The modifier token is in the hand, waiting for a tile. */
  armed = $state(false);

  press(tile: string): void {
    if (this.armed) {
      if (!this.tiles.includes(tile)) this.tiles.push(tile);
      this.star = tile;
      this.armed = false;
    } else if (this.tiles.includes(tile)) {
      this.tiles = this.tiles.filter((each) => each !== tile);
      if (this.star === tile) this.star = null;
    } else this.tiles.push(tile);
  }

  pressTheirs(tile: string): void {
    this.theirs = this.theirs === tile ? null : tile;
  }

  arm(): void {
    if (this.star) this.star = null;
    else this.armed = !this.armed;
  }

  get empty(): boolean {
    return this.tiles.length === 0 && !this.theirs && !this.armed;
  }

  clear(): void {
    this.tiles = [];
    this.star = null;
    this.theirs = null;
    this.armed = false;
  }

  /** Put down what is no longer in the hand. */
  keep(hand: readonly (string | null)[], theirs: readonly (string | null)[]): void {
    if (this.tiles.some((tile) => !hand.includes(tile))) this.clear();
    if (this.theirs && !theirs.includes(this.theirs)) this.theirs = null;
  }

  #same(move: BossaMoveInfo): boolean {
    const tiles = move.tiles ?? [];
    return tiles.length === this.tiles.length && tiles.every((tile) => this.tiles.includes(tile));
  }

  /** The moves that lay these tiles at one place, with the modifier where it lies now. */
  fits(
    moves: readonly BossaMoveInfo[],
    kind: 'place' | 'stack',
    line: Line,
    value: number,
  ): BossaMoveInfo | undefined {
    return this.#at(moves, kind, line, value).find((move) => (move.star ?? null) === this.star);
  }

  /** The same, if the modifier lay on some other tile of the group. */
  couldFit(
    moves: readonly BossaMoveInfo[],
    kind: 'place' | 'stack',
    line: Line,
    value: number,
  ): BossaMoveInfo | undefined {
    if (this.star) return undefined;
    return this.#at(moves, kind, line, value).find((move) => move.star);
  }

  #at(moves: readonly BossaMoveInfo[], kind: string, line: Line, value: number): BossaMoveInfo[] {
    return moves.filter(
      (move) =>
        move.kind === kind && move.line === line && move.value === value && this.#same(move),
    );
  }

  /** What the tiles make together on a line, as the server counts each of them; 0 where one counts none. */
  makes(worths: Readonly<Record<string, Worth>>, line: Line): number {
    const counts = this.tiles.map(
      (tile) => worths[tile === this.star ? `${tile}*` : tile]?.[line] ?? 0,
    );
    return counts.includes(0) ? 0 : counts.reduce((total, count) => total + count, 0);
  }

  redraw(moves: readonly BossaMoveInfo[]): BossaMoveInfo | undefined {
    const [tile] = this.tiles;
    if (this.tiles.length !== 1 || this.star) return undefined;
    return moves.find(
      (move) => move.kind === 'redraw' && (move.mine === tile || move.tiles?.[0] === tile),
    );
  }

  swap(moves: readonly BossaMoveInfo[]): BossaMoveInfo | undefined {
    const [tile] = this.tiles;
    if (this.tiles.length !== 1 || this.star) return undefined;
    return moves.find(
      (move) => move.kind === 'swap' && move.mine === tile && move.theirs === this.theirs,
    );
  }

  /** Whether the chosen tiles can be stacked somewhere. */
  canStack(moves: readonly BossaMoveInfo[]): boolean {
    return moves.some(
      (move) =>
        move.kind === 'stack' && this.#same(move) && (!this.star || move.star === this.star),
    );
  }

  /** The message that says what an action tile still wants. */
  missing(tool: 'redraw' | 'swap' | 'stack', moves: readonly BossaMoveInfo[]): string {
    if (!moves.some((move) => move.kind === tool)) return `no-${tool}`;
    return tool === 'swap' && this.tiles.length === 1 ? 'swap-hint' : `${tool}-wants`;
  }

  /** The text of a move that was not offered, to ask why. */
  text(kind: 'place' | 'stack', line: Line, value: number): string {
    const order = (tile: string): number[] => tile.split('/').map(Number);
    const tiles = [...this.tiles].sort((one, two) => {
      const [a = 0, b = 0] = order(one);
      const [c = 0, d = 0] = order(two);
      return a - c || b - d;
    });
    return `${kind} ${line} ${value} ${tiles.map((tile) => (tile === this.star ? `${tile}*` : tile)).join(' ')}`;
  }
}
