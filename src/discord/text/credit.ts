import type { Game } from '../../engine/game.ts';
import { gameText } from '../../engine/game-text.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { gameName } from '../core/names.ts';

/** Whose game it is, in small print; no line where the game is not here. */
export function creditLines(game: Game, language: Language): readonly string[] {
  if (game.words.sentences[language].credit === '') return [];
  const args = { game: gameName(game, language), credit: gameText(game, 'credit') };
  return [`-# ${say(language, text('bot:rules.credit', args), () => '')}`];
}
