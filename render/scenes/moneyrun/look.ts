import type { Denomination } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { TraceLook } from '../../kit/arrow.ts';
import { hues, suitColour, suitDark, suitPale } from '../../kit/colours.ts';
import type { PawnLook } from '../../kit/pawn.ts';

/** The ground round the board. */
export const GROUND = '#dcc8a3';
/** The frame where nobody aims at it. */
export const WOOD = '#8a6f4d';
export const WOOD_DARK = '#6d5639';
/** The squares, in turn. */
export const SQUARES = ['#f6eddb', '#ecdfc4'] as const;
/** A square that may be chosen. */
export const CHOSEN = 'rgba(255, 253, 248, 0.72)';
/** What a bag is sewn of, and its folds. */
export const SACK = '#b58a55';
export const SACK_DARK = '#7c5a31';

/** What a coin is struck from: its face, its edge, the light on it, the figures on it. */
export interface Metal {
  readonly face: string;
  readonly edge: string;
  readonly light: string;
  readonly ink: string;
}

/** Gold, silver, copper, steel, nickel. */
export const METALS: Readonly<Record<Denomination, Metal>> = {
  L: { face: '#f0bf36', edge: '#a87412', light: '#fbe08a', ink: '#5d3c00' },
  M: { face: '#d3d8df', edge: '#7d8590', light: '#f4f7fa', ink: '#39414d' },
  S: { face: '#d8874f', edge: '#8b4318', light: '#f2b98f', ink: '#4f1f04' },
  P: { face: '#6a7385', edge: '#333a47', light: '#9aa4b6', ink: '#ffffff' },
  T: { face: '#b9c49c', edge: '#68744a', light: '#dfe7c9', ink: '#333b1e' },
};

/** What a coin is worth, as its button says it. */
export const WORTH: Readonly<Record<Denomination, string>> = {
  L: '$1',
  M: '50c',
  S: '20c',
  P: '10c',
  T: '5c',
};

/** Half the width of a coin, in parts of a square. */
export const RADIUS: Readonly<Record<Denomination, number>> = {
  L: 0.41,
  M: 0.335,
  S: 0.265,
  P: 0.2,
  T: 0.15,
};

/** The colour of a seat: suns, moons, crowns, arms in turn. */
export function colourOf(pen: Pen, seat: number): string {
  return suitColour(pen, seat);
}

/** The same, faint for grounds. */
export function paleOf(pen: Pen, seat: number): string {
  return suitPale(pen, seat);
}

/** The pawn of a seat, its mark on its head. */
export function pawnOf(pen: Pen, seat: number): PawnLook {
  return {
    key: `suit ${seat}`,
    head: 'round',
    colour: suitColour(pen, seat),
    edge: suitDark(pen, seat),
    suit: seat,
    ink: hues(pen).white,
  };
}

/** The way of a pawn is drawn in full, that of a coin dotted. */
export function traceOf(pen: Pen, seat: number, dotted: boolean): TraceLook {
  return { colour: suitColour(pen, seat), edge: hues(pen).white, width: dotted ? 9 : 11, dotted };
}
