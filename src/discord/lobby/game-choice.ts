import type { Game } from '../../engine/game.ts';
import { getGameText } from '../../engine/game-text.ts';
import { getUsualOptions } from '../../engine/options.ts';
import { formatSeatRange } from '../../engine/seat.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { truncateText } from '../core/cut.ts';
import { describeLength } from '../text/options.ts';

/** Maximum length of a choice. https://discord.com/developers/docs/interactions/application-commands */
const MAX_CHOICE_LENGTH = 100;

/** Formats a game as a choice for a new table: "Forage · hide your coins, … · 3–4 players · about 20 turns each". */
export function formatGameChoice(game: Game, language: Language): string {
  const length = describeLength(game, getUsualOptions(game, language), game.seats);
  const parts = [
    getGameText(game, 'name'),
    getGameText(game, 'gist'),
    text('bot:lobby.seats', { possible: formatSeatRange(game.seats) }),
    ...(length ? [length] : []),
  ];
  return truncateText(
    parts.map((part) => translate(language, part, () => '')).join(' · '),
    MAX_CHOICE_LENGTH,
  );
}
