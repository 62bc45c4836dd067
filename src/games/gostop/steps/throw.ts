import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { GoStopEvent, GoStopState, Throw } from '../types.ts';
import { startDeal } from './end-deal.ts';

/** The three throws, each beaten by the next: scissors by rock, rock by paper. */
export const THROWS: readonly Throw[] = ['scissors', 'rock', 'paper'];

/** Records a throw, which stays secret until all have thrown (R-GS-5). */
export function throwHand(
  state: GoStopState,
  seat: Seat,
  hand: Throw,
  chance: Chance,
  emit: (event: GoStopEvent) => void,
): GoStopState {
  emit({ kind: 'thrown', seat, throw: hand });
  const throws = state.throws.with(seat, hand);
  if (state.throwers.some((thrower) => throws[thrower] === null)) return { ...state, throws };
  const left = findUnbeaten(throws, state.throwers);
  const dealer = left.length === 1 ? (left[0] as Seat) : null;
  emit({ kind: 'compared', throws, dealer });
  const cleared = state.throws.map(() => null);
  if (dealer === null) return { ...state, throws: cleared, throwers: left, compared: throws };
  const decided = { ...state, throws: cleared, throwers: [], compared: [], dealer };
  return startDeal(decided, chance, emit);
}

/** Returns the seats that go on: the winners, or all when the throws are alike or all three were shown. */
export function findUnbeaten(throws: readonly (Throw | null)[], throwers: readonly Seat[]): readonly Seat[] {
  const shown = new Set(throwers.map((seat) => throws[seat]));
  if (shown.size !== 2) return throwers;
  const best = THROWS.find((one, at) => shown.has(one) && shown.has(THROWS.at(at - 1) as Throw));
  return throwers.filter((seat) => throws[seat] === best);
}
