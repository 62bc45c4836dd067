import type { Seat } from '../../../engine/game.ts';
import { PAWNS } from '../setup.ts';
import type { RunaroundWorld } from './world.ts';

/** What a pawn at home has still to wait for, in spaces. */
const ENTRY = 4;
/** To be on the move, in spaces. */
const TEMPO = 3.5;
/** A lead of so many spaces wins about three of four. */
const SPREAD = 13;

/** The chance of the first seat to win, by who has less to run. */
export function worth(world: RunaroundWorld): number {
  const lead = left(world, 1) - left(world, 0) + (world.mover() === 0 ? TEMPO : -TEMPO);
  return 1 / (1 + Math.exp(-lead / SPREAD));
}

/** How much the seat has to run until its last run is made: the pawns that are furthest make the next ones. */
function left(world: RunaroundWorld, seat: Seat): number {
  const runs = world.goal - world.runs(seat);
  let spaces = runs * world.size;
  for (let at = PAWNS - 1; at >= 0 && at >= PAWNS - runs; at--) {
    const run = world.pawn(seat, at);
    spaces -= run === -1 ? -ENTRY : run + (world.isWalled(run) ? 0 : world.cover);
  }
  return spaces - world.due(seat) * world.size;
}
