import type { Game } from '../../engine/game.ts';
import { getGameText } from '../../engine/game-text.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { getGameName } from '../core/names.ts';

/** Returns a small line crediting the game's author; none if the game has no credit. */
export function formatCreditLines(game: Game, language: Language): readonly string[] {
  if (game.text.sentences[language].credit === '') return [];
  const args = { game: getGameName(game, language), credit: getGameText(game, 'credit') };
  return [`-# ${translate(language, text('bot:rules.credit', args), () => '')}`];
}
