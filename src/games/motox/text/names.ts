import type { Seat } from '../../../engine/game.ts';
import type { Under } from '../../../engine/spoken.ts';
import { type Text, text } from '../../../engine/text.ts';
import { placeOf, tileOf } from '../board.ts';
import type { Direction, Space } from '../types.ts';

/** The letter of a seat's suit: suns, moons, crowns, arms. */
export const SUITS = 'SMCA';

/** The name of the suit of a seat's bike. */
export function suitName(seat: Seat): Text {
  return text(`motox:suit.${SUITS.charAt(seat) as Under<'motox:suit'>}`);
}

/** North, east, south or west as the picture lies. */
export function directionName(direction: Direction): Text {
  return text(`motox:direction.${direction}`);
}

/** Tile and corner in words: "tile 5, front left". */
export function spaceName(space: Space): Text {
  return text(`motox:space.${space.slice(-2) as Under<'motox:space'>}`, { tile: tileOf(placeOf(space)) });
}

/** A face of a die: a number, or the word for the null. */
export function faceName(face: number): Text | string {
  return face === 0 ? text('motox:null') : String(face);
}
