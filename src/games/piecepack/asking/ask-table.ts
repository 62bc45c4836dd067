import type { Path } from '../../../engine/question.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { text } from '../../../engine/text.ts';
import { getBoardSize, getSpaces, TILE_SPOTS } from '../board.ts';
import { getTops } from '../spots.ts';
import { type Layout, PIECE_KINDS, type PiecepackView } from '../types.ts';
import { askChoice, askTop, createAnswer, type MoveQuestion } from './ask-choice.ts';

/** Returns whether any action on the whole table is possible. */
export function hasTableActions(view: PiecepackView): boolean {
  return findTableActions(view).length > 0;
}

/** Asks for an action on the whole table: box pieces, clear, open the box, set up. */
export function askTable(view: PiecepackView, path: Path): MoveQuestion {
  const choices = findTableActions(view).map((id) => ({ id, label: text(`piecepack:choose.table.${id}`) }));
  return askChoice(text('piecepack:ask.table'), choices, path, (id, rest) => {
    if (id === 'box') return askBox(view, rest);
    if (id === 'clear' || id === 'open') return createAnswer({ kind: id });
    return createAnswer({ kind: 'setup', layout: id as Layout });
  });
}

function findTableActions(view: PiecepackView): readonly KeySuffix<'piecepack:choose.table'>[] {
  const lies = view.pieces.some(({ place }) => place.kind === 'board');
  const closed = PIECE_KINDS.some((kind) => view.box.unknown[kind] > 0);
  return [
    ...(lies ? (['box', 'clear'] as const) : []),
    ...(closed ? (['open'] as const) : []),
    ...findLayouts(view),
  ];
}

function askBox(view: PiecepackView, path: Path): MoveQuestion {
  return askTop(text('piecepack:ask.which.box'), getTops(view), path, ({ at }) =>
    createAnswer({ kind: 'box', grip: { at, first: 1, last: 1 } }),
  );
}

/** Returns the layouts that fit the table's spaces, if no tile lies there. */
function findLayouts(view: PiecepackView): Exclude<Layout, 'empty'>[] {
  if (view.pieces.some(({ kind, place }) => kind === 't' && place.kind === 'board')) return [];
  const tiles = view.box.unknown.t + view.box.known.filter((id) => id.charAt(0) === 't').length;
  const here = getSpaces(view);
  return (['square', 'wide', 'ring'] as const).filter((layout) => {
    const size = getBoardSize(layout);
    return size.columns <= here.columns && size.rows <= here.rows && TILE_SPOTS[layout].length <= tiles;
  });
}
