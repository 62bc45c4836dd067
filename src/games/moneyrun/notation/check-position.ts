import type { Refusal } from '../../../engine/refusal.ts';
import { BOARDS, getDistance, getEdge } from '../board.ts';
import { canLie, getCoins, TABLE_SIZE } from '../coins.ts';
import { getAllowance } from '../turn.ts';
import { isLastTurn } from '../turn-end.ts';
import type { MoneyRunState, Shift, Side } from '../types.ts';
import { refusePosition } from './refuse-position.ts';

/** Returns a refusal if the position cannot occur in a game, otherwise null. */
export function checkPosition(state: MoneyRunState): Refusal | null {
  return (
    checkSeats(state) ??
    checkPawns(state) ??
    checkStacks(state) ??
    checkTable(state) ??
    checkTurn(state) ??
    checkStarts(state) ??
    checkEnd(state)
  );
}

/** Checks that every seat named is in the match. */
function checkSeats({ pawns, first, mover, end }: MoneyRunState): Refusal | null {
  const named = [first, mover, end?.kind === 'line' ? end.seat : 0];
  return named.every((seat) => seat < pawns.length)
    ? null
    : refusePosition('noSuchSeat', { seats: pawns.length });
}

/** Checks that no two pawns share a square (R-MR-28). */
function checkPawns({ options, pawns }: MoneyRunState): Refusal | null {
  if (options.sharing) return null;
  const twice = pawns.find((at, seat) => at !== null && pawns.indexOf(at) !== seat);
  return twice == null ? null : refusePosition('twoPawns', { at: twice });
}

/** Checks that no coin lies on a smaller one (R-MR-3). */
function checkStacks({ stacks }: MoneyRunState): Refusal | null {
  const bad = stacks.find(({ coins }) => !coins.every((coin, index) => canLie(coin, coins[index - 1])));
  return bad === undefined ? null : refusePosition('toppled', { at: bad.at, coins: bad.coins.join('') });
}

/** Checks that the table has five coins, or fewer if the bag is empty (R-MR-13, R-MR-14). */
function checkTable({ table, bag }: MoneyRunState): Refusal | null {
  const full = table.length === TABLE_SIZE || bag.every((count) => count === 0);
  return table.length <= TABLE_SIZE && full ? null : refusePosition('fiveCoins', { found: table.length });
}

function checkTurn(state: MoneyRunState): Refusal | null {
  const { options, round, actions, idle, pawns, end, agreed } = state;
  const { roundCap } = options;
  if (roundCap > 0 && round > roundCap) return refusePosition('pastCap', { cap: roundCap, round });
  if (actions > getAllowance(state)) return refusePosition('oneAction');
  if ((idle === pawns.length) !== (end?.kind === 'idle') || idle > pawns.length)
    return refusePosition('idle', { idle });
  if (agreed.every((one) => one) !== (end?.kind === 'agreed')) return refusePosition('agreed');
  if (end?.kind === 'cap' && !isLastTurn(state)) return refusePosition('cap');
  return checkShifts(state);
}

/** Checks the shifts: each coin lies where it was shifted, and was shifted once (R-MR-20). */
function checkShifts({ options, shifted, stacks }: MoneyRunState): Refusal | null {
  const all = [...shifted.before, ...shifted.now];
  if (all.length > 0 && !options.ko) return refusePosition('noKo');
  const lost = all.find(({ to, level }) => level === 0 || level > getCoins(stacks, to).length);
  if (lost) return refusePosition('shifted', { at: lost.to });
  const { number } = BOARDS[options.board];
  const strange = all.find(({ from, to }) => from === to || !number.has(from));
  if (strange) return refusePosition('shiftedFrom', { at: strange.from });
  const twice = all.find((one, at) => all.findIndex((other) => isSameCoin(one, other)) < at);
  return twice === undefined ? null : refusePosition('shiftedTwice', { at: twice.to });
}

function isSameCoin(one: Shift, other: Shift): boolean {
  return one.to === other.to && one.level === other.level;
}

/** Checks that pawns are placed in turn order before anything else (R-MR-6). */
function checkStarts(state: MoneyRunState): Refusal | null {
  const { pawns, mover, first, options, sides, end } = state;
  if (!pawns.includes(null)) return null;
  if (options.starts !== 'free') return refusePosition('middleStarts');
  const order = pawns.map((_, turn) => (first + turn) % pawns.length);
  const placed = order.findIndex((seat) => pawns[seat] === null);
  const inOrder = order.every((seat, turn) => (pawns[seat] === null) === turn >= placed);
  const onEdge = pawns.every(
    (at, seat) => at === null || getEdge(BOARDS[options.board], sides[seat] as Side).includes(at),
  );
  return inOrder && onEdge && order[placed] === mover && isUntouched(state) && !end
    ? null
    : refusePosition('starting');
}

function isUntouched({ stacks, round, idle, agreed }: MoneyRunState): boolean {
  return stacks.length === 0 && round === 1 && idle === 0 && !agreed.includes(true);
}

/** Checks that a pawn is on its line exactly if it has won (R-MR-29). */
function checkEnd(state: MoneyRunState): Refusal | null {
  const { pawns, end } = state;
  const arrived = [...pawns.keys()].filter((seat) => pawns[seat] !== null && getDistance(state, seat) === 0);
  const winner = end?.kind === 'line' ? [end.seat] : [];
  if (arrived.join() === winner.join()) return null;
  return winner.length > 0
    ? refusePosition('notThere')
    : refusePosition('arrived', { at: pawns[arrived[0] as number] as string });
}
