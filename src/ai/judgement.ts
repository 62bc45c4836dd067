import type { Game, Seat } from '../engine/game.ts';
import type { GameAi, TurnPlan } from '../engine/game-ai.ts';
import { spendByHalving } from './search/halving.ts';
import { Playouts } from './search/playouts.ts';
import { ChanceStream, type Seed } from './search/stream.ts';
import { WholeTurns } from './search/whole-turns.ts';

/** Decision that was made, with what its mover could know then. Plain JSON, as it is sent to another thread. */
export interface Decided {
  readonly view: unknown;
  readonly seat: Seat;
  /** Memory of the seat; null where the view shows everything. */
  readonly notes: unknown;
  /** Move that was made. */
  readonly move: unknown;
  /** Number of seats. */
  readonly seats: number;
  readonly seed: Seed;
  /** Approximate number of playouts to spend. */
  readonly playouts: number;
}

/** Move, and the value of the match to each seat after it: 0 to 1. */
interface RatedMove {
  readonly move: unknown;
  readonly worths: readonly number[];
}

/** Move that was made, and the best one: the same if none better was found. */
export interface Judgement {
  readonly made: RatedMove;
  readonly best: RatedMove;
}

/**
 * Judges a decision by what its mover could know then. Returns null if the game has no AI, its world does not model the
 * decision, or there was no alternative. Deterministic.
 */
export function judge(game: Game, decided: Decided): Judgement | null {
  const { ai } = game;
  const { view, seat, move } = decided;
  const luck = new ChanceStream(decided.seed);
  if (!ai || isOutsideWorld(ai, decided)) return null;
  const made = ai.encode(move, view, seat);
  const { turns } = ai.search;
  const found = turns
    ? judgeByTurns(ai, turns, decided, luck, made)
    : judgeByPlayouts(ai, decided, luck, made);
  if (found === null) return null;
  const [first, other = first] = found.worths;
  const done = { move, worths: first.slice(0, decided.seats) };
  const isBetter = (other[seat] as number) > (first[seat] as number);
  if (!isBetter) return { made: done, best: done };
  return {
    made: done,
    best: { move: ai.decode(found.best, view, seat), worths: other.slice(0, decided.seats) },
  };
}

/** Returns whether the world does not model the decision. */
function isOutsideWorld(ai: GameAi, { view, seat, seed }: Decided): boolean {
  return (ai.fallbackMove?.(view, seat, new ChanceStream(seed)) ?? null) !== null;
}

/** Best move, and the values of the move made and, if different, of the best one. */
interface Found {
  readonly best: number;
  readonly worths: readonly [number[], number[]?];
}

/**
 * Finds the best move with one half of the playouts and rates it with the other. The first half overestimates the move
 * that it selects.
 */
function judgeByPlayouts(
  ai: GameAi,
  { view, seat, notes, playouts }: Decided,
  luck: ChanceStream,
  made: number,
): Found | null {
  const world = ai.world(view, 'even');
  const known = selectNotes(ai, notes);
  const imagine = (chance: ChanceStream) => ai.imagine(view, seat, known, chance, world);
  const search = new Playouts(world, imagine, luck, seat, ai.search.horizon);
  const candidates = search.candidates();
  if (candidates.every(({ code }) => code === made)) return null;
  const best = spendByHalving(search, candidates, playouts / 2)[0]?.code ?? made;
  const codes = best === made ? [made] : [made, best];
  const [first = [], other] = search.worths(codes, Math.ceil(playouts / 4));
  return { best, worths: other ? [first, other] : [first] };
}

function selectNotes(ai: GameAi, notes: unknown): unknown {
  return notes === null ? null : (ai.memory?.fade(notes, 'all') ?? null);
}

/** Judges by a search over whole turns. */
function judgeByTurns(
  ai: GameAi,
  plan: TurnPlan,
  { view, seat, notes, playouts }: Decided,
  luck: ChanceStream,
  made: number,
): Found | null {
  const world = ai.world(view, 'even');
  ai.imagine(view, seat, selectNotes(ai, notes), luck, world);
  const turns = new WholeTurns(world, luck, plan);
  if (turns.isForced()) return null;
  const best = turns.ranked(playouts / 2)[0]?.code ?? made;
  const first = turns.worths(made, playouts / 4);
  return { best, worths: best === made ? [first] : [first, turns.worths(best, playouts / 4)] };
}
