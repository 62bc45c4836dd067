import {
  type Angle,
  PIECE_KINDS,
  type PieceIdentity,
  type PieceKind,
  type Rank,
  type Side,
  SUITS,
  type Suit,
} from '../types.ts';

/** Letters of the ranks, by rank. */
export const RANK_LETTERS = 'na2345';

const ANGLE_LETTERS = '^<v>';

/** Piece as written; a property left out is null. */
export interface PieceSpec extends PieceIdentity {
  readonly side: Side | null;
  readonly angle: Angle;
}

/** Prints a piece: `cS3`, `tbM0v`, `dS`. Properties that PPN assumes are left out. */
export function printSpec(piece: PieceIdentity, side: Side, angle: Angle): string {
  const { kind, suit, rank } = piece;
  const shows = kind === 't' || kind === 'c' || (kind === 'd' && rank !== 0);
  const ranked = shows && rank !== null ? RANK_LETTERS.charAt(rank) : '';
  return (
    kind +
    (side === getAssumedSide(piece) ? '' : side) +
    (suit ?? '') +
    ranked +
    (angle === 0 ? '' : printAngle(angle))
  );
}

/** Prints an angle: `^` `<` `v` `>`. */
export function printAngle(angle: Angle): string {
  return ANGLE_LETTERS.charAt(angle / 90);
}

/** Parses the letter of an angle; none means `^`. */
export function parseAngle(letter: string | undefined): Angle {
  return letter === undefined ? 0 : ((ANGLE_LETTERS.indexOf(letter) * 90) as Angle);
}

const IN_ORDER = /^([tcdp])?([fb])?([smca])?([na0-5])?([\^<v>])?$/i;

/**
 * Parses a typed piece, or returns null. PPN's exact letters may come in any order; in other cases the order is kind, side, suit, rank,
 * angle. Properties left out are assumed as in PPN (rulings 1.1).
 */
export function parseSpec(typed: string): PieceSpec | null {
  const letters = parseLetters(typed);
  return letters && assume(letters);
}

/** Parses the description of a piece without assuming what it leaves out, or returns null. */
export function parseLetters(typed: string): Letters | null {
  return typed === '' || typed.length > 6 ? null : (parseExact(typed) ?? parseLoose(typed));
}

/** Description of a piece. Properties that are left out are null. */
export interface Letters {
  readonly kind: PieceKind | null;
  readonly side: Side | null;
  readonly suit: Suit | null;
  readonly rank: Rank | null;
  readonly angle: Angle | null;
}

function parseExact(typed: string): Letters | null {
  let found: Partial<Record<keyof Letters, string>> = {};
  for (const letter of typed) {
    const part = getPart(letter);
    if (part === null || found[part] !== undefined) return null;
    found = { ...found, [part]: letter };
  }
  return createLetters(found.kind, found.side, found.suit, found.rank, found.angle);
}

function getPart(letter: string): keyof Letters | null {
  if (PIECE_KINDS.includes(letter as PieceKind)) return 'kind';
  if (letter === 'f' || letter === 'b') return 'side';
  if (SUITS.includes(letter as Suit)) return 'suit';
  if (parseRank(letter) !== null) return 'rank';
  return ANGLE_LETTERS.includes(letter) ? 'angle' : null;
}

function parseLoose(typed: string): Letters | null {
  const read = IN_ORDER.exec(typed);
  if (!read) return null;
  const [, kind, side, suit, rank, angle] = read;
  return createLetters(
    kind?.toLowerCase(),
    side?.toLowerCase(),
    suit?.toUpperCase(),
    rank?.toLowerCase(),
    angle?.toLowerCase(),
  );
}

function createLetters(kind?: string, side?: string, suit?: string, rank?: string, angle?: string): Letters {
  return {
    kind: (kind ?? null) as PieceKind | null,
    side: (side ?? null) as Side | null,
    suit: (suit ?? null) as Suit | null,
    rank: rank === undefined ? null : parseRank(rank),
    angle: angle === undefined ? null : parseAngle(angle),
  };
}

/** Parses `n a 2 3 4 5`, with `0` and `1` for the first two; returns null for others. */
export function parseRank(letter: string): Rank | null {
  const at = '01'.includes(letter) ? Number(letter) : RANK_LETTERS.indexOf(letter);
  return at < 0 || letter === '' ? null : (at as Rank);
}

/** Returns the side up that PPN assumes. A coin shows the half that is named less; a tile shows all or nothing. */
export function getAssumedSide({ kind, suit, rank }: PieceIdentity): Side {
  if (kind === 't') return suit === null || rank === null ? 'b' : 'f';
  return kind === 'c' && suit !== null ? 'b' : 'f';
}

/** Returns the piece with the properties that PPN assumes. */
export function assume({ kind, side, suit, rank, angle }: Letters): PieceSpec {
  const assumedKind = kind ?? ((suit === null) === (rank === null) ? 't' : 'c');
  const pawnRank = assumedKind === 'p' || (assumedKind === 'd' && suit !== null && rank === null) ? 0 : rank;
  return {
    kind: assumedKind,
    side,
    suit,
    rank: suit === null && assumedKind === 'p' ? null : pawnRank,
    angle: angle ?? 0,
  };
}
