import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { ownUnder, placeOf } from './coins.ts';
import { coinName, coinNames } from './text/names.ts';
import type { Coin, ForageState, Source, Square } from './types.ts';
import { numberName } from './ways/route.ts';

/** Why the die cannot be rolled now, or null. */
export function rollObjection(state: ForageState, seat: Seat): Refusal | null {
  if (state.phase === 1) return phaseOne(state, seat, 'noRoll');
  return state.rolled === null ? null : alreadyRolled(state.rolled);
}

/** Why there is no roll to move, or null. */
export function goObjection(state: ForageState): Refusal | null {
  if (state.phase === 1) return phaseOne(state, state.mover, 'noRoll');
  return state.rolled === null ? new Refusal(text('forage:refuse.rollFirst'), 'R-FO-13') : null;
}

/** Why the number cannot come from there, or null. */
export function sourceObjection(state: ForageState, seat: Seat, source: Source): Refusal | null {
  if (state.rolled !== null) return alreadyRolled(state.rolled);
  return source.kind === 'under' ? underObjection(state, seat) : stashObjection(state, seat, source.coin);
}

function underObjection(state: ForageState, seat: Seat): Refusal | null {
  if (state.phase === 1) return phaseOne(state, seat, 'layFirst');
  if (ownUnder(state, seat) >= 0) return null;
  return new Refusal(text('forage:refuse.noneUnder', { at: state.pawns[seat] as Square }), 'R-FO-13');
}

function stashObjection(state: ForageState, seat: Seat, coin: Coin): Refusal | null {
  const stash = state.stashes[seat] as readonly Coin[];
  if (state.phase === 2 && ownUnder(state, seat) >= 0)
    return new Refusal(text('forage:refuse.ownUnder'), 'R-FO-13');
  if (stash.length === 0) return new Refusal(text('forage:refuse.emptyStash'), 'R-FO-13');
  if (placeOf(stash, coin) >= 0) return null;
  const rule = state.phase === 1 ? 'R-FO-4' : 'R-FO-13';
  return new Refusal(text('forage:refuse.notYours', { coin: coinName(coin), stash: coinNames(stash) }), rule);
}

function phaseOne(state: ForageState, seat: Seat, what: 'noRoll' | 'layFirst'): Refusal {
  return new Refusal(
    text(`forage:refuse.${what}`, { stash: coinNames(state.stashes[seat] as readonly Coin[]) }),
    'R-FO-4',
  );
}

function alreadyRolled(rolled: number): Refusal {
  return new Refusal(text('forage:refuse.rolled', { number: numberName(rolled) }), 'R-FO-13');
}
