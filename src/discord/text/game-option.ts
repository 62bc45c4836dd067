import type { Game } from '../../engine/game.ts';
import { getGameText } from '../../engine/game-text.ts';
import type { Language } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { getGameName } from '../core/names.ts';
import type { MenuOption } from '../core/rows.ts';

/** A game as a menu offers it, by its id: its name, and what it is in one sentence. */
export function createGameOption(game: Game, language: Language): MenuOption {
  return {
    label: getGameName(game, language),
    description: translate(language, getGameText(game, 'blurb'), () => ''),
    value: game.id,
  };
}
