import type { PlainColours } from '../theme.ts';

const COLOURS = {
  /** The ground round the board. */
  around: '#8fbab8',
  /** The letters and numbers on it. */
  coordinate: '#12302f',
  /** The frame where nobody aims at it, and the line between it and the squares. */
  frame: '#8a6f4d',
  frameDark: '#6d5639',
  /** The squares, in turn. */
  squares: ['#f6eddb', '#ecdfc4'] as readonly string[],
  /** The lines between them. */
  grid: 'rgba(255, 255, 255, 0)',
  /** What squares with coins are paved with, the kerb round it, the joints, and the halo that parts it from bare squares. */
  paving: '#d9bd8a',
  kerb: '#8a6a3a',
  joint: '#c3a36b',
  shore: 'rgba(255, 252, 244, 0.85)',
  /** Over the joint of two neighbours that is too high to climb. */
  drop: '#5b3d14',
  dropLight: '#fff6e0',
  /** A square that may be chosen. */
  chosen: 'rgba(255, 253, 248, 0.5)',
  /** What a bag is sewn of, its folds, the figure on it. */
  sack: '#b58a55',
  sackDark: '#7c5a31',
  sackInk: '#2b1c06',
  /** Round a coin that lies. */
  outline: '#4a3210',
  shade: 'rgba(60, 40, 10, 0.5)',
  /**
   * By denomination, the largest first: the face of a coin, its edge, the light on it, the figure on it. Gold, silver,
   * copper, steel, nickel.
   */
  faces: ['#f0bf36', '#d3d8df', '#dd8f59', '#59647a', '#b9c49c'] as readonly string[],
  edges: ['#a87412', '#7d8590', '#8b4318', '#2b3240', '#68744a'] as readonly string[],
  lights: ['#fbe08a', '#f4f7fa', '#f6c29b', '#98a4ba', '#dfe7c9'] as readonly string[],
  figures: ['#5d3c00', '#39414d', '#4f1f04', '#ffffff', '#333b1e'] as readonly string[],
};

/** The colours of Money Run. */
export type MoneyRunHues = typeof COLOURS;

/** Money Run in the plain look. */
export const plainMoneyRun: PlainColours<MoneyRunHues> = {
  colours: COLOURS,
  strong: {
    around: '#ffffff',
    coordinate: '#000000',
    frame: '#3a3a3a',
    frameDark: '#000000',
    squares: ['#ffffff', '#efefef'],
    grid: '#8a8a8a',
    paving: '#c2c2c2',
    kerb: '#000000',
    joint: '#c2c2c2',
    shore: '#ffffff',
    drop: '#000000',
    dropLight: '#ffffff',
    chosen: 'rgba(255, 255, 255, 0.9)',
    sack: '#ffffff',
    sackDark: '#000000',
    sackInk: '#000000',
    outline: '#000000',
    shade: 'rgba(0, 0, 0, 0.6)',
    faces: ['#ffd84a', '#ffffff', '#ffc296', '#20242c', '#dff0b0'],
    edges: ['#7a5200', '#5c626c', '#7a2f06', '#000000', '#41501d'],
    lights: ['#fff3c0', '#ffffff', '#ffe6d4', '#7d8794', '#f4ffd8'],
    figures: ['#000000', '#000000', '#000000', '#ffffff', '#000000'],
  },
};

/** What a theme of Money Run may draw in its own way. */
export type MoneyRunMotif =
  | 'pawn'
  | 'slab'
  | 'raft'
  | 'waves'
  | 'ripple'
  | 'bank'
  | 'tuft'
  | 'cobbles'
  | 'sack';
