// Dragging one of the player's own cards: a short way is a press, a long way a drag.

const FAR = 9;

interface Held {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  dx: number;
  dy: number;
  far: boolean;
}

export class Drag {
  #held = $state<Held | null>(null);
  #quiet = false;

  /** *dropped* is told which card was let go, and where. */
  constructor(private readonly dropped: (number: number, x: number, y: number) => void) {}

  /** Whether the last click was the end of a drag. */
  get quiet(): boolean {
    return this.#quiet;
  }

  /** The transform of a card that is being dragged; null for all others. */
  transform(number: number): string | null {
    const held = this.#held;
    return held?.far && held.number === number
      ? `translate(${held.dx}px, ${held.dy}px) rotate(2deg)`
      : null;
  }

  down(event: PointerEvent, number: number): void {
    if (event.button !== 0) return;
    // A quick hand leaves the card before the first movement is told.
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#held = { number, x: event.clientX, y: event.clientY, dx: 0, dy: 0, far: false };
  }

  moved(event: PointerEvent): void {
    const held = this.#held;
    if (!held) return;
    held.dx = event.clientX - held.x;
    held.dy = event.clientY - held.y;
    held.far ||= Math.hypot(held.dx, held.dy) > FAR;
  }

  up(event: PointerEvent): void {
    const last = this.#held;
    this.#held = null;
    if (!last?.far) return;
    this.#quiet = true;
    setTimeout(() => (this.#quiet = false));
    this.dropped(last.number, event.clientX, event.clientY);
  }

  cancel(): void {
    this.#held = null;
  }
}
