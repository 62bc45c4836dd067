import type { Game } from '../../engine/game.ts';
import { getGameText } from '../../engine/game-text.ts';
import type { Language } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { getGameIcon } from '../core/emoji.ts';
import { getGameName } from '../core/names.ts';
import type { MenuOption } from '../core/rows.ts';

/** Returns the menu option of a game: its name and a one-sentence description. */
export function createGameOption(game: Game, language: Language): MenuOption {
  return {
    label: getGameName(game, language),
    description: translate(language, getGameText(game, 'blurb'), () => ''),
    value: game.id,
    icon: getGameIcon(game),
  };
}
