import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { motif } from '../../kit/motif.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import { motifOf } from '../../look.ts';
import { runaroundHues } from './colours.ts';
import { room, type Track } from './track.ts';

/** How much of the wall is its top; the rest is its front. */
const TOP = 0.36;
/** How much of a post is above the wall's top. */
const ABOVE = 9;
const POST = 30;

/** The wall between the lanes, seen from above and in front, with a post at either end. */
export function wall(pen: Pen, on: Track): void {
  const rect = stretch(on);
  front(pen, rect);
  coping(pen, rect);
  for (const x of [rect.x, rect.x + rect.width - POST]) post(pen, x, rect);
  if (!pen.look.large) dressed(pen, rect);
}

/** Its shadow falls on the lower lane, below the arrows. */
export function shade(pen: Pen, on: Track): void {
  const { x, y, width, height } = stretch(on);
  pen.save();
  pen.shadowColor = runaroundHues(pen).wallShadow;
  pen.shadowBlur = pen.look.strong ? 0 : 14;
  pen.shadowOffsetX = 7;
  pen.shadowOffsetY = 17;
  rounded(pen, x, y, width, height, 3);
  fill(pen, runaroundHues(pen).wallFace);
  pen.restore();
}

function stretch(on: Track): Rect {
  const [first, last] = [room(on, 2), room(on, on.size / 2 - 2)];
  const y = on.field.y + (on.field.height - on.wall) / 2;
  return { x: first.x, y, width: last.x + last.width - first.x, height: on.wall };
}

function front(pen: Pen, { x, y, width, height }: Rect): void {
  const from = y + height * TOP;
  const { wallBricks } = runaroundHues(pen);
  const count = Math.round(width / 38);
  const [long, high] = [width / count, (height * (1 - TOP)) / 2];
  for (let course = 0; course < 2; course++) {
    for (let at = 0; at <= count; at++) {
      const left = Math.max(x, x + (at - course / 2) * long);
      const right = Math.min(x + width, x + (at + 1 - course / 2) * long);
      pen.fillStyle = wallBricks[(at * 7 + course * 4 + (at % 3)) % wallBricks.length] ?? '#000';
      if (right - left > 3)
        pen.fillRect(left + 1, from + course * high + 1.5, right - left - 2.5, high - 2.5);
    }
  }
}

/** Slabs along the top, catching the light. */
function coping(pen: Pen, { x, y, width, height }: Rect): void {
  const { wallTop, wallTopEdge, wallFace } = runaroundHues(pen);
  const high = height * TOP;
  rounded(pen, x - 3, y - 2, width + 6, high + 3, 4);
  fill(pen, wallTop);
  line(pen, wallFace, 2);
  pen.fillStyle = wallTopEdge;
  pen.fillRect(x + 1, y, width - 2, high * 0.3);
  const count = Math.max(3, Math.round(width / 76));
  pen.fillStyle = wallFace;
  for (let at = 1; at < count; at++) pen.fillRect(x + (at * width) / count - 0.75, y - 1, 1.5, high + 1);
}

function post(pen: Pen, x: number, { y, height }: Rect): void {
  const { wallTop, wallTopEdge, wallFace, wallBricks } = runaroundHues(pen);
  rounded(pen, x + 1, y - ABOVE + 14, POST - 2, height + ABOVE - 12, 3);
  fill(pen, wallBricks[1] ?? wallFace);
  line(pen, wallFace, 2.5);
  rounded(pen, x - 3, y - ABOVE, POST + 6, 18, 4);
  fill(pen, wallTop);
  line(pen, wallFace, 2);
  pen.fillStyle = wallTopEdge;
  pen.fillRect(x, y - ABOVE + 2, POST, 5);
}

/** What a theme hangs on it. */
function dressed(pen: Pen, { x, y, width, height }: Rect): void {
  const [lamp, ivy] = [motifOf(pen, 'lamp'), pen.look.strong ? null : motifOf(pen, 'ivy')];
  const count = Math.max(4, Math.round(width / 84));
  for (let at = 1; at < count; at++) {
    const drawing = at % 2 === 1 ? ivy : lamp;
    if (drawing) motif(pen, drawing, x + (at * width) / count, y + height / 2, height * 1.2);
  }
}
