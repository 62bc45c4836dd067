import { games } from '../../games/registry.ts';
import type { Argument } from './command.ts';
import { gameName } from './names.ts';

/** Which game: the games of the registry, by their names. */
export function gameArgument(required: boolean): Argument {
  const choices = games.map((game) => ({
    value: game.id,
    name: (language: 'en' | 'ko') => gameName(game, language),
  }));
  return { id: 'game', kind: 'string', required, choices };
}
