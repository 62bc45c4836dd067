import type { Chance } from '../engine/chance.ts';
import type { Game, Seat } from '../engine/game.ts';
import { type Decided, type Judgement, judge } from './judgement.ts';
import { randomPath } from './random.ts';
import { type Seed, Stream } from './search/stream.ts';
import type { StrengthId } from './strengths.ts';
import type { HowThought, Thought } from './thought.ts';

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

/** A decision of a match that is over, with its game. */
export interface JudgeAsked extends Decided, Known {}

/** What it does; and where it has thought, what else that thought hangs on. */
export interface Choice {
  readonly move: unknown;
  readonly thought: HowThought | null;
}

/** The AI players of the house. */
export interface Players {
  /** A whole move of the seat, which is to move. It may take its time: nothing waits for it. */
  choose(asked: Asked): Promise<Choice>;
  /**
   * What the strongest of them would do there, what the match is then worth to the seat, and what else there was. AI
   * seats go first.
   */
  hint(asked: HintAsked): Promise<Thought>;
  /** What was worth how much to whom in a decision that was made. AI seats go first. */
  judge(asked: JudgeAsked): Promise<Judgement | null>;
}

/** Players that choose at random, by this chance, and hint at random by the seed, but judge as all do: for tests. */
export function randomPlayers(chance: Chance): Players {
  return {
    choose: async ({ game, view, seat }) => ({
      move: randomPath(game, view, seat, chance).move,
      thought: null,
    }),
    hint: async ({ game, view, seat, seed }) => ({
      move: randomPath(game, view, seat, new Stream(seed)).move,
      chance: null,
      options: [],
    }),
    judge: async ({ game, ...decided }) => judge(game, decided),
  };
}
