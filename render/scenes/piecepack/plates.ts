import type { Count, PiecepackView } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { medal, plateGlow, plateName } from '../../kit/plate.ts';
import { line, rounded } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../picture.ts';
import { BAND } from './board.ts';
import { counts, kindsIn } from './counts.ts';
import type { Field } from './field.ts';
import { icon } from './icons.ts';
import { token } from './token.ts';

/** Who sits there, and how many pieces of each kind are in the area; in the end the place. */
export function seated(
  pen: Pen,
  request: PictureRequest,
  view: PiecepackView,
  on: Field,
  seat: number,
  boxes: Boxes,
): void {
  const rect = on.plates[seat];
  if (!rect) return;
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) mayAct(pen, rect, request.turn.length);
  token(pen, seat, rect.x + BAND / 2, rect.y + rect.height / 2, 21);
  const area = view.areas[seat] ?? NOTHING;
  const end = endOf(request, view, seat);
  const kinds = kindsIn(area);
  const beside = end !== null && kinds === MOST_KINDS;
  const sitter = request.sitters[seat] ?? { name: '', ai: false };
  const [x, y] = [rect.x + BAND + 12, rect.y + (kinds > 0 || end ? 24 : rect.height / 2)];
  plateName(pen, boxes, sitter, x, y, rect.width - BAND - (beside ? 64 : 22), 28);
  counts(pen, area, x, rect.y + 54, rect.width - BAND - (end && !beside ? 56 : 20));
  if (end) ending(pen, end, rect.x + rect.width - 28, rect.y + (beside ? 23 : 51));
}

const NOTHING: Count = { t: 0, c: 0, d: 0, p: 0 };
const MOST_KINDS = 4;

/** Everybody may act at any time: a calm rim then, the full light where it is on one of several. */
function mayAct(pen: Pen, rect: Rect, acting: number): void {
  if (acting === 1) plateGlow(pen, rect);
  else rim(pen, rect);
}

function rim(pen: Pen, rect: Rect): void {
  rounded(pen, rect.x - 1, rect.y - 1, rect.width + 2, rect.height + 2, 17);
  line(pen, hues(pen).glow, 4);
}

/** The medal of the place, or the box of somebody who wants to pack up; at the end of the line that has room. */
type End = { readonly kind: 'medal'; readonly place: number } | { readonly kind: 'packing' };

function endOf(request: PictureRequest, view: PiecepackView, seat: number): End | null {
  const placed = request.places?.find((one) => one.seat === seat);
  if (placed) return { kind: 'medal', place: placed.place };
  return view.packing[seat] ? { kind: 'packing' } : null;
}

function ending(pen: Pen, end: End, x: number, y: number): void {
  if (end.kind === 'medal') medal(pen, end.place, x, y, 17);
  else icon(pen, 'box', x, y, 15);
}
