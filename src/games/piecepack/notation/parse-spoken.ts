import { type Refusal, refused } from '../../../engine/refusal.ts';
import { parseSpot } from '../board.ts';
import { refuse } from '../grip.ts';
import { parsePieceId } from '../text/names.ts';
import type { PieceIdentity, PieceKind, PiecepackMove, PiecepackView, Rank, Spot, Suit } from '../types.ts';
import { parseGrip } from './parse-grip.ts';
import { parseWanted } from './parse-wanted.ts';
import { RANK_LETTERS } from './spec.ts';

type Meaning =
  | { readonly part: 'kind'; readonly is: PieceKind }
  | { readonly part: 'suit'; readonly is: Suit }
  | { readonly part: 'rank'; readonly is: Rank };

const MEANINGS: readonly (readonly [RegExp, Meaning])[] = [
  [/^(?:tiles?|타일)$/, { part: 'kind', is: 't' }],
  [/^(?:coins?|동전)$/, { part: 'kind', is: 'c' }],
  [/^(?:die|dice|주사위)$/, { part: 'kind', is: 'd' }],
  [/^(?:pawns?|말)$/, { part: 'kind', is: 'p' }],
  [/^(?:suns?|해)$/, { part: 'suit', is: 'S' }],
  [/^(?:moons?|달)$/, { part: 'suit', is: 'M' }],
  [/^(?:crowns?|왕관)$/, { part: 'suit', is: 'C' }],
  [/^(?:arms?|백합|문장)$/, { part: 'suit', is: 'A' }],
  [/^(?:null|blank|0|빈)$/, { part: 'rank', is: 0 }],
  [/^(?:ace|one|1|에이스)$/, { part: 'rank', is: 1 }],
  [/^(?:two|2)$/, { part: 'rank', is: 2 }],
  [/^(?:three|3)$/, { part: 'rank', is: 3 }],
  [/^(?:four|4)$/, { part: 'rank', is: 4 }],
  [/^(?:five|5)$/, { part: 'rank', is: 5 }],
];

const VERB = /^(?:(lay|put|place|add|놓기)|(move|옮기기)) +/;
const FILLING = /^(?:of|the|a|an|on|onto|at|to|with|면)$/;

/**
 * Parses a piece in words and its spot, such as `put the sun pawn on a1` or `해 3 동전 c2`. `pawn of suns a1` works as well. The piece is laid
 * from the box, or moved where it lies on the table. Returns null for anything else.
 */
export function parseSpoken(typed: string, view: PiecepackView): PiecepackMove | Refusal | null {
  const clean = typed.slice(0, 100).trim().toLowerCase();
  const words = splitWords(clean.replace(VERB, ''));
  const to = parseSpot(words.at(-1) ?? '');
  const piece = parseIdentity(to ? words.slice(0, -1) : words);
  if (piece === null || (to === null && piece.kind === 'd')) return null;
  if (to === null || (piece.suit === null && piece.rank === null)) return refuse(`whole.${piece.kind}`);
  return bringPiece(piece, to, VERB.exec(clean)?.[2] !== undefined, view);
}

/** Splits into words, dropping filler words and Korean particles. */
function splitWords(clean: string): string[] {
  const words = clean.split(/\s+/).map((word) => word.replace(/(?<=.)(?:으로|에|로|을|를)$/, ''));
  return words.filter((word) => !FILLING.test(word));
}

/** Parses the words of a piece. Returns null if a word is unknown, two give the same part, or no kind is named. */
function parseIdentity(words: readonly string[]): PieceIdentity | null {
  const meant = words.map((word) => MEANINGS.find(([form]) => form.test(word))?.[1]);
  const parts = new Set(meant.map((one) => one?.part));
  if (parts.has(undefined) || parts.size < meant.length || !parts.has('kind')) return null;
  const found = Object.fromEntries(meant.map((one) => [one?.part, one?.is]));
  return { suit: null, rank: null, ...found } as PieceIdentity;
}

function bringPiece(
  piece: PieceIdentity,
  to: Spot,
  moving: boolean,
  view: PiecepackView,
): PiecepackMove | Refusal {
  const code = piece.kind + (piece.suit ?? '') + (piece.rank === null ? '' : RANK_LETTERS.charAt(piece.rank));
  const grip = parseGrip(`?${code}`, view);
  if (moving && refused(grip)) return grip;
  if (!refused(grip) && (moving || !isBoxed(piece, view))) return { kind: 'move', grip, to, under: false };
  const wanted = parseWanted(code, view);
  return refused(wanted) ? wanted : { kind: 'lay', ...wanted, to, under: false };
}

function isBoxed({ kind, suit, rank }: PieceIdentity, view: PiecepackView): boolean {
  const box = view.box.known.map(parsePieceId);
  return box.some(
    (one) =>
      one.kind === kind &&
      (suit ?? one.suit) === one.suit &&
      (kind === 'd' || kind === 'p' || (rank ?? one.rank) === one.rank),
  );
}
