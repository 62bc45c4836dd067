import type { Chance } from '../engine/chance.ts';
import type { Game, Seat } from '../engine/game.ts';
import { randomPath } from './random.ts';
import type { StrengthId } from './strengths.ts';
import type { HowThought } from './thought.ts';

/** What an AI seat is given to choose by: what its seat may know, and nothing else. */
export interface Asked {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: Seat;
  /** What the seat remembers of what it was told; null where the view has all of it. */
  readonly notes: unknown;
  readonly strength: StrengthId;
}

/** What it does; and where it has thought, what else that thought hangs on. */
export interface Choice {
  readonly move: unknown;
  readonly thought: HowThought | null;
}

/** The AI players of the house. */
export interface Players {
  /** A whole move of the seat, which is to move. It may take its time: nothing waits for it. */
  choose(asked: Asked): Promise<Choice>;
}

/** Players that choose at random, by this chance: for tests. */
export function randomPlayers(chance: Chance): Players {
  return {
    choose: async ({ game, view, seat }) => ({
      move: randomPath(game, view, seat, chance).move,
      thought: null,
    }),
  };
}
