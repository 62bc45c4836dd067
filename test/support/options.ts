import type { Game } from '../../src/engine/game.ts';
import type { Options } from '../../src/engine/options.ts';
import { text } from '../../src/engine/text.ts';
import { say } from '../../src/words/say.ts';

/** What the host chooses from the menus for these options, by label: those that are not as usual. */
export function wishesFor(
  { id: game, options }: Pick<Game, 'id' | 'options'>,
  wanted: Options,
): readonly (readonly [string, string])[] {
  const told = (key: string) => say('en', text(`${game}:option.${key}`), () => '');
  return options
    .filter(({ id, default: usual }) => wanted[id] !== undefined && wanted[id] !== usual)
    .map(({ id }) => [told(`${id}.name`), told(`${id}.${String(wanted[id])}`)]);
}
