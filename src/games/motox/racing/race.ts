import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { MotoXEvent, MotoXMove, MotoXState, Space } from '../types.ts';
import { findStanding, getFinalRanks, getOwnBike, getRank, replaceBike } from './bikes.ts';
import type { Ride } from './find-rides.ts';
import {
  checkPass,
  checkRestart,
  checkRoll,
  checkStay,
  checkWait,
  checkWipe,
  refuseRide,
} from './objections.ts';
import { getProspects, isSameOutcome } from './prospects.ts';

type Emit = (event: MotoXEvent) => void;
type RaceResult = MotoXState | Refusal;
type RideMove = Extract<MotoXMove, { kind: 'ride' }>;

const ACE = 1;

/** Passes the turn to the left and computes the next player's rank (R-MX-18). */
function passTurn(state: MotoXState): MotoXState {
  const mover = (state.mover + 1) % state.bikes.length;
  return { ...state, mover, dice: null, started: false, rank: getRank(state.bikes, mover) };
}

/** Passes instead of rolling (R-MX-19, R-MX-38a). */
export function passRoll(state: MotoXState, emit: Emit): RaceResult {
  const objection = checkPass(state);
  if (objection) return objection;
  emit({ kind: 'passed', seat: state.mover });
  return passTurn(state);
}

/** Rolls the rank's dice and one for each coin (R-MX-18, R-MX-20). */
export function rollDice(state: MotoXState, coins: number, chance: Chance, emit: Emit): RaceResult {
  const objection = checkRoll(state, coins);
  if (objection) return objection;
  const dice = Array.from({ length: state.rank + coins }, () => chance.draw(6));
  emit({ kind: 'rolled', seat: state.mover, dice, coins });
  const rolled = { ...payCoins(state, coins), dice };
  return getOwnBike(state).wiped ? kickBike(rolled, dice, emit) : rolled;
}

/** Spends coins of the mover (R-MX-20). */
function payCoins(state: MotoXState, coins: number): MotoXState {
  if (coins === 0) return state;
  const hand = state.hands[state.mover] as MotoXState['hands'][number];
  const hands = state.hands.with(state.mover, { ...hand, coins: hand.coins - coins });
  return { ...state, hands, discard: state.discard + coins };
}

/** Starts the engine if an ace was rolled, which is then used up (R-MX-38b, R-MX-39). */
function kickBike(state: MotoXState, dice: readonly number[], emit: Emit): MotoXState {
  const ace = dice.indexOf(ACE);
  if (ace < 0) {
    emit({ kind: 'failed', seat: state.mover });
    return passTurn(state);
  }
  const up = standBikeUp(state, 'ace', emit);
  const left = dice.toSpliced(ace, 1);
  return left.length === 0 ? passTurn(up) : { ...up, dice: left, started: true };
}

function standBikeUp(state: MotoXState, by: 'ace' | 'coin', emit: Emit): MotoXState {
  const { at } = getOwnBike(state);
  emit({ kind: 'restarted', seat: state.mover, space: at, by });
  return { ...state, bikes: replaceBike(state, state.mover, { at, wiped: false }) };
}

/** Puts a wiped bike back on its space for a coin; the turn goes on with a roll or a pass (R-MX-38c). */
export function restartBike(state: MotoXState, emit: Emit): RaceResult {
  return checkRestart(state) ?? standBikeUp(payCoins(state, 1), 'coin', emit);
}

/** Waits for the space: the whole turn is a coin from the discard pile, if there is one (R-MX-40). */
export function waitForSpace(state: MotoXState, emit: Emit): RaceResult {
  const objection = checkWait(state);
  if (objection) return objection;
  const coin = state.discard > 0;
  emit({ kind: 'waited', seat: state.mover, coin });
  return passTurn(coin ? drawCoin(state) : state);
}

function drawCoin(state: MotoXState): MotoXState {
  const hand = state.hands[state.mover] as MotoXState['hands'][number];
  const hands = state.hands.with(state.mover, { ...hand, coins: hand.coins + 1 });
  return { ...state, hands, discard: state.discard - 1 };
}

/** Ends the turn without a ride (R-MX-21, R-MX-29, R-MX-39). */
export function stayPut(state: MotoXState, emit: Emit): RaceResult {
  const objection = checkStay(state);
  if (objection) return objection;
  emit({ kind: 'stayed', seat: state.mover, why: getProspects(state).stay ?? 'chosen' });
  return passTurn(state);
}

/** Wipes the bike out where it stands, because all lines are blocked (R-MX-28). */
export function wipeOut(state: MotoXState, emit: Emit): RaceResult {
  const objection = checkWipe(state);
  if (objection) return objection;
  const { at } = getOwnBike(state);
  emit({ kind: 'wiped', seat: state.mover, space: at });
  return passTurn(layBikeDown(state, state.mover, at));
}

function layBikeDown(state: MotoXState, seat: Seat, at: Space): MotoXState {
  return { ...state, bikes: replaceBike(state, seat, { at, wiped: true }) };
}

/** Rides the bike to the chosen outcome (R-MX-26). */
export function rideBike(state: MotoXState, move: RideMove, emit: Emit): RaceResult {
  const way = findOfferedRide(state, move);
  if (way === null) return refuseRide(state, move);
  const { outcome, number, path, jumped } = way;
  emit({ kind: 'rode', seat: state.mover, number, path, outcome, jumped });
  return arrive(state, way, emit);
}

function arrive(state: MotoXState, { outcome, path }: Ride, emit: Emit): MotoXState {
  const at = path.at(-1) as Space;
  switch (outcome.kind) {
    case 'finish':
      return finishRace(moveBike(state, at), emit);
    case 'safe':
      return passTurn(moveBike(state, at));
    case 'land':
      return passTurn(moveBike(knockOver(state, at, emit), at));
    case 'runoff':
      return passTurn(layBikeDown(state, state.mover, at));
  }
}

function moveBike(state: MotoXState, at: Space): MotoXState {
  return { ...state, bikes: replaceBike(state, state.mover, { at, wiped: false }) };
}

/** Wipes out the bike that is landed on, from that space (R-MX-33). */
function knockOver(state: MotoXState, space: Space, emit: Emit): MotoXState {
  const victim = findStanding(state, space, state.mover);
  if (victim === null) throw new Error(`Nobody stands on ${space} to be landed on`);
  emit({ kind: 'knocked', seat: victim, by: state.mover, space });
  return layBikeDown(state, victim, space);
}

/** Ends the match: the first bike over the line wins at once (R-MX-36). */
function finishRace(state: MotoXState, emit: Emit): MotoXState {
  const winner = state.mover;
  emit({ kind: 'over', winner, ranks: getFinalRanks(state.bikes, winner) });
  return { ...state, phase: 'over', winner, dice: null, started: false, rank: 0 };
}

/** Returns the mover's ride that the move names, or null if it cannot be chosen. */
function findOfferedRide(state: MotoXState, { number, outcome }: RideMove): Ride | null {
  const found = getProspects(state).rides.find((ride) => isSameOutcome(ride.outcome, outcome));
  return found?.number === number ? found : null;
}
