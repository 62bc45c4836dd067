import type { Chance } from '../engine/chance.ts';
import type { Game, Seat } from '../engine/game.ts';
import { type Decided, type Judgement, judge } from './judgement.ts';
import { pickRandomPath } from './random-path.ts';
import { ChanceStream, type Seed } from './search/stream.ts';
import type { SearchResult, SearchSettings } from './search-best-move.ts';
import type { StrengthId } from './strengths.ts';

/** Information on which a seat may decide: only what it may know. */
export interface SeatKnowledge {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: Seat;
  /** Memory of the seat; null where the view shows everything. */
  readonly notes: unknown;
}

/** Request for a move of an AI seat. */
export interface ChooseRequest extends SeatKnowledge {
  readonly strength: StrengthId;
}

/** Request for a player's hint. The same seed gives the same result. */
export interface HintRequest extends SeatKnowledge {
  readonly seed: Seed;
}

/** Decision of an ended match, with its game. */
export interface JudgeRequest extends Decided, SeatKnowledge {}

/** Move of an AI; if it searched, with the search's settings. */
export interface AiChoice {
  readonly move: unknown;
  readonly search: SearchSettings | null;
}

/** AI players of the bot. */
export interface AiPlayers {
  /** Returns a whole move of the seat to move. Nothing waits for it, so it may take its time. */
  choose(request: ChooseRequest): Promise<AiChoice>;
  /** Returns the move of the strongest AI, the chance of winning with it, and the alternatives. AI seats have priority. */
  hint(request: HintRequest): Promise<SearchResult>;
  /** Rates a decision that was made: the value of its move and of the best one. AI seats have priority. */
  judge(request: JudgeRequest): Promise<Judgement | null>;
}

/** Creates players for tests that choose and hint at random, but judge like the real ones. */
export function createRandomPlayers(chance: Chance): AiPlayers {
  return {
    choose: async ({ game, view, seat }) => ({
      move: pickRandomPath(game, view, seat, chance).move,
      search: null,
    }),
    hint: async ({ game, view, seat, seed }) => ({
      move: pickRandomPath(game, view, seat, new ChanceStream(seed)).move,
      chance: null,
      options: [],
    }),
    judge: async ({ game, ...decided }) => judge(game, decided),
  };
}
