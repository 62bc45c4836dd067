import type { Seat } from '../../../engine/game.ts';
import type { RunaroundEvent } from '../types.ts';

/** Emoji of the game in plain text. */
export const emoji = '🏃';

/** Returns the icon of the die that was rolled. */
export function icons(event: RunaroundEvent): readonly string[] {
  return event.kind === 'rolled' ? [`die_${event.roll}`] : [];
}

/** Returns the icon of the seat's pawns. */
export function seatIcon(seat: Seat): string {
  return seat === 0 ? 'pawn_yellow' : 'pawn_blue';
}
