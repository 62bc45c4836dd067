import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { findInStash, findOwnUnder } from './coins.ts';
import { getCoinName, getCoinNames } from './text/names.ts';
import type { Coin, ForageState, Source, Square } from './types.ts';
import { getNumberName } from './ways/check-course.ts';

/** Returns a refusal if the die cannot be rolled now, otherwise null. */
export function checkRoll(state: ForageState, seat: Seat): Refusal | null {
  if (state.phase === 1) return refuseInPhaseOne(state, seat, 'noRoll');
  return state.rolled === null ? null : refuseAlreadyRolled(state.rolled);
}

/** Returns a refusal if there is no roll to move, otherwise null. */
export function checkGo(state: ForageState): Refusal | null {
  if (state.phase === 1) return refuseInPhaseOne(state, state.mover, 'noRoll');
  return state.rolled === null ? new Refusal(text('forage:refuse.rollFirst'), 'R-FO-13') : null;
}

/** Returns a refusal if the number cannot come from this source, otherwise null. */
export function checkSource(state: ForageState, seat: Seat, source: Source): Refusal | null {
  if (state.rolled !== null) return refuseAlreadyRolled(state.rolled);
  return source.kind === 'under' ? checkUnder(state, seat) : checkStash(state, seat, source.coin);
}

function checkUnder(state: ForageState, seat: Seat): Refusal | null {
  if (state.phase === 1) return refuseInPhaseOne(state, seat, 'layFirst');
  if (findOwnUnder(state, seat) >= 0) return null;
  return new Refusal(text('forage:refuse.noneUnder', { at: state.pawns[seat] as Square }), 'R-FO-13');
}

function checkStash(state: ForageState, seat: Seat, coin: Coin): Refusal | null {
  const stash = state.stashes[seat] as readonly Coin[];
  if (state.phase === 2 && findOwnUnder(state, seat) >= 0)
    return new Refusal(text('forage:refuse.ownUnder'), 'R-FO-13');
  if (stash.length === 0) return new Refusal(text('forage:refuse.emptyStash'), 'R-FO-13');
  if (findInStash(stash, coin) >= 0) return null;
  const rule = state.phase === 1 ? 'R-FO-4' : 'R-FO-13';
  return new Refusal(
    text('forage:refuse.notYours', { coin: getCoinName(coin), stash: getCoinNames(stash) }),
    rule,
  );
}

function refuseInPhaseOne(state: ForageState, seat: Seat, what: 'noRoll' | 'layFirst'): Refusal {
  return new Refusal(
    text(`forage:refuse.${what}`, { stash: getCoinNames(state.stashes[seat] as readonly Coin[]) }),
    'R-FO-4',
  );
}

function refuseAlreadyRolled(rolled: number): Refusal {
  return new Refusal(text('forage:refuse.rolled', { number: getNumberName(rolled) }), 'R-FO-13');
}
