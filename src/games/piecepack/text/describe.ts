import { cut } from '../../../engine/cut.ts';
import { type Arg, type Text, text } from '../../../engine/text.ts';
import { spotName, type Top, topsOf } from '../spots.ts';
import { type Count, KINDS, type PiecepackView, type SeenPiece } from '../types.ts';
import { laidName, pieceName } from './names.ts';
import { status } from './status.ts';

/** So many pieces are named before they are only counted. */
const NAMED = 9;

/** A note is cut to so many characters. */
const NOTE = 60;

/** The position in sentences: what is played, what may be done, the board, the rest, the newest note. */
export function describe(view: PiecepackView): readonly Text[] {
  return [
    text(view.over ? 'piecepack:describe.headOver' : 'piecepack:describe.head', {
      layout: view.laid ? laidName(view.laid) : text(`piecepack:option.layout.${view.options.layout}`),
      what: status(view),
    }),
    ...board(view),
    ...areas(view),
    ...bag(view),
    ...note(view),
  ];
}

function board(view: PiecepackView): Text[] {
  const tops = topsOf(view);
  const faceDown = tops.filter(isUnseenTile).length;
  const others = tops.filter((top) => !isUnseenTile(top));
  if (tops.length === 0) return [text('piecepack:describe.nothing')];
  return [
    ...(others.length > 0 ? [lying(others)] : []),
    ...(faceDown > 0 ? [text('piecepack:describe.faceDown', { count: faceDown })] : []),
  ];
}

/** Pawns and dice first, then coins, then tiles. */
function lying(tops: readonly Top[]): Text {
  const sorted = [...tops].sort(
    (one, other) => KINDS.indexOf(other.piece.kind) - KINDS.indexOf(one.piece.kind),
  );
  const named: Arg[] = sorted.slice(0, NAMED).map(spot);
  const left = sorted.length - NAMED;
  return text('piecepack:describe.board', {
    spots: left > 0 ? [...named, text('piecepack:describe.more', { number: left })] : named,
  });
}

function isUnseenTile({ piece, height }: Top): boolean {
  return piece.kind === 't' && piece.suit === null && height === 1;
}

function spot({ piece, at, height }: Top): Text {
  const key = height > 1 ? 'piecepack:describe.stack' : 'piecepack:describe.spot';
  return text(key, { at: spotName(at), piece: pieceName(piece), number: height - 1 });
}

function areas(view: PiecepackView): Text[] {
  return view.areas.flatMap((count, seat) => {
    const kinds = countName(count);
    if (kinds.length === 0) return [];
    const own = view.viewer === seat ? view.pieces.filter(isInArea).slice(0, NAMED).map(pieceName) : [];
    return [text('piecepack:describe.area', { who: { seat }, what: own.length > 0 ? own : kinds })];
  });
}

function isInArea({ place }: SeenPiece): boolean {
  return place.kind === 'area';
}

function bag(view: PiecepackView): Text[] {
  const kinds = countName(view.bag);
  return kinds.length === 0 ? [] : [text('piecepack:describe.bag', { what: kinds })];
}

/** How many of each kind, those that there are. */
function countName(count: Count): Text[] {
  return KINDS.filter((kind) => count[kind] > 0).map((kind) =>
    text(`piecepack:count.${kind}`, { count: count[kind] }),
  );
}

function note({ notes }: PiecepackView): Text[] {
  const newest = notes.at(-1);
  if (!newest) return [];
  const said = cut(newest.text, NOTE);
  return [text('piecepack:describe.note', { who: { seat: newest.seat }, note: said })];
}
