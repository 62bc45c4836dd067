import type { Chance } from '../engine/chance.ts';
import type { Game, Seat } from '../engine/game.ts';
import { type Decided, type Judgement, judge } from './judgement.ts';
import { pickRandomPath } from './random-path.ts';
import { ChanceStream, type Seed } from './search/stream.ts';
import type { SearchResult, SearchSettings } from './search-best-move.ts';
import type { StrengthId } from './strengths.ts';

/** What somebody is given to choose by: what their seat may know, and nothing else. */
export interface SeatKnowledge {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: Seat;
  /** What the seat remembers of what it was told; null where the view has all of it. */
  readonly notes: unknown;
}

/** What an AI seat is asked. */
export interface ChooseRequest extends SeatKnowledge {
  readonly strength: StrengthId;
}

/** What is asked for a person who wants a hint. With the same seed the same comes of it. */
export interface HintRequest extends SeatKnowledge {
  readonly seed: Seed;
}

/** A decision of a match that is over, with its game. */
export interface JudgeRequest extends Decided, SeatKnowledge {}

/** What it does; and where it has thought, what else that thought hangs on. */
export interface AiChoice {
  readonly move: unknown;
  readonly thought: SearchSettings | null;
}

/** The AI players of the house. */
export interface AiPlayers {
  /** A whole move of the seat, which is to move. It may take its time: nothing waits for it. */
  choose(asked: ChooseRequest): Promise<AiChoice>;
  /**
   * What the strongest of them would do there, what the match is then worth to the seat, and what else there was. AI
   * seats go first.
   */
  hint(asked: HintRequest): Promise<SearchResult>;
  /** What was worth how much to whom in a decision that was made. AI seats go first. */
  judge(asked: JudgeRequest): Promise<Judgement | null>;
}

/** Players that choose at random, by this chance, and hint at random by the seed, but judge as all do: for tests. */
export function createRandomPlayers(chance: Chance): AiPlayers {
  return {
    choose: async ({ game, view, seat }) => ({
      move: pickRandomPath(game, view, seat, chance).move,
      thought: null,
    }),
    hint: async ({ game, view, seat, seed }) => ({
      move: pickRandomPath(game, view, seat, new ChanceStream(seed)).move,
      chance: null,
      options: [],
    }),
    judge: async ({ game, ...decided }) => judge(game, decided),
  };
}
