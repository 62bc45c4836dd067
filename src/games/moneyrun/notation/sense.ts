import type { Refusal } from '../../../engine/refusal.ts';
import { BOARDS, distanceOf, edgeOf } from '../board.ts';
import { coinsAt, mayLie, TABLE } from '../coins.ts';
import { isLastTurn } from '../passing.ts';
import { allowance } from '../turn.ts';
import type { MoneyRunState, Shift, Side } from '../types.ts';
import { wrong } from './unread.ts';

/** Why there can be no such position in a game, or null. */
export function nonsense(state: MoneyRunState): Refusal | null {
  return (
    strangers(state) ??
    doubled(state) ??
    toppled(state) ??
    wrongTable(state) ??
    wrongTurn(state) ??
    unplaced(state) ??
    wrongEnd(state)
  );
}

/** Everybody named has a seat. */
function strangers({ pawns, first, mover, end }: MoneyRunState): Refusal | null {
  const named = [first, mover, end?.kind === 'line' ? end.seat : 0];
  return named.every((seat) => seat < pawns.length) ? null : wrong('noSuchSeat', { seats: pawns.length });
}

/** R-MR-28. */
function doubled({ options, pawns }: MoneyRunState): Refusal | null {
  if (options.sharing) return null;
  const twice = pawns.find((at, seat) => at !== null && pawns.indexOf(at) !== seat);
  return twice == null ? null : wrong('twoPawns', { at: twice });
}

/** R-MR-3. */
function toppled({ stacks }: MoneyRunState): Refusal | null {
  const bad = stacks.find(({ coins }) => !coins.every((coin, index) => mayLie(coin, coins[index - 1])));
  return bad === undefined ? null : wrong('toppled', { at: bad.at, coins: bad.coins.join('') });
}

/** R-MR-13, R-MR-14: five on the table, fewer only when the bag is empty. */
function wrongTable({ table, bag }: MoneyRunState): Refusal | null {
  const full = table.length === TABLE || bag.every((count) => count === 0);
  return table.length <= TABLE && full ? null : wrong('fiveCoins', { found: table.length });
}

function wrongTurn(state: MoneyRunState): Refusal | null {
  const { options, round, actions, idle, pawns, end, agreed } = state;
  const { roundCap } = options;
  if (roundCap > 0 && round > roundCap) return wrong('pastCap', { cap: roundCap, round });
  if (actions > allowance(state)) return wrong('oneAction');
  if ((idle === pawns.length) !== (end?.kind === 'idle') || idle > pawns.length)
    return wrong('idle', { idle });
  if (agreed.every((one) => one) !== (end?.kind === 'agreed')) return wrong('agreed');
  if (end?.kind === 'cap' && !isLastTurn(state)) return wrong('cap');
  return shiftedCoins(state);
}

/** R-MR-20: what was shifted lies where it went, and was shifted once. */
function shiftedCoins({ options, shifted, stacks }: MoneyRunState): Refusal | null {
  const all = [...shifted.before, ...shifted.now];
  if (all.length > 0 && !options.ko) return wrong('noKo');
  const lost = all.find(({ to, level }) => level === 0 || level > coinsAt(stacks, to).length);
  if (lost) return wrong('shifted', { at: lost.to });
  const { number } = BOARDS[options.board];
  const strange = all.find(({ from, to }) => from === to || !number.has(from));
  if (strange) return wrong('shiftedFrom', { at: strange.from });
  const twice = all.find((one, at) => all.findIndex((other) => isSameCoin(one, other)) < at);
  return twice === undefined ? null : wrong('shiftedTwice', { at: twice.to });
}

function isSameCoin(one: Shift, other: Shift): boolean {
  return one.to === other.to && one.level === other.level;
}

/** R-MR-6: pawns are placed in turn order before anything else. */
function unplaced(state: MoneyRunState): Refusal | null {
  const { pawns, mover, first, options, sides, end } = state;
  if (!pawns.includes(null)) return null;
  if (options.starts !== 'free') return wrong('middleStarts');
  const order = pawns.map((_, turn) => (first + turn) % pawns.length);
  const placed = order.findIndex((seat) => pawns[seat] === null);
  const inOrder = order.every((seat, turn) => (pawns[seat] === null) === turn >= placed);
  const onEdge = pawns.every(
    (at, seat) => at === null || edgeOf(BOARDS[options.board], sides[seat] as Side).includes(at),
  );
  return inOrder && onEdge && order[placed] === mover && untouched(state) && !end ? null : wrong('starting');
}

function untouched({ stacks, round, idle, agreed }: MoneyRunState): boolean {
  return stacks.length === 0 && round === 1 && idle === 0 && !agreed.includes(true);
}

/** R-MR-29: a pawn on its line has won, and only the winner's is there. */
function wrongEnd(state: MoneyRunState): Refusal | null {
  const { pawns, end } = state;
  const arrived = [...pawns.keys()].filter((seat) => pawns[seat] !== null && distanceOf(state, seat) === 0);
  const winner = end?.kind === 'line' ? [end.seat] : [];
  if (arrived.join() === winner.join()) return null;
  return winner.length > 0
    ? wrong('notThere')
    : wrong('arrived', { at: pawns[arrived[0] as number] as string });
}
