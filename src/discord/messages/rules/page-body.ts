import type { Game } from '../../../engine/game.ts';
import { defaults, type Options, usualOptions } from '../../../engine/options.ts';
import { bodyInForce, optionsOf } from '../../../engine/rules-body.ts';
import type { RulesPage } from '../../../engine/rulesPage.ts';
import type { Language } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';

/**
 * Returns what a rules page tells with the options of a table, or, with null, of those that tables in that language begin with; and whether it
 * would tell anything else with others.
 */
export function pageBody(
  game: Pick<Game, 'options' | 'presets'>,
  page: Pick<RulesPage, 'body'>,
  chosen: Options | null,
  language: Language,
): { readonly body: string; readonly isOfOptions: boolean } {
  const told = say(language, page.body, () => '');
  const options = chosen === null ? usualOptions(game, language) : { ...defaults(game.options), ...chosen };
  const body = bodyInForce(told, options, chosen === null ? 'general' : 'table');
  return { body, isOfOptions: optionsOf(told).length > 0 };
}
