import type { Seat } from '../../../engine/game.ts';
import type { Place } from '../board.ts';
import { MAX_DICE } from '../racing/bikes.ts';
import {
  FINISH,
  GRID,
  getRideEnd,
  getRideKind,
  LAND,
  OFF,
  RESTART,
  ROLL,
  STAY,
  WAIT,
  WIPE,
} from './codes.ts';
import { countTurns, getNumbers, NO_ROLL } from './dice.ts';
import { getRideIndex, MAX_TURNS, NOWHERE, type TurnsToFinish } from './turns-to-finish.ts';
import type { MotoXWorld } from './world.ts';

/** Extra value of a coin in turns: opponents make it worth more than on an empty track. */
const COIN_VALUE = 0.2;
/**
 * Cost in turns of standing where a bike was just knocked out. The share of the victim's loss counts as the mover's
 * gain.
 */
const STAND_COST = 0.3;
const KNOCK_SHARE = 0.5;

/** Best rides found so far for a roll, and the turns that they leave. */
const bestRides = { calm: NOWHERE, calmLeft: MAX_TURNS, off: NOWHERE, offLeft: MAX_TURNS, barred: false };

/** Playout policy: chooses the move that leaves the fewest turns. */
export function chooseByPolicy(world: MotoXWorld): number {
  const mover = world.turnOf;
  const at = world.at(mover);
  if (at < 0) return chooseGrid(world);
  if (world.roll !== NO_ROLL) return getNumbers(world.roll) === 0 ? STAY : chooseRide(world, mover, at);
  if (!world.isDown(mover)) return chooseRoll(world, at, world.coins(mover));
  return world.isTaken(at) ? WAIT : chooseKick(world, at, world.coins(mover));
}

function chooseGrid(world: MotoXWorld): number {
  let [best, least] = [NOWHERE, MAX_TURNS];
  for (let place = 0; place < 4; place++) {
    const left = world.outlook.up[place] as number;
    if (left < least && !world.isTaken(place)) [best, least] = [place, left];
  }
  return GRID + best;
}

function chooseKick({ outlook, rank }: MotoXWorld, at: Place, coins: number): number {
  if (coins === 0) return ROLL;
  const kicked = (outlook.kicked[rank] as Float64Array)[outlook.of(at, coins)] as number;
  return outlook.best(at, coins - 1, rank) + COIN_VALUE < kicked ? RESTART : ROLL;
}

function chooseRoll({ outlook, rank }: MotoXWorld, at: Place, coins: number): number {
  const most = Math.min(coins, MAX_DICE - rank);
  let [best, least] = [ROLL, MAX_TURNS];
  for (let spent = 0; spent <= most; spent++) {
    const left = (outlook.rolled[rank + spent] as Float64Array)[outlook.of(at, coins - spent)] as number;
    if (left + COIN_VALUE * spent >= least) continue;
    best = ROLL + spent;
    least = left + COIN_VALUE * spent;
  }
  return best;
}

function chooseRide(world: MotoXWorld, mover: Seat, at: Place): number {
  const { outlook, roll } = world;
  const state = outlook.of(at, world.coins(mover));
  resetBestRides();
  const [numbers, turns] = [getNumbers(roll), countTurns(roll)];
  for (let number = 1; number <= 5; number++) {
    if ((numbers & (1 << (number - 1))) === 0) continue;
    const lines = getRideIndex(at, turns, number);
    if (isCrowded(world, mover, lines)) return chooseAmongOthers(world, mover, state);
    offerTableRides(outlook, lines, getRideIndex(state, turns, number));
  }
  return decideRide(world, state);
}

function resetBestRides(): void {
  bestRides.calm = NOWHERE;
  bestRides.calmLeft = MAX_TURNS;
  bestRides.off = NOWHERE;
  bestRides.offLeft = MAX_TURNS;
  bestRides.barred = false;
}

function isCrowded(world: MotoXWorld, mover: Seat, lines: number): boolean {
  const { touched } = world.outlook;
  for (let seat = 0; seat < world.seats; seat++) {
    if (seat === mover || world.isDown(seat)) continue;
    const at = world.at(seat);
    if (((touched[3 * lines + (at >> 5)] as number) & (1 << (at & 31))) !== 0) return true;
  }
  return false;
}

/** Offers the rides from the tables, which hold when no bike is near the lines. */
function offerTableRides(outlook: TurnsToFinish, lines: number, ride: number): void {
  offerCalm(outlook.calm[ride] as number, outlook.calmLeft[ride] as number);
  offerOff(outlook.off[ride] as number, outlook.offLeft[ride] as number);
  if (outlook.barred[lines] === 1) bestRides.barred = true;
}

function offerCalm(code: number, left: number): void {
  if (left >= bestRides.calmLeft) return;
  bestRides.calm = code;
  bestRides.calmLeft = left;
}

function offerOff(code: number, left: number): void {
  if (left >= bestRides.offLeft) return;
  bestRides.off = code;
  bestRides.offLeft = left;
}

/** Explores the rides with other bikes in the way or to be landed on. */
function chooseAmongOthers(world: MotoXWorld, mover: Seat, state: number): number {
  world.explore();
  const { lines, outlook } = world;
  const first = outlook.of(0, world.coins(mover));
  resetBestRides();
  for (let one = 0; one < lines.count; one++) {
    const code = lines.codes[one] as number;
    if (code === FINISH) return FINISH;
    const end = getRideEnd(code);
    const kind = getRideKind(code);
    if (kind === OFF) offerOff(code, outlook.down[first + end] as number);
    else
      offerCalm(code, (outlook.up[first + end] as number) - (kind === LAND ? getKnockGain(world, end) : 0));
  }
  bestRides.barred = lines.barred;
  return decideRide(world, state);
}

function getKnockGain(world: MotoXWorld, end: Place): number {
  const { outlook } = world;
  const state = outlook.of(end, world.coins(world.standingOn(end)));
  return STAND_COST + KNOCK_SHARE * ((outlook.down[state] as number) - (outlook.up[state] as number));
}

function decideRide(world: MotoXWorld, state: number): number {
  const { calm, calmLeft, off, offLeft, barred } = bestRides;
  const mayStay = world.started || (barred && calm === NOWHERE);
  const stays = mayStay ? (world.outlook.up[state] as number) : MAX_TURNS;
  const falls = off === NOWHERE || (world.isCalmFirst && calm !== NOWHERE) ? MAX_TURNS : offLeft + world.fall;
  if (calm !== NOWHERE && calmLeft <= stays && calmLeft <= falls) return calm;
  if (falls < stays) return off;
  return mayStay ? STAY : WIPE;
}
