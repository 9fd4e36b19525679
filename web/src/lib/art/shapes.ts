// The firework silhouettes, one form for each colour, drawn in a box of 100 by 100.

const turn = (radius: number, degrees: number): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
};

const at = (radius: number, degrees: number): string =>
  turn(radius, degrees)
    .map((part) => part.toFixed(1))
    .join(' ');

const around = (count: number, draw: (degrees: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((index * 360) / count, index)).join('');

const dot = (radius: number, degrees: number, size: number): string => {
  const [x, y] = turn(radius, degrees);
  return `M${(x - size).toFixed(1)} ${y.toFixed(1)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;
};

const ray = (from: number, to: number, degrees: number): string =>
  `M${at(from, degrees)}L${at(to, degrees)}`;

/** White: a chrysanthemum of fine radial petals. */
export const CHRYSANTHEMUM = around(20, (degrees, index) => ray(11, index % 2 ? 34 : 46, degrees));

/** Red: a peony of round sparks. */
export const PEONY =
  dot(0, 0, 8) +
  around(7, (degrees) => dot(21, degrees, 6.4)) +
  around(12, (degrees) => dot(39.5, degrees + 15, 7));

/** Blue: a willow whose trails droop. */
export const WILLOW = [-42, -29, -15, 0, 15, 29, 42]
  .map((reach) => {
    const bend = reach * 0.92;
    const fall = 96 - Math.abs(reach) * 0.42;
    const crest = 6 + Math.abs(reach) * 0.3;
    return `M50 24C${50 + bend * 0.45} ${crest} ${50 + bend} ${crest + 16} ${50 + reach} ${fall.toFixed(0)}`;
  })
  .join('');

/** Yellow: a palm of five thick fronds. */
export const PALM = around(5, (degrees) => {
  const tip = at(48, degrees);
  return (
    `M${at(7, degrees - 60)}Q${at(34, degrees - 30)} ${tip}` +
    `Q${at(26, degrees + 16)} ${at(7, degrees + 60)}Z`
  );
});

/** Green: the core inside a ring. */
export const CORE = dot(0, 0, 13);

/** Multicolour: one spark of a star-shell, turned for each colour. */
export const SPARK = `M50 50L${at(25, -33)}L${at(49, 0)}L${at(25, 33)}Z`;
