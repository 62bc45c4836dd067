import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { RunaroundEvent } from '../types.ts';

/** Returns the name of the seat's colour: yellow for seat 0, blue for seat 1. */
export function getColourName(seat: Seat): Text {
  return text(seat === 0 ? 'runaround:colour.yellow' : 'runaround:colour.blue');
}

/** Returns the colour of the seat. */
export function seatName(seat: Seat): Text {
  return getColourName(seat);
}

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
