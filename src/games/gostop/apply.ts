import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { checkMove } from './check-move.ts';
import { getAnnouncedPoints } from './counting/points.ts';
import { go, stop } from './steps/decide.ts';
import { dealNext } from './steps/end-deal.ts';
import { normaliseShape } from './steps/normalise-shape.ts';
import { bombMonth, pickTarget, playCard, shake, skipHand } from './steps/play.ts';
import { emitPoints, scoreTurn } from './steps/resolve.ts';
import { giveJunk } from './steps/steal.ts';
import { throwHand } from './steps/throw.ts';
import type { Card, GoStopEvent, GoStopMove, GoStopState } from './types.ts';

type Emit = (event: GoStopEvent) => void;

/** Returns the state after a move, or a refusal if the move is illegal. */
export function apply(
  state: GoStopState,
  seat: Seat,
  move: GoStopMove,
  chance: Chance,
  emit: Emit,
): GoStopState | Refusal {
  return checkMove(state, seat, move) ?? normaliseShape(applyMove(state, seat, move, chance, emit));
}

function applyMove(
  state: GoStopState,
  seat: Seat,
  move: GoStopMove,
  chance: Chance,
  emit: Emit,
): GoStopState {
  switch (move.kind) {
    case 'throw':
      return throwHand(state, seat, move.throw, chance, emit);
    case 'shake':
      return shake(state, seat, move.month, emit);
    case 'play':
      return playCard(state, seat, move.card, move.onto, chance, emit);
    case 'bomb':
      return bombMonth(state, seat, move.month, chance, emit);
    case 'draw':
      return skipHand(state, seat, chance, emit);
    case 'target':
      return pickTarget(state, seat, move.onto, emit);
    case 'give':
      return applyGift(state, seat, move.card, emit);
    case 'deal':
      return dealNext(state, chance, emit);
    case 'go':
      return go(state, seat, emit);
    case 'stop':
      return stop(state, seat, emit);
  }
}

/** Gives junk; when all is paid, the mover's turn goes on. */
function applyGift(state: GoStopState, victim: Seat, card: Card, emit: Emit): GoStopState {
  const before = getAnnouncedPoints(state, state.mover);
  const next = giveJunk(state, victim, card, emit);
  emitPoints(next, before, emit);
  return next.owed.length > 0 ? next : scoreTurn({ ...next, phase: 'play' }, emit);
}
