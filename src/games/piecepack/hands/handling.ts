import { shuffled } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { printSpot } from '../board.ts';
import { changed, grasped, no, stackAt } from '../grip.ts';
import { asKnown, everybody, knows, learnt, shown } from '../knowledge.ts';
import { rankName, suitName } from '../text/names.ts';
import type { Angle, Grip, Piece, PiecepackState, Rank, Rolled, Spot, Suit } from '../types.ts';
import { type Action, changedForGood, changedOpenly } from './action.ts';

type Outcome = PiecepackState | Refusal;

/** Tiles and coins are turned over where they lie. What was up or comes up, everybody knows. */
export function flip(action: Action, grip: Grip): Outcome {
  const { state, seat, emit } = action;
  const taken = grasped(state.pieces, grip);
  if (refused(taken)) return taken;
  if (taken.held.some(({ kind }) => kind === 'p')) return no('oneSide', { spot: printSpot(grip.at) });
  const known = everybody(state.seats);
  const over = (piece: Piece): Piece => ({ ...piece, ...reverse(piece), known });
  emit({ kind: 'flipped', seat, at: grip.at, pieces: taken.held.map((piece) => shown(over(piece))) });
  const change = taken.held.every((piece) => piece.known.length === state.seats)
    ? changedOpenly
    : changedForGood;
  return change(action, changed(state.pieces, taken.held, over));
}

/** Returns what shows after a piece is turned over: its other side, or the opposite number of a die (rulings 1). */
function reverse({ kind, side, rank }: Piece): Pick<Piece, 'side' | 'rank'> {
  return kind === 'd' ? { side, rank: ((rank + 3) % 6) as Rank } : { side: side === 'f' ? 'b' : 'f', rank };
}

/** Returns whether a piece shows in which direction it is turned. */
export function hasDirection({ kind }: Piece): boolean {
  return kind === 't' || kind === 'c';
}

/** By quarter turns clockwise, where they lie. */
export function turnBy(action: Action, grip: Grip, by: 90 | 180 | 270): Outcome {
  const { state, seat, emit } = action;
  if (by !== 90 && by !== 180 && by !== 270) return no('quarterTurns');
  const taken = grasped(state.pieces, grip);
  if (refused(taken)) return taken;
  if (!taken.held.some(hasDirection)) return no('noDirection', { spot: printSpot(grip.at) });
  const round = (piece: Piece): Piece =>
    hasDirection(piece) ? { ...piece, angle: ((piece.angle + 360 - by) % 360) as Angle } : piece;
  emit({ kind: 'turned', seat, at: grip.at, by, pieces: taken.held.map(shown) });
  return changedOpenly(action, changed(state.pieces, taken.held, round));
}

/** Only the one who looks learns what does not show; everybody sees who looked where. */
export function look(action: Action, grip: Grip): Outcome {
  const { state, seat, emit } = action;
  const taken = grasped(state.pieces, grip);
  if (refused(taken)) return taken;
  if (taken.held.every((piece) => knowsAll(piece, seat))) return no('known', { spot: printSpot(grip.at) });
  const pieces = taken.held.map(shown);
  const seen = (piece: Piece): Piece => ({ ...piece, known: learnt(piece.known, seat) });
  const own = taken.held.map((piece) => asKnown(seen(piece), seat));
  emit({ kind: 'looked', seat, at: grip.at, pieces, own });
  return changedForGood(action, changed(state.pieces, taken.held, seen));
}

/** Whether the seat knows both suit and rank. */
export function knowsAll(piece: Piece, seat: Seat): boolean {
  return knows(piece, seat, 'suit') && knows(piece, seat, 'rank');
}

/** The die of a suit, or all of them, of those on the board. */
export function roll(action: Action, suit: Suit | null): Outcome {
  const { state, seat, chance, emit } = action;
  const dice = state.pieces.filter(({ kind, place }) => kind === 'd' && place.kind === 'board');
  const chosen = suit === null ? dice : dice.filter((die) => die.suit === suit);
  if (dice.length === 0) return no('noDice');
  if (chosen.length === 0) return no('noSuchDie', { suit: suitName(suit as Suit) });
  if (suit === null && dice.length === 1) return no('oneDie', { suit: suitName((dice[0] as Piece).suit) });
  const rolls = new Map(chosen.map((die) => [die, chance.draw(6) as Rank]));
  emit({ kind: 'rolled', seat, dice: chosen.map((die) => rolled(die, rolls.get(die) as Rank)) });
  return changedForGood(
    action,
    changed(state.pieces, chosen, (die) => ({ ...die, rank: rolls.get(die) as Rank })),
  );
}

/** A die is turned by hand: everybody sees both what it showed and what it shows. */
export function setDie(action: Action, suit: Suit, rank: Rank): Outcome {
  const { state, seat, emit } = action;
  const die = state.pieces.find(
    (piece) => piece.kind === 'd' && piece.place.kind === 'board' && piece.suit === suit,
  );
  if (!die) return no('noSuchDie', { suit: suitName(suit) });
  if (die.rank === rank) return no('showsAlready', { suit: suitName(suit), rank: rankName(rank) });
  emit({ kind: 'set', seat, die: rolled(die, rank) });
  return changedOpenly(
    action,
    changed(state.pieces, [die], (piece) => ({ ...piece, rank })),
  );
}

function rolled({ suit, place }: Piece, rank: Rank): Rolled {
  const { x, y } = place as Extract<Piece['place'], { kind: 'board' }>;
  return { suit, rank, at: { x, y } };
}

/** The pieces of a spot in another order; of those that look alike nobody knows any more which is which. */
export function shuffle(action: Action, at: Spot): Outcome {
  const { state, seat, chance, emit } = action;
  const stack = stackAt(state.pieces, at);
  if (stack.length < 2) return no(stack.length === 0 ? 'nothingThere' : 'onePiece', { spot: printSpot(at) });
  const order = shuffled(
    chance,
    stack.map((piece) => mixed(piece, stack)),
  );
  emit({ kind: 'shuffled', seat, at, count: stack.length });
  return changedForGood(
    action,
    state.pieces.map((piece) => (stack.includes(piece) ? (order.pop() as Piece) : piece)),
  );
}

function mixed(piece: Piece, stack: readonly Piece[]): Piece {
  const alike = stack.filter((other) => looksLike(other, piece)).length > 1;
  return alike ? { ...piece, known: [], angle: 0 } : piece;
}

/** Whether the two cannot be told apart by what they show. */
function looksLike(one: Piece, other: Piece): boolean {
  if (one.kind !== other.kind || one.side !== other.side) return false;
  if (one.kind === 't') return one.side === 'b';
  return one.kind === 'c' && (one.side === 'f' ? one.rank === other.rank : one.suit === other.suit);
}
