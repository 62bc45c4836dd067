import type { Refusal } from '../../../engine/refusal.ts';
import { type Text, text } from '../../../engine/text.ts';
import { no } from '../no.ts';
import { withHindrances } from '../text/hindrances.ts';
import { faceName, spaceName } from '../text/names.ts';
import { outcomeName } from '../text/ways.ts';
import { phaseOf } from '../turn.ts';
import type { MotoXMove, MotoXState, Outcome, Space } from '../types.ts';
import { ownBike, standingOn } from './bikes.ts';
import { MOST_DICE, spendable } from './coins.ts';
import { isSame, prospects } from './prospects.ts';
import { ridesFrom, startOf } from './ride.ts';

type Riding = Extract<MotoXMove, { kind: 'ride' }>;

/** Why the mover may not pass, or null (R-MX-19, R-MX-38). */
export function passObjection(state: MotoXState): Refusal | null {
  return beforeRoll(state);
}

/** R-MX-18, R-MX-20. */
export function rollObjection(state: MotoXState, coins: number): Refusal | null {
  const objection = beforeRoll(state);
  if (objection) return objection;
  const most = spendable(state);
  if (Number.isInteger(coins) && coins >= 0 && coins <= most) return null;
  const told = { coins, have: state.hands[state.mover]?.coins ?? 0, most, rank: state.rank };
  if (coins > told.have) return no('fewCoins', 'R-MX-20', told);
  return no('fourDice', 'R-MX-20', { ...told, dice: MOST_DICE });
}

/** R-MX-38c. */
export function restartObjection(state: MotoXState): Refusal | null {
  const objection = beforeRoll(state);
  if (objection) return objection;
  if (!ownBike(state).wiped) return no('notWiped', 'R-MX-38');
  return state.hands[state.mover]?.coins === 0 ? no('noCoinToRestart', 'R-MX-38') : null;
}

/** R-MX-40. */
export function waitObjection(state: MotoXState): Refusal | null {
  return phaseOf(state) === 'wait' ? null : no('noWait', 'R-MX-40');
}

function beforeRoll(state: MotoXState): Refusal | null {
  const phase = phaseOf(state);
  if (phase === 'ride') return no('rolled', 'R-MX-21', { dice: diceNames(state), possible: possible(state) });
  return phase === 'wait' ? mustWait(state) : null;
}

function mustWait(state: MotoXState): Refusal {
  const { at } = ownBike(state);
  const who = { seat: standingOn(state, at, state.mover) ?? state.mover };
  return no('mustWait', 'R-MX-40', { who, where: spaceName(at) });
}

/** R-MX-21, R-MX-29, R-MX-39. */
export function stayObjection(state: MotoXState): Refusal | null {
  const early = rollFirst(state);
  if (early) return early;
  const { stay, wipe } = prospects(state);
  if (stay !== null) return null;
  return wipe ? no('mustWipe', 'R-MX-28') : no('mustRide', 'R-MX-21', { possible: possible(state) });
}

/** R-MX-28. */
export function wipeObjection(state: MotoXState): Refusal | null {
  const early = rollFirst(state);
  if (early) return early;
  const { wipe } = prospects(state);
  return wipe ? null : no('noWipe', 'R-MX-28', { possible: possible(state) });
}

function rollFirst(state: MotoXState): Refusal | null {
  const phase = phaseOf(state);
  if (phase === 'ride') return null;
  if (phase === 'wait') return mustWait(state);
  return phase === 'down' ? no('downFirst', 'R-MX-38') : no('rollFirst', 'R-MX-18');
}

/** Why that ride cannot be chosen. */
export function rideObjection(state: MotoXState, move: Riding): Refusal {
  return rollFirst(state) ?? wrongNumber(state, move) ?? wrongWay(state, move);
}

function wrongNumber(state: MotoXState, { number, outcome }: Riding): Refusal | null {
  const told = { number, dice: diceNames(state), possible: possible(state) };
  if (number === 0) return no('nullNumber', 'R-MX-21', told);
  if (!state.dice?.includes(number)) return no('notRolled', 'R-MX-21', told);
  const same = prospects(state).rides.find((ride) => isSame(ride.outcome, outcome));
  if (!same?.numbers.includes(number)) return null;
  return no('sameWith', 'R-MX-26', { number, other: same.number });
}

/** The same ride with nobody in the way, or with no ramps, shows what hindered it. */
function wrongWay(state: MotoXState, { number, outcome }: Riding): Refusal {
  const told = { number, possible: possible(state), what: outcomeName(outcome, state) };
  if (reaches(state, number, outcome, {})) return no('runOffForced', 'R-MX-27', told);
  if (reaches(state, number, outcome, { ramps: false })) return no('barred', 'R-MX-30', told);
  if (reaches(state, number, outcome, { bikes: false, ramps: false })) return no('blocked', 'R-MX-28', told);
  const count = turnsOf(state);
  if (count > 0) return no('unreached', 'R-MX-24', { ...told, count });
  const straight = text('motox:refuse.unturned', { number, what: told.what });
  return no('straight', 'R-MX-23', { why: withHindrances(straight, state), possible: told.possible });
}

function turnsOf({ dice }: MotoXState): number {
  return (dice ?? []).filter((face) => face === 0).length;
}

interface Hindrances {
  readonly bikes?: false;
  readonly ramps?: false;
}

function reaches(state: MotoXState, number: number, outcome: Outcome, hindrances: Hindrances): boolean {
  const start = startOf(state, ownBike(state).at, state.dice ?? []);
  const standing = hindrances.bikes === false ? [] : start.standing;
  const board =
    hindrances.ramps === false ? { ...start.board, ramps: start.board.ramps.map(() => 0) } : start.board;
  const { rides } = ridesFrom({ ...start, standing, board }, [number]);
  return rides.some((ride) => isSame(ride.outcome, outcome) || sameSpace(ride.outcome, outcome, hindrances));
}

/** With the bikes out of the way, what was to be a landing is a space like any other. */
function sameSpace(one: Outcome, other: Outcome, { bikes }: Hindrances): boolean {
  return bikes === false && spaceOf(one) !== null && spaceOf(one) === spaceOf(other);
}

function spaceOf(outcome: Outcome): Space | null {
  return outcome.kind === 'safe' || outcome.kind === 'land' ? outcome.space : null;
}

function diceNames(state: MotoXState): readonly (Text | string)[] {
  return (state.dice ?? []).map(faceName);
}

/** What can be done with the dice, in few words. */
function possible(state: MotoXState): readonly Text[] {
  const { rides, stay, wipe } = prospects(state);
  const some = rides.slice(0, 6).map((ride) => rideName(ride, state));
  const more = rides.length > 6 ? [text('motox:way.more', { count: rides.length - 6 })] : [];
  const others = [
    ...(stay === null ? [] : [text('motox:way.stay')]),
    ...(wipe ? [text('motox:way.wipe')] : []),
  ];
  return [...some, ...more, ...others];
}

function rideName({ number, outcome }: Riding | Omit<Riding, 'kind'>, state: MotoXState): Text {
  return text('motox:way.ride', { number, what: outcomeName(outcome, state) });
}
