import type { Seat } from '../../../engine/game.ts';
import { moves } from '../../../engine/kernel.ts';
import type { Outlook } from '../../../games/motox/ai/outlook.ts';
import { outlookOf } from '../../../games/motox/ai/outlooks.ts';
import { placeOf } from '../../../games/motox/board.ts';
import { directionOf, headingOf } from '../../../games/motox/compass.ts';
import { motox as game } from '../../../games/motox/index.ts';
import { standingOn } from '../../../games/motox/racing/bikes.ts';
import { rankOf } from '../../../games/motox/racing/rank.ts';
import type { MotoX, MotoXMove, MotoXView, Outcome, Space } from '../../../games/motox/types.ts';
import type { Features, Script, Weighable } from '../scripted.ts';

const FEATURES = [
  // Building: a tile straight on, a tile round a bend, the height that a ramp comes to.
  'straight',
  'bend',
  'height',
  // The grid: the front row.
  'front',
  // Before the roll: a pass, a pass with everybody behind, coins spent, those spent close to the finish, a coin to be back.
  'passing',
  'passingFirst',
  'spent',
  'spentClose',
  'back',
  // After it: the finish, rows, a fall, who is landed on, whether that is the leader, who is overtaken, who comes up behind.
  'won',
  'rows',
  'fallen',
  'landed',
  'landedOnLeader',
  'overtaken',
  'followed',
  'staying',
  // The turns to the finish that a rider saves who is alone on the track.
  'saved',
] as const;
type Feature = (typeof FEATURES)[number];
type Some = Partial<Features<Feature>>;

/** Rows to the finish within which coins are spent, and rows behind within which others can land on the mover. */
const CLOSE = 10;
const REACH = 5;

/** Rides as far as it can, but for a fall; keeps a coin to be back with. */
const RACER: Some = { won: 1000, passing: -9, rows: 1, fallen: -8, spent: -1, back: 2 };

/** Rides far, safely, onto others, behind others or with all coins kept; distances in rows, coins and turns. */
export const motox: Script<MotoX, Feature> = {
  features: FEATURES,
  plans: {
    runner: { ...RACER, front: 1 },
    careful: { ...RACER, fallen: -99, followed: -1, spentClose: 2 },
    wiper: { ...RACER, landed: 40, landedOnLeader: 20 },
    follower: { ...RACER, front: -1, passingFirst: 10 },
    hoarder: { ...RACER, back: 0, spentClose: 2, overtaken: 2 },
    planner: { won: 1000, passing: -1, saved: 1, landed: 1, spent: -0.2, height: -0.1 },
  },
  look: (view, seat) => [...moves(game, view, seat)].map(({ move }) => weighed(view, seat, move)),
};

const NONE = Object.fromEntries(FEATURES.map((feature) => [feature, 0])) as Features<Feature>;

function weighed(view: MotoXView, seat: Seat, move: MotoXMove): Weighable<MotoX, Feature> {
  return { move, has: { ...NONE, ...featuresOf(view, seat, move) } };
}

function featuresOf(view: MotoXView, seat: Seat, move: MotoXMove): Some {
  switch (move.kind) {
    case 'tile':
      return laid(view, move.direction);
    case 'coin':
      return { height: 1 + (view.track[move.tile]?.ramp ?? 0) };
    case 'grid':
      return { front: rowOf(move.space), saved: -leftAt(view, seat, move.space, false) };
    case 'pass':
      return { passing: 1, passingFirst: Number(isAlone(view, seat)), saved: -1 };
    case 'roll':
      return { ...spent(view, seat, move.coins), saved: savedByRoll(view, seat, move.coins) };
    case 'restart':
      return { ...spent(view, seat, 1), back: 1, saved: savedByCoin(view, seat) };
    case 'ride':
      return ridden(view, seat, move.outcome);
    case 'wipe':
      return { fallen: 1 };
    case 'stay':
      return { staying: 1 };
    default:
      return {};
  }
}

function laid({ track }: MotoXView, direction: string | null): Some {
  const [before, last] = track.slice(-2);
  if (!before || !last) return {};
  const isStraight = directionOf(headingOf(before, last)) === direction;
  return { straight: Number(isStraight), bend: Number(!isStraight) };
}

/** Returns whether all others are behind the seat; two bikes passing side by side could block a third for ever. */
function isAlone({ bikes }: MotoXView, seat: Seat): boolean {
  const own = bikes[seat];
  return bikes.every((bike, other) => other === seat || !bike || !own || rowOf(bike.at) < rowOf(own.at));
}

function spent(view: MotoXView, seat: Seat, coins: number): Some {
  const left = 2 * view.track.length - rowOf(spaceOf(view, seat));
  return { spent: coins, spentClose: left <= CLOSE ? coins : 0 };
}

function ridden(view: MotoXView, seat: Seat, outcome: Outcome): Some {
  if (outcome.kind === 'finish') return { won: 1 };
  const [from, to] = [spaceOf(view, seat), outcome.space];
  const isOff = outcome.kind === 'runoff';
  const victim = outcome.kind === 'land' ? standingOn(view, to, seat) : null;
  const others = view.bikes.filter((bike, other) => other !== seat && other !== victim && bike !== null);
  const rows = others.map((bike) => rowOf((bike as { at: Space }).at));
  const behind = rows.filter((row) => row < rowOf(to));
  return {
    rows: rowOf(to) - rowOf(from),
    fallen: Number(isOff),
    landed: Number(victim !== null),
    landedOnLeader: Number(victim !== null && rankOf(view.bikes, victim) === 1),
    overtaken: behind.filter((row) => row >= rowOf(from)).length,
    followed: isOff ? 0 : behind.filter((row) => row >= rowOf(to) - REACH).length,
    saved: leftAt(view, seat, from, false) - leftAt(view, seat, to, isOff),
  };
}

/** Rows from the rear of the start tile: "2FL" is in row 5. */
function rowOf(space: Space): number {
  return placeOf(space) >> 1;
}

function spaceOf({ bikes }: MotoXView, seat: Seat): Space {
  const bike = bikes[seat];
  if (!bike) throw new Error(`Seat ${seat} has no bike on the track`);
  return bike.at;
}

function outlookIn({ track, options, bikes }: MotoXView): Outlook {
  return outlookOf(track, options.flight, bikes.length);
}

function coinsOf({ hands }: MotoXView, seat: Seat): number {
  return hands[seat]?.coins ?? 0;
}

function leftAt(view: MotoXView, seat: Seat, space: Space, isDown: boolean): number {
  const outlook = outlookIn(view);
  const state = outlook.of(placeOf(space), coinsOf(view, seat));
  return (isDown ? outlook.down : outlook.up)[state] as number;
}

function savedByRoll(view: MotoXView, seat: Seat, coins: number): number {
  const outlook = outlookIn(view);
  const isDown = view.bikes[seat]?.wiped === true;
  const space = spaceOf(view, seat);
  const state = outlook.of(placeOf(space), coinsOf(view, seat) - coins);
  const rolled = (isDown ? outlook.kicked : outlook.rolled)[view.rank + coins] as Float64Array;
  return leftAt(view, seat, space, isDown) - (rolled[state] as number);
}

function savedByCoin(view: MotoXView, seat: Seat): number {
  const space = spaceOf(view, seat);
  const left = outlookIn(view).best(placeOf(space), coinsOf(view, seat) - 1, view.rank);
  return leftAt(view, seat, space, true) - left;
}
