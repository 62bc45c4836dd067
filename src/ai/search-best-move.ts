import type { Game, Seat } from '../engine/game.ts';
import type { Mind } from '../engine/game-ai.ts';
import { pickRandomPath } from './random-path.ts';
import { spendByHalving, spendEvenly } from './search/halving.ts';
import { type Candidate, getMeanWorth, isDecided, Playouts, sortSoonestFirst } from './search/playouts.ts';
import { ChanceStream, type Seed } from './search/stream.ts';
import { WholeTurns } from './search/whole-turns.ts';
import { getForgivenMargin, STRENGTHS, type StrengthId } from './strengths.ts';

/** What a thought is made of; with the same it comes to the same. Plain JSON: it goes to another thread. */
export interface SearchRequest extends SearchSettings {
  readonly view: unknown;
  readonly seat: Seat;
  /** What the seat remembers of what it was told; null where the view has all of it. */
  readonly notes: unknown;
  /** Also where one move alone is left it is told what the match is worth by it. */
  readonly weighs?: true;
}

/** What a thought hangs on beside what the seat knows: the log keeps it, so that it can be thought again. */
export interface SearchSettings {
  readonly strength: StrengthId;
  readonly seed: Seed;
  /** How many playouts it may take; below the floor of the game its quick policy answers. */
  readonly playouts: number;
}

/** A move, and what the match is worth to the seat by it: 0 to 1; null where nobody has looked. */
export interface MoveOption {
  readonly move: unknown;
  readonly chance: number | null;
}

/**
 * The move that is chosen, and what else was looked at: the best first, those that were given up early last and by few
 * playouts.
 */
export interface SearchResult extends MoveOption {
  readonly options: readonly MoveOption[];
}

/** What an AI of that strength does. Pure: it sees the view and its notes, and has its own luck. */
export function searchBestMove(game: Game, thinking: SearchRequest): SearchResult {
  const { mind } = game;
  const luck = new ChanceStream(thinking.seed);
  const plain = mind?.plainly?.(thinking.view, thinking.seat, luck);
  if (mind && (plain === null || plain === undefined)) return runSearch(mind, thinking, luck);
  return createOnlyResult(plain ?? pickRandomPath(game, thinking.view, thinking.seat, luck).move);
}

function createOnlyResult(move: unknown): SearchResult {
  const option = { move, chance: null };
  return { ...option, options: [option] };
}

function runSearch(mind: Mind, thinking: SearchRequest, luck: ChanceStream): SearchResult {
  const { view, seat, playouts } = thinking;
  const strength = STRENGTHS[thinking.strength];
  const notes =
    thinking.notes === null ? null : (mind.memory?.faded(thinking.notes, strength.recall) ?? null);
  const world = mind.world(view, strength.temper);
  const imagine = (chance: ChanceStream) => mind.imagine(view, seat, notes, chance, world);
  const search = new Playouts(world, imagine, luck, seat, mind.search.horizon);
  const candidates = search.candidates();
  const [only] = candidates;
  const isOnly = candidates.length === 1;
  if (only && isOnly && !thinking.weighs) return createOnlyResult(mind.told(only.code, view, seat));
  // The world is as it was guessed for the candidates.
  if (playouts < mind.search.floor) return createOnlyResult(mind.told(world.policy(luck), view, seat));
  const forgives = getForgivenMargin(strength, mind.search);
  const found = mind.search.turns
    ? searchTurns(new WholeTurns(world, luck, mind.search.turns), playouts, forgives)
    : searchPlayouts(search, candidates, playouts, isOnly || forgives > 0);
  const ranked = world.distanceToEnd ? sortSoonestFirst(found) : found;
  const options = ranked.map((one) => ({ move: mind.told(one.code, view, seat), chance: getMeanWorth(one) }));
  return { ...(options[chooseRank(found, forgives, luck)] as MoveOption), options };
}

/** Who forgives looks no further than its own turn. */
function searchTurns(turns: WholeTurns, playouts: number, forgives: number): Candidate[] {
  return forgives > 0 ? turns.rankedAlone(playouts) : turns.ranked(playouts);
}

function searchPlayouts(
  search: Playouts,
  candidates: readonly Candidate[],
  playouts: number,
  isEven: boolean,
): Candidate[] {
  return (isEven ? spendEvenly : spendByHalving)(search, candidates, playouts);
}

/** The place of the one that is taken: the best, or any that is not much worse; the first once the match is decided. */
function chooseRank(ranked: readonly Candidate[], forgives: number, luck: ChanceStream): number {
  const [best] = ranked;
  const most = best ? getMeanWorth(best) : 0;
  if (forgives === 0 || isDecided(most)) return 0;
  const near = ranked.filter((one) => getMeanWorth(one) >= most - forgives).length;
  return luck.draw(near);
}
