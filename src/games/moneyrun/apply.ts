import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { getDistance } from './board.ts';
import { drawCoin, getCoins, liftCoin, putCoin, sortCoins } from './coins.ts';
import { checkPlace, checkShift, checkStart, checkStarted } from './objections/actions.ts';
import { checkStep } from './objections/step.ts';
import { noteShift } from './shifts.ts';
import { getAllowance } from './turn.ts';
import { endMatch, endStart, endTurn, useAction } from './turn-end.ts';
import type { Denomination, MoneyRunEvent, MoneyRunMove, MoneyRunState, Square } from './types.ts';

type Emit = (event: MoneyRunEvent) => void;

/** Returns the state after the move, or a refusal if the move is illegal. */
export function apply(
  state: MoneyRunState,
  seat: Seat,
  move: MoneyRunMove,
  chance: Chance,
  emit: Emit,
): MoneyRunState | Refusal {
  if (move.kind === 'start') return checkStart(state, seat, move.at) ?? startPawn(state, seat, move.at, emit);
  const early = checkStarted(state, seat);
  if (early) return early;
  switch (move.kind) {
    case 'place':
      return (
        checkPlace(state, move.coin, move.at) ?? placeCoin(state, seat, move.coin, move.at, chance, emit)
      );
    case 'shift':
      return checkShift(state, seat, move.from, move.to) ?? shiftCoin(state, seat, move.from, move.to, emit);
    case 'step':
      return checkStep(state, seat, move.path) ?? stepPawn(state, seat, move.path, emit);
    case 'end':
      return endEarly(state, seat, emit);
    case 'agree':
      return agreeToSettle(state, seat, emit);
  }
}

function startPawn(state: MoneyRunState, seat: Seat, at: Square, emit: Emit): MoneyRunState {
  emit({ kind: 'started', seat, at });
  return endStart({ ...state, pawns: state.pawns.with(seat, at) });
}

/** Places a coin on any square, even under a pawn (R-MR-15, R-MR-16); another is drawn at once (R-MR-13). */
function placeCoin(
  state: MoneyRunState,
  seat: Seat,
  coin: Denomination,
  at: Square,
  chance: Chance,
  emit: Emit,
): MoneyRunState {
  const more = drawCoin(state.bag, chance);
  const rest = state.table.toSpliced(state.table.indexOf(coin), 1);
  emit({ kind: 'placed', seat, coin, at, drawn: more?.coin ?? null });
  return useAction(
    {
      ...state,
      stacks: putCoin(state.stacks, at, coin, state.options.board),
      table: more === null ? rest : sortCoins([...rest, more.coin]),
      bag: more?.bag ?? state.bag,
    },
    emit,
  );
}

function shiftCoin(state: MoneyRunState, seat: Seat, from: Square, to: Square, emit: Emit): MoneyRunState {
  const { board, ko } = state.options;
  const coin = getCoins(state.stacks, from).at(-1) as Denomination;
  emit({ kind: 'shifted', seat, coin, from, to });
  const stacks = putCoin(liftCoin(state.stacks, from), to, coin, board);
  return useAction({ ...state, stacks, shifted: ko ? noteShift(state, from, to) : state.shifted }, emit);
}

/** Moves the pawn; a pawn that reaches its line wins at once (R-MR-29). */
function stepPawn(state: MoneyRunState, seat: Seat, path: readonly Square[], emit: Emit): MoneyRunState {
  emit({ kind: 'moved', seat, from: state.pawns[seat] as Square, path });
  const moved = { ...state, pawns: state.pawns.with(seat, path.at(-1) as Square) };
  return getDistance(moved, seat) === 0
    ? endMatch(moved, { kind: 'line', seat }, emit)
    : useAction(moved, emit);
}

function endEarly(state: MoneyRunState, seat: Seat, emit: Emit): MoneyRunState {
  const used = getAllowance(state) - state.actions;
  emit({ kind: 'ended', seat, used });
  return endTurn(state, used > 0, emit);
}

function agreeToSettle(state: MoneyRunState, seat: Seat, emit: Emit): MoneyRunState {
  emit({ kind: 'agreed', seat });
  const offered = { ...state, agreed: state.agreed.with(seat, true) };
  if (offered.agreed.every((one) => one)) return endMatch(offered, { kind: 'agreed' }, emit);
  return endTurn(offered, state.actions < getAllowance(state), emit);
}
