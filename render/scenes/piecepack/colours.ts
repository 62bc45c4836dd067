import { SUITS, type Suit } from '../../../src/games/piecepack/types.ts';
import { plainPiecepack } from '../../../themes/plain/piecepack.ts';
import type { Pen } from '../../canvas.ts';
import type { TraceStyle } from '../../kit/arrow.ts';
import { getKitHues, getSuitDark, getSuitInk } from '../../kit/colours.ts';
import type { DieStyle } from '../../kit/die.ts';
import { defineHues } from '../../style.ts';

/** Returns the table's colours in the style of a pen. */
export const getPiecepackHues = defineHues(plainPiecepack);

/** Colour of a light or a darkness that is not there. */
export const NO_LIGHT = 'rgb(0 0 0 / 0%)';

/** Returns the index of a suit in the kit. */
export function getSuitNumber(suit: Suit): number {
  return SUITS.indexOf(suit);
}

/** Returns the style of a suit's die, in its colour. */
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

/** Number of corners of the seats' tokens: none for a disc, eight for a star. */
const TOKEN_CORNERS = [0, 4, 3, 6, 5, 8];

/** Style of a seat; `corners` are those of its token. */
interface SeatStyle {
  readonly colour: string;
  readonly pale: string;
  readonly corners: number;
}

/** Returns the style of a seat, 0 to 5. */
export function getSeatStyle(pen: Pen, seat: number): SeatStyle {
  const { seats, seatsPale } = getPiecepackHues(pen);
  return {
    colour: seats[seat] ?? getKitHues(pen).ink,
    pale: seatsPale[seat] ?? getKitHues(pen).paper,
    corners: TOKEN_CORNERS[seat] ?? 0,
  };
}

/** Returns the style of a seat's traces; thicker if the viewer prefers large pieces or high contrast. */
export function getTraceStyle(pen: Pen, seat: number, width: number): TraceStyle {
  const { large, strong } = pen.look;
  const wider = width * (large ? 1.25 : 1) * (strong ? 1.25 : 1);
  return { colour: getSeatStyle(pen, seat).colour, edge: getKitHues(pen).white, width: wider };
}
