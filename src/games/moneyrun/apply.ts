import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { distanceOf } from './board.ts';
import { coinsAt, drawn, lifted, put, sorted } from './coins.ts';
import { over } from './ending.ts';
import { placeObjection, shiftObjection, startFirst, startObjection } from './objections/actions.ts';
import { stepObjection } from './objections/step.ts';
import { actionUsed, pawnStarted, turnEnded } from './passing.ts';
import { noted } from './shifts.ts';
import { allowance } from './turn.ts';
import type { Denomination, MoneyRunEvent, MoneyRunMove, MoneyRunState, Square } from './types.ts';

type Emit = (event: MoneyRunEvent) => void;

/** The state after a move, or why it is not legal. */
export function apply(
  state: MoneyRunState,
  seat: Seat,
  move: MoneyRunMove,
  chance: Chance,
  emit: Emit,
): MoneyRunState | Refusal {
  if (move.kind === 'start')
    return startObjection(state, seat, move.at) ?? started(state, seat, move.at, emit);
  const early = startFirst(state, seat);
  if (early) return early;
  switch (move.kind) {
    case 'place':
      return (
        placeObjection(state, move.coin, move.at) ?? placed(state, seat, move.coin, move.at, chance, emit)
      );
    case 'shift':
      return (
        shiftObjection(state, seat, move.from, move.to) ?? shifted(state, seat, move.from, move.to, emit)
      );
    case 'step':
      return stepObjection(state, seat, move.path) ?? stepped(state, seat, move.path, emit);
    case 'end':
      return ended(state, seat, emit);
    case 'agree':
      return agreed(state, seat, emit);
  }
}

function started(state: MoneyRunState, seat: Seat, at: Square, emit: Emit): MoneyRunState {
  emit({ kind: 'started', seat, at });
  return pawnStarted({ ...state, pawns: state.pawns.with(seat, at) });
}

/** Onto any square, under any pawn (R-MR-15, R-MR-16); another coin is drawn at once (R-MR-13). */
function placed(
  state: MoneyRunState,
  seat: Seat,
  coin: Denomination,
  at: Square,
  chance: Chance,
  emit: Emit,
): MoneyRunState {
  const more = drawn(state.bag, chance);
  const rest = state.table.toSpliced(state.table.indexOf(coin), 1);
  emit({ kind: 'placed', seat, coin, at, drawn: more?.coin ?? null });
  return actionUsed(
    {
      ...state,
      stacks: put(state.stacks, at, coin, state.options.board),
      table: more === null ? rest : sorted([...rest, more.coin]),
      bag: more?.bag ?? state.bag,
    },
    emit,
  );
}

function shifted(state: MoneyRunState, seat: Seat, from: Square, to: Square, emit: Emit): MoneyRunState {
  const { board, ko } = state.options;
  const coin = coinsAt(state.stacks, from).at(-1) as Denomination;
  emit({ kind: 'shifted', seat, coin, from, to });
  const stacks = put(lifted(state.stacks, from), to, coin, board);
  return actionUsed({ ...state, stacks, shifted: ko ? noted(state, from, to) : state.shifted }, emit);
}

/** On the line the match is won at once (R-MR-29). */
function stepped(state: MoneyRunState, seat: Seat, path: readonly Square[], emit: Emit): MoneyRunState {
  emit({ kind: 'moved', seat, from: state.pawns[seat] as Square, path });
  const moved = { ...state, pawns: state.pawns.with(seat, path.at(-1) as Square) };
  return distanceOf(moved, seat) === 0 ? over(moved, { kind: 'line', seat }, emit) : actionUsed(moved, emit);
}

function ended(state: MoneyRunState, seat: Seat, emit: Emit): MoneyRunState {
  const used = allowance(state) - state.actions;
  emit({ kind: 'ended', seat, used });
  return turnEnded(state, used > 0, emit);
}

function agreed(state: MoneyRunState, seat: Seat, emit: Emit): MoneyRunState {
  emit({ kind: 'agreed', seat });
  const offered = { ...state, agreed: state.agreed.with(seat, true) };
  if (offered.agreed.every((one) => one)) return over(offered, { kind: 'agreed' }, emit);
  return turnEnded(offered, state.actions < allowance(state), emit);
}
