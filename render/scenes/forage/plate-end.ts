import type { Seat } from '../../../src/engine/game.ts';
import type { ForageView } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { drawDie } from '../../kit/die.ts';
import { drawMedal } from '../../kit/plate.ts';
import { write } from '../../kit/text.ts';
import type { PictureRequest } from '../../request.ts';
import { getStashWorth } from './counts.ts';
import type { Field } from './field.ts';
import { drawPill, getPillWidth } from './score-pill.ts';
import { getDieStyle } from './styles.ts';

/** Width of the end of a plate without anything on it. */
const BARE_WIDTH = 8;

/** Draws the die or the medal; its middle at (x, y). */
type Sign = (x: number, y: number, size: number) => void;

/** Draws the die or the place at the right end of a plate, and the stash's score if known. Returns the width of it all. */
export function drawPlateEnd(
  pen: Pen,
  request: PictureRequest,
  view: ForageView,
  on: Field,
  seat: Seat,
  rect: Rect,
  boxes: Boxes,
): number {
  const sign = createEndSign(pen, request, view, seat);
  const score = getScore(request, view, seat);
  if (!sign && score === null) return BARE_WIDTH;
  const { die, figure } = on.by;
  const wide = Math.max(die, score === null ? 0 : getPillWidth(score, figure)) + 8;
  const x = rect.x + rect.width - 10 - wide / 2 + 4;
  const [high, low] = score === null ? [0.5, 0] : [0.27, sign ? 0.76 : 0.5];
  const side = Math.round(score === null ? die : die * 0.95);
  const y = rect.y + rect.height * high;
  sign?.(x, y, side);
  if (sign)
    boxes.note('piece', `sign ${seat}`, { x: x - side / 2, y: y - side / 2, width: side, height: side });
  if (score !== null) drawPill(pen, boxes, `score ${seat}`, score, x, rect.y + rect.height * low, figure);
  return wide + 10;
}

function createEndSign(pen: Pen, request: PictureRequest, view: ForageView, seat: Seat): Sign | null {
  const ended = request.places?.find((placed) => placed.seat === seat);
  if (ended) return (x, y, size) => drawMedal(pen, ended.place, x, y, Math.round(size / 2));
  const { rolled } = view;
  return view.mover === seat && rolled !== null
    ? (x, y, size) => drawCube(pen, seat, rolled, x, y, size)
    : null;
}

/** Draws the die; its null is a dash, as on the coins. */
function drawCube(pen: Pen, seat: Seat, rolled: number, x: number, y: number, size: number): void {
  const look = getDieStyle(pen, seat);
  drawDie(pen, look, rolled, x, y, Math.round(size));
  if (rolled === 0) write(pen, '–', x, y, { size: size * 0.68, colour: look.ink, align: 'center' });
}

/** Returns the final score, or before the end what the viewer may know of others; the viewer's own is counted in the tray. */
function getScore(request: PictureRequest, view: ForageView, seat: Seat): number | null {
  const ended = request.places?.find((placed) => placed.seat === seat);
  if (ended) return ended.score ?? null;
  if (seat === view.viewer || (view.stashes[seat] ?? []).length === 0) return null;
  return getStashWorth(view, view.stashes[seat] ?? []);
}
