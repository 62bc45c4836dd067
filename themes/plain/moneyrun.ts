import type { PlainColours } from '../theme.ts';

const COLOURS = {
  /** Ground round the board. */
  around: '#8fbab8',
  /** Letters and numbers on that ground. */
  coordinate: '#12302f',
  /** Frame on sides that are no goal, and the line between it and the squares. */
  frame: '#8a6f4d',
  frameDark: '#6d5639',
  /** Squares, in turn: felt, which has one colour. */
  squares: ['#c3d3b5', '#c3d3b5'] as readonly string[],
  /** Lines between the squares. */
  grid: '#a9bd98',
  /** Paving of squares with coins, the kerb round it, the joints, and the halo that separates it from empty squares. */
  paving: '#d9bd8a',
  kerb: '#8a6a3a',
  joint: '#c3a36b',
  shore: 'rgba(255, 252, 244, 0.85)',
  /** Arrow over the joint of two neighbours that is too high to climb. */
  drop: '#5b3d14',
  dropLight: '#fff6e0',
  /** Square that may be chosen. */
  chosen: 'rgba(255, 253, 248, 0.5)',
  /** Cloth of a bag, its folds, the figure on it. */
  sack: '#b58a55',
  sackDark: '#7c5a31',
  sackInk: '#2b1c06',
  /** Outline and shadow of a lying coin. */
  outline: '#4a3210',
  shade: 'rgba(60, 40, 10, 0.5)',
  /** Coins by denomination, largest first: face, edge, highlight and figure. Gold, silver, copper, steel, nickel. */
  faces: ['#f0bf36', '#d3d8df', '#dd8f59', '#59647a', '#b9c49c'] as readonly string[],
  edges: ['#a87412', '#7d8590', '#8b4318', '#2b3240', '#68744a'] as readonly string[],
  lights: ['#fbe08a', '#f4f7fa', '#f6c29b', '#98a4ba', '#dfe7c9'] as readonly string[],
  figures: ['#5d3c00', '#39414d', '#4f1f04', '#ffffff', '#333b1e'] as readonly string[],
};

/** Colours of Money Run. */
export type MoneyRunHues = typeof COLOURS;

/** Money Run in the plain theme. */
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

/** Motifs that a theme of Money Run may replace. */
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
