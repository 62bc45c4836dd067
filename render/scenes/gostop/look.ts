import type { Pen } from '../../canvas.ts';
import { coin } from '../../kit/coin.ts';
import { suitDark, suitPale } from '../../kit/colours.ts';
import { palette } from '../../look.ts';

/** The suit of a seat's token: arms, crowns, suns; their blue, green and orange keep clear of the red of the cards. */
const SUITS = [3, 2, 0];

/** The colours of the table, by what they are for. */
export const GOSTOP_HUES = {
  /** The cloth that the row lies on. */
  felt: '#4d7357',
  feltEdge: '#3f624a',
  feltLine: '#3f624a',
  /** What the viewer's hand lies on. */
  tray: '#f4ead6',
  trayLine: '#f4ead6',
  /** Drawings of a theme on what lies below. */
  patternGround: '#dcc8a3',
  patternPanel: '#e6d6b8',
  chip: '#fffdf8',
  chipInk: '#2b2620',
  chipSoft: '#5d5140',
  go: '#b8281a',
  goInk: '#fffdf8',
  gain: '#f5c32c',
  gainInk: '#2b2620',
  times: '#2b2620',
  timesInk: '#fffdf8',
  /** A card that a set has, and one that it lacks. */
  held: '#4a4136',
  heldInk: '#fffdf8',
  open: '#fffdf8',
  openInk: '#2b2620',
  skin: '#f7d9b5',
};

/** What a theme may change of them. */
export type GoStopHues = typeof GOSTOP_HUES;

/** The table's colours in the look of a pen. */
export const gostopHues = palette<GoStopHues>(GOSTOP_HUES, {
  felt: '#ececec',
  feltEdge: '#000000',
  feltLine: '#ececec',
  tray: '#ffffff',
  trayLine: '#ffffff',
  chip: '#ffffff',
  chipInk: '#000000',
  chipSoft: '#1f1f1f',
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
});

/** The colour of a seat, dark enough for white figures. */
export function seatColour(pen: Pen, seat: number): string {
  return suitDark(pen, SUITS[seat] ?? 1);
}

/** Its faint ground. */
export function seatPale(pen: Pen, seat: number): string {
  return suitPale(pen, SUITS[seat] ?? 1);
}

/** The token of a seat, its middle at (x, y). */
export function token(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  coin(pen, { suit: SUITS[seat] ?? 1, side: 'hidden', value: null }, x, y, radius);
}
