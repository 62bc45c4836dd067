import { type Refusal, refused } from '../../../engine/refusal.ts';
import { truncateText } from '../../../engine/text.ts';
import { parseSpot, printSpot } from '../board.ts';
import { getStack, refuse } from '../grip.ts';
import { getPieceName } from '../text/names.ts';
import type { Grip, PiecepackView, SeenPiece, Spot } from '../types.ts';
import { assume, getAssumedSide, type Letters, parseLetters } from './spec.ts';

/** Prints a grip: `c2`, `2c2`, `c2[2]`, `c2[2:3]`. */
export function printGrip({ at, first, last }: Grip): string {
  const spot = printSpot(at);
  if (first === 1) return last === 1 ? spot : `${last}${spot}`;
  return first === last ? `${spot}[${first}]` : `${spot}[${first}:${last}]`;
}

const GRIP = /^(\d{1,2})?(a?[a-z]\d{1,2}|\([-\d.,]+\)|&\S+?)(?:\[(\d{1,2})(?::(\d{1,2}))?\])?$/i;

/** Parses a typed grip, or a piece of the board by its name: `?pS`, `2?pS` with the piece beneath it. */
export function parseGrip(typed: string, view: PiecepackView): Grip | Refusal {
  const read = GRIP.exec(typed.replace(/^(\d{1,2})\?/, '$1&?'));
  const at = read && parseGripSpot(read[2] as string, view);
  if (!read || !at) return parseNamedGrip(typed.replace(/^\?/, ''), view);
  if (refused(at)) return at;
  const [, count, , first, last] = read;
  if (first === undefined) return { at, first: 1, last: Number(count ?? 1) };
  return { at, first: Number(first), last: Number(last ?? first) };
}

/** Parses the spot of a grip; `&?pS` is the spot of a piece. */
function parseGripSpot(typed: string, view: PiecepackView): Spot | Refusal | null {
  if (!typed.startsWith('&')) return parseSpot(typed.toLowerCase());
  const grip = parseGrip(typed.slice(1), view);
  return refused(grip) ? grip : grip.at;
}

function parseNamedGrip(typed: string, view: PiecepackView): Grip | Refusal {
  const letters = parseLetters(typed);
  if (!letters) return refuse('noGrip', { typed: truncateText(typed, 40) });
  const lying = view.pieces.filter(({ place }) => place.kind === 'board');
  const found = findNamed(letters, lying);
  if (found.length > 1) return refuse('severalOnBoard', { spots: found.slice(0, 5).map(({ key }) => key) });
  const [piece] = found;
  if (!piece) return refuse('notOnBoard', { piece: getPieceName(assume(letters)) });
  const { x, y } = piece.place as Extract<SeenPiece['place'], { kind: 'board' }>;
  const depth = getStack(lying, { x, y }).indexOf(piece) + 1;
  return { at: { x, y }, first: depth, last: depth };
}

/**
 * Returns the pieces that a name means, in the order of the published reader (`non_greedy_match` of R/parse_moves.R, ppn 0.3.0-2). That is
 * the only piece with all named properties; else the uppermost with all that PPN assumes of the name, at that angle or at any. Where the
 * reader gives up, a name without its side also finds a piece, and a suit finds a die.
 */
function findNamed(letters: Letters, lying: readonly SeenPiece[]): readonly SeenPiece[] {
  const named = lying.filter((piece) => hasAll(piece, letters));
  if (named.length === 1) return named;
  const whole = assume(letters);
  const full = {
    ...whole,
    side: whole.side ?? getAssumedSide(whole),
    suit: whole.suit ?? 'S',
    rank: whole.rank ?? 0,
  } as const;
  const assumed = lying.filter((piece) => hasAll(fillUnsaid(piece), { ...full, angle: null }));
  const best = assumed.findLast(({ angle }) => angle === full.angle) ?? assumed.at(-1);
  if (best) return [best];
  const { kind, suit } = whole;
  const rank = kind === 'd' ? null : letters.rank;
  return named.length > 0
    ? named
    : lying.filter((piece) => hasAll(piece, { ...NO_LETTERS, kind, suit, rank }));
}

const NO_LETTERS: Letters = { kind: null, side: null, suit: null, rank: null, angle: null };

/** Returns whether a piece has all properties of a description. A property that the viewer does not know never matches. */
function hasAll(piece: Pick<SeenPiece, keyof Letters>, said: Letters): boolean {
  const parts = ['kind', 'side', 'suit', 'rank', 'angle'] as const;
  return parts.every((part) => said[part] === null || piece[part] === said[part]);
}

/** Returns the piece with unknown properties filled in, as in a record that leaves them out. */
function fillUnsaid({ suit, rank, ...piece }: SeenPiece): Pick<SeenPiece, keyof Letters> {
  return { ...piece, suit: suit ?? 'S', rank: rank ?? 0 };
}
