import type { Seat } from '../../../engine/game.ts';
import { PAWNS } from '../setup.ts';
import type { RunaroundWorld } from './world.ts';

/** Cost of a pawn that still waits at home, in spaces. */
const ENTRY_COST = 4;
/** Value of being on the move, in spaces. */
const TEMPO = 2.5;
/** Value of blocking the opponent's start (R-RA-9), in spaces for each pawn that it keeps at home. */
const BLOCKADE = 5;
/**
 * Lead in spaces that wins about three of four matches: at the end, and more for each space that the leader still has
 * to run. Fitted to the results of 240 matches of mixed strengths.
 */
const [SPREAD, SPREAD_PER_SPACE] = [11, 0.2];

/** Estimates the first seat's chance to win from the spaces that both seats still have to run. */
export function evaluate(world: RunaroundWorld): number {
  const [own, theirs] = [countSpacesLeft(world, 0), countSpacesLeft(world, 1)];
  const tempo = world.mover() === 0 ? TEMPO : -TEMPO;
  const blockade = BLOCKADE * (countKeptHome(world, 0) - countKeptHome(world, 1));
  const spread = SPREAD + SPREAD_PER_SPACE * Math.max(0, Math.min(own, theirs));
  return 1 / (1 + Math.exp(-(theirs - own + tempo + blockade) / spread));
}

/** Counts the spaces that the seat still has to run for its last run; the furthest pawns make the next runs. */
function countSpacesLeft(world: RunaroundWorld, seat: Seat): number {
  const runs = world.goal - world.runs(seat);
  let spaces = runs * world.size;
  for (let at = PAWNS - 1; at >= 0 && at >= PAWNS - runs; at--) {
    const run = world.pawn(seat, at);
    spaces -= run === -1 ? -ENTRY_COST : run + (world.isWalled(run) ? 0 : world.cover);
  }
  return spaces - world.due(seat) * world.size;
}

/** Returns the number of opposing pawns that the seat keeps at home. */
function countKeptHome(world: RunaroundWorld, seat: Seat): number {
  return world.isBlocking(seat) ? world.homes(seat === 0 ? 1 : 0) : 0;
}
