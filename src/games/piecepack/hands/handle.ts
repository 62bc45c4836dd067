import { shuffleList } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { printSpot } from '../board.ts';
import { changePieces, getStack, refuse, takeGrip } from '../grip.ts';
import { addKnower, getAllSeats, getKnownIdentity, getPublicIdentity, isKnown } from '../knowledge.ts';
import { getRankName, getSuitName } from '../text/names.ts';
import type { Angle, Grip, Piece, PiecepackState, Rank, RolledDie, Spot, Suit } from '../types.ts';
import { type Action, changeWithoutUndo, changeWithUndo } from './action.ts';

type Outcome = PiecepackState | Refusal;

/** Turns tiles, coins and dice over in place. Both sides are then known to everybody. */
export function flip(action: Action, grip: Grip): Outcome {
  const { state, seat, emit } = action;
  const taken = takeGrip(state.pieces, grip);
  if (refused(taken)) return taken;
  if (taken.held.some(({ kind }) => kind === 'p')) return refuse('oneSide', { spot: printSpot(grip.at) });
  const known = getAllSeats(state.seats);
  const over = (piece: Piece): Piece => ({ ...piece, ...reverse(piece), known });
  emit({
    kind: 'flipped',
    seat,
    at: grip.at,
    pieces: taken.held.map((piece) => getPublicIdentity(over(piece))),
  });
  const change = taken.held.every((piece) => piece.known.length === state.seats)
    ? changeWithUndo
    : changeWithoutUndo;
  return change(action, changePieces(state.pieces, taken.held, over));
}

/** Returns what shows after a piece is turned over: its other side, or the opposite number of a die (rulings 1). */
function reverse({ kind, side, rank }: Piece): Pick<Piece, 'side' | 'rank'> {
  return kind === 'd' ? { side, rank: ((rank + 3) % 6) as Rank } : { side: side === 'f' ? 'b' : 'f', rank };
}

/** Returns whether a piece shows in which direction it is turned. */
export function hasDirection({ kind }: Piece): boolean {
  return kind === 't' || kind === 'c';
}

/** Turns pieces in place, by quarter turns clockwise. */
export function turnPieces(action: Action, grip: Grip, by: 90 | 180 | 270): Outcome {
  const { state, seat, emit } = action;
  if (by !== 90 && by !== 180 && by !== 270) return refuse('quarterTurns');
  const taken = takeGrip(state.pieces, grip);
  if (refused(taken)) return taken;
  if (!taken.held.some(hasDirection)) return refuse('noDirection', { spot: printSpot(grip.at) });
  const round = (piece: Piece): Piece =>
    hasDirection(piece) ? { ...piece, angle: ((piece.angle + 360 - by) % 360) as Angle } : piece;
  emit({ kind: 'turned', seat, at: grip.at, by, pieces: taken.held.map(getPublicIdentity) });
  return changeWithUndo(action, changePieces(state.pieces, taken.held, round));
}

/** Shows hidden sides to one player only; everybody sees who looked where. */
export function look(action: Action, grip: Grip): Outcome {
  const { state, seat, emit } = action;
  const taken = takeGrip(state.pieces, grip);
  if (refused(taken)) return taken;
  if (taken.held.every((piece) => isFullyKnown(piece, seat)))
    return refuse('known', { spot: printSpot(grip.at) });
  const pieces = taken.held.map(getPublicIdentity);
  const seen = (piece: Piece): Piece => ({ ...piece, known: addKnower(piece.known, seat) });
  const own = taken.held.map((piece) => getKnownIdentity(seen(piece), seat));
  emit({ kind: 'looked', seat, at: grip.at, pieces, own });
  return changeWithoutUndo(action, changePieces(state.pieces, taken.held, seen));
}

/** Returns whether the seat knows both suit and rank. */
export function isFullyKnown(piece: Piece, seat: Seat): boolean {
  return isKnown(piece, seat, 'suit') && isKnown(piece, seat, 'rank');
}

/** Rolls the die of a suit, or all dice, on the board. */
export function roll(action: Action, suit: Suit | null): Outcome {
  const { state, seat, chance, emit } = action;
  const dice = state.pieces.filter(({ kind, place }) => kind === 'd' && place.kind === 'board');
  const chosen = suit === null ? dice : dice.filter((die) => die.suit === suit);
  if (dice.length === 0) return refuse('noDice');
  if (chosen.length === 0) return refuse('noSuchDie', { suit: getSuitName(suit as Suit) });
  if (suit === null && dice.length === 1)
    return refuse('oneDie', { suit: getSuitName((dice[0] as Piece).suit) });
  const rolls = new Map(chosen.map((die) => [die, chance.draw(6) as Rank]));
  emit({ kind: 'rolled', seat, dice: chosen.map((die) => createRolledDie(die, rolls.get(die) as Rank)) });
  return changeWithoutUndo(
    action,
    changePieces(state.pieces, chosen, (die) => ({ ...die, rank: rolls.get(die) as Rank })),
  );
}

/** Sets a die by hand; everybody sees both its old and its new number. */
export function setDie(action: Action, suit: Suit, rank: Rank): Outcome {
  const { state, seat, emit } = action;
  const die = state.pieces.find(
    (piece) => piece.kind === 'd' && piece.place.kind === 'board' && piece.suit === suit,
  );
  if (!die) return refuse('noSuchDie', { suit: getSuitName(suit) });
  if (die.rank === rank) return refuse('showsAlready', { suit: getSuitName(suit), rank: getRankName(rank) });
  emit({ kind: 'set', seat, die: createRolledDie(die, rank) });
  return changeWithUndo(
    action,
    changePieces(state.pieces, [die], (piece) => ({ ...piece, rank })),
  );
}

function createRolledDie({ suit, place }: Piece, rank: Rank): RolledDie {
  const { x, y } = place as Extract<Piece['place'], { kind: 'board' }>;
  return { suit, rank, at: { x, y } };
}

/** Shuffles the pieces of a spot; nobody knows any more which of several lookalikes is which. */
export function shuffle(action: Action, at: Spot): Outcome {
  const { state, seat, chance, emit } = action;
  const stack = getStack(state.pieces, at);
  if (stack.length < 2)
    return refuse(stack.length === 0 ? 'nothingThere' : 'onePiece', { spot: printSpot(at) });
  const order = shuffleList(
    chance,
    stack.map((piece) => mixPiece(piece, stack)),
  );
  emit({ kind: 'shuffled', seat, at, count: stack.length });
  return changeWithoutUndo(
    action,
    state.pieces.map((piece) => (stack.includes(piece) ? (order.pop() as Piece) : piece)),
  );
}

function mixPiece(piece: Piece, stack: readonly Piece[]): Piece {
  const alike = stack.filter((other) => isLookalike(other, piece)).length > 1;
  return alike ? { ...piece, known: [], angle: 0 } : piece;
}

/** Returns whether the two pieces show the same. */
function isLookalike(one: Piece, other: Piece): boolean {
  if (one.kind !== other.kind || one.side !== other.side) return false;
  if (one.kind === 't') return one.side === 'b';
  return one.kind === 'c' && (one.side === 'f' ? one.rank === other.rank : one.suit === other.suit);
}
