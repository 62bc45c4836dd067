import type { Game } from '../../engine/game.ts';
import type { Language } from '../../engine/text.ts';
import { games } from '../../games/registry.ts';
import type { Argument } from './command.ts';
import { getGameName } from './names.ts';

/** Options for a game argument that differs from the list of all games. */
interface GameArgumentOptions {
  /** Filters the games; all by default. */
  readonly among?: (all: readonly Game[]) => readonly Game[];
  /** Returns the label of a game; its name by default. */
  readonly offered?: (game: Game, language: Language) => string;
}

/** Creates the argument that chooses a registered game. */
export function createGameArgument(
  required: boolean,
  { among = (all) => all, offered = getGameName }: GameArgumentOptions = {},
): Argument {
  const choices = among(games).map((game) => ({
    value: game.id,
    name: (language: Language) => offered(game, language),
  }));
  return { id: 'game', kind: 'string', required, choices };
}
