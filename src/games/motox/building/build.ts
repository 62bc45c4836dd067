import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Heading } from '../compass.ts';
import { DIRECTIONS, type Direction, type MotoXEvent, type MotoXState } from '../types.ts';
import { checkCoin, checkStuck, checkTile } from './objections.ts';
import { countCoinsLeft, extendTrack, findNextBuilder, isBuilt } from './possible-builds.ts';

type Emit = (event: MotoXEvent) => void;

/** Lays a tile at the growing end, or the start tile (R-MX-3 to R-MX-8). */
export function layTile(
  state: MotoXState,
  seat: Seat,
  direction: Direction | null,
  emit: Emit,
): MotoXState | Refusal {
  const objection = checkTile(state, seat, direction);
  if (objection) return objection;
  const laying = { kind: 'laid', seat, tile: state.track.length } as const;
  if (direction === null) emit({ kind: 'began', seat });
  emit(direction === null ? laying : { ...laying, direction });
  const heading: Heading = direction === null ? 0 : DIRECTIONS.indexOf(direction);
  const laid = { ...changeHand(state, seat, -1, 0), track: extendTrack(state.track, heading) };
  return passTurn(laid, seat, emit);
}

/** Puts a coin under the exit edge of a tile (R-MX-9 to R-MX-11). */
export function raiseRamp(state: MotoXState, seat: Seat, tile: number, emit: Emit): MotoXState | Refusal {
  const objection = checkCoin(state, seat, tile);
  if (objection) return objection;
  const raised = state.track.map((one, at) => (at === tile ? { ...one, ramp: one.ramp + 1 } : one));
  emit({ kind: 'raised', seat, tile, height: raised[tile]?.ramp ?? 0 });
  return passTurn({ ...changeHand(state, seat, 0, -1), track: raised }, seat, emit);
}

/** Passes the building turn of a player who can place nothing (R-MX-12). */
export function passBuilding(state: MotoXState, seat: Seat, emit: Emit): MotoXState | Refusal {
  const objection = checkStuck(state, seat);
  if (objection) return objection;
  emit({ kind: 'stuck', seat });
  return passTurn(state, seat, emit);
}

function changeHand(state: MotoXState, seat: Seat, tiles: number, coins: number): MotoXState {
  const hand = state.hands[seat] as MotoXState['hands'][number];
  const changed = { tiles: hand.tiles + tiles, coins: hand.coins + coins };
  return { ...state, hands: state.hands.with(seat, changed) };
}

function passTurn(state: MotoXState, seat: Seat, emit: Emit): MotoXState {
  if (!isBuilt(state)) return { ...state, mover: findNextBuilder(state, seat) };
  return dealCoins(removeStrandedCoins(state, emit), emit);
}

/** Removes coins that can never be placed, or adds them to the discard pile (R-MX-12). */
function removeStrandedCoins(state: MotoXState, emit: Emit): MotoXState {
  const coins = countCoinsLeft(state);
  if (coins === 0) return state;
  emit({ kind: 'stranded', coins });
  const hands = state.hands.map((hand) => ({ ...hand, coins: 0 }));
  if (state.options.stuckCoins === 'discarded') return { ...state, hands, discard: state.discard + coins };
  return { ...state, hands, removed: state.removed + coins };
}

/** Deals the other half of the coins and begins the grid phase (R-MX-15). */
function dealCoins(state: MotoXState, emit: Emit): MotoXState {
  const coins = state.waiting / state.hands.length;
  emit({ kind: 'built', tiles: state.track.length, coins });
  const hands = state.hands.map((hand) => ({ ...hand, coins: hand.coins + coins }));
  return { ...state, phase: 'grid', hands, waiting: 0, mover: state.first };
}
