import type { Choice, Path } from '../../../engine/question.ts';
import { type Text, text } from '../../../engine/text.ts';
import { namedBy, pieceName } from '../text/names.ts';
import type { Named, PieceId, PieceKind, PiecepackView, Side, Spot } from '../types.ts';
import { type Asked, chosen, ready } from './choosing.ts';
import { chosenSpace, chosenTileSpot } from './spaces.ts';

/** What the questions call the kinds of pieces in the box. */
export type LayKind = 'coin' | 'tile' | 'other';

const KINDS_OF: Readonly<Record<LayKind, readonly PieceKind[]>> = {
  coin: ['c'],
  tile: ['t'],
  other: ['t', 'd', 'p'],
};

/** Whether there is any in the box. */
export function inBox(view: PiecepackView, kind: LayKind): boolean {
  return KINDS_OF[kind].some((one) => view.box.unknown[one] > 0 || knownOf(view, one).length > 0);
}

/** Which piece of the box, then where; of tiles, which there are many of, only then which one. */
export function askLay(view: PiecepackView, kind: LayKind, path: Path): Asked {
  const choices = path.length > 0 ? [] : KINDS_OF[kind].flatMap((one) => boxChoices(view, one, kind));
  return chosen(text('piecepack:ask.lay'), choices, path, (id, rest) => {
    if (id === 'tile') return askLay(view, id, rest);
    const piece = namedBy(id);
    const where = piece.kind === 't' ? chosenTileSpot : chosenSpace;
    return where(view, rest, null, (to: Spot) =>
      ready({ kind: 'lay', piece, to, side: usualSide(piece), angle: 0, under: false }),
    );
  });
}

/** Those known by name, and one unseen. */
function boxChoices(view: PiecepackView, kind: PieceKind, asked: LayKind): Choice[] {
  if (kind === 't' && asked === 'other')
    return inBox(view, 'tile') ? [{ id: 'tile', label: text('piecepack:choose.tile') }] : [];
  const known = knownOf(view, kind);
  const unseen = { id: kind, label: text(`piecepack:choose.unseen.${kind}`) };
  return [
    ...known.map((id) => ({ id, label: boxedName(id) })),
    ...(known.length + view.box.unknown[kind] > 0 ? [unseen] : []),
  ];
}

/** A die in the box shows nothing. */
function boxedName(id: PieceId): Text {
  const piece = namedBy(id);
  return pieceName(piece.kind === 'd' ? { ...piece, rank: null } : piece);
}

function knownOf(view: PiecepackView, kind: PieceKind): readonly PieceId[] {
  return view.box.known.filter((id) => id.charAt(0) === kind);
}

/** A tile named lies face up, unseen back up; a coin lies suit up; as the notation has it. */
export function usualSide({ kind, suit }: Named): Side {
  if (kind === 't') return suit === null ? 'b' : 'f';
  return kind === 'c' ? 'b' : 'f';
}
