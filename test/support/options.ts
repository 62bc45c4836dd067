import type { Game } from '../../src/engine/game.ts';
import { getGameText } from '../../src/engine/game-text.ts';
import type { Options } from '../../src/engine/options.ts';
import { translate } from '../../src/i18n/translate.ts';

/** Returns the host's menu choices for these options, by label; only those that differ from the defaults. */
export function getOptionChoices(
  game: Pick<Game, 'id' | 'options'>,
  wanted: Options,
): readonly (readonly [string, string])[] {
  const told = (option: string, word: string) =>
    translate('en', getGameText(game, `option.${option}.${word}`), () => '');
  return game.options
    .filter(({ id, default: usual }) => wanted[id] !== undefined && wanted[id] !== usual)
    .map(({ id }) => [told(id, 'name'), told(id, String(wanted[id]))]);
}
