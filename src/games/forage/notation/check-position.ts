import { Refusal } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { type Args, text } from '../../../engine/text.ts';
import { VALUES } from '../setup.ts';
import { isGathered } from '../turn-end.ts';
import type { ForageState } from '../types.ts';
import { getSuitLetter, parseSuit, printCoin } from './letters.ts';

/** Why there can be no such position in a game, or null. */
export function checkPosition(state: ForageState): Refusal | null {
  return (
    checkCoins(state) ??
    checkSeats(state) ??
    checkRound(state) ??
    checkPhase(state) ??
    checkNotFinished(state)
  );
}

/** Every coin is there once. */
function checkCoins({ coins, stashes, pawns }: ForageState): Refusal | null {
  const names = [...coins, ...stashes.flat()].map(printCoin);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return refusePosition('twice', { coin: twice });
  const strange = names.find((name) => parseSuit(name.charAt(0)) >= pawns.length);
  return strange === undefined ? null : refusePosition('noSuchSuit', { coin: strange, seats: pawns.length });
}

function checkSeats({ pawns, first, mover }: ForageState): Refusal | null {
  if (first < pawns.length && mover < pawns.length) return null;
  return refusePosition('noSuchPlayer', { seats: pawns.length });
}

/** Rounds are counted to here where no limit is set. */
const LAST_ROUND = 999_999;

/** R-FO-4: a round for each coin; R-FO-23: the limit. */
function checkRound({ options, phase, round }: ForageState): Refusal | null {
  if (round > LAST_ROUND) return refusePosition('manyRounds');
  if (phase === 1) return round > VALUES.length ? refusePosition('sixRounds', { round }) : null;
  const cap = options.roundCap;
  return cap > 0 && round > cap ? refusePosition('pastCap', { cap, round }) : null;
}

function checkPhase({ phase, mover, rolled, over, lastRound, stashes }: ForageState): Refusal | null {
  if (phase === 1 && (rolled !== null || over || lastRound)) return refusePosition('tooEarly');
  if (phase === 1 && stashes[mover]?.length === 0)
    return refusePosition('nothingToLay', { suit: getSuitLetter(mover) });
  return over && rolled !== null ? refusePosition('rolledOver') : null;
}

/** R-FO-20: with so few coins it is the last round at least. */
function checkNotFinished(state: ForageState): Refusal | null {
  const goesOn = state.phase === 2 && !state.over && !state.lastRound;
  return goesOn && isGathered(state) ? refusePosition('nothingLeft') : null;
}

/** The rulings that such a position would break, by what is wrong with it. */
const RULINGS: { readonly [W in KeySuffix<'forage:refuse.position'>]?: KeySuffix<'forage:ruling'> } = {
  noSuchSuit: 'R-FO-1',
  noSuchPlayer: 'R-FO-1',
  sixRounds: 'R-FO-4',
  pastCap: 'R-FO-23',
  tooEarly: 'R-FO-4',
  nothingToLay: 'R-FO-4',
  nothingLeft: 'R-FO-20',
};

function refusePosition<W extends KeySuffix<'forage:refuse.position'>>(
  what: W,
  ...args: Args<`forage:refuse.position.${W}`>
): Refusal {
  return new Refusal(text(`forage:refuse.position.${what}`, ...args), RULINGS[what]);
}
