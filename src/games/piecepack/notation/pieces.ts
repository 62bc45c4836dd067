import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { truncateText } from '../../../engine/text.ts';
import { createBoardPlace, parseSpot, printSpot } from '../board.ts';
import { createFullBox, sortPieces } from '../box.ts';
import { refuse } from '../grip.ts';
import { getAllSeats, isShown } from '../knowledge.ts';
import { createPieceId } from '../text/names.ts';
import type { Piece, PieceKind, Place, Rank, Side, Suit } from '../types.ts';
import { parseAngle, parseRank, printAngle, RANK_LETTERS } from './spec.ts';

type Parsed<T> = T | Refusal;

/** Prints the pieces as `board … | area … | bag … | box …`. */
export function printPieces(pieces: readonly Piece[], seats: number): string {
  const names = (some: readonly Piece[]) => some.map(printName).join(' ') || '-';
  const at = (kind: Place['kind']) => pieces.filter(({ place }) => place.kind === kind);
  const areas = getAllSeats(seats).map((seat) =>
    names(pieces.filter(({ place }) => place.kind === 'area' && place.seat === seat)),
  );
  const [known, others] = [true, false].map((open) =>
    at('box').filter((piece) => piece.known.length > 0 === open),
  );
  return [
    `board ${
      at('board')
        .map((piece) => printLying(piece, seats))
        .join(' ') || '-'
    }`,
    `area ${areas.join(' ; ')}`,
    `bag ${names(at('bag'))}`,
    `box ${names(known as Piece[])}${(others as Piece[]).length > 0 ? ` ? ${names(others as Piece[])}` : ''}`,
  ].join(' | ');
}

function printName({ kind, suit, rank }: Piece): string {
  return kind + suit + (kind === 't' || kind === 'c' ? RANK_LETTERS.charAt(rank) : '');
}

function printLying(piece: Piece, seats: number): string {
  const { kind, side, suit, rank, angle, place } = piece;
  const sided = kind === 't' || kind === 'c' ? side : '';
  const ranked = kind === 'p' ? '' : RANK_LETTERS.charAt(rank);
  const turned = angle === 0 ? '' : printAngle(angle);
  const spot = place.kind === 'board' ? printSpot(place) : '';
  return `${kind}${sided}${suit}${ranked}${turned}${printKnown(piece, seats)}@${spot}`;
}

/** Prints the seats that know a hidden side; nothing if the piece shows everything. */
function printKnown(piece: Piece, seats: number): string {
  if (showsAll(piece) || piece.known.length === 0) return '';
  return `:${piece.known.length === seats ? '*' : piece.known.map((seat) => seat + 1).join('')}`;
}

function showsAll(piece: Piece): boolean {
  return isShown(piece, 'suit') && isShown(piece, 'rank');
}

const PARTS = /^board (.+) \| area (.+) \| bag (.+) \| box (.+?)(?: \? (.+))?$/;

/** Parses pieces printed by {@link printPieces}: all 56, each once. */
export function parsePieces(text: string, seats: number): Parsed<readonly Piece[]> {
  const read = PARTS.exec(text);
  if (!read) return refuse('position.form');
  const [, board = '', area = '', bag = '', box = '', others = '-'] = read;
  const areas = area.split(';').map((part) => part.trim());
  if (areas.length !== seats) return refuse('position.areas', { seats, found: areas.length });
  const lists = [
    parseEach(board, (word) => parseLying(word, seats)),
    ...areas.map((words, seat) => parseAway(words, { kind: 'area', seat }, [seat])),
    parseAway(bag, { kind: 'bag' }, []),
    parseAway(box, { kind: 'box' }, getAllSeats(seats)),
    parseAway(others, { kind: 'box' }, []),
  ];
  const wrong = lists.find(refused);
  if (wrong) return wrong as Refusal;
  const pieces = sortPieces((lists as Piece[][]).flat());
  return checkPieces(pieces, seats) ?? pieces;
}

function checkPieces(pieces: readonly Piece[], seats: number): Refusal | null {
  const names = pieces.map(({ kind, suit, rank }) => createPieceId(kind, suit, rank));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return refuse('position.twice', { found: twice });
  const missing = createFullBox(seats)
    .map(({ kind, suit, rank }) => createPieceId(kind, suit, rank))
    .filter((name) => !names.includes(name));
  return missing.length === 0
    ? null
    : refuse('position.missing', { found: missing.slice(0, 5).join(' '), count: missing.length });
}

function parseEach(words: string, read: (word: string) => Parsed<Piece>): Parsed<Piece[]> {
  const pieces = words.trim() === '-' ? [] : words.trim().split(' ').map(read);
  return (pieces.find(refused) as Refusal | undefined) ?? (pieces as Piece[]);
}

const LYING = /^([tcdp])([fb])?([SMCA])([na0-5])?([\^<v>])?(?::(\*|[1-6]+))?@(\S+)$/;

function parseLying(word: string, seats: number): Parsed<Piece> {
  const read = LYING.exec(word);
  const spot = read && parseSpot(read[7] as string);
  if (!read || !spot) return refuse('position.lying', { found: truncateText(word, 40) });
  const [, kind, side, suit, rank, angle, knowers = ''] = read;
  const sided = kind === 't' || kind === 'c';
  if (sided !== (side !== undefined) || (kind === 'p') !== (rank === undefined))
    return refuse('position.lying', { found: truncateText(word, 40) });
  const piece = {
    kind: kind as PieceKind,
    suit: suit as Suit,
    rank: parseRank(rank ?? 'n') as Rank,
    place: createBoardPlace(spot),
    side: (side ?? 'f') as Side,
    angle: parseAngle(angle),
  };
  const known = parseKnowers(knowers, seats);
  if (known.some((seat) => seat >= seats)) return refuse('position.seat', { found: knowers, seats });
  return { ...piece, known: showsAll({ ...piece, known }) ? getAllSeats(seats) : known };
}

function parseKnowers(knowers: string, seats: number): readonly Seat[] {
  if (knowers === '*') return getAllSeats(seats);
  return [...new Set(knowers)].map((seat) => Number(seat) - 1).sort((one, other) => one - other);
}

function parseAway(words: string, place: Place, known: readonly Seat[]): Parsed<Piece[]> {
  return parseEach(words, (word) => {
    const read = /^([tc])([SMCA])([na0-5])$|^([dp])([SMCA])$/.exec(word);
    if (!read) return refuse('position.away', { found: truncateText(word, 40) });
    const kind = (read[1] ?? read[4]) as PieceKind;
    const suit = (read[2] ?? read[5]) as Suit;
    const rank = parseRank(read[3] ?? 'n') as Rank;
    return { kind, suit, rank, place, side: 'f', angle: 0, known };
  });
}
