// Round lights, painted once for each colour: a frame only copies them.

const SIDE = 64;

export class Lights {
  #made = new Map<string, HTMLCanvasElement>();

  /** A spark: a white-hot heart in a coloured glow. */
  spark(tone: string): HTMLCanvasElement {
    return this.#light(tone, [
      [0, '#ffffff'],
      [0.16, tone],
      [0.34, `${tone}70`],
      [1, `${tone}00`],
    ]);
  }

  /** The light that a burst throws on the sky around it. */
  halo(tone: string): HTMLCanvasElement {
    return this.#light(`halo ${tone}`, [
      [0, `${tone}66`],
      [0.35, `${tone}26`],
      [1, `${tone}00`],
    ]);
  }

  #light(name: string, stops: readonly (readonly [number, string])[]): HTMLCanvasElement {
    const kept = this.#made.get(name);
    if (kept) return kept;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    const paint = canvas.getContext('2d');
    if (!paint) throw new Error('no canvas');
    const half = SIDE / 2;
    const light = paint.createRadialGradient(half, half, 0, half, half, half);
    for (const [at, tone] of stops) light.addColorStop(at, tone);
    paint.fillStyle = light;
    paint.fillRect(0, 0, SIDE, SIDE);
    this.#made.set(name, canvas);
    return canvas;
  }
}
