// The closing show: particles over a night landscape, longer and richer with the score, and a picture that stays.
import { Lights } from './lights';
import type { Programme } from './programme';
import { drawn, horizonOf, paintHills, paintLanterns, paintSky } from './scenery';
import { brightness, fly, opened, toneOf, type Opening, type Spark } from './sparks';
import { openings, paintTracks } from './still';

export { programme } from './programme';

interface Shell extends Opening {
  readonly top: number;
  y: number;
  vy: number;
}

interface Flash {
  readonly at: Opening;
  age: number;
}

const MOST_SPARKS = 1500;
/** Seconds that a burst lights the sky, that the last picture takes to come, and that it stays. */
const FLASH = 0.9;
const SETTLE = 1.2;
const SEEN = 3;
const STRIPS = 22;
/** A canvas of more pixels than that is drawn coarser. */
const MOST_PIXELS = 1_600_000;
/** How much smaller the mirror in the water is drawn. */
const MIRROR = 0.4;

export class Show {
  #paint: CanvasRenderingContext2D;
  #lights = new Lights();
  #back: HTMLCanvasElement | null = null;
  #front: HTMLCanvasElement | null = null;
  #picture: HTMLCanvasElement | null = null;
  #mirror = document.createElement('canvas').getContext('2d');
  #sparks: Spark[] = [];
  #shells: Shell[] = [];
  #flashes: Flash[] = [];
  #left: number;
  #finale: number;
  #wait = 0.2;
  /** Seconds since the last spark went out; negative while the show runs. */
  #settled = -1;
  /** The part of the sparks that this machine draws in time. */
  #share = 1;
  #last = 0;
  #frame = 0;
  #width = 0;
  #height = 0;
  #sharp = 1;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly plan: Programme,
    private readonly burst: () => void,
    /** Called when the last picture has been seen. */
    private readonly done: () => void,
  ) {
    const paint = canvas.getContext('2d', { alpha: false });
    if (!paint) throw new Error('no canvas');
    this.#paint = paint;
    this.#left = plan.shells;
    this.#finale = plan.finale;
  }

  start(): void {
    this.resize();
    this.#frame = requestAnimationFrame((now) => {
      this.#last = now;
      this.#tick(now);
    });
  }

  /** Show the last picture at once: nothing moves. */
  still(): void {
    this.#settled = SETTLE;
    this.resize();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  resize(): void {
    this.#width = this.canvas.clientWidth;
    this.#height = this.canvas.clientHeight;
    const pixels = Math.max(1, this.#width * this.#height);
    this.#sharp = Math.min(devicePixelRatio, 1.5, Math.sqrt(MOST_PIXELS / pixels));
    this.canvas.width = this.#width * this.#sharp;
    this.canvas.height = this.#height * this.#sharp;
    this.#paint.scale(this.#sharp, this.#sharp);
    const size = { width: this.#width, height: this.#height };
    this.#back = drawn(size, this.#sharp, (paint) => paintSky(paint, size));
    this.#front = drawn(size, this.#sharp, (paint) => {
      paintHills(paint, size);
      paintLanterns(paint, size);
    });
    this.#picture = null;
    this.#cover(this.#back, 1);
    if (this.#settled >= SETTLE) this.#settle(0, 0);
    else this.#landscape(0);
  }

  #tick(now: number): void {
    const step = Math.min(0.05, (now - this.#last) / 1000);
    // A slow machine draws fewer sparks rather than fewer frames.
    this.#share = Math.min(1, Math.max(0.35, this.#share + (step < 0.022 ? 0.01 : -0.03)));
    this.#last = now;
    this.#launch(step);
    this.#cover(this.#back, 0.2);
    this.#paint.globalCompositeOperation = 'lighter';
    this.#flash(step);
    this.#rise(step);
    this.#fall(step);
    this.#landscape(now / 1000);
    const flying = this.#shells.length + this.#sparks.length;
    if (this.#left + this.#finale + flying === 0) this.#settle(step, now / 1000);
    if (this.#settled < SETTLE + SEEN)
      this.#frame = requestAnimationFrame((next) => this.#tick(next));
    else this.done();
  }

  #cover(drawing: HTMLCanvasElement | null, opacity: number): void {
    if (!drawing) return;
    this.#paint.globalCompositeOperation = 'source-over';
    this.#paint.globalAlpha = opacity;
    this.#paint.drawImage(drawing, 0, 0, this.#width, this.#height);
    this.#paint.globalAlpha = 1;
  }

  /** The last picture comes up softly. */
  #settle(step: number, seconds: number): void {
    this.#settled = Math.max(0, this.#settled) + step;
    const size = { width: this.#width, height: this.#height };
    this.#picture ??= drawn(size, this.#sharp, (paint) => {
      paintSky(paint, size);
      for (const at of openings(this.plan.heights, size)) paintTracks(paint, at, this.#lights);
    });
    this.#cover(this.#picture, Math.min(1, this.#settled / SETTLE) ** 2);
    this.#landscape(seconds);
  }

  /** Water that mirrors the sky in moving strips, and all that stands in front. */
  #landscape(seconds: number): void {
    const horizon = horizonOf({ width: this.#width, height: this.#height });
    const deep = this.#height - horizon;
    const paint = this.#paint;
    const mirror = this.#mirrored(horizon);
    paint.globalCompositeOperation = 'source-over';
    if (this.#back) {
      const { width, height } = this.#back;
      const from = horizon * this.#sharp;
      paint.drawImage(this.#back, 0, from, width, height - from, 0, horizon, this.#width, deep);
    }
    paint.globalCompositeOperation = 'lighter';
    for (let strip = 0; mirror && strip < STRIPS; strip++) {
      const from = (strip / STRIPS) ** 1.4;
      const tall = ((strip + 1) / STRIPS) ** 1.4 - from;
      const sway = Math.sin(seconds * 1.7 + strip * 1.3) * (1 + 5 * from);
      const source = [0, mirror.height * from, mirror.width, mirror.height * tall] as const;
      paint.globalAlpha = 0.5 * (1 - 0.75 * from);
      paint.drawImage(mirror, ...source, sway, horizon + deep * from, this.#width, deep * tall);
    }
    paint.globalAlpha = 1;
    this.#cover(this.#front, 1);
  }

  /** The sky upside down, small. */
  #mirrored(horizon: number): HTMLCanvasElement | null {
    const paint = this.#mirror;
    if (!paint) return null;
    const { canvas } = paint;
    const [wide, tall] = [Math.ceil(this.#width * MIRROR), Math.ceil(horizon * MIRROR)];
    if (canvas.width !== wide || canvas.height !== tall)
      [canvas.width, canvas.height] = [wide, tall];
    paint.setTransform(1, 0, 0, -1, 0, tall);
    const from = horizon * this.#sharp;
    paint.drawImage(this.canvas, 0, 0, this.canvas.width, from, 0, 0, wide, tall);
    return canvas;
  }

  #launch(step: number): void {
    this.#wait -= step;
    if (this.#wait > 0) return;
    if (this.#left > 0) {
      this.#left -= 1;
      this.#wait = 0.3 + Math.random() * 0.42;
      this.#shoot(0.1 + Math.random() * 0.8);
      if (this.#left === 0) this.#wait = 1.1;
    } else if (this.#finale > 0) {
      // Fans of three, side by side.
      const count = Math.min(3, this.#finale);
      this.#finale -= count;
      this.#wait = 0.3;
      for (let place = 0; place < count; place++)
        this.#shoot((place + 0.5) / count + (Math.random() - 0.5) * 0.1);
    }
  }

  /** Let a shell rise, far away and small or near and large. */
  #shoot(across: number): void {
    const { colours } = this.plan;
    const horizon = horizonOf({ width: this.#width, height: this.#height });
    const near = Math.random();
    const top = horizon * (0.56 - 0.36 * near + (Math.random() - 0.5) * 0.12);
    const room = Math.min(this.#width * 0.42, horizon * 0.42);
    this.#shells.push({
      x: this.#width * across,
      y: horizon,
      top,
      vy: -Math.sqrt(2 * 184 * (horizon - top)),
      colour: colours[Math.floor(Math.random() * colours.length)] ?? 'white',
      scale: (room / 125) * (0.45 + 0.55 * near),
    });
  }

  #rise(step: number): void {
    this.#shells = this.#shells.filter((shell) => {
      shell.y += shell.vy * step;
      shell.vy += 184 * step;
      this.#light(shell.x + Math.sin(shell.y / 9) * 0.8, shell.y, 3.4, '#ffe2ae', 0.8);
      if (shell.y > shell.top + 4 && shell.vy < -20) return true;
      this.burst();
      this.#flashes.push({ at: { ...shell }, age: 0 });
      if (this.#sparks.length < MOST_SPARKS)
        this.#sparks.push(...opened(shell, this.#share, Math.random));
      return false;
    });
  }

  #flash(step: number): void {
    this.#flashes = this.#flashes.filter((flash) => {
      flash.age += step;
      const left = 1 - flash.age / FLASH;
      const reach = 320 * flash.at.scale;
      if (left > 0) this.#halo(flash.at, reach, left * left * 0.2);
      return left > 0;
    });
  }

  #halo({ x, y, colour }: Opening, reach: number, opacity: number): void {
    this.#paint.globalAlpha = opacity;
    const halo = this.#lights.halo(toneOf(colour));
    this.#paint.drawImage(halo, x - reach, y - reach, 2 * reach, 2 * reach);
  }

  #fall(step: number): void {
    this.#sparks = this.#sparks.filter((spark) => {
      if (!fly(spark, step)) return false;
      const opacity = Math.min(1, brightness(spark, Math.random));
      this.#light(spark.x, spark.y, spark.size, spark.tone, opacity);
      return true;
    });
  }

  #light(x: number, y: number, size: number, tone: string, opacity: number): void {
    this.#paint.globalAlpha = opacity;
    this.#paint.drawImage(this.#lights.spark(tone), x - size, y - size, 2 * size, 2 * size);
  }
}
