import type { Seat } from '../../../engine/game.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getTile, parsePlace } from '../board.ts';
import { findStanding } from '../racing/bikes.ts';
import type { Direction, MotoXEvent, MotoXState, Outcome, Space } from '../types.ts';

/** Letters of the suits by seat: suns, moons, crowns, arms. */
export const SUIT_LETTERS = 'SMCA';

/** Returns the name of the suit of a seat's bike. */
export function getSuitName(seat: Seat): Text {
  return text(`motox:suit.${SUIT_LETTERS.charAt(seat) as KeySuffix<'motox:suit'>}`);
}

/** Returns the name of a direction on the picture: north, east, south or west. */
export function getDirectionName(direction: Direction): Text {
  return text(`motox:direction.${direction}`);
}

/** Returns the name of a space in a sentence: "tile 5, front left". */
export function getSpaceName(space: Space): Text {
  return text(`motox:space.${space.slice(-2) as KeySuffix<'motox:space'>}`, {
    tile: getTile(parsePlace(space)),
  });
}

/** Returns the short name of a space on a button: "5, front left". */
export function getSpotName(space: Space): Text {
  return text(`motox:spot.${space.slice(-2) as KeySuffix<'motox:spot'>}`, {
    tile: getTile(parsePlace(space)),
  });
}

/** Returns the name of a face of a die: a number, or the word for the null. */
export function getFaceName(face: number): Text | string {
  return face === 0 ? text('motox:null') : String(face);
}

/** Returns the outcome of a ride in words: "to tile 5, front left", "off the track after tile 9, rear right". */
export function getOutcomeName(outcome: Outcome, state: MotoXState): Text {
  if (outcome.kind === 'finish') return text('motox:way.finish');
  const where = getSpaceName(outcome.space);
  if (outcome.kind !== 'land') return text(`motox:way.${outcome.kind}`, { where });
  const who = findStanding(state, outcome.space, state.mover);
  return who === null
    ? text('motox:way.landNobody', { where })
    : text('motox:way.land', { where, who: { seat: who } });
}

/** Returns the suit of the seat's bike. */
export function seatName(seat: Seat): Text {
  return getSuitName(seat);
}

/** Suits of the bikes by seat. */
const SUITS = ['suns', 'moons', 'crowns', 'arms'] as const;

/** Emoji of the game in plain text. */
export const emoji = '🏍️';

/** Returns the icons of the dice that were rolled. */
export function icons(event: MotoXEvent): readonly string[] {
  return event.kind === 'rolled' ? event.dice.slice(0, 4).map((face) => `die_${face}`) : [];
}

/** Returns the icon of the seat's bike. */
export function seatIcon(seat: Seat): string | null {
  const suit = SUITS[seat];
  return suit === undefined ? null : `bike_${suit}`;
}
