import type { PlainColours } from '../theme.ts';

const COLOURS = {
  /** Top of the table. */
  ground: '#3d6b58',
  /** Light on the table, from its edge to its middle. */
  light: 'rgb(0 0 0 / 0%)',
  /** Darkness over the board far from the lamp, ring after ring; none by day. */
  dusk: 'rgb(0 0 0 / 0%)',
  frame: '#8a6f4d',
  frameLight: '#a1845d',
  /** Cloth below the pieces, and its lines. */
  cloth: '#cdb68c',
  thread: '#bea577',
  coordinates: '#fbf3dc',
  cardEdge: '#d3bf98',
  brass: '#efdfb6',
  /** Field within the rim of a value side. */
  brassField: '#f6ebcb',
  brassRim: '#c4a766',
  /** Glint on a null. */
  polish: '#dcc88f',
  brassDark: '#80652f',
  brassInk: '#2b2620',
  /** Halo round pieces, so that dark ones stand out on a dark background. */
  halo: '#fffdf8',
  /** Bag and box. */
  bag: '#7c5a8c',
  bagDark: '#4d3459',
  string: '#efdfb6',
  box: '#a5763f',
  boxDark: '#6b4a22',
  boxInside: '#2b2620',
  /** Small drawings of pieces. */
  icon: '#6b5e4b',
  /** Seats have colours of their own, as suits belong to no player at this table, and a token whose shape differs too. */
  seats: ['#9c4f8f', '#b27700', '#2f88b8', '#6f7f22', '#8b5636', '#5f6a78'] as readonly string[],
  seatsPale: ['#f3e2f0', '#f9eaca', '#d9ecf6', '#e9edcf', '#efdfd3', '#e2e6ea'] as readonly string[],
};

/** Colours of the free table. */
export type PiecepackHues = typeof COLOURS;

/** The free table in the plain theme. */
export const plainPiecepack: PlainColours<PiecepackHues> = {
  colours: COLOURS,
  strong: {
    ground: '#b9b9b9',
    light: 'rgb(0 0 0 / 0%)',
    dusk: 'rgb(0 0 0 / 0%)',
    frame: '#000000',
    frameLight: '#000000',
    cloth: '#ffffff',
    thread: '#9a9a9a',
    coordinates: '#000000',
    cardEdge: '#000000',
    brass: '#ffffff',
    brassField: '#ffffff',
    brassRim: '#000000',
    polish: '#a8a8a8',
    brassDark: '#000000',
    brassInk: '#000000',
    halo: '#ffffff',
    bag: '#5b2f70',
    bagDark: '#000000',
    string: '#ffffff',
    box: '#7a4e17',
    boxDark: '#000000',
    boxInside: '#000000',
    icon: '#000000',
    seats: ['#7c1f6d', '#7a4f00', '#00598a', '#465200', '#63300f', '#333d4a'],
    seatsPale: ['#ffffff', '#ffffff', '#ffffff', '#ffffff', '#ffffff', '#ffffff'],
  },
};

/** Motifs that a theme may add to the table, and its bag and box. */
export type PiecepackMotif = 'lamp' | 'corner' | 'bag' | 'box';
