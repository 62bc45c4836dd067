import type { Seat } from '../../../engine/game.ts';
import type { MotoXWorld } from './world.ts';

/** Weight of a lead of one turn when the leader has one turn left. The exponent lowers it for more turns. */
const LEAD = 0.95;
const LEAD_EXPONENT = 0.9;
/** Weight of this turn's dice; the place in the race may change before they are rolled. */
const ROLL_WEIGHT = 0.6;
/**
 * Extra value of a coin in turns, and factor for the cost of a fall: opponents make both count for more than on an
 * empty track.
 */
const COIN_VALUE = 0.2;
const DOWN_FACTOR = 1.3;
/** Cost in turns of waiting for a space; negative because waiting brings a coin. */
const WAIT_COST = -0.4;
/** Value in turns of each die more than the others have, as players who are behind get it. */
const DIE_VALUE = 0.15;

/** Estimates each seat's chance to win from the turns that all seats have left. */
export function evaluate(world: MotoXWorld, into: Float64Array): void {
  if (world.isOver) {
    into.fill(0, 0, world.seats);
    into[world.turnOf] = 1;
    return;
  }
  let least = Infinity;
  for (let seat = 0; seat < world.seats; seat++) {
    const left = estimateTurnsLeft(world, seat);
    into[seat] = left;
    if (left < least) least = left;
  }
  shareChances(into, world.seats, least);
}

/** Converts turns left to chances that add up to 1. */
function shareChances(into: Float64Array, seats: number, least: number): void {
  const scale = LEAD / Math.max(0.5, least) ** LEAD_EXPONENT;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const chance = Math.exp(scale * (least - (into[seat] as number)));
    into[seat] = chance;
    sum += chance;
  }
  for (let seat = 0; seat < seats; seat++) (into[seat] as number) /= sum;
}

function estimateTurnsLeft(world: MotoXWorld, seat: Seat): number {
  const { outlook } = world;
  const coins = world.coins(seat);
  const at = Math.max(0, world.at(seat));
  const rank = world.rankOf(seat);
  const up = outlook.up[outlook.of(at, coins)] as number;
  const gain = COIN_VALUE * coins + DIE_VALUE * rank;
  if (!world.isDown(seat)) return up + ROLL_WEIGHT * (outlook.best(at, coins, rank) - up) - gain;
  const fall = world.temperament * DOWN_FACTOR * ((outlook.down[outlook.of(at, coins)] as number) - up);
  return up + fall + (world.isTaken(at) ? WAIT_COST : 0) - gain;
}
