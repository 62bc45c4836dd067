import type { Chance } from '../../src/engine/chance.ts';
import { Refusal } from '../../src/engine/refusal.ts';
import { text } from '../../src/engine/text.ts';
import { SQUARES } from './lines.ts';
import { turn } from './turn.ts';
import type { TicTacToeEvent, TicTacToeMove, TicTacToeState } from './types.ts';

/** Marks a square, which has to be free. */
export function apply(
  state: TicTacToeState,
  seat: number,
  move: TicTacToeMove,
  _chance: Chance,
  emit: (event: TicTacToeEvent) => void,
): TicTacToeState | Refusal {
  const square = 1 << move.at;
  if ((state.x | state.o) & square)
    return new Refusal(text('tictactoe:refuse.taken', { at: SQUARES[move.at] as string }));
  emit({ kind: 'marked', seat, at: move.at });
  const after = marked(state, seat, square);
  const ended = turn(after);
  if (ended.kind === 'over') emit({ kind: 'over', winner: winner(ended.standings) });
  return after;
}

function marked({ x, o, misere }: TicTacToeState, seat: number, square: number): TicTacToeState {
  return seat === 0 ? { x: x | square, o, misere } : { x, o: o | square, misere };
}

function winner(standings: readonly { readonly place: number }[]): number | null {
  const [x, o] = standings.map(({ place }) => place);
  if (x === o) return null;
  return x === 1 ? 0 : 1;
}
