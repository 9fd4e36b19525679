// The picture that stays: every firework as high as it was built, as a long exposure shows it.
import type { Lights } from './lights';
import { horizonOf, type Size } from './scenery';
import { fly, opened, toneOf, type Opening } from './sparks';

const FULL = 5;

/** Where each firework stands: side by side, the higher the larger. */
export function openings(heights: Readonly<Record<string, number>>, size: Size): Opening[] {
  const horizon = horizonOf(size);
  const colours = Object.keys(heights);
  const tall = size.width < size.height;
  // On a narrow sky they stand in two rows, and may be wider than their share of it.
  const room = (size.width / Math.max(1, colours.length)) * (tall ? 0.86 : 0.5);
  const sway = tall ? 0.15 : 0.05;
  return colours.flatMap((colour, place) => {
    const height = heights[colour] ?? 0;
    if (height === 0) return [];
    const share = Math.min(1, height / FULL);
    const spread = Math.min(room, horizon * 0.3) * (0.55 + 0.45 * share);
    const y = horizon * (0.64 - 0.28 * share + (place % 2 ? sway : -sway));
    const across = colours.length > 1 ? place / (colours.length - 1) : 0.5;
    const x = spread + 4 + (size.width - 2 * spread - 8) * across;
    return [{ x, y: Math.max(y, spread + 8), colour, scale: spread / 118 }];
  });
}

/** A number generator that always begins alike: the picture is the same after a resize. */
export function repeatable(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 16807) % 2147483647;
    return now / 2147483647;
  };
}

/** Paint the tracks of all sparks of one opened shell, and where they are at the end. */
export function paintTracks(paint: CanvasRenderingContext2D, at: Opening, lights: Lights): void {
  const random = repeatable(Math.round(at.x) * 31 + 17);
  const reach = 300 * at.scale;
  paint.globalCompositeOperation = 'lighter';
  paint.globalAlpha = 0.8;
  paint.drawImage(lights.halo(toneOf(at.colour)), at.x - reach, at.y - reach, 2 * reach, 2 * reach);
  paint.lineCap = 'round';
  for (const spark of opened(at, 0.8, random)) {
    const end = spark.life * 0.62;
    const track = new Path2D();
    fly(spark, 0.12);
    track.moveTo(spark.x, spark.y);
    while (spark.age < end) {
      fly(spark, 1 / 30);
      track.lineTo(spark.x, spark.y);
    }
    paint.strokeStyle = spark.tone;
    paint.globalAlpha = 0.34;
    paint.lineWidth = 0.28 * spark.size;
    paint.stroke(track);
    paint.globalAlpha = 0.85;
    const side = 1.7 * spark.size;
    paint.drawImage(lights.spark(spark.tone), spark.x - side, spark.y - side, 2 * side, 2 * side);
  }
  paint.globalAlpha = 1;
  paint.globalCompositeOperation = 'source-over';
}
