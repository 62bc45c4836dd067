import type { Count, PieceKind, PiecepackView } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { write } from '../../kit/words.ts';
import { counts, total } from './counts.ts';
import type { Field } from './field.ts';
import { icon } from './icons.ts';

/** Bag and box: how many pieces are in them, and of each kind. */
export function supply(pen: Pen, view: PiecepackView, on: Field, boxes: Boxes): void {
  stock(pen, 'bag', view.bag, on.bag, boxes);
  stock(pen, 'box', inBox(view), on.box, boxes);
}

/** Those that everybody knows and those that are only counted. */
function inBox({ box }: PiecepackView): Count {
  const known = (kind: PieceKind): number => box.known.filter((id) => id.startsWith(kind)).length;
  const { t, c, d, p } = box.unknown;
  return { t: t + known('t'), c: c + known('c'), d: d + known('d'), p: p + known('p') };
}

function stock(pen: Pen, what: 'bag' | 'box', many: Count, rect: Rect, boxes: Boxes): void {
  boxes.note('plate', what, rect);
  const wide = rect.width > 280;
  const all = String(total(many));
  icon(pen, what, rect.x + 42, rect.y + (wide ? rect.height / 2 : 34), wide ? 34 : 25);
  const [x, y] = [rect.x + (wide ? 90 : 76), rect.y + (wide ? rect.height / 2 : 32)];
  const width = write(pen, all, x, y, { size: 38, colour: hues(pen).ink });
  boxes.note('text', all, { x, y: y - 20, width, height: 40 });
  if (wide) counts(pen, many, rect.x + 168, y, rect.width - 184);
  else counts(pen, many, rect.x + 16, rect.y + 73, rect.width - 26);
}
