import { createRecordedChance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import type { Plans, Situation } from '../../engine/plan.ts';
import { refused } from '../../engine/refusal.ts';
import { rotateSeats } from '../../engine/seat.ts';
import { text } from '../../engine/text.ts';
import { apply } from './apply.ts';
import { getCoins } from './coins.ts';
import { getAllowance, isStarting } from './turn.ts';
import type { MoneyRun, MoneyRunMove, MoneyRunView, Square } from './types.ts';

/** Two actions, as long as the stacks and pawns on their squares stay the same. */
export const plans: Plans<MoneyRun> = {
  only: text('moneyrun:plan.only'),
  foresee: (view, seat, moves) => {
    if (view.end || view.mover === seat || view.pawns.includes(null)) return [];
    const first = foreseeTurn(view, seat);
    const made = moves['1'];
    const second = made && first.actions === 2 ? foreseeAction(first, seat, made) : null;
    return [createSituation('1', first), ...(second ? [createSituation('2', second)] : [])];
  },
  locate: (view) => {
    if (isStarting(view)) return { kind: 'other' };
    return { kind: 'at', situation: view.actions === getAllowance(view) ? '1' : '2' };
  },
  outcome: (view, seat, move) =>
    listSquares(view, seat, move)
      .map((at) => describeSquare(view, at))
      .join(' '),
};

function createSituation(id: '1' | '2', view: MoneyRunView): Situation<MoneyRunView> {
  return { id, when: text('moneyrun:plan.action', { number: Number(id) }), view };
}

/** Returns the position at the start of the waiting seat's turn, if nothing changes on the board. */
function foreseeTurn(view: MoneyRunView, seat: Seat): MoneyRunView {
  const until = rotateSeats(view.mover, view.pawns.length).slice(1);
  const passed = until.slice(0, until.indexOf(seat) + 1).includes(view.first);
  const turn = { ...view, mover: seat, round: passed ? view.round + 1 : view.round };
  return { ...turn, actions: getAllowance(turn), shifted: { before: [], now: [] } };
}

/** Returns the position after the first action, without the coin that is drawn; null if the turn is over. */
function foreseeAction(turn: MoneyRunView, seat: Seat, move: MoneyRunMove): MoneyRunView | null {
  const undrawn = { ...turn, bag: turn.bag.map(() => 0) };
  const after = apply(undrawn, seat, move, createRecordedChance([]), () => {});
  if (refused(after) || after.end || after.mover !== seat || after.actions !== 1) return null;
  return { ...turn, ...after, bag: turn.bag };
}

/** Lists the squares that an action is about. */
function listSquares(view: MoneyRunView, seat: Seat, move: MoneyRunMove): readonly Square[] {
  switch (move.kind) {
    case 'start':
    case 'place':
      return [move.at];
    case 'shift':
      return [move.from, move.to];
    case 'step':
      return [...(view.pawns[seat] ? [view.pawns[seat]] : []), ...move.path];
    case 'end':
    case 'agree':
      return [];
  }
}

/** Describes a square with its coins and the pawns on it: `e4:LM:0`. */
function describeSquare({ stacks, pawns }: MoneyRunView, at: Square): string {
  const standing = pawns.flatMap((square, seat) => (square === at ? [seat] : []));
  return [at, getCoins(stacks, at).join(''), standing.join('')].join(':');
}
