import type { MoneyRunMove, MoneyRunState } from '../types.ts';
import { printTurn } from './turn-part.ts';

/**
 * Notation of positions, in six parts with `|` between them:
 *
 * ```
 * 9 | pawns s:e1 n:e9 | stacks e2:LM d3:L | table LMSPP | bag 2 8 11 13 | round 3 first 1 to move 2 actions 2
 * ```
 *
 * 1. Number of squares along a side: 9 or 8.
 * 2. `pawns` by seat: the side each started at (`s n`, `s w n` or `s w n e`), `:`, and its square; `-` before it is
 *    placed.
 * 3. `stacks`: square, `:`, coins from the bottom to the top, by square in the order a1, b1, …; `-` for none. The coins
 *    are `L` large ($1), `M` medium (50c), `S` small (20c), `P` puny (10c), and `T` tiny (5c) where those play.
 * 4. `table`: the coins to be placed, the largest first; `-` for none.
 * 5. `bag`: the number of each denomination in the bag, the largest first: four numbers, or five with tiny coins.
 *    Alternatively `?` stands for all coins that are not in sight.
 * 6. `round`, the seat that was `first`, the seat `to move`, and the `actions` it has left; seats count from 1. Where
 *    it applies: `idle 1` (turns in a row without action), `agreed 1` (seats that offer to settle, `1,3`),
 *    `shifted e4-d5` (where the ko counts: the shifts of the turn before, a comma, those of this turn, several joined
 *    by `+`, `-` for none; `e4-d5/2` where others cover the coin, the second of d5 from the bottom), `over line 1`,
 *    `over idle`, `over agreed`, `over cap`.
 *
 * Whether tiny coins play follows from the bag or, if that is `?`, from the options; the other options are not part of
 * the text.
 */

/** Prints the whole state except its options. */
export function print(state: MoneyRunState): string {
  const pawns = state.pawns.map((at, seat) => `${state.sides[seat]}:${at ?? '-'}`);
  const stacks = state.stacks.map(({ at, coins }) => `${at}:${coins.join('')}`);
  return [
    String(state.options.board),
    `pawns ${pawns.join(' ')}`,
    `stacks ${stacks.join(' ') || '-'}`,
    `table ${state.table.join('') || '-'}`,
    `bag ${state.bag.join(' ')}`,
    printTurn(state),
  ].join(' | ');
}

/** Prints the move in the notation that `parseMove` reads. */
export function printMove(move: MoneyRunMove): string {
  switch (move.kind) {
    case 'start':
      return `start ${move.at}`;
    case 'place':
      return `${move.coin} ${move.at}`;
    case 'shift':
      return `${move.from}-${move.to}`;
    case 'step':
      return move.path.join('>');
    case 'end':
      return 'end';
    case 'agree':
      return 'settle';
  }
}
