// The closing show: real particles on a canvas, longer and richer with the score.

export interface Programme {
  /** How many shells rise. */
  readonly shells: number;
  /** The colours that were built, as often as their height. */
  readonly colours: readonly string[];
}

interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  life: number;
  size: number;
  drag: number;
  weight: number;
  tone: string;
}

interface Shell {
  x: number;
  y: number;
  top: number;
  vy: number;
  tone: string;
  form: Form;
  scale: number;
}

type Form = 'chrysanthemum' | 'peony' | 'willow' | 'palm' | 'ring' | 'star';

const FORMS: Readonly<Record<string, Form>> = {
  white: 'chrysanthemum',
  red: 'peony',
  blue: 'willow',
  yellow: 'palm',
  green: 'ring',
  multicolour: 'star',
};
const TONES: Readonly<Record<string, string>> = {
  white: '#fff6e0',
  red: '#ff6a55',
  blue: '#74a9ff',
  yellow: '#ffd257',
  green: '#4fdba8',
};
const GRAVITY = 46;
const LEAST = 3;

/** What a score deserves. */
export function programme(fireworks: Readonly<Record<string, number>>): Programme {
  const colours = Object.entries(fireworks).flatMap(([colour, height]) =>
    Array.from({ length: height }, () => colour),
  );
  return { shells: Math.max(LEAST, Math.round(colours.length * 1.6)), colours };
}

export class Show {
  #paint: CanvasRenderingContext2D;
  #sparks: Spark[] = [];
  #shells: Shell[] = [];
  #left: number;
  #wait = 0.2;
  #last = 0;
  #frame = 0;
  #width = 0;
  #height = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly plan: Programme,
    private readonly burst: () => void,
    private readonly done: () => void,
  ) {
    const paint = canvas.getContext('2d', { alpha: false });
    if (!paint) throw new Error('no canvas');
    this.#paint = paint;
    this.#left = plan.shells;
  }

  start(): void {
    this.resize();
    this.#frame = requestAnimationFrame((now) => {
      this.#last = now;
      this.#tick(now);
    });
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  resize(): void {
    const sharp = Math.min(devicePixelRatio, 1.5);
    this.#width = this.canvas.clientWidth;
    this.#height = this.canvas.clientHeight;
    this.canvas.width = this.#width * sharp;
    this.canvas.height = this.#height * sharp;
    this.#paint.scale(sharp, sharp);
    this.#sky(1);
  }

  #sky(opacity: number): void {
    this.#paint.globalCompositeOperation = 'source-over';
    this.#paint.globalAlpha = opacity;
    this.#paint.fillStyle = '#0b1029';
    this.#paint.fillRect(0, 0, this.#width, this.#height);
    this.#paint.globalAlpha = 1;
  }

  #tick(now: number): void {
    const step = Math.min(0.05, (now - this.#last) / 1000);
    this.#last = now;
    this.#launch(step);
    this.#sky(0.22);
    this.#paint.globalCompositeOperation = 'lighter';
    this.#rise(step);
    this.#fall(step);
    if (this.#left > 0 || this.#shells.length > 0 || this.#sparks.length > 0)
      this.#frame = requestAnimationFrame((next) => this.#tick(next));
    else this.done();
  }

  #launch(step: number): void {
    this.#wait -= step;
    if (this.#left === 0 || this.#wait > 0) return;
    this.#left -= 1;
    // The last shells come quickly, as a finale.
    this.#wait = this.#left < 6 ? 0.16 : 0.34 + Math.random() * 0.36;
    const { colours } = this.plan;
    const colour = colours[Math.floor(Math.random() * colours.length)] ?? 'white';
    const top = this.#height * (0.14 + Math.random() * 0.34);
    const rise = Math.sqrt(2 * GRAVITY * 4 * (this.#height - top));
    this.#shells.push({
      x: this.#width * (0.14 + Math.random() * 0.72),
      y: this.#height,
      top,
      vy: -rise,
      tone: TONES[colour] ?? '#fff6e0',
      form: FORMS[colour] ?? 'peony',
      scale: Math.min(this.#width, this.#height) / 420 + Math.random() * 0.4,
    });
  }

  #rise(step: number): void {
    this.#shells = this.#shells.filter((shell) => {
      shell.vy += GRAVITY * 4 * step;
      shell.y += shell.vy * step;
      this.#dot(shell.x, shell.y, 1.8, shell.tone, 0.9);
      if (shell.y > shell.top + 4 && shell.vy < -20) return true;
      this.#open(shell);
      return false;
    });
  }

  #open(shell: Shell): void {
    this.burst();
    const count = { chrysanthemum: 120, peony: 90, willow: 70, palm: 60, ring: 64, star: 110 }[
      shell.form
    ];
    const tones = Object.values(TONES);
    for (let index = 0; index < count; index++) {
      const angle = angleOf(shell.form, index, count);
      const speed = speedOf(shell.form) * shell.scale;
      this.#sparks.push({
        x: shell.x,
        y: shell.y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        age: 0,
        life: shell.form === 'willow' ? 2.4 + Math.random() * 0.8 : 1.2 + Math.random() * 0.7,
        size: shell.form === 'palm' ? 2.6 : 1.7,
        drag: shell.form === 'willow' ? 1.1 : 1.5,
        weight: shell.form === 'willow' ? 1.5 : 0.8,
        tone: shell.form === 'star' ? (tones[index % tones.length] ?? shell.tone) : shell.tone,
      });
    }
  }

  #fall(step: number): void {
    let kept = 0;
    for (const spark of this.#sparks) {
      spark.age += step;
      if (spark.age >= spark.life) continue;
      const slow = Math.exp(-spark.drag * step);
      spark.vx *= slow;
      spark.vy = spark.vy * slow + GRAVITY * spark.weight * step;
      spark.x += spark.vx * step;
      spark.y += spark.vy * step;
      const fade = 1 - spark.age / spark.life;
      this.#dot(spark.x, spark.y, spark.size, spark.tone, fade * fade);
      this.#sparks[kept++] = spark;
    }
    this.#sparks.length = kept;
  }

  #dot(x: number, y: number, size: number, tone: string, opacity: number): void {
    this.#paint.globalAlpha = opacity;
    this.#paint.fillStyle = tone;
    this.#paint.fillRect(x - size, y - size, 2 * size, 2 * size);
  }
}

function angleOf(form: Form, index: number, count: number): number {
  const even = (index / count) * Math.PI * 2;
  if (form === 'palm')
    return (
      -Math.PI / 2 +
      Math.floor((index / count) * 5) * ((Math.PI * 2) / 5) +
      (Math.random() - 0.5) * 0.24
    );
  if (form === 'ring') return even;
  if (form === 'chrysanthemum')
    return Math.floor(even / 0.262) * 0.262 + (Math.random() - 0.5) * 0.05;
  return Math.random() * Math.PI * 2;
}

function speedOf(form: Form): number {
  if (form === 'ring') return 170 + Math.random() * 8;
  if (form === 'palm') return 60 + Math.random() * 190;
  if (form === 'willow') return 90 + Math.random() * 90;
  return Math.sqrt(Math.random()) * 210;
}
