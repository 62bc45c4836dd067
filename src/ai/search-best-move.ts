import type { Game, Seat } from '../engine/game.ts';
import type { GameAi } from '../engine/game-ai.ts';
import { pickRandomPath } from './random-path.ts';
import { spendByHalving, spendEvenly } from './search/halving.ts';
import { type Candidate, getMeanWorth, isDecided, Playouts, sortSoonestFirst } from './search/playouts.ts';
import { ChanceStream, type Seed } from './search/stream.ts';
import { WholeTurns } from './search/whole-turns.ts';
import { getForgivenMargin, STRENGTHS, type StrengthId } from './strengths.ts';

/** Input of a search; the same input gives the same result. Plain JSON, as it is sent to another thread. */
export interface SearchRequest extends SearchSettings {
  readonly view: unknown;
  readonly seat: Seat;
  /** Memory of the seat; null where the view shows everything. */
  readonly notes: unknown;
  /** Also computes the value of the only move when there is just one. */
  readonly weighs?: true;
}

/** Settings of a search beside what the seat knows. The log stores them, so that the search can be repeated. */
export interface SearchSettings {
  readonly strength: StrengthId;
  readonly seed: Seed;
  /** Maximum number of playouts; below the game's minimum the quick policy answers. */
  readonly playouts: number;
}

/** Move, and the seat's chance of winning with it: 0 to 1; null if not searched. */
export interface MoveOption {
  readonly move: unknown;
  readonly chance: number | null;
}

/** Chosen move and the alternatives: the best first, those dropped early and rated by few playouts last. */
export interface SearchResult extends MoveOption {
  readonly options: readonly MoveOption[];
}

/** Returns the move of an AI of that strength. Pure: uses the view, the notes and its own random stream. */
export function searchBestMove(game: Game, thinking: SearchRequest): SearchResult {
  const { ai } = game;
  const luck = new ChanceStream(thinking.seed);
  const plain = ai?.fallbackMove?.(thinking.view, thinking.seat, luck);
  if (ai && (plain === null || plain === undefined)) return runSearch(ai, thinking, luck);
  return createOnlyResult(plain ?? pickRandomPath(game, thinking.view, thinking.seat, luck).move);
}

function createOnlyResult(move: unknown): SearchResult {
  const option = { move, chance: null };
  return { ...option, options: [option] };
}

function runSearch(ai: GameAi, thinking: SearchRequest, luck: ChanceStream): SearchResult {
  const { view, seat, playouts } = thinking;
  const strength = STRENGTHS[thinking.strength];
  const notes = thinking.notes === null ? null : (ai.memory?.fade(thinking.notes, strength.recall) ?? null);
  const world = ai.world(view, strength.temper);
  const imagine = (chance: ChanceStream) => ai.imagine(view, seat, notes, chance, world);
  const search = new Playouts(world, imagine, luck, seat, ai.search.horizon);
  const candidates = search.candidates();
  const [only] = candidates;
  const isOnly = candidates.length === 1;
  if (only && isOnly && !thinking.weighs) return createOnlyResult(ai.decode(only.code, view, seat));
  // The world still holds the position guessed for the candidates.
  if (playouts < ai.search.minPlayouts) return createOnlyResult(ai.decode(world.policy(luck), view, seat));
  const forgives = getForgivenMargin(strength, ai.search);
  const found = ai.search.turns
    ? searchTurns(new WholeTurns(world, luck, ai.search.turns), playouts, forgives)
    : searchPlayouts(search, candidates, playouts, isOnly || forgives > 0);
  const ranked = world.distanceToEnd ? sortSoonestFirst(found) : found;
  const options = ranked.map((one) => ({ move: ai.decode(one.code, view, seat), chance: getMeanWorth(one) }));
  return { ...(options[chooseRank(found, forgives, luck)] as MoveOption), options };
}

/** Searches turns; a lenient AI looks no further than its own turn. */
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

/** Returns the rank of the move to play: the best, or a random one within the tolerance. In a decided match it is the first. */
function chooseRank(ranked: readonly Candidate[], forgives: number, luck: ChanceStream): number {
  const [best] = ranked;
  const most = best ? getMeanWorth(best) : 0;
  if (forgives === 0 || isDecided(most)) return 0;
  const near = ranked.filter((one) => getMeanWorth(one) >= most - forgives).length;
  return luck.draw(near);
}
