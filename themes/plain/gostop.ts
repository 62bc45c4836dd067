import type { PlainColours } from '../theme.ts';

/** Colours by purpose. */
const COLOURS = {
  /** Ground below the table. */
  ground: '#7c4a35',
  /** Blanket below the row. */
  felt: '#22304f',
  feltEdge: '#141d33',
  feltLine: '#4a5b86',
  /** Seal of a great moment. */
  seal: '#b8281a',
  sealInk: '#fffdf8',
  /** Tray below the viewer's hand. */
  tray: '#f4ead6',
  trayLine: '#f4ead6',
  /** Plates by seat, and what is written on them. */
  plates: ['#10416b', '#123f31', '#4d2b0f'] as readonly string[],
  plateInk: '#fffdf8',
  chip: '#fffdf8',
  chipInk: '#2b2620',
  go: '#b8281a',
  goInk: '#fffdf8',
  gain: '#f5c32c',
  gainInk: '#2b2620',
  times: '#2b2620',
  timesInk: '#fffdf8',
  /** Card that a set has, and one that it lacks. */
  held: '#4a4136',
  heldInk: '#fffdf8',
  open: '#fffdf8',
  openInk: '#2b2620',
  skin: '#f7d9b5',
};

/** Colours of Go-Stop. */
export type GoStopHues = typeof COLOURS;

/** Go-Stop in the plain theme. */
export const plainGoStop: PlainColours<GoStopHues> = {
  colours: COLOURS,
  strong: {
    ground: '#b9b9b9',
    seal: '#9c0c00',
    sealInk: '#ffffff',
    felt: '#ececec',
    feltEdge: '#000000',
    feltLine: '#ececec',
    tray: '#ffffff',
    trayLine: '#ffffff',
    plates: ['#cfe6fa', '#c9f2e3', '#ffe2cc'],
    plateInk: '#000000',
    chip: '#ffffff',
    chipInk: '#000000',
    go: '#9c0c00',
    goInk: '#ffffff',
    gain: '#ffd400',
    gainInk: '#000000',
    times: '#000000',
    timesInk: '#ffffff',
    held: '#000000',
    heldInk: '#ffffff',
    open: '#ffffff',
    openInk: '#000000',
    skin: '#ffffff',
  },
};

/** Motifs that a theme may scatter and plant round the cards, and the coin of a seat's token. */
export type GoStopMotif = 'petal' | 'stone' | 'sprout' | 'bloom' | 'coin';
