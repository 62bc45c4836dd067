import type { Path } from '../../../engine/question.ts';
import type { Under } from '../../../engine/spoken.ts';
import { text } from '../../../engine/text.ts';
import { sizeOf, spacesOf, TILE_SPOTS } from '../board.ts';
import { topsOf } from '../spots.ts';
import { KINDS, type Layout, type PiecepackView } from '../types.ts';
import { type Asked, chosen, chosenTop, ready } from './choosing.ts';

/** Whether there is anything to do with the table as a whole. */
export function canTable(view: PiecepackView): boolean {
  return ways(view).length > 0;
}

/** The table as a whole: back into the box, clear, open the box, set up. */
export function askTable(view: PiecepackView, path: Path): Asked {
  const choices = ways(view).map((id) => ({ id, label: text(`piecepack:choose.table.${id}`) }));
  return chosen(text('piecepack:ask.table'), choices, path, (id, rest) => {
    if (id === 'box') return askBox(view, rest);
    if (id === 'clear' || id === 'open') return ready({ kind: id });
    return ready({ kind: 'setup', layout: id as Layout });
  });
}

function ways(view: PiecepackView): readonly Under<'piecepack:choose.table'>[] {
  const lies = view.pieces.some(({ place }) => place.kind === 'board');
  const closed = KINDS.some((kind) => view.box.unknown[kind] > 0);
  return [
    ...(lies ? (['box', 'clear'] as const) : []),
    ...(closed ? (['open'] as const) : []),
    ...layouts(view),
  ];
}

function askBox(view: PiecepackView, path: Path): Asked {
  return chosenTop(text('piecepack:ask.which.box'), topsOf(view), path, ({ at }) =>
    ready({ kind: 'box', grip: { at, first: 1, last: 1 } }),
  );
}

/** The set-ups that fit onto the spaces of the table, while no tile lies there. */
function layouts(view: PiecepackView): Exclude<Layout, 'empty'>[] {
  if (view.pieces.some(({ kind, place }) => kind === 't' && place.kind === 'board')) return [];
  const tiles = view.box.unknown.t + view.box.known.filter((id) => id.charAt(0) === 't').length;
  const here = spacesOf(view);
  return (['square', 'wide', 'ring'] as const).filter((layout) => {
    const size = sizeOf(layout);
    return size.columns <= here.columns && size.rows <= here.rows && TILE_SPOTS[layout].length <= tiles;
  });
}
