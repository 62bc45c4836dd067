import type { Seat } from '../../../engine/game.ts';
import type { Choice, Path } from '../../../engine/question.ts';
import { text } from '../../../engine/text.ts';
import { topsOf } from '../spots.ts';
import { pieceName } from '../text/names.ts';
import {
  type Count,
  KINDS,
  type PieceKind,
  type PiecepackView,
  type SeenPiece,
  type Side,
  type Spot,
} from '../types.ts';
import { type Asked, chosen, chosenTop, letterOf, ready } from './choosing.ts';
import { chosenSpace } from './spaces.ts';

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

/** Whether there is anything to do with the bag and the own area. */
export function canHold(view: PiecepackView, seat: Seat): boolean {
  return ways(view, seat).length > 0;
}

/** Bag and own area: putting in, drawing, hiding, showing. */
export function askHold(view: PiecepackView, seat: Seat, path: Path): Asked {
  const choices = ways(view, seat).map((id) => ({ id, label: text(`piecepack:choose.hold.${id}`) }));
  return chosen(text('piecepack:ask.hold'), choices, path, (id, rest) => held(view, seat, id, rest));
}

function ways(view: PiecepackView, seat: Seat): readonly Way[] {
  const lies = view.pieces.some(({ place }) => place.kind === 'board');
  const full = some(view.bag);
  const possible: Readonly<Record<Way, boolean>> = {
    hide: lies,
    show: ownOf(view, seat).length > 0,
    bag: lies,
    fillCoins: isBoxed(view, 'c'),
    fillTiles: isBoxed(view, 't'),
    fillAll: KINDS.some((kind) => isBoxed(view, kind)),
    draw: full,
    drawUp: full,
    drawDown: full,
  };
  return WAYS.filter((way) => possible[way]);
}

function held(view: PiecepackView, seat: Seat, id: string, path: Path): Asked {
  switch (id) {
    case 'show':
      return askShow(view, seat, path);
    case 'fillCoins':
      return ready({ kind: 'fill', of: 'c' });
    case 'fillTiles':
      return ready({ kind: 'fill', of: 't' });
    case 'fillAll':
      return ready({ kind: 'fill', of: null });
    case 'draw':
      return ready({ kind: 'draw', to: null, side: 'f' });
    case 'drawUp':
      return askDraw(view, 'f', path);
    case 'drawDown':
      return askDraw(view, 'b', path);
    default:
      return askAway(view, id as 'hide' | 'bag', path);
  }
}

function askAway(view: PiecepackView, kind: 'hide' | 'bag', path: Path): Asked {
  return chosenTop(text(`piecepack:ask.which.${kind}`), topsOf(view), path, ({ at }) =>
    ready({ kind, grip: { at, first: 1, last: 1 } }),
  );
}

function askDraw(view: PiecepackView, side: Side, path: Path): Asked {
  return chosenSpace(view, path, null, (to: Spot) => ready({ kind: 'draw', to, side }));
}

function askShow(view: PiecepackView, seat: Seat, path: Path): Asked {
  const own = ownOf(view, seat).slice(0, 25);
  return chosen(text('piecepack:ask.which.show'), own.map(ownChoice), path, (id, rest) => {
    const piece = own[Number(id) - 1] as SeenPiece;
    return chosen(text('piecepack:ask.side'), sidesOf(piece.kind), rest, (side, where) =>
      chosenSpace(view, where, null, (to: Spot) =>
        ready({ kind: 'show', index: Number(id), to, side: side as Side }),
      ),
    );
  });
}

function sidesOf(kind: PieceKind): readonly Choice[] {
  const up = { id: 'f', label: text(`piecepack:choose.side.${kind}f`) };
  if (kind === 'd' || kind === 'p') return [up];
  return [up, { id: 'b', label: text(`piecepack:choose.side.${kind}b`) }];
}

function ownChoice(piece: SeenPiece, index: number): Choice {
  const mark = letterOf(index);
  const label = text('piecepack:choose.own', { mark, piece: pieceName(piece) });
  return { id: String(index + 1), label, at: piece.key, mark };
}

function ownOf(view: PiecepackView, seat: Seat): SeenPiece[] {
  return view.pieces.filter(({ place }) => place.kind === 'area' && place.seat === seat);
}

function isBoxed({ box }: PiecepackView, kind: PieceKind): boolean {
  return box.unknown[kind] > 0 || box.known.some((id) => id.charAt(0) === kind);
}

function some(count: Count): boolean {
  return KINDS.some((kind) => count[kind] > 0);
}
