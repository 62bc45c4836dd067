import type { Seat } from '../../../engine/game.ts';
import type { Denomination, MoneyRunEvent } from '../types.ts';

/** Suits of the pawns by seat. */
const SUITS = ['suns', 'moons', 'crowns', 'arms'] as const;

/** Emoji of the game in plain text. */
export const emoji = '💰';

/** Returns the icon of a coin. */
export function getCoinIcon(coin: Denomination): string {
  return `money_${coin}`;
}

/** Returns the icon of the coin that an event is about. */
export function icons(event: MoneyRunEvent): readonly string[] {
  return event.kind === 'placed' || event.kind === 'shifted' ? [getCoinIcon(event.coin)] : [];
}

/** Returns the icon of the seat's pawn. */
export function seatIcon(seat: Seat): string | null {
  const suit = SUITS[seat];
  return suit === undefined ? null : `pawn_${suit}`;
}
