import type { PlainColours } from '../theme.ts';

/** Colours by purpose. */
const COLOURS = {
  /** Ground below the board: moss. */
  table: '#b9c48f',
  /** Back of a tile, the lines between its four squares, and the cross in its middle. */
  ground: '#f4ead6',
  seam: '#e6d6b8',
  cross: '#8b7b62',
  /** Frame round a board with closed edges, and the bed between its tiles. */
  frame: '#8a6f4d',
  bed: '#cdb68c',
  /** Hole of the ring. */
  hole: '#cbb48a',
  holeEdge: '#6d5639',
  /** Joined edges: the fold, and the colour into which the board fades. */
  fold: '#8a6f4d',
  beyond: '#b9c48f',
  /** Letters and numbers at the edge with their background; those of what lies across the edge. */
  rim: '#dde3bd',
  rimInk: '#3d4526',
  rimFaint: '#4c5533',
  /** Background of the two counts. */
  chip: '#f6f4e0',
  /** Coin on the counts. */
  token: '#b08d57',
  tokenEdge: '#6d5028',
  /** Tray below the viewer's own coins, and its edge. */
  tray: '#f4ead6',
  trayEdge: '#cdb68c',
  /** Light under the pawn of the player to act, and its edge. */
  light: '#ffc531',
  lightEdge: '#2b2620',
};

/** Colours of Forage. */
export type ForageHues = typeof COLOURS;

/** Forage in the plain theme. */
export const plainForage: PlainColours<ForageHues> = {
  colours: COLOURS,
  strong: {
    table: '#b9b9b9',
    ground: '#ffffff',
    seam: '#8c8c8c',
    cross: '#000000',
    frame: '#000000',
    bed: '#000000',
    hole: '#4a4a4a',
    holeEdge: '#000000',
    fold: '#000000',
    beyond: '#9a9a9a',
    rim: '#ffffff',
    rimInk: '#000000',
    rimFaint: '#3a3a3a',
    chip: '#ffffff',
    token: '#ffffff',
    tokenEdge: '#000000',
    tray: '#ffffff',
    trayEdge: '#000000',
    light: '#ffd000',
    lightEdge: '#000000',
  },
};

/** Things that a theme may scatter on the ground, beside the kit's motifs: none, one, or more. */
export const LITTER = ['leaf', 'oakLeaf', 'twig', 'drift', 'toadstool'] as const;

/**
 * Names of the motifs that the scene uses, including those of the kit. `mound` lies over a coin that lies value down, `hollow` behind the
 * pawn on a plate. `print` replaces a way's arrow, the toes up; `frost` replaces the cross of a tile, `snow` lies along one edge of it. `hole` fills the ring's hole; `tree`
 * and `pine` stand beside the board.
 */
export type ForageMotif =
  | 'pawn'
  | 'coin'
  | 'coinUp'
  | 'mound'
  | 'hollow'
  | 'hole'
  | 'tree'
  | 'pine'
  | 'frost'
  | 'snow'
  | 'print'
  | (typeof LITTER)[number];
