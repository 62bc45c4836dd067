import type { Game } from '../../engine/game.ts';
import { gameText } from '../../engine/game-text.ts';
import type { Language } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { gameName } from '../core/names.ts';
import type { MenuOption } from '../core/rows.ts';

/** A game as a menu offers it, by its id: its name, and what it is in one sentence. */
export function gameOption(game: Game, language: Language): MenuOption {
  return {
    label: gameName(game, language),
    description: say(language, gameText(game, 'blurb'), () => ''),
    value: game.id,
  };
}
