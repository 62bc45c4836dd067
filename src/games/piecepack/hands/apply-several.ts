import { type Refusal, refused } from '../../../engine/refusal.ts';
import { refuse, takeGrip } from '../grip.ts';
import { printMove } from '../notation/print.ts';
import type { MovedEvent, Piece, PiecepackEvent, PiecepackMove, PiecepackState, Suit } from '../types.ts';
import type { Action } from './action.ts';
import { raiseUnseen } from './carry.ts';
import { hasDirection } from './handle.ts';

type Outcome = PiecepackState | Refusal;
type ApplyAction = (action: Action, move: PiecepackMove) => Outcome;

/** Maximum number of actions in a line. */
export const MAX_LINE_ACTIONS = 150;

/** Minimum number of consecutively laid pieces that are reported as one event. */
const MIN_GATHERED = 3;

/** Applies several actions as one, all or none. If one is impossible, the first such action gives the refusal. */
export function applySeveral(action: Action, moves: readonly PiecepackMove[], acted: ApplyAction): Outcome {
  if (moves.length < 2 || moves.length > MAX_LINE_ACTIONS)
    return refuse('lineLength', { most: MAX_LINE_ACTIONS });
  const events: PiecepackEvent[] = [];
  let { state } = action;
  let openly = true;
  for (const [at, move] of moves.entries()) {
    const wrong = checkInLine(move);
    if (wrong) return refuseInLine(at, move, wrong);
    const still = applyUnseen(state, move);
    if (still) {
      state = still;
      continue;
    }
    const after = acted({ ...action, state, move, emit: (event) => events.push(event) }, move);
    if (refused(after)) return refuseInLine(at, move, after);
    openly &&= after.before !== null;
    state = after;
  }
  for (const event of gatherEvents(events)) action.emit(event);
  const before = { seat: action.seat, what: 'several' as const, pieces: action.state.pieces };
  return { ...state, before: openly ? before : null };
}

/** Returns a refusal that names the action of the line. */
export function refuseInLine(at: number, move: PiecepackMove | string, { reason }: Refusal): Refusal {
  const action = typeof move === 'string' ? move : printMove(move);
  return refuse('inLine', { number: at + 1, action, why: reason });
}

/** Returns a refusal for actions that must stand alone: those on the whole table or on earlier actions. */
export function checkInLine({ kind }: PiecepackMove): Refusal | null {
  const alone = ['several', 'game', 'saved', 'undo', 'pack', 'unpack', 'note'];
  return alone.includes(kind) ? refuse('standsAlone') : null;
}

/**
 * Returns the table after an action without visible effect, or null for any other. Records contain such actions: they set a die to the
 * number it already shows, move a piece to where it lies, and turn pieces without a direction.
 */
export function applyUnseen(state: PiecepackState, move: PiecepackMove): PiecepackState | null {
  switch (move.kind) {
    case 'set':
      return state.pieces.some((piece) => isDieOnBoard(piece, move.suit) && piece.rank === move.rank)
        ? state
        : null;
    case 'move':
      return raiseUnseen(state, move);
    case 'turn': {
      const taken = takeGrip(state.pieces, move.grip);
      return refused(taken) || taken.held.some(hasDirection) ? null : state;
    }
    default:
      return null;
  }
}

function isDieOnBoard({ kind, suit, place }: Piece, wanted: Suit): boolean {
  return kind === 'd' && place.kind === 'board' && suit === wanted;
}

/** Merges pieces laid one after the other into one event. */
function gatherEvents(events: readonly PiecepackEvent[]): readonly PiecepackEvent[] {
  const told: PiecepackEvent[] = [];
  for (let at = 0; at < events.length; ) {
    const run = findLayRun(events, at);
    if (run.length >= MIN_GATHERED) told.push(createAllLaidEvent(run));
    else told.push(...(run.length > 0 ? run : events.slice(at, at + 1)));
    at += Math.max(run.length, 1);
  }
  return told;
}

function findLayRun(events: readonly PiecepackEvent[], from: number): readonly MovedEvent[] {
  const rest = events.slice(from);
  const end = rest.findIndex((event) => !isLayEvent(event));
  return (end < 0 ? rest : rest.slice(0, end)) as readonly MovedEvent[];
}

function isLayEvent(event: PiecepackEvent): event is MovedEvent {
  return event.kind === 'moved' && event.how === 'lay';
}

function createAllLaidEvent(run: readonly MovedEvent[]): PiecepackEvent {
  const laid = run.flatMap(({ pieces, to }) => pieces.map((piece) => ({ piece, to })));
  return { kind: 'allLaid', seat: (run[0] as MovedEvent).seat, laid };
}
