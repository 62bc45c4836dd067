import type { Seat } from '../engine/game.ts';
import type { Text } from '../engine/text.ts';
import { say } from '../i18n/say.ts';

/** The text in English, as the tools print it. */
export function english(text: Text): string {
  return say('en', text, playerName);
}

/** What the tools call whoever sits at a seat. */
export function playerName(seat: Seat): string {
  return `Player ${seat + 1}`;
}
