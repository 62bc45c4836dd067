import type { Seat } from '../../../engine/game.ts';
import type { Place } from '../board.ts';
import { MOST_DICE } from '../racing/coins.ts';
import { endOf, FINISH, GRID, kindOf, LAND, OFF, RESTART, ROLL, STAY, WAIT, WIPE } from './codes.ts';
import { NONE, numbersOf, turnsOf } from './dice.ts';
import { FAR, NOWHERE, type Outlook, rideAt } from './outlook.ts';
import type { MotoXWorld } from './world.ts';

/** What others may still do to the mover makes a coin worth more than on an empty track, in turns. */
const COIN = 0.2;
/** To stand where somebody has just been knocked out, in turns; and how much of their loss is the mover's gain. */
const STAND = 0.3;
const KNOCK = 0.5;

/** The best rides found so far for a roll, and the turns that they leave. */
const found = { calm: NOWHERE, calmLeft: FAR, off: NOWHERE, offLeft: FAR, barred: false };

/** What a rider does who always takes what leaves the fewest turns. */
export function policy(world: MotoXWorld): number {
  const mover = world.turnOf;
  const at = world.at(mover);
  if (at < 0) return grid(world);
  if (world.roll !== NONE) return numbersOf(world.roll) === 0 ? STAY : ride(world, mover, at);
  if (!world.isDown(mover)) return roll(world, at, world.coins(mover));
  return world.isTaken(at) ? WAIT : kick(world, at, world.coins(mover));
}

function grid(world: MotoXWorld): number {
  let [best, least] = [NOWHERE, FAR];
  for (let place = 0; place < 4; place++) {
    const left = world.outlook.up[place] as number;
    if (left < least && !world.isTaken(place)) [best, least] = [place, left];
  }
  return GRID + best;
}

function kick({ outlook, rank }: MotoXWorld, at: Place, coins: number): number {
  if (coins === 0) return ROLL;
  const kicked = (outlook.kicked[rank] as Float64Array)[outlook.of(at, coins)] as number;
  return outlook.best(at, coins - 1, rank) + COIN < kicked ? RESTART : ROLL;
}

function roll({ outlook, rank }: MotoXWorld, at: Place, coins: number): number {
  const most = Math.min(coins, MOST_DICE - rank);
  let [best, least] = [ROLL, FAR];
  for (let spent = 0; spent <= most; spent++) {
    const left = (outlook.rolled[rank + spent] as Float64Array)[outlook.of(at, coins - spent)] as number;
    if (left + COIN * spent >= least) continue;
    best = ROLL + spent;
    least = left + COIN * spent;
  }
  return best;
}

function ride(world: MotoXWorld, mover: Seat, at: Place): number {
  const { outlook, roll } = world;
  const state = outlook.of(at, world.coins(mover));
  begin();
  const [numbers, turns] = [numbersOf(roll), turnsOf(roll)];
  for (let number = 1; number <= 5; number++) {
    if ((numbers & (1 << (number - 1))) === 0) continue;
    const lines = rideAt(at, turns, number);
    if (isCrowded(world, mover, lines)) return amongOthers(world, mover, state);
    alone(outlook, lines, rideAt(state, turns, number));
  }
  return decided(world, state);
}

function begin(): void {
  found.calm = NOWHERE;
  found.calmLeft = FAR;
  found.off = NOWHERE;
  found.offLeft = FAR;
  found.barred = false;
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

/** As the tables have it, where nobody is near the lines. */
function alone(outlook: Outlook, lines: number, ride: number): void {
  offerCalm(outlook.calm[ride] as number, outlook.calmLeft[ride] as number);
  offerOff(outlook.off[ride] as number, outlook.offLeft[ride] as number);
  if (outlook.barred[lines] === 1) found.barred = true;
}

function offerCalm(code: number, left: number): void {
  if (left >= found.calmLeft) return;
  found.calm = code;
  found.calmLeft = left;
}

function offerOff(code: number, left: number): void {
  if (left >= found.offLeft) return;
  found.off = code;
  found.offLeft = left;
}

/** With bikes in the way, or to be landed on. */
function amongOthers(world: MotoXWorld, mover: Seat, state: number): number {
  world.explore();
  const { lines, outlook } = world;
  const first = outlook.of(0, world.coins(mover));
  begin();
  for (let one = 0; one < lines.count; one++) {
    const code = lines.codes[one] as number;
    if (code === FINISH) return FINISH;
    const end = endOf(code);
    const kind = kindOf(code);
    if (kind === OFF) offerOff(code, outlook.down[first + end] as number);
    else offerCalm(code, (outlook.up[first + end] as number) - (kind === LAND ? knock(world, end) : 0));
  }
  found.barred = lines.barred;
  return decided(world, state);
}

function knock(world: MotoXWorld, end: Place): number {
  const { outlook } = world;
  const state = outlook.of(end, world.coins(world.standingOn(end)));
  return STAND + KNOCK * ((outlook.down[state] as number) - (outlook.up[state] as number));
}

function decided(world: MotoXWorld, state: number): number {
  const { calm, calmLeft, off, offLeft, barred } = found;
  const mayStay = world.started || (barred && calm === NOWHERE);
  const stays = mayStay ? (world.outlook.up[state] as number) : FAR;
  const falls = off === NOWHERE || (world.isCalmFirst && calm !== NOWHERE) ? FAR : offLeft + world.fall;
  if (calm !== NOWHERE && calmLeft <= stays && calmLeft <= falls) return calm;
  if (falls < stays) return off;
  return mayStay ? STAY : WIPE;
}
