import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { MotoXEvent, MotoXMove, MotoXState, Space } from '../types.ts';
import { ownBike, standingOn, withBike } from './bikes.ts';
import {
  passObjection,
  restartObjection,
  rideObjection,
  rollObjection,
  stayObjection,
  waitObjection,
  wipeObjection,
} from './objections.ts';
import { prospects } from './prospects.ts';
import { finalRanks, rankOf } from './rank.ts';
import type { Ride } from './ride.ts';
import { rideTo } from './riding.ts';

type Emit = (event: MotoXEvent) => void;
type Outcome = MotoXState | Refusal;
type Riding = Extract<MotoXMove, { kind: 'ride' }>;

const ACE = 1;

/** The turn goes to the left, and the next player's rank is read (R-MX-18). */
function handedOn(state: MotoXState): MotoXState {
  const mover = (state.mover + 1) % state.bikes.length;
  return { ...state, mover, dice: null, started: false, rank: rankOf(state.bikes, mover) };
}

/** R-MX-19, R-MX-38a. */
export function pass(state: MotoXState, emit: Emit): Outcome {
  const objection = passObjection(state);
  if (objection) return objection;
  emit({ kind: 'passed', seat: state.mover });
  return handedOn(state);
}

/** Rolls the rank's dice and one for each coin (R-MX-18, R-MX-20). */
export function roll(state: MotoXState, coins: number, chance: Chance, emit: Emit): Outcome {
  const objection = rollObjection(state, coins);
  if (objection) return objection;
  const dice = Array.from({ length: state.rank + coins }, () => chance.draw(6));
  emit({ kind: 'rolled', seat: state.mover, dice, coins });
  const rolled = { ...paid(state, coins), dice };
  return ownBike(state).wiped ? kicked(rolled, dice, emit) : rolled;
}

/** Spends coins of the mover's (R-MX-20). */
function paid(state: MotoXState, coins: number): MotoXState {
  if (coins === 0) return state;
  const hand = state.hands[state.mover] as MotoXState['hands'][number];
  const hands = state.hands.with(state.mover, { ...hand, coins: hand.coins - coins });
  return { ...state, hands, discard: state.discard + coins };
}

/** An ace starts the engine and is used up (R-MX-38b, R-MX-39). */
function kicked(state: MotoXState, dice: readonly number[], emit: Emit): MotoXState {
  const ace = dice.indexOf(ACE);
  if (ace < 0) {
    emit({ kind: 'failed', seat: state.mover });
    return handedOn(state);
  }
  const up = stoodUp(state, 'ace', emit);
  const left = dice.toSpliced(ace, 1);
  return left.length === 0 ? handedOn(up) : { ...up, dice: left, started: true };
}

function stoodUp(state: MotoXState, by: 'ace' | 'coin', emit: Emit): MotoXState {
  const { at } = ownBike(state);
  emit({ kind: 'restarted', seat: state.mover, space: at, by });
  return { ...state, bikes: withBike(state, state.mover, { at, wiped: false }) };
}

/** R-MX-38c: back on the space at once, and the turn goes on with a roll or a pass. */
export function restart(state: MotoXState, emit: Emit): Outcome {
  return restartObjection(state) ?? stoodUp(paid(state, 1), 'coin', emit);
}

/** R-MX-40: a coin from the discard pile, if there is one, is the whole turn. */
export function wait(state: MotoXState, emit: Emit): Outcome {
  const objection = waitObjection(state);
  if (objection) return objection;
  const coin = state.discard > 0;
  emit({ kind: 'waited', seat: state.mover, coin });
  return handedOn(coin ? drawn(state) : state);
}

function drawn(state: MotoXState): MotoXState {
  const hand = state.hands[state.mover] as MotoXState['hands'][number];
  const hands = state.hands.with(state.mover, { ...hand, coins: hand.coins + 1 });
  return { ...state, hands, discard: state.discard - 1 };
}

/** R-MX-21, R-MX-29, R-MX-39. */
export function stay(state: MotoXState, emit: Emit): Outcome {
  const objection = stayObjection(state);
  if (objection) return objection;
  emit({ kind: 'stayed', seat: state.mover, why: prospects(state).stay ?? 'chosen' });
  return handedOn(state);
}

/** R-MX-28: nothing but blocked lines. */
export function wipe(state: MotoXState, emit: Emit): Outcome {
  const objection = wipeObjection(state);
  if (objection) return objection;
  const { at } = ownBike(state);
  emit({ kind: 'wiped', seat: state.mover, space: at });
  return handedOn(fallen(state, state.mover, at));
}

function fallen(state: MotoXState, seat: Seat, at: Space): MotoXState {
  return { ...state, bikes: withBike(state, seat, { at, wiped: true }) };
}

/** R-MX-26. */
export function ride(state: MotoXState, move: Riding, emit: Emit): Outcome {
  const way = rideTo(state, move);
  if (way === null) return rideObjection(state, move);
  const { outcome, number, path, jumped } = way;
  emit({ kind: 'rode', seat: state.mover, number, path, outcome, jumped });
  return arrived(state, way, emit);
}

function arrived(state: MotoXState, { outcome, path }: Ride, emit: Emit): MotoXState {
  const at = path.at(-1) as Space;
  switch (outcome.kind) {
    case 'finish':
      return finished(stoodAt(state, at), emit);
    case 'safe':
      return handedOn(stoodAt(state, at));
    case 'land':
      return handedOn(stoodAt(knocked(state, at, emit), at));
    case 'runoff':
      return handedOn(fallen(state, state.mover, at));
  }
}

function stoodAt(state: MotoXState, at: Space): MotoXState {
  return { ...state, bikes: withBike(state, state.mover, { at, wiped: false }) };
}

/** R-MX-33: whoever is landed on wipes out from that space. */
function knocked(state: MotoXState, space: Space, emit: Emit): MotoXState {
  const victim = standingOn(state, space, state.mover);
  if (victim === null) throw new Error(`Nobody stands on ${space} to be landed on`);
  emit({ kind: 'knocked', seat: victim, by: state.mover, space });
  return fallen(state, victim, space);
}

/** R-MX-36: the first over the line wins at once. */
function finished(state: MotoXState, emit: Emit): MotoXState {
  const winner = state.mover;
  emit({ kind: 'over', winner, ranks: finalRanks(state.bikes, winner) });
  return { ...state, phase: 'over', winner, dice: null, started: false, rank: 0 };
}
