import type { Seat } from '../../../engine/game.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getTile, parsePlace } from '../board.ts';
import type { Direction, Space } from '../types.ts';

/** The letter of a seat's suit: suns, moons, crowns, arms. */
export const SUIT_LETTERS = 'SMCA';

/** The name of the suit of a seat's bike. */
export function getSuitName(seat: Seat): Text {
  return text(`motox:suit.${SUIT_LETTERS.charAt(seat) as KeySuffix<'motox:suit'>}`);
}

/** North, east, south or west as the picture lies. */
export function getDirectionName(direction: Direction): Text {
  return text(`motox:direction.${direction}`);
}

/** Tile and corner in words: "tile 5, front left". */
export function getSpaceName(space: Space): Text {
  return text(`motox:space.${space.slice(-2) as KeySuffix<'motox:space'>}`, {
    tile: getTile(parsePlace(space)),
  });
}

/** A face of a die: a number, or the word for the null. */
export function getFaceName(face: number): Text | string {
  return face === 0 ? text('motox:null') : String(face);
}
