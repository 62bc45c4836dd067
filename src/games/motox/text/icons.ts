import type { Seat } from '../../../engine/game.ts';
import type { MotoXEvent } from '../types.ts';

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
