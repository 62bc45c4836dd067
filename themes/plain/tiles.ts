import type { PlainColours } from '../theme.ts';

const COLOURS = {
  tileFace: '#fffdf6',
  tileBack: '#ecdcb9',
  /** Lines that separate the four spaces. */
  tileLine: '#d6c19a',
  tileGrain: '#e3d0a8',
  /** Suits on a back. */
  tileEmblem: '#e2d1ab',
  tileEdge: '#b3925f',
  /** Seam below the edge that separates a tile from what it lies on. */
  tileSeam: '#7d613a',
  tileRim: '#c9b184',
};

/** Colours of the tiles of the piecepack. */
export type TileHues = typeof COLOURS;

/** Tiles in the plain theme. */
export const plainTiles: PlainColours<TileHues> = {
  colours: COLOURS,
  strong: {
    tileFace: '#ffffff',
    tileBack: '#dcdcdc',
    tileLine: '#8c8c8c',
    tileGrain: '#dcdcdc',
    tileEmblem: '#dcdcdc',
    tileEdge: '#6e6e6e',
    tileSeam: '#000000',
    tileRim: '#000000',
  },
};
