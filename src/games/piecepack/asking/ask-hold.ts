import type { Seat } from '../../../engine/game.ts';
import type { Choice, Path } from '../../../engine/question.ts';
import { text } from '../../../engine/text.ts';
import { getTops } from '../spots.ts';
import { getPieceName } from '../text/names.ts';
import {
  PIECE_KINDS,
  type PieceCounts,
  type PieceKind,
  type PiecepackView,
  type SeenPiece,
  type Side,
  type Spot,
} from '../types.ts';
import { askChoice, askTop, createAnswer, getLetter, type MoveQuestion } from './ask-choice.ts';
import { askSpace } from './ask-space.ts';

const WAYS = [
  'hide',
  'show',
  'bag',
  'fillCoins',
  'fillTiles',
  'fillAll',
  'draw',
  'drawUp',
  'drawDown',
] as const;
type Way = (typeof WAYS)[number];

/** Returns whether the seat can do anything with the bag and its own area. */
export function hasHoldActions(view: PiecepackView, seat: Seat): boolean {
  return findWays(view, seat).length > 0;
}

/** Asks for an action on the bag and the player's own area: put in, draw, hide, show. */
export function askHold(view: PiecepackView, seat: Seat, path: Path): MoveQuestion {
  const choices = findWays(view, seat).map((id) => ({ id, label: text(`piecepack:choose.hold.${id}`) }));
  return askChoice(text('piecepack:ask.hold'), choices, path, (id, rest) => askWay(view, seat, id, rest));
}

function findWays(view: PiecepackView, seat: Seat): readonly Way[] {
  const lies = view.pieces.some(({ place }) => place.kind === 'board');
  const full = hasAny(view.bag);
  const possible: Readonly<Record<Way, boolean>> = {
    hide: lies,
    show: getOwnPieces(view, seat).length > 0,
    bag: lies,
    fillCoins: isBoxed(view, 'c'),
    fillTiles: isBoxed(view, 't'),
    fillAll: PIECE_KINDS.some((kind) => isBoxed(view, kind)),
    draw: full,
    drawUp: full,
    drawDown: full,
  };
  return WAYS.filter((way) => possible[way]);
}

function askWay(view: PiecepackView, seat: Seat, id: string, path: Path): MoveQuestion {
  switch (id) {
    case 'show':
      return askShow(view, seat, path);
    case 'fillCoins':
      return createAnswer({ kind: 'fill', of: 'c' });
    case 'fillTiles':
      return createAnswer({ kind: 'fill', of: 't' });
    case 'fillAll':
      return createAnswer({ kind: 'fill', of: null });
    case 'draw':
      return createAnswer({ kind: 'draw', to: null, side: 'f' });
    case 'drawUp':
      return askDraw(view, 'f', path);
    case 'drawDown':
      return askDraw(view, 'b', path);
    default:
      return askRemoval(view, id as 'hide' | 'bag', path);
  }
}

function askRemoval(view: PiecepackView, kind: 'hide' | 'bag', path: Path): MoveQuestion {
  return askTop(text(`piecepack:ask.which.${kind}`), getTops(view), path, ({ at }) =>
    createAnswer({ kind, grip: { at, first: 1, last: 1 } }),
  );
}

function askDraw(view: PiecepackView, side: Side, path: Path): MoveQuestion {
  return askSpace(view, path, null, (to: Spot) => createAnswer({ kind: 'draw', to, side }));
}

function askShow(view: PiecepackView, seat: Seat, path: Path): MoveQuestion {
  const own = getOwnPieces(view, seat).slice(0, 25);
  return askChoice(text('piecepack:ask.which.show'), own.map(buildOwnChoice), path, (id, rest) => {
    const piece = own[Number(id) - 1] as SeenPiece;
    return askChoice(text('piecepack:ask.side'), buildSideChoices(piece.kind), rest, (side, where) =>
      askSpace(view, where, null, (to: Spot) =>
        createAnswer({ kind: 'show', index: Number(id), to, side: side as Side }),
      ),
    );
  });
}

function buildSideChoices(kind: PieceKind): readonly Choice[] {
  const up = { id: 'f', label: text(`piecepack:choose.side.${kind}f`) };
  if (kind === 'd' || kind === 'p') return [up];
  return [up, { id: 'b', label: text(`piecepack:choose.side.${kind}b`) }];
}

function buildOwnChoice(piece: SeenPiece, index: number): Choice {
  const mark = getLetter(index);
  const label = text('piecepack:choose.own', { mark, piece: getPieceName(piece) });
  return { id: String(index + 1), label, at: piece.key, mark };
}

function getOwnPieces(view: PiecepackView, seat: Seat): SeenPiece[] {
  return view.pieces.filter(({ place }) => place.kind === 'area' && place.seat === seat);
}

function isBoxed({ box }: PiecepackView, kind: PieceKind): boolean {
  return box.unknown[kind] > 0 || box.known.some((id) => id.charAt(0) === kind);
}

function hasAny(count: PieceCounts): boolean {
  return PIECE_KINDS.some((kind) => count[kind] > 0);
}
