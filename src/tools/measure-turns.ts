import { type ExhibitionMove, playExhibition } from '../ai/exhibition.ts';
import { MIDDLE_STRENGTH } from '../ai/strengths.ts';
import { createSeededChance } from '../engine/chance.ts';
import type { Seat } from '../engine/game.ts';
import { start } from '../engine/kernel.ts';
import { requireAllowed } from './cli-args.ts';
import type { SimulationCall } from './simulation.ts';
import { computeSpread, type Spread } from './spread.ts';

/**
 * Measures the turns of each seat in matches of medium AIs. A turn is everything a seat does before another acts; a
 * turn without any decision is played automatically and does not count. Throws {@link UsageError} if seats and options
 * do not go together.
 */
export function measureTurns(call: SimulationCall): Spread {
  return computeSpread(
    Array.from({ length: call.games }, (_, number) => countMatchTurns(call, number)).flat(),
  );
}

/** Counts the turns by seat. */
function countMatchTurns({ game, seats, options, seed }: SimulationCall, number: number): readonly number[] {
  const chance = createSeededChance(seed * 1_000_003 + number);
  const { match } = requireAllowed(start(game, seats, options, chance));
  const ais = Array.from({ length: seats }, () => MIDDLE_STRENGTH);
  const moves = [...playExhibition(match, ais, chance)];
  return ais.map((_, seat) => moves.filter((_move, at) => isTurnStart(moves, at, seat)).length);
}

/** Returns whether the move is the seat's first decision since another seat acted. */
function isTurnStart(moves: readonly ExhibitionMove[], at: number, seat: Seat): boolean {
  if (!isDecision(moves[at], seat)) return false;
  const before = moves.slice(0, at).findLast((move) => move.entry.seat !== seat || !move.forced);
  return before?.entry.seat !== seat;
}

function isDecision(move: ExhibitionMove | undefined, seat: Seat): boolean {
  return move?.entry.seat === seat && !move.forced;
}
