import type { Game } from '../../engine/game.ts';
import type { Language } from '../../engine/text.ts';
import { games } from '../../games/registry.ts';
import type { Argument } from './command.ts';
import { getGameName } from './names.ts';

/** How a game argument differs from all games by their names. */
interface GameArgumentOptions {
  /** Which of all games; all unless told. */
  readonly among?: (all: readonly Game[]) => readonly Game[];
  /** What stands for a game; its name unless told. */
  readonly offered?: (game: Game, language: Language) => string;
}

/** Which game, of those of the registry. */
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
