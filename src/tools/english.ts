import type { Seat } from '../engine/game.ts';
import type { Text } from '../engine/text.ts';
import { translate } from '../i18n/translate.ts';

/** The text in English, as the tools print it. */
export function translateToEnglish(text: Text): string {
  return translate('en', text, getPlayerName);
}

/** What the tools call whoever sits at a seat. */
export function getPlayerName(seat: Seat): string {
  return `Player ${seat + 1}`;
}
