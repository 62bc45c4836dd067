import { SUITS, type Suit } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { TraceLook } from '../../kit/arrow.ts';
import { hues, suitColour, suitDark, suitInk } from '../../kit/colours.ts';
import type { DieLook } from '../../kit/die.ts';
import type { PawnLook } from '../../kit/pawn.ts';
import { piecepackHues } from './colours.ts';

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
    colour: suitInk(pen, suit),
    edge: suitDark(pen, suit),
    ink: hues(pen).white,
    pips: false,
    suit,
    halo: piecepackHues(pen).halo,
  };
}

/** Of the tokens of the seats: none for a disc, eight for a star. */
const CORNERS = [0, 4, 3, 6, 5, 8];

/** How a seat looks; `corners` of its token. */
interface SeatLook {
  readonly colour: string;
  readonly pale: string;
  readonly corners: number;
}

/** The look of a seat, 0 to 5. */
export function seatLook(pen: Pen, seat: number): SeatLook {
  const { seats, seatsPale } = piecepackHues(pen);
  return {
    colour: seats[seat] ?? hues(pen).ink,
    pale: seatsPale[seat] ?? hues(pen).paper,
    corners: CORNERS[seat] ?? 0,
  };
}

/** The trace of what a seat did: thicker on wish. */
export function traceOf(pen: Pen, seat: number, width: number): TraceLook {
  const { large, strong } = pen.look;
  const wider = width * (large ? 1.25 : 1) * (strong ? 1.25 : 1);
  return { colour: seatLook(pen, seat).colour, edge: hues(pen).white, width: wider };
}
