// What the closing show is seen over: a night sky, hills with a village, and water with lanterns.

type Paint = CanvasRenderingContext2D;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the water begins: higher on a phone, whose lower half has the verdict. */
export const horizonOf = ({ width, height }: Size): number =>
  Math.round(height * (width < height ? 0.56 : 0.74));

/** A drawing as large as the show, made once. */
export function drawn({ width, height }: Size, sharp: number, draw: (paint: Paint) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * sharp));
  canvas.height = Math.max(1, Math.round(height * sharp));
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('no canvas');
  paint.scale(sharp, sharp);
  draw(paint);
  return canvas;
}

/** A number between 0 and 1 that is always the same for the same place. */
const scattered = (place: number): number => Math.abs(Math.sin(place * 127.1) * 43758.5453) % 1;

export function paintSky(paint: Paint, size: Size): void {
  const { width, height } = size;
  const horizon = horizonOf(size);
  const sky = paint.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(0, '#070b1d');
  sky.addColorStop(0.6, '#10173a');
  sky.addColorStop(1, '#242c5e');
  paint.fillStyle = sky;
  paint.fillRect(0, 0, width, horizon);
  paint.fillStyle = '#cfd6f5';
  for (let star = 0; star < 70; star++) {
    paint.globalAlpha = 0.25 + 0.45 * scattered(star + 0.5);
    paint.beginPath();
    const [x, y] = [width * scattered(star), horizon * 0.85 * scattered(star + 300)];
    paint.arc(x, y, 0.5 + 0.7 * scattered(star + 90), 0, Math.PI * 2);
    paint.fill();
  }
  paint.globalAlpha = 1;
  const water = paint.createLinearGradient(0, horizon, 0, height);
  water.addColorStop(0, '#151c44');
  water.addColorStop(0.35, '#0d1330');
  water.addColorStop(1, '#070a1a');
  paint.fillStyle = water;
  paint.fillRect(0, horizon, width, height - horizon);
}

/** The hills that shells rise behind, and the village at their foot. */
export function paintHills(paint: Paint, size: Size): void {
  const horizon = horizonOf(size);
  const high = Math.min(horizon * 0.26, 130);
  ridge(paint, size, horizon, high, 0.4, '#161d45');
  ridge(paint, size, horizon, high * 0.6, 2.6, '#0e1433');
  for (let light = 0; light < size.width / 34; light++) {
    const x = size.width * scattered(light + 7);
    glow(paint, x, horizon - 3 - 5 * scattered(light + 50), 3.5, '#ffc878');
  }
  paint.fillStyle = '#3a4379';
  paint.globalAlpha = 0.6;
  paint.fillRect(0, horizon - 0.5, size.width, 1);
  paint.globalAlpha = 1;
}

/** A row of round hills: waves of three lengths upon each other. */
function ridge(
  paint: Paint,
  { width }: Size,
  foot: number,
  high: number,
  shift: number,
  tone: string,
): void {
  const wide = Math.max(width, 520);
  paint.fillStyle = tone;
  paint.beginPath();
  paint.moveTo(0, foot);
  for (let x = 0; x <= width + 6; x += 6) {
    const at = (x / wide) * Math.PI * 2 + shift;
    const wave = 0.5 * Math.sin(at * 1.3) + 0.3 * Math.sin(at * 2.9 + 1) + 0.2 * Math.sin(at * 5.3);
    paint.lineTo(x, foot - high * (0.5 + 0.5 * wave));
  }
  paint.lineTo(width, foot);
  paint.fill();
}

function glow(paint: Paint, x: number, y: number, radius: number, tone: string): void {
  const light = paint.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, tone);
  light.addColorStop(1, 'transparent');
  paint.fillStyle = light;
  paint.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** Paper lanterns that float on the water, smaller and paler the farther they are. */
export function paintLanterns(paint: Paint, size: Size): void {
  const horizon = horizonOf(size);
  const deep = size.height - horizon;
  for (let lantern = 0; lantern < 11; lantern++) {
    const near = ((lantern * 7) % 11) / 11;
    const x = size.width * ((lantern + 0.3 + 0.5 * scattered(lantern + 11)) / 11);
    const y = horizon + 8 + deep * 0.62 * near * near;
    const tall = 5 + 13 * near;
    paint.globalAlpha = 0.55 + 0.4 * near;
    glow(paint, x, y - tall / 2, tall * 2.4, 'rgb(255 180 84 / 50%)');
    glow(paint, x, y + tall * 0.9, tall * 1.5, 'rgb(255 180 84 / 26%)');
    paint.fillStyle = '#ffcf8a';
    paint.beginPath();
    paint.roundRect(x - tall * 0.36, y - tall, tall * 0.72, tall, tall * 0.14);
    paint.fill();
    paint.fillStyle = '#7a4416';
    paint.fillRect(x - tall * 0.5, y - 1, tall, Math.max(1.5, tall * 0.13));
  }
  paint.globalAlpha = 1;
}
