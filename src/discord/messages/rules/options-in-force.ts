import type { Game } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import type { RulesPage } from '../../../engine/rulesPage.ts';
import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import { optionName, valueName, valueWhy } from '../lobby/optionNames.ts';

/** Whose options a page speaks of: those of this table, or those with which tables of the reader's language begin. */
type Whose = 'table' | 'language';

/** The options that a page concerns where they differ from what it tells: a heading and a line each; else no lines. */
export function optionsInForce(
  game: Game,
  { options: concerned = [] }: RulesPage,
  options: Options,
  language: Language,
  whose: Whose,
): readonly string[] {
  const lines = game.options
    .filter(({ id, default: usual }) => concerned.includes(id) && (options[id] ?? usual) !== usual)
    .map((option) => {
      const value = options[option.id] ?? option.default;
      const [name, chosen] = [optionName(game, option, language), valueName(game, option, value, language)];
      const why = valueWhy(game, option, value, language);
      return say(
        language,
        text(`bot:rules.${why === null ? 'option' : 'optionWhy'}`, { name, chosen, why: why ?? '' }),
        () => '',
      );
    });
  if (lines.length > 0) return [say(language, text(`bot:rules.${whose}Plays`), () => ''), ...lines];
  if (whose === 'language' || concerned.length === 0) return [];
  return [`-# ${say(language, text('bot:rules.asTold'), () => '')}`];
}
