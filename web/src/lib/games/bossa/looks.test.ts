import { describe, expect, test } from 'vitest';
import rulebooks from './rulebooks.json';
import { LOOKS, styleOf, USUAL } from './looks';

/** Relative luminance, as the accessibility guidelines define it. */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('every look that the leaflet names is drawn, and no other', () => {
  expect(Object.keys(LOOKS)).toEqual(rulebooks.editions[0]?.looks);
  expect(LOOKS).toHaveProperty(USUAL);
});

describe.each(Object.entries(LOOKS))('%s', (name, { tile, night, day }) => {
  test('pips stand out from the tile, and white ones from their rims', () => {
    for (const ground of [tile.wood, tile.grain]) {
      expect(contrast(tile.ring, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(tile.black, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(tile.white, tile.ring)).toBeGreaterThanOrEqual(3);
  });

  test('text and tiles stand out from the cloth', () => {
    expect(contrast('#b9c0de', night.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#535972', day.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#b9c0de', night.line)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#535972', day.line)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tile.wood, night.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(tile.edge, day.ground)).toBeGreaterThanOrEqual(2.5);
  });

  test('its colours reach the pieces', () => {
    expect(styleOf(name, 'night')).toContain(`--cloth:${night.ground}`);
    expect(styleOf(name, 'day')).toContain(`--cloth:${day.ground}`);
  });
});

test('a look that is not known any more is the usual one', () => {
  expect(styleOf('gone', 'day')).toBe(styleOf(USUAL, 'day'));
});
