import type { Chance } from '../engine/chance.ts';
import type { Game, Seat } from '../engine/game.ts';
import { randomPath } from './random.ts';
import { type Seed, Stream } from './search/stream.ts';
import type { StrengthId } from './strengths.ts';
import type { HowThought, Option } from './thought.ts';

/** What somebody is given to choose by: what their seat may know, and nothing else. */
export interface Known {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: Seat;
  /** What the seat remembers of what it was told; null where the view has all of it. */
  readonly notes: unknown;
}

/** What an AI seat is asked. */
export interface Asked extends Known {
  readonly strength: StrengthId;
}

/** What is asked for a person who wants a hint. With the same seed the same comes of it. */
export interface HintAsked extends Known {
  readonly seed: Seed;
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
  /** What the strongest of them would do there, and what the match is then worth to the seat. AI seats go first. */
  hint(asked: HintAsked): Promise<Option>;
}

/** Players that choose at random, by this chance, and hint at random by the seed: for tests. */
export function randomPlayers(chance: Chance): Players {
  return {
    choose: async ({ game, view, seat }) => ({
      move: randomPath(game, view, seat, chance).move,
      thought: null,
    }),
    hint: async ({ game, view, seat, seed }) => ({
      move: randomPath(game, view, seat, new Stream(seed)).move,
      chance: null,
    }),
  };
}
