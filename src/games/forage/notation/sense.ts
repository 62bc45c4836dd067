import { Refusal } from '../../../engine/refusal.ts';
import type { Under } from '../../../engine/spoken.ts';
import { type Args, text } from '../../../engine/text.ts';
import { gathered } from '../ending.ts';
import { VALUES } from '../setup.ts';
import type { ForageState } from '../types.ts';
import { printCoin, suitLetter, suitOf } from './letters.ts';

/** Why there can be no such position in a game, or null. */
export function nonsense(state: ForageState): Refusal | null {
  return doubled(state) ?? strangers(state) ?? wrongRound(state) ?? wrongPhase(state) ?? finished(state);
}

/** Every coin is there once. */
function doubled({ coins, stashes, pawns }: ForageState): Refusal | null {
  const names = [...coins, ...stashes.flat()].map(printCoin);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return wrong('twice', { coin: twice });
  const strange = names.find((name) => suitOf(name.charAt(0)) >= pawns.length);
  return strange === undefined ? null : wrong('noSuchSuit', { coin: strange, seats: pawns.length });
}

function strangers({ pawns, first, mover }: ForageState): Refusal | null {
  if (first < pawns.length && mover < pawns.length) return null;
  return wrong('noSuchPlayer', { seats: pawns.length });
}

/** Rounds are counted to here where no limit is set. */
const LAST_ROUND = 999_999;

/** R-FO-4: a round for each coin; R-FO-23: the limit. */
function wrongRound({ options, phase, round }: ForageState): Refusal | null {
  if (round > LAST_ROUND) return wrong('manyRounds');
  if (phase === 1) return round > VALUES.length ? wrong('sixRounds', { round }) : null;
  const cap = options.roundCap;
  return cap > 0 && round > cap ? wrong('pastCap', { cap, round }) : null;
}

function wrongPhase({ phase, mover, rolled, over, lastRound, stashes }: ForageState): Refusal | null {
  if (phase === 1 && (rolled !== null || over || lastRound)) return wrong('tooEarly');
  if (phase === 1 && stashes[mover]?.length === 0) return wrong('nothingToLay', { suit: suitLetter(mover) });
  return over && rolled !== null ? wrong('rolledOver') : null;
}

/** R-FO-20: with so few coins it is the last round at least. */
function finished(state: ForageState): Refusal | null {
  const goesOn = state.phase === 2 && !state.over && !state.lastRound;
  return goesOn && gathered(state) ? wrong('nothingLeft') : null;
}

/** The rulings that such a position would break, by what is wrong with it. */
const RULINGS: { readonly [W in Under<'forage:refuse.position'>]?: Under<'forage:ruling'> } = {
  noSuchSuit: 'R-FO-1',
  noSuchPlayer: 'R-FO-1',
  sixRounds: 'R-FO-4',
  pastCap: 'R-FO-23',
  tooEarly: 'R-FO-4',
  nothingToLay: 'R-FO-4',
  nothingLeft: 'R-FO-20',
};

function wrong<W extends Under<'forage:refuse.position'>>(
  what: W,
  ...args: Args<`forage:refuse.position.${W}`>
): Refusal {
  return new Refusal(text(`forage:refuse.position.${what}`, ...args), RULINGS[what]);
}
