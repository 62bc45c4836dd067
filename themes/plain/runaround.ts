import type { PlainColours } from '../theme.ts';

const COLOURS = {
  /** Ground below the track and the plates: the stone of a yard. */
  table: '#b7c3ca',
  /** Yellow and blue, by seat; what is yellow's is also round, what is blue's is also square. */
  sides: ['#f6bd2c', '#2f6db5'] as readonly string[],
  /** Darker side colours for edges. */
  sidesDark: ['#7d5200', '#12305a'] as readonly string[],
  /** Faint side colours for plates and starts. */
  sidesPale: ['#fdf0c8', '#d6e4f5'] as readonly string[],
  /** Figures on a side's colour. */
  sidesInk: ['#3a2600', '#ffffff'] as readonly string[],
  /** Rim of the track: its light edge, its wood, and its dark edge. */
  rim: ['#c3a072', '#96774f', '#5f482c'] as readonly string[],
  /** Spaces of the lanes in turn, and the line between them. */
  paving: ['#f6edda', '#e9dabb'] as readonly string[],
  joint: '#c7b08a',
  /** Stones with which a theme's motif paves the lanes. */
  cobble: '#d9c8a4',
  wallTop: '#d8bf9c',
  wallTopEdge: '#f2e2c6',
  wallFace: '#5b4330',
  wallBricks: ['#a67c58', '#8f6848', '#b88c66'] as readonly string[],
  wallShadow: 'rgba(45, 28, 10, 0.5)',
  /** Yard of the pawns that wait at home. */
  yard: '#e3cfa6',
  yardEdge: '#a58457',
  /** Empty place in the yard. */
  place: '#cbb283',
  /** Run that is still to be made. */
  stone: '#fffdf8',
  /** Star where one pawn ran into another. */
  clash: '#fff6d8',
};

/** Colours of Runaround. */
export type RunaroundHues = typeof COLOURS;

/** Runaround in the plain theme. */
export const plainRunaround: PlainColours<RunaroundHues> = {
  colours: COLOURS,
  strong: {
    table: '#b9b9b9',
    sides: ['#ffc400', '#1550a8'],
    sidesDark: ['#000000', '#000a24'],
    sidesPale: ['#ffffff', '#ffffff'],
    sidesInk: ['#000000', '#ffffff'],
    rim: ['#000000', '#000000', '#000000'],
    paving: ['#ffffff', '#e6e6e6'],
    joint: '#000000',
    cobble: '#e6e6e6',
    wallTop: '#ffffff',
    wallTopEdge: '#ffffff',
    wallFace: '#000000',
    wallBricks: ['#4a4a4a', '#4a4a4a', '#4a4a4a'],
    wallShadow: 'rgba(0, 0, 0, 0.55)',
    yard: '#d9d9d9',
    yardEdge: '#000000',
    place: '#9a9a9a',
    stone: '#ffffff',
    clash: '#ffffff',
  },
};

/** Motifs that a theme of Runaround may replace or add. */
export type RunaroundMotif =
  /** Pawns of yellow and blue. */
  | 'round'
  | 'square'
  /** Roof above a plate, as wide as the plate. */
  | 'roof'
  /** House fronts behind the upper lane, side by side, their feet at the lower edge. */
  | 'front'
  /** Square of stones, repeated all over the lanes. */
  | 'cobbles'
  /** Things on the wall, far apart and in turn. */
  | 'lamp'
  | 'ivy'
  /** Gate on a start, behind its pawns. */
  | 'gate'
  /** Parcel on a plate beside the number of runs. */
  | 'parcel';
