import type { Choice, Path } from '../../../engine/question.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getPieceName, parsePieceId } from '../text/names.ts';
import type { PieceId, PieceIdentity, PieceKind, PiecepackView, Side, Spot } from '../types.ts';
import { askChoice, createAnswer, type MoveQuestion } from './ask-choice.ts';
import { askSpace, askTileSpot } from './ask-space.ts';

/** Groups of boxed pieces by which the questions ask. */
export type LayKind = 'coin' | 'tile' | 'other';

const LAY_KINDS: Readonly<Record<LayKind, readonly PieceKind[]>> = {
  coin: ['c'],
  tile: ['t'],
  other: ['t', 'd', 'p'],
};

/** Returns whether the box has any piece of the group. */
export function hasBoxedPieces(view: PiecepackView, kind: LayKind): boolean {
  return LAY_KINDS[kind].some((one) => view.box.unknown[one] > 0 || getKnownIds(view, one).length > 0);
}

/** Asks for a piece of the box, then for its spot. Tiles are one entry first, because there are many. */
export function askLay(view: PiecepackView, kind: LayKind, path: Path): MoveQuestion {
  const choices = path.length > 0 ? [] : LAY_KINDS[kind].flatMap((one) => buildBoxChoices(view, one, kind));
  return askChoice(text('piecepack:ask.lay'), choices, path, (id, rest) => {
    if (id === 'tile') return askLay(view, id, rest);
    const piece = parsePieceId(id);
    const where = piece.kind === 't' ? askTileSpot : askSpace;
    return where(view, rest, null, (to: Spot) =>
      createAnswer({ kind: 'lay', piece, to, side: getUsualSide(piece), angle: 0, under: false }),
    );
  });
}

/** Returns choices for the pieces known by name, and one for an unseen piece. */
function buildBoxChoices(view: PiecepackView, kind: PieceKind, asked: LayKind): Choice[] {
  if (kind === 't' && asked === 'other')
    return hasBoxedPieces(view, 'tile') ? [{ id: 'tile', label: text('piecepack:choose.tile') }] : [];
  const known = getKnownIds(view, kind);
  const unseen = { id: kind, label: text(`piecepack:choose.unseen.${kind}`) };
  return [
    ...known.map((id) => ({ id, label: getBoxedName(id) })),
    ...(known.length + view.box.unknown[kind] > 0 ? [unseen] : []),
  ];
}

/** Returns the name of a boxed piece; a die in the box shows nothing. */
function getBoxedName(id: PieceId): Text {
  const piece = parsePieceId(id);
  return getPieceName(piece.kind === 'd' ? { ...piece, rank: null } : piece);
}

function getKnownIds(view: PiecepackView, kind: PieceKind): readonly PieceId[] {
  return view.box.known.filter((id) => id.charAt(0) === kind);
}

/** Returns the side up after laying, as the notation assumes. A named tile lies face up, an unseen one back up, a coin suit up. */
export function getUsualSide({ kind, suit }: PieceIdentity): Side {
  if (kind === 't') return suit === null ? 'b' : 'f';
  return kind === 'c' ? 'b' : 'f';
}
