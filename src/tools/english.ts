import { stripCommandMarks } from '../discord/core/command-mentions.ts';
import type { Seat } from '../engine/game.ts';
import type { Text } from '../engine/text.ts';
import { translate } from '../i18n/translate.ts';

/** Translates a text into English for the output of tools. */
export function translateToEnglish(text: Text): string {
  return stripCommandMarks(translate('en', text, getPlayerName));
}

/** Returns the name of a seat's player in the output of tools. */
export function getPlayerName(seat: Seat): string {
  return `Player ${seat + 1}`;
}
