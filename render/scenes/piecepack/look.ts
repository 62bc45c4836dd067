import { SUITS, type Suit } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { TraceLook } from '../../kit/arrow.ts';
import { hues, suitColour, suitDark } from '../../kit/colours.ts';
import type { DieLook } from '../../kit/die.ts';
import type { PawnLook } from '../../kit/pawn.ts';

/** The number of a suit in the kit. */
export function suitOf(suit: Suit): number {
  return SUITS.indexOf(suit);
}

/** The pawn of a suit, its mark on its head. */
export function pawnOf(pen: Pen, suit: number): PawnLook {
  return {
    key: `suit ${suit}`,
    head: 'round',
    colour: suitColour(pen, suit),
    edge: suitDark(pen, suit),
    suit,
    ink: hues(pen).white,
  };
}

/** The die of a suit, in its colour. */
export function dieOf(pen: Pen, suit: number): DieLook {
  return {
    key: `full suit ${suit}`,
    colour: suitColour(pen, suit),
    edge: suitDark(pen, suit),
    ink: hues(pen).white,
    pips: false,
  };
}

/** Nobody owns a suit at this table: seats have colours of their own, and a token whose shape tells them apart as well. */
const SEATS = [
  { colour: '#9c4f8f', pale: '#f3e2f0', corners: 0 },
  { colour: '#b27700', pale: '#f9eaca', corners: 4 },
  { colour: '#2f88b8', pale: '#d9ecf6', corners: 3 },
  { colour: '#6f7f22', pale: '#e9edcf', corners: 6 },
  { colour: '#8b5636', pale: '#efdfd3', corners: 5 },
  { colour: '#5f6a78', pale: '#e2e6ea', corners: 8 },
] as const;

/** How a seat looks; `corners` of its token, none for a disc. */
export type SeatLook = (typeof SEATS)[number];

/** The look of a seat, 0 to 5. */
export function seatLook(seat: number): SeatLook {
  return SEATS[seat] ?? SEATS[0];
}

/** The trace of what a seat did. */
export function traceOf(pen: Pen, seat: number, width: number): TraceLook {
  return { colour: seatLook(seat).colour, edge: hues(pen).white, width };
}
