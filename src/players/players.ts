import type { Chance } from '../engine/chance.ts';
import type { Game, Seat } from '../engine/game.ts';
import { randomPath } from './random.ts';

/** What an AI seat is given to choose by: what its seat may know, and nothing else. */
export interface Thinking {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: Seat;
  /** Which AI it is: `random`. */
  readonly player: string;
}

/** The AI players of the house. */
export interface Players {
  /** A whole move of the seat, which is to move. It may take its time: nothing waits for it. */
  choose(thinking: Thinking): Promise<unknown>;
}

/** The only AI there is: any answer is as good as any other. */
export const RANDOM = 'random';

/** Players that choose at random, by this chance. */
export function randomPlayers(chance: Chance): Players {
  return { choose: async ({ game, view, seat }) => randomPath(game, view, seat, chance).move };
}
