import type { PlainColours } from '../theme.ts';

/** By what they are for. */
const COLOURS = {
  /** What the board lies on: moss. */
  table: '#b9c48f',
  /** A tile's back, the lines between its four squares, and the cross in its middle. */
  ground: '#f4ead6',
  seam: '#e6d6b8',
  cross: '#8b7b62',
  /** Round a board with closed edges, and between its tiles. */
  frame: '#8a6f4d',
  bed: '#cdb68c',
  /** The ring's hole. */
  hole: '#cbb48a',
  holeEdge: '#6d5639',
  /** Along edges that join: the fold, and what the board fades into. */
  fold: '#8a6f4d',
  beyond: '#b9c48f',
  /** Under and of letters and numbers at the edge; those of what lies across it. */
  rim: '#dde3bd',
  rimInk: '#3d4526',
  rimFaint: '#4c5533',
  /** The two counts. */
  chip: '#f6f4e0',
  /** The coin on them. */
  token: '#b08d57',
  tokenEdge: '#6d5028',
  /** Under the viewer's own coins, and round them. */
  tray: '#f4ead6',
  trayEdge: '#cdb68c',
  /** Light under whoever is to act, and its edge. */
  light: '#ffc531',
  lightEdge: '#2b2620',
};

/** The colours of Forage. */
export type ForageHues = typeof COLOURS;

/** Forage in the plain look. */
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

/** What a theme may lie on the ground, beside what the kit draws: none, one, or more. */
export const LITTER = ['leaf', 'oakLeaf', 'twig', 'drift', 'toadstool'] as const;

/**
 * The motifs that the scene has a place for: those of the kit; `mound` over a coin that lies value down; `hollow`
 * behind the pawn on a plate; `print` in place of the arrow of a way, the toes up; `hole` in the ring's hole, `tree` and `pine` beside the board, `frost` for the cross of a tile.
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
  | 'print'
  | (typeof LITTER)[number];
