import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { revealCompleteKinds } from './box.ts';
import { refuse } from './grip.ts';
import { type Action, changeWithoutUndo, changeWithUndo } from './hands/action.ts';
import { applySeveral } from './hands/apply-several.ts';
import { bag, box, capture, carry, fill, hide, swap } from './hands/carry.ts';
import { flip, look, roll, setDie, shuffle, turnPieces } from './hands/handle.ts';
import { clearBoard, draw, lay, setUpLayout, show } from './hands/lay.ts';
import { addNote } from './hands/notes.ts';
import { setUpGame, setUpSaved } from './hands/set-up-game.ts';
import { getAllSeats } from './knowledge.ts';
import { getPackingQuorum } from './turn.ts';
import type { PiecepackEvent, PiecepackMove, PiecepackState } from './types.ts';

type Outcome = PiecepackState | Refusal;

/** Returns the table after an action, or a refusal if it is impossible. */
export function apply(
  state: PiecepackState,
  seat: Seat,
  move: PiecepackMove,
  chance: Chance,
  emit: (event: PiecepackEvent) => void,
): Outcome {
  if (state.over) return new Refusal(text('bot:refuse.over'));
  return applyMove({ state, seat, move, chance, emit }, move);
}

function applyMove(action: Action, move: PiecepackMove): Outcome {
  switch (move.kind) {
    case 'lay':
      return lay(action, move);
    case 'move':
      return carry(action, move);
    case 'capture':
      return capture(action, move);
    case 'swap':
      return swap(action, move);
    case 'flip':
      return flip(action, move.grip);
    case 'look':
      return look(action, move.grip);
    case 'hide':
      return hide(action, move.grip);
    case 'bag':
      return bag(action, move.grip);
    case 'box':
      return box(action, move.grip);
    case 'turn':
      return turnPieces(action, move.grip, move.by);
    case 'fill':
      return fill(action, move.of);
    case 'set':
      return setDie(action, move.suit, move.rank);
    case 'roll':
      return roll(action, move.suit);
    case 'shuffle':
      return shuffle(action, move.at);
    case 'draw':
      return draw(action, move);
    case 'show':
      return show(action, move);
    case 'setup':
      return setUpLayout(action, move.layout);
    case 'game':
      return setUpGame(action, move.game);
    case 'saved':
      return setUpSaved(action, move);
    case 'several':
      return applySeveral(action, move.moves, applyMove);
    case 'note':
      return addNote(action, move.text);
    case 'clear':
      return clear(action);
    case 'open':
      return open(action);
    case 'undo':
      return undo(action);
    case 'pack':
    case 'unpack':
      return pack(action, move.kind === 'pack');
  }
}

function clear(action: Action): Outcome {
  const { state, seat, emit } = action;
  if (!state.pieces.some(({ place }) => place.kind === 'board')) return refuse('nothingOnBoard');
  emit({ kind: 'cleared', seat });
  const { laid: _, ...bare } = changeWithUndo(
    action,
    revealCompleteKinds(clearBoard(state.pieces, state.seats), state.seats),
  );
  return bare;
}

/** Opens the box for everybody to look into; its pieces can then be laid by name again. */
function open(action: Action): Outcome {
  const { state, seat, emit } = action;
  if (!state.pieces.some(({ place, known }) => place.kind === 'box' && known.length === 0))
    return refuse('boxOpen');
  emit({ kind: 'opened', seat });
  const known = getAllSeats(state.seats);
  return changeWithoutUndo(
    action,
    state.pieces.map((piece) => (piece.place.kind === 'box' ? { ...piece, known } : piece)),
  );
}

/** Undoes the last action on the pieces, by the same player, unless a player has learnt something by it. */
function undo({ state, seat, emit }: Action): Outcome {
  const { before } = state;
  if (before === null) return refuse('nothingToUndo');
  if (before.seat !== seat) return refuse('notYourUndo', { who: { seat: before.seat } });
  emit({ kind: 'undone', seat, what: before.what });
  return { ...state, pieces: before.pieces, before: null };
}

/** Records a wish to pack up or its withdrawal; half of the seats end the table. */
function pack({ state, seat, emit }: Action, wants: boolean): Outcome {
  if (state.packing[seat] === wants) return refuse(wants ? 'packsAlready' : 'packsNot');
  const packing = state.packing.with(seat, wants);
  const count = packing.filter(Boolean).length;
  const needed = getPackingQuorum(state.seats);
  emit({ kind: 'packing', seat, wants, count, needed });
  if (count < needed) return { ...state, packing };
  emit({ kind: 'over' });
  return { ...state, packing, before: null, over: true };
}
