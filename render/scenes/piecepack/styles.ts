import { SUITS, type Suit } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { TraceStyle } from '../../kit/arrow.ts';
import { getKitHues, getSuitColour, getSuitDark, getSuitInk } from '../../kit/colours.ts';
import type { DieStyle } from '../../kit/die.ts';
import type { PawnStyle } from '../../kit/pawn.ts';
import { getPiecepackHues } from './colours.ts';

/** The number of a suit in the kit. */
export function getSuitNumber(suit: Suit): number {
  return SUITS.indexOf(suit);
}

/** The pawn of a suit, its mark on its head. */
export function getPawnStyle(pen: Pen, suit: number): PawnStyle {
  return {
    key: `suit ${suit}`,
    head: 'round',
    colour: getSuitColour(pen, suit),
    edge: getSuitDark(pen, suit),
    suit,
    ink: getKitHues(pen).white,
  };
}

/** The die of a suit, in its colour. */
export function getDieStyle(pen: Pen, suit: number): DieStyle {
  return {
    key: `full suit ${suit}`,
    colour: getSuitInk(pen, suit),
    edge: getSuitDark(pen, suit),
    ink: getKitHues(pen).white,
    pips: false,
    suit,
    halo: getPiecepackHues(pen).halo,
  };
}

/** Of the tokens of the seats: none for a disc, eight for a star. */
const TOKEN_CORNERS = [0, 4, 3, 6, 5, 8];

/** How a seat looks; `corners` of its token. */
interface SeatStyle {
  readonly colour: string;
  readonly pale: string;
  readonly corners: number;
}

/** The look of a seat, 0 to 5. */
export function getSeatStyle(pen: Pen, seat: number): SeatStyle {
  const { seats, seatsPale } = getPiecepackHues(pen);
  return {
    colour: seats[seat] ?? getKitHues(pen).ink,
    pale: seatsPale[seat] ?? getKitHues(pen).paper,
    corners: TOKEN_CORNERS[seat] ?? 0,
  };
}

/** The trace of what a seat did: thicker on wish. */
export function getTraceStyle(pen: Pen, seat: number, width: number): TraceStyle {
  const { large, strong } = pen.look;
  const wider = width * (large ? 1.25 : 1) * (strong ? 1.25 : 1);
  return { colour: getSeatStyle(pen, seat).colour, edge: getKitHues(pen).white, width: wider };
}
