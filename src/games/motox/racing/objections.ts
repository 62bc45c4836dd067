import type { Refusal } from '../../../engine/refusal.ts';
import { type Text, text } from '../../../engine/text.ts';
import { refuse } from '../refuse.ts';
import { appendHindrances } from '../text/hindrances.ts';
import { getFaceName, getOutcomeName, getSpaceName } from '../text/names.ts';
import { getPhase } from '../turn.ts';
import type { MotoXMove, MotoXState, Outcome, Space } from '../types.ts';
import { findStanding, getOwnBike, getSpendableCoins, MAX_DICE } from './bikes.ts';
import { createRideStart, findRides } from './find-rides.ts';
import { getProspects, isSameOutcome } from './prospects.ts';

type RideMove = Extract<MotoXMove, { kind: 'ride' }>;

/** Returns a refusal if the mover may not pass, otherwise null (R-MX-19, R-MX-38). */
export function checkPass(state: MotoXState): Refusal | null {
  return checkBeforeRoll(state);
}

/** Returns a refusal if the mover may not roll with this number of coins, otherwise null (R-MX-18, R-MX-20). */
export function checkRoll(state: MotoXState, coins: number): Refusal | null {
  const objection = checkBeforeRoll(state);
  if (objection) return objection;
  const most = getSpendableCoins(state);
  if (Number.isInteger(coins) && coins >= 0 && coins <= most) return null;
  const told = { coins, have: state.hands[state.mover]?.coins ?? 0, most, rank: state.rank };
  if (coins > told.have) return refuse('fewCoins', 'R-MX-20', told);
  return refuse('fourDice', 'R-MX-20', { ...told, dice: MAX_DICE });
}

/** Returns a refusal if the mover may not restart the bike with a coin, otherwise null (R-MX-38c). */
export function checkRestart(state: MotoXState): Refusal | null {
  const objection = checkBeforeRoll(state);
  if (objection) return objection;
  if (!getOwnBike(state).wiped) return refuse('notWiped', 'R-MX-38');
  return state.hands[state.mover]?.coins === 0 ? refuse('noCoinToRestart', 'R-MX-38') : null;
}

/** Returns a refusal if the mover may not wait for the space, otherwise null (R-MX-40). */
export function checkWait(state: MotoXState): Refusal | null {
  return getPhase(state) === 'wait' ? null : refuse('noWait', 'R-MX-40');
}

function checkBeforeRoll(state: MotoXState): Refusal | null {
  const phase = getPhase(state);
  if (phase === 'ride')
    return refuse('rolled', 'R-MX-21', { dice: getDiceNames(state), possible: describePossible(state) });
  return phase === 'wait' ? refuseMustWait(state) : null;
}

function refuseMustWait(state: MotoXState): Refusal {
  const { at } = getOwnBike(state);
  const who = { seat: findStanding(state, at, state.mover) ?? state.mover };
  return refuse('mustWait', 'R-MX-40', { who, where: getSpaceName(at) });
}

/** Returns a refusal if the mover may not stay, otherwise null (R-MX-21, R-MX-29, R-MX-39). */
export function checkStay(state: MotoXState): Refusal | null {
  const early = checkRolled(state);
  if (early) return early;
  const { stay, wipe } = getProspects(state);
  if (stay !== null) return null;
  return wipe
    ? refuse('mustWipe', 'R-MX-28')
    : refuse('mustRide', 'R-MX-21', { possible: describePossible(state) });
}

/** Returns a refusal if the mover need not wipe out, otherwise null (R-MX-28). */
export function checkWipe(state: MotoXState): Refusal | null {
  const early = checkRolled(state);
  if (early) return early;
  const { wipe } = getProspects(state);
  return wipe ? null : refuse('noWipe', 'R-MX-28', { possible: describePossible(state) });
}

function checkRolled(state: MotoXState): Refusal | null {
  const phase = getPhase(state);
  if (phase === 'ride') return null;
  if (phase === 'wait') return refuseMustWait(state);
  return phase === 'down' ? refuse('downFirst', 'R-MX-38') : refuse('rollFirst', 'R-MX-18');
}

/** Returns the refusal of a ride that cannot be chosen. */
export function refuseRide(state: MotoXState, move: RideMove): Refusal {
  return checkRolled(state) ?? checkNumber(state, move) ?? refuseWay(state, move);
}

function checkNumber(state: MotoXState, { number, outcome }: RideMove): Refusal | null {
  const told = { number, dice: getDiceNames(state), possible: describePossible(state) };
  if (number === 0) return refuse('nullNumber', 'R-MX-21', told);
  if (!state.dice?.includes(number)) return refuse('notRolled', 'R-MX-21', told);
  const same = getProspects(state).rides.find((ride) => isSameOutcome(ride.outcome, outcome));
  if (!same?.numbers.includes(number)) return null;
  return refuse('sameWith', 'R-MX-26', { number, other: same.number });
}

/** Finds the obstacle of a ride by trying it without bikes, or without ramps. */
function refuseWay(state: MotoXState, { number, outcome }: RideMove): Refusal {
  const told = { number, possible: describePossible(state), what: getOutcomeName(outcome, state) };
  if (canReach(state, number, outcome, {})) return refuse('runOffForced', 'R-MX-27', told);
  if (canReach(state, number, outcome, { ramps: false })) return refuse('barred', 'R-MX-30', told);
  if (canReach(state, number, outcome, { bikes: false, ramps: false }))
    return refuse('blocked', 'R-MX-28', told);
  const count = countTurns(state);
  if (count > 0) return refuse('unreached', 'R-MX-24', { ...told, count });
  const straight = text('motox:refuse.unturned', { number, what: told.what });
  return refuse('straight', 'R-MX-23', { why: appendHindrances(straight, state), possible: told.possible });
}

function countTurns({ dice }: MotoXState): number {
  return (dice ?? []).filter((face) => face === 0).length;
}

interface IgnoredHindrances {
  readonly bikes?: false;
  readonly ramps?: false;
}

function canReach(
  state: MotoXState,
  number: number,
  outcome: Outcome,
  hindrances: IgnoredHindrances,
): boolean {
  const start = createRideStart(state, getOwnBike(state).at, state.dice ?? []);
  const standing = hindrances.bikes === false ? [] : start.standing;
  const board =
    hindrances.ramps === false ? { ...start.board, ramps: start.board.ramps.map(() => 0) } : start.board;
  const { rides } = findRides({ ...start, standing, board }, [number]);
  return rides.some(
    (ride) => isSameOutcome(ride.outcome, outcome) || isSameSpace(ride.outcome, outcome, hindrances),
  );
}

/** Compares the spaces of two outcomes; with bikes ignored, a landing becomes a space like any other. */
function isSameSpace(one: Outcome, other: Outcome, { bikes }: IgnoredHindrances): boolean {
  return bikes === false && getOutcomeSpace(one) !== null && getOutcomeSpace(one) === getOutcomeSpace(other);
}

function getOutcomeSpace(outcome: Outcome): Space | null {
  return outcome.kind === 'safe' || outcome.kind === 'land' ? outcome.space : null;
}

function getDiceNames(state: MotoXState): readonly (Text | string)[] {
  return (state.dice ?? []).map(getFaceName);
}

/** Describes briefly the possible uses of the dice. */
function describePossible(state: MotoXState): readonly Text[] {
  const { rides, stay, wipe } = getProspects(state);
  const some = rides.slice(0, 6).map((ride) => getRideName(ride, state));
  const more = rides.length > 6 ? [text('motox:way.more', { count: rides.length - 6 })] : [];
  const others = [
    ...(stay === null ? [] : [text('motox:way.stay')]),
    ...(wipe ? [text('motox:way.wipe')] : []),
  ];
  return [...some, ...more, ...others];
}

function getRideName({ number, outcome }: RideMove | Omit<RideMove, 'kind'>, state: MotoXState): Text {
  return text('motox:way.ride', { number, what: getOutcomeName(outcome, state) });
}
