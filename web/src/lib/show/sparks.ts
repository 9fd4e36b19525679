// What a shell becomes when it opens, and how its sparks fly.

type Form = 'chrysanthemum' | 'peony' | 'willow' | 'palm' | 'ring' | 'star';

export interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  readonly life: number;
  readonly size: number;
  readonly drag: number;
  readonly weight: number;
  readonly tone: string;
  /** Whether it flickers before it goes out. */
  readonly flickers: boolean;
}

/** Where a shell opens, in what colour, and how large. */
export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly scale: number;
}

const FORMS: Readonly<Record<string, Form>> = {
  white: 'chrysanthemum',
  red: 'peony',
  blue: 'willow',
  yellow: 'palm',
  green: 'ring',
  multicolour: 'star',
};
const TONES: Readonly<Record<string, string>> = {
  white: '#fff1d6',
  red: '#ff6a55',
  blue: '#74a9ff',
  yellow: '#ffd257',
  green: '#4fdba8',
};
const COUNTS: Readonly<Record<Form, number>> = {
  chrysanthemum: 112,
  peony: 96,
  willow: 72,
  palm: 70,
  ring: 72,
  star: 110,
};
const GRAVITY = 46;
/** How much slower one side of a ring opens, so that it is seen aslant. */
const TILT = 0.62;

const formOf = (colour: string): Form => FORMS[colour] ?? 'peony';

export const toneOf = (colour: string): string => TONES[colour] ?? '#fff1d6';

/** The sparks of a shell that has just opened; *share* of them where the machine is slow. */
export function opened(at: Opening, share: number, random: () => number): Spark[] {
  const form = formOf(at.colour);
  const count = Math.max(12, Math.round(COUNTS[form] * share * Math.min(1, 0.35 + at.scale)));
  const tones = Object.values(TONES);
  return Array.from({ length: count }, (_, index) => {
    const angle = angleOf(form, index, count, random);
    const speed = speedOf(form, index, random) * at.scale;
    return {
      x: at.x,
      y: at.y,
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed * (form === 'ring' ? TILT : 1),
      age: 0,
      life: (form === 'willow' ? 2.6 : 1.5) + random() * 0.8,
      size: (form === 'palm' ? 5.5 : 4) * (0.6 + 0.5 * at.scale),
      drag: form === 'willow' ? 1.15 : 1.55,
      weight: form === 'willow' ? 1.5 : 0.75,
      tone: form === 'star' ? (tones[index % tones.length] ?? '') : toneOf(at.colour),
      flickers: form !== 'willow' && random() < 0.3,
    };
  });
}

/** Let a spark fly on for some seconds; whether it still glows. */
export function fly(spark: Spark, seconds: number): boolean {
  spark.age += seconds;
  const slow = Math.exp(-spark.drag * seconds);
  spark.vx *= slow;
  spark.vy = spark.vy * slow + GRAVITY * spark.weight * seconds;
  spark.x += spark.vx * seconds;
  spark.y += spark.vy * seconds;
  return spark.age < spark.life;
}

/** How bright a spark is, from 0 to 1. */
export function brightness({ age, life, flickers }: Spark, random: () => number): number {
  const left = 1 - age / life;
  return flickers && left < 0.45 ? left * random() * 1.6 : left * (2 - left);
}

function angleOf(form: Form, index: number, count: number, random: () => number): number {
  const even = (index / count) * Math.PI * 2;
  const frond = Math.floor((index / count) * 5) * ((Math.PI * 2) / 5);
  if (form === 'palm') return -Math.PI / 2 + frond + (random() - 0.5) * 0.2;
  if (form === 'ring') return even;
  if (form === 'chrysanthemum') return Math.floor(even / 0.262) * 0.262 + (random() - 0.5) * 0.05;
  return random() * Math.PI * 2;
}

function speedOf(form: Form, index: number, random: () => number): number {
  // A ring has a heart.
  if (form === 'ring') return index % 6 === 0 ? 50 * random() : 178 + random() * 8;
  if (form === 'palm') return 50 + random() * 200;
  if (form === 'willow') return 90 + random() * 100;
  return Math.sqrt(random()) * 215;
}
