import { type Text, text, truncateText } from '../../../engine/text.ts';
import { getSpotName, getTops, type TopPiece } from '../spots.ts';
import { PIECE_KINDS, type PieceCounts, type PiecepackView, type Rank, type SeenPiece } from '../types.ts';
import { getPieceName, getRankName, getSetUpName } from './names.ts';
import { status } from './status.ts';

/** Maximum number of characters of a note that are shown. */
const MAX_SHOWN_NOTE = 60;

/**
 * Describes the position in sentences: the set-up, what may be done, the board, the rest, the newest note. The board is
 * complete, so that a game such as chess can be played without the picture.
 */
export function describe(view: PiecepackView): readonly Text[] {
  return [
    text(view.over ? 'piecepack:describe.headOver' : 'piecepack:describe.head', {
      layout: view.laid ? getSetUpName(view.laid) : text(`piecepack:option.layout.${view.options.layout}`),
      what: status(view),
    }),
    ...describeBoard(view),
    ...describeAreas(view),
    ...describeBag(view),
    ...describeNote(view),
  ];
}

function describeBoard(view: PiecepackView): Text[] {
  const tops = getTops(view);
  const faceDown = tops.filter(isUnseenTile).length;
  const others = tops.filter((top) => !isUnseenTile(top));
  if (tops.length === 0) return [text('piecepack:describe.nothing')];
  return [
    ...(others.length > 0 ? [text('piecepack:describe.board', { spots: describeGroups(others) })] : []),
    ...(faceDown > 0 ? [text('piecepack:describe.faceDown', { count: faceDown })] : []),
  ];
}

/** Kinds in the order in which the board is described. */
const KINDS_ON_BOARD = [...PIECE_KINDS].reverse();

/** Describes the top pieces, those that look alike together: `coin of suns (b1, d1), tile of arms (a1–b2: 3)`. */
function describeGroups(tops: readonly TopPiece[]): Text[] {
  const sorted = KINDS_ON_BOARD.flatMap((kind) => tops.filter(({ piece }) => piece.kind === kind));
  return [...new Set(sorted.map(getGroupKey))].map((key) => {
    const group = sorted.filter((top) => getGroupKey(top) === key);
    const [first] = group as [TopPiece];
    const piece = getPieceName(isRanked(first) ? { ...first.piece, rank: null } : first.piece);
    return text('piecepack:describe.group', { piece, spots: group.map(describeSpot) });
  });
}

function getGroupKey({ piece: { kind, suit, rank } }: TopPiece): string {
  return `${kind}${suit ?? rank ?? ''}`;
}

/** Returns whether the viewer sees both the suit and the rank. */
function isRanked({ piece: { kind, suit, rank } }: TopPiece): boolean {
  return kind !== 'p' && suit !== null && rank !== null;
}

function describeSpot(top: TopPiece): Text | string {
  const at = getSpotName(top.at);
  const named = isRanked(top)
    ? text('piecepack:describe.ranked', { at, rank: getRankName(top.piece.rank as Rank) })
    : at;
  return top.height > 1 ? text('piecepack:describe.stack', { at: named, number: top.height - 1 }) : named;
}

function isUnseenTile({ piece, height }: TopPiece): boolean {
  return piece.kind === 't' && piece.suit === null && height === 1;
}

function describeAreas(view: PiecepackView): Text[] {
  return view.areas.flatMap((count, seat) => {
    const kinds = describeCounts(count);
    if (kinds.length === 0) return [];
    const own = view.viewer === seat ? view.pieces.filter(isInArea).map(getPieceName) : [];
    return [text('piecepack:describe.area', { who: { seat }, what: own.length > 0 ? own : kinds })];
  });
}

function isInArea({ place }: SeenPiece): boolean {
  return place.kind === 'area';
}

function describeBag(view: PiecepackView): Text[] {
  const kinds = describeCounts(view.bag);
  return kinds.length === 0 ? [] : [text('piecepack:describe.bag', { what: kinds })];
}

/** Describes the number of pieces of each kind that occurs. */
function describeCounts(count: PieceCounts): Text[] {
  return PIECE_KINDS.filter((kind) => count[kind] > 0).map((kind) =>
    text(`piecepack:count.${kind}`, { count: count[kind] }),
  );
}

function describeNote({ notes }: PiecepackView): Text[] {
  const newest = notes.at(-1);
  if (!newest) return [];
  const said = truncateText(newest.text, MAX_SHOWN_NOTE);
  return [text('piecepack:describe.note', { who: { seat: newest.seat }, note: said })];
}
