import { exhibition, type Shown } from '../ai/exhibition.ts';
import { MIDDLE } from '../ai/strengths.ts';
import type { Seat } from '../engine/game.ts';
import { start } from '../engine/kernel.ts';
import { seeded } from '../engine/seeded.ts';
import { allowed } from './called.ts';
import type { SimulationCall } from './simulation.ts';
import { type Spread, spreadOf } from './spread.ts';

/**
 * How many turns each seat has in matches of AIs of the middle strength. A turn is all that a seat does before another
 * acts; one that leaves nothing to decide plays itself, and is none. Throws `BadCall` when seats and options do not go
 * together.
 */
export function turnsEach(call: SimulationCall): Spread {
  return spreadOf(Array.from({ length: call.games }, (_, number) => turnsOf(call, number)).flat());
}

/** By seat. */
function turnsOf({ game, seats, options, seed }: SimulationCall, number: number): readonly number[] {
  const chance = seeded(seed * 1_000_003 + number);
  const { match } = allowed(start(game, seats, options, chance));
  const ais = Array.from({ length: seats }, () => MIDDLE);
  const moves = [...exhibition(match, ais, chance)];
  return ais.map((_, seat) => moves.filter((_move, at) => beginsTurn(moves, at, seat)).length);
}

/** It is the first decision of the seat since another acted. */
function beginsTurn(moves: readonly Shown[], at: number, seat: Seat): boolean {
  if (!decides(moves[at], seat)) return false;
  const before = moves.slice(0, at).findLast((move) => move.entry.seat !== seat || !move.forced);
  return before?.entry.seat !== seat;
}

function decides(move: Shown | undefined, seat: Seat): boolean {
  return move?.entry.seat === seat && !move.forced;
}
