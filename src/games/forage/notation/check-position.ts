import { Refusal } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { type Args, text } from '../../../engine/text.ts';
import { VALUES } from '../setup.ts';
import { isGathered } from '../turn-end.ts';
import type { ForageState } from '../types.ts';
import { getSuitLetter, parseSuit, printCoin } from './letters.ts';

/** Returns a refusal if the position cannot occur in a game, otherwise null. */
export function checkPosition(state: ForageState): Refusal | null {
  return (
    checkCoins(state) ??
    checkSeats(state) ??
    checkRound(state) ??
    checkPhase(state) ??
    checkNotFinished(state)
  );
}

/** Checks that every coin occurs at most once and belongs to a suit in play. */
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

/** Maximum round number in a position without a round limit. */
const LAST_ROUND = 999_999;

/** Checks the round: in phase 1 one for each coin (R-FO-4), in phase 2 up to the limit (R-FO-23). */
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

/** Checks that a match with so few coins left is at least in its last round (R-FO-20). */
function checkNotFinished(state: ForageState): Refusal | null {
  const goesOn = state.phase === 2 && !state.over && !state.lastRound;
  return goesOn && isGathered(state) ? refusePosition('nothingLeft') : null;
}

/** Rulings that an impossible position breaks, by the refusal's key. */
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
