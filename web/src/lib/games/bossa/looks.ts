// The looks that the leaflet names, drawn by us: colours of tiles and cloth, and the pattern on the cloth.

interface ClothColours {
  readonly ground: string;
  readonly line: string;
  readonly hem: string;
}

export interface Look {
  readonly tile: {
    readonly wood: string;
    readonly grain: string;
    readonly edge: string;
    /** White pips are rings: their inside and their rim. */
    readonly white: string;
    readonly ring: string;
    readonly black: string;
  };
  readonly night: ClothColours;
  readonly day: ClothColours;
}

export const USUAL = 'classic';

export const LOOKS: Readonly<Record<string, Look>> = {
  mori: {
    tile: {
      wood: '#dcbf93',
      grain: '#c9a879',
      edge: '#7d5c33',
      white: '#fffaf0',
      ring: '#3a2810',
      black: '#17130e',
    },
    night: { ground: '#15291f', line: '#20402f', hem: '#3b6b50' },
    day: { ground: '#d8e4d3', line: '#c6d8bf', hem: '#8fae88' },
  },
  mizu: {
    tile: {
      wood: '#e9f1f5',
      grain: '#d2e1ea',
      edge: '#6f8fa4',
      white: '#ffffff',
      ring: '#1d4059',
      black: '#122230',
    },
    night: { ground: '#0e2b45', line: '#1a4466', hem: '#3a769f' },
    day: { ground: '#d2e5ef', line: '#bbd7e7', hem: '#83abc4' },
  },
  hana: {
    tile: {
      wood: '#f0d5ce',
      grain: '#e2bcb3',
      edge: '#a06a62',
      white: '#fffaf8',
      ring: '#5b2a31',
      black: '#2b1319',
    },
    night: { ground: '#2f1734', line: '#4b2750', hem: '#7f4b7f' },
    day: { ground: '#f1dde4', line: '#ebcbd7', hem: '#c592a6' },
  },
  yuki: {
    tile: {
      wood: '#f4f1e9',
      grain: '#e0dbcd',
      edge: '#8f8b7e',
      white: '#ffffff',
      ring: '#3d4149',
      black: '#16181d',
    },
    night: { ground: '#232a35', line: '#35404f', hem: '#5d6c80' },
    day: { ground: '#e6e9ed', line: '#d2d8df', hem: '#a6b0bc' },
  },
  classic: {
    tile: {
      wood: '#ead9b7',
      grain: '#d9c296',
      edge: '#9c8051',
      white: '#fffdf6',
      ring: '#4a3a1c',
      black: '#191a22',
    },
    night: { ground: '#182149', line: '#222c5b', hem: '#34407a' },
    day: { ground: '#d6dee8', line: '#c9d4e2', hem: '#9fb0c6' },
  },
};

/** A look as the properties that the pieces take their colours from. */
export function styleOf(name: string, theme: 'night' | 'day'): string {
  const { tile, [theme]: cloth } = LOOKS[name] ?? (LOOKS[USUAL] as Look);
  return Object.entries({
    '--wood': tile.wood,
    '--wood-2': tile.grain,
    '--wood-edge': tile.edge,
    '--pip-white': tile.white,
    '--pip-ring': tile.ring,
    '--pip-black': tile.black,
    '--cloth': cloth.ground,
    '--cloth-wave': cloth.line,
    '--cloth-hem': cloth.hem,
  })
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
}
