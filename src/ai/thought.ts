import type { Game, Seat } from '../engine/game.ts';
import type { Mind } from '../engine/mind.ts';
import { randomPath } from './random.ts';
import { evenly, halved } from './search/halving.ts';
import { type Candidate, isDecided, meanOf, Playouts, soonestFirst } from './search/playouts.ts';
import { type Seed, Stream } from './search/stream.ts';
import { WholeTurns } from './search/whole-turn.ts';
import { forgivenBy, STRENGTHS, type StrengthId } from './strengths.ts';

/** What a thought is made of; with the same it comes to the same. Plain JSON: it goes to another thread. */
export interface Thinking extends HowThought {
  readonly view: unknown;
  readonly seat: Seat;
  /** What the seat remembers of what it was told; null where the view has all of it. */
  readonly notes: unknown;
  /** Also where one move alone is left it is told what the match is worth by it. */
  readonly weighs?: true;
}

/** What a thought hangs on beside what the seat knows: the log keeps it, so that it can be thought again. */
export interface HowThought {
  readonly strength: StrengthId;
  readonly seed: Seed;
  /** How many playouts it may take; below the floor of the game its quick policy answers. */
  readonly playouts: number;
}

/** A move, and what the match is worth to the seat by it: 0 to 1; null where nobody has looked. */
export interface Option {
  readonly move: unknown;
  readonly chance: number | null;
}

/**
 * The move that is chosen, and what else was looked at: the best first, those that were given up early last and by few
 * playouts.
 */
export interface Thought extends Option {
  readonly options: readonly Option[];
}

/** What an AI of that strength does. Pure: it sees the view and its notes, and has its own luck. */
export function think(game: Game, thinking: Thinking): Thought {
  const { mind } = game;
  const luck = new Stream(thinking.seed);
  const plain = mind?.plainly?.(thinking.view, thinking.seat, luck);
  if (mind && (plain === null || plain === undefined)) return thoughtOf(mind, thinking, luck);
  return alone(plain ?? randomPath(game, thinking.view, thinking.seat, luck).move);
}

function alone(move: unknown): Thought {
  const option = { move, chance: null };
  return { ...option, options: [option] };
}

function thoughtOf(mind: Mind, thinking: Thinking, luck: Stream): Thought {
  const { view, seat, playouts } = thinking;
  const strength = STRENGTHS[thinking.strength];
  const notes =
    thinking.notes === null ? null : (mind.memory?.faded(thinking.notes, strength.recall) ?? null);
  const world = mind.world(view, strength.temper);
  const imagine = (chance: Stream) => mind.imagine(view, seat, notes, chance, world);
  const search = new Playouts(world, imagine, luck, seat, mind.search.horizon);
  const candidates = search.candidates();
  const [only] = candidates;
  const isOnly = candidates.length === 1;
  if (only && isOnly && !thinking.weighs) return alone(mind.told(only.code, view, seat));
  // The world is as it was guessed for the candidates.
  if (playouts < mind.search.floor) return alone(mind.told(world.policy(luck), view, seat));
  const forgives = forgivenBy(strength, mind.search);
  const found = mind.search.turns
    ? turned(new WholeTurns(world, luck, mind.search.turns), playouts, forgives)
    : playedOut(search, candidates, playouts, isOnly || forgives > 0);
  const ranked = world.distanceToEnd ? soonestFirst(found) : found;
  const options = ranked.map((one) => ({ move: mind.told(one.code, view, seat), chance: meanOf(one) }));
  return { ...(options[chosen(found, forgives, luck)] as Option), options };
}

/** Who forgives looks no further than its own turn. */
function turned(turns: WholeTurns, playouts: number, forgives: number): Candidate[] {
  return forgives > 0 ? turns.rankedAlone(playouts) : turns.ranked(playouts);
}

function playedOut(
  search: Playouts,
  candidates: readonly Candidate[],
  playouts: number,
  isEven: boolean,
): Candidate[] {
  return (isEven ? evenly : halved)(search, candidates, playouts);
}

/** The place of the one that is taken: the best, or any that is not much worse; the first once the match is decided. */
function chosen(ranked: readonly Candidate[], forgives: number, luck: Stream): number {
  const [best] = ranked;
  const most = best ? meanOf(best) : 0;
  if (forgives === 0 || isDecided(most)) return 0;
  const near = ranked.filter((one) => meanOf(one) >= most - forgives).length;
  return luck.draw(near);
}
