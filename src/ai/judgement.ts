import type { Game, Seat } from '../engine/game.ts';
import type { Mind, TurnPlan } from '../engine/game-ai.ts';
import { spendByHalving } from './search/halving.ts';
import { Playouts } from './search/playouts.ts';
import { ChanceStream, type Seed } from './search/stream.ts';
import { WholeTurns } from './search/whole-turns.ts';

/** A decision that was made, and what its mover could know then. Plain JSON: it goes to another thread. */
export interface Decided {
  readonly view: unknown;
  readonly seat: Seat;
  /** What the seat remembered of what it had been told; null where the view has all of it. */
  readonly notes: unknown;
  /** What it did. */
  readonly move: unknown;
  /** How many play. */
  readonly seats: number;
  readonly seed: Seed;
  /** About so many playouts are spent on it. */
  readonly playouts: number;
}

/** A move, and what the match is then worth to each seat: 0 to 1. */
interface RatedMove {
  readonly move: unknown;
  readonly worths: readonly number[];
}

/** What was done, and the best that could have been done: the same where nothing better was found. */
export interface Judgement {
  readonly made: RatedMove;
  readonly best: RatedMove;
}

/**
 * Judges a decision by what its mover could know then. Null where there is nothing to judge: no mind plays that game, it
 * knows nothing of what was asked, or nothing else could be done. Pure: with the same it comes to the same.
 */
export function judge(game: Game, decided: Decided): Judgement | null {
  const { mind } = game;
  const { view, seat, move } = decided;
  const luck = new ChanceStream(decided.seed);
  if (!mind || isOutsideWorld(mind, decided)) return null;
  const made = mind.code(move, view, seat);
  const { turns } = mind.search;
  const found = turns
    ? judgeByTurns(mind, turns, decided, luck, made)
    : judgeByPlayouts(mind, decided, luck, made);
  if (found === null) return null;
  const [first, other = first] = found.worths;
  const done = { move, worths: first.slice(0, decided.seats) };
  const isBetter = (other[seat] as number) > (first[seat] as number);
  if (!isBetter) return { made: done, best: done };
  return {
    made: done,
    best: { move: mind.told(found.best, view, seat), worths: other.slice(0, decided.seats) },
  };
}

/** The world knows nothing of it. */
function isOutsideWorld(mind: Mind, { view, seat, seed }: Decided): boolean {
  return (mind.plainly?.(view, seat, new ChanceStream(seed)) ?? null) !== null;
}

/** The best move, and what the one that was made is worth; then what the best one is, where it is another. */
interface Found {
  readonly best: number;
  readonly worths: readonly [number[], number[]?];
}

/** What looks best is found by one half of the playouts and judged by the other, as who is chosen was lucky before. */
function judgeByPlayouts(
  mind: Mind,
  { view, seat, notes, playouts }: Decided,
  luck: ChanceStream,
  made: number,
): Found | null {
  const world = mind.world(view, 'even');
  const known = selectNotes(mind, notes);
  const imagine = (chance: ChanceStream) => mind.imagine(view, seat, known, chance, world);
  const search = new Playouts(world, imagine, luck, seat, mind.search.horizon);
  const candidates = search.candidates();
  if (candidates.every(({ code }) => code === made)) return null;
  const best = spendByHalving(search, candidates, playouts / 2)[0]?.code ?? made;
  const codes = best === made ? [made] : [made, best];
  const [first = [], other] = search.worths(codes, Math.ceil(playouts / 4));
  return { best, worths: other ? [first, other] : [first] };
}

function selectNotes(mind: Mind, notes: unknown): unknown {
  return notes === null ? null : (mind.memory?.faded(notes, 'all') ?? null);
}

/** The same where whole turns are searched. */
function judgeByTurns(
  mind: Mind,
  plan: TurnPlan,
  { view, seat, notes, playouts }: Decided,
  luck: ChanceStream,
  made: number,
): Found | null {
  const world = mind.world(view, 'even');
  mind.imagine(view, seat, selectNotes(mind, notes), luck, world);
  const turns = new WholeTurns(world, luck, plan);
  if (turns.isForced()) return null;
  const best = turns.ranked(playouts / 2)[0]?.code ?? made;
  const first = turns.worths(made, playouts / 4);
  return { best, worths: best === made ? [first] : [first, turns.worths(best, playouts / 4)] };
}
