import type { Seat } from '../../../engine/game.ts';
import { listWholeMoves } from '../../../engine/kernel.ts';
import type { TurnsToFinish } from '../../../games/motox/ai/turns-to-finish.ts';
import { getTurnsToFinish } from '../../../games/motox/ai/turns-to-finish-cache.ts';
import { parsePlace } from '../../../games/motox/board.ts';
import { findHeading, getDirection } from '../../../games/motox/compass.ts';
import { motox as game } from '../../../games/motox/index.ts';
import { findStanding, getRank } from '../../../games/motox/racing/bikes.ts';
import type { MotoX, MotoXMove, MotoXView, Outcome, Space } from '../../../games/motox/types.ts';
import type { Features, Script, Weighable } from '../scripted.ts';

const FEATURES = [
  // Building: a straight tile, a bend tile, the height of the resulting ramp.
  'straight',
  'bend',
  'height',
  // Grid: the front row.
  'front',
  // Before the roll: a pass, a pass with everybody behind, coins spent, coins spent near the finish, a coin for a
  // restart.
  'passing',
  'passingFirst',
  'spent',
  'spentClose',
  'back',
  // After the roll: the finish, rows, a fall, the bike landed on, whether it is the leader, bikes overtaken, bikes that
  // come up behind.
  'won',
  'rows',
  'fallen',
  'landed',
  'landedOnLeader',
  'overtaken',
  'followed',
  'staying',
  // Turns to the finish saved by a rider who is alone on the track.
  'saved',
] as const;
type Feature = (typeof FEATURES)[number];
type Some = Partial<Features<Feature>>;

/** Rows to the finish within which coins are spent, and rows behind within which opponents can land on the mover. */
const CLOSE_ROWS = 10;
const REACH_ROWS = 5;

/** Rides as far as possible without a fall; keeps a coin for a restart. */
const RACER: Some = { won: 1000, passing: -9, rows: 1, fallen: -8, spent: -1, back: 2 };

/** Rides far, safely, onto opponents, behind opponents or with all coins kept; distances in rows, coins and turns. */
export const motoxScript: Script<MotoX, Feature> = {
  features: FEATURES,
  plans: {
    runner: { ...RACER, front: 1 },
    careful: { ...RACER, fallen: -99, followed: -1, spentClose: 2 },
    wiper: { ...RACER, landed: 40, landedOnLeader: 20 },
    follower: { ...RACER, front: -1, passingFirst: 10 },
    hoarder: { ...RACER, back: 0, spentClose: 2, overtaken: 2 },
    planner: { won: 1000, passing: -1, saved: 1, landed: 1, spent: -0.2, height: -0.1 },
  },
  look: (view, seat) => [...listWholeMoves(game, view, seat)].map(({ move }) => weighMove(view, seat, move)),
};

const NONE = Object.fromEntries(FEATURES.map((feature) => [feature, 0])) as Features<Feature>;

function weighMove(view: MotoXView, seat: Seat, move: MotoXMove): Weighable<MotoX, Feature> {
  return { move, has: { ...NONE, ...computeFeatures(view, seat, move) } };
}

function computeFeatures(view: MotoXView, seat: Seat, move: MotoXMove): Some {
  switch (move.kind) {
    case 'tile':
      return computeTileFeatures(view, move.direction);
    case 'coin':
      return { height: 1 + (view.track[move.tile]?.ramp ?? 0) };
    case 'grid':
      return { front: getRow(move.space), saved: -computeRowsLeft(view, seat, move.space, false) };
    case 'pass':
      return { passing: 1, passingFirst: Number(isAlone(view, seat)), saved: -1 };
    case 'roll':
      return {
        ...computeSpentFeatures(view, seat, move.coins),
        saved: computeRollSavings(view, seat, move.coins),
      };
    case 'restart':
      return { ...computeSpentFeatures(view, seat, 1), back: 1, saved: computeCoinSavings(view, seat) };
    case 'ride':
      return computeRideFeatures(view, seat, move.outcome);
    case 'wipe':
      return { fallen: 1 };
    case 'stay':
      return { staying: 1 };
    default:
      return {};
  }
}

function computeTileFeatures({ track }: MotoXView, direction: string | null): Some {
  const [before, last] = track.slice(-2);
  if (!before || !last) return {};
  const isStraight = getDirection(findHeading(before, last)) === direction;
  return { straight: Number(isStraight), bend: Number(!isStraight) };
}

/** Returns whether all others are behind the seat; two bikes passing side by side could block a third for ever. */
function isAlone({ bikes }: MotoXView, seat: Seat): boolean {
  const own = bikes[seat];
  return bikes.every((bike, other) => other === seat || !bike || !own || getRow(bike.at) < getRow(own.at));
}

function computeSpentFeatures(view: MotoXView, seat: Seat, coins: number): Some {
  const left = 2 * view.track.length - getRow(getSpace(view, seat));
  return { spent: coins, spentClose: left <= CLOSE_ROWS ? coins : 0 };
}

function computeRideFeatures(view: MotoXView, seat: Seat, outcome: Outcome): Some {
  if (outcome.kind === 'finish') return { won: 1 };
  const [from, to] = [getSpace(view, seat), outcome.space];
  const isOff = outcome.kind === 'runoff';
  const victim = outcome.kind === 'land' ? findStanding(view, to, seat) : null;
  const others = view.bikes.filter((bike, other) => other !== seat && other !== victim && bike !== null);
  const rows = others.map((bike) => getRow((bike as { at: Space }).at));
  const behind = rows.filter((row) => row < getRow(to));
  return {
    rows: getRow(to) - getRow(from),
    fallen: Number(isOff),
    landed: Number(victim !== null),
    landedOnLeader: Number(victim !== null && getRank(view.bikes, victim) === 1),
    overtaken: behind.filter((row) => row >= getRow(from)).length,
    followed: isOff ? 0 : behind.filter((row) => row >= getRow(to) - REACH_ROWS).length,
    saved: computeRowsLeft(view, seat, from, false) - computeRowsLeft(view, seat, to, isOff),
  };
}

/** Rows from the rear of the start tile: "2FL" is in row 5. */
function getRow(space: Space): number {
  return parsePlace(space) >> 1;
}

function getSpace({ bikes }: MotoXView, seat: Seat): Space {
  const bike = bikes[seat];
  if (!bike) throw new Error(`Seat ${seat} has no bike on the track`);
  return bike.at;
}

function createOutlook({ track, options, bikes }: MotoXView): TurnsToFinish {
  return getTurnsToFinish(track, options.flight, bikes.length);
}

function countCoins({ hands }: MotoXView, seat: Seat): number {
  return hands[seat]?.coins ?? 0;
}

function computeRowsLeft(view: MotoXView, seat: Seat, space: Space, isDown: boolean): number {
  const outlook = createOutlook(view);
  const state = outlook.of(parsePlace(space), countCoins(view, seat));
  return (isDown ? outlook.down : outlook.up)[state] as number;
}

function computeRollSavings(view: MotoXView, seat: Seat, coins: number): number {
  const outlook = createOutlook(view);
  const isDown = view.bikes[seat]?.wiped === true;
  const space = getSpace(view, seat);
  const state = outlook.of(parsePlace(space), countCoins(view, seat) - coins);
  const rolled = (isDown ? outlook.kicked : outlook.rolled)[view.rank + coins] as Float64Array;
  return computeRowsLeft(view, seat, space, isDown) - (rolled[state] as number);
}

function computeCoinSavings(view: MotoXView, seat: Seat): number {
  const space = getSpace(view, seat);
  const left = createOutlook(view).best(parsePlace(space), countCoins(view, seat) - 1, view.rank);
  return computeRowsLeft(view, seat, space, true) - left;
}
