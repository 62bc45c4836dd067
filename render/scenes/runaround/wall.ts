import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { findMotif } from '../../style.ts';
import { getRunaroundHues } from './colours.ts';
import { getSpaceRect, type Track } from './track.ts';

/** Part of the wall that is its top; the rest is its front. */
const TOP_RATIO = 0.36;
/** Height of a post above the wall's top, and its width. */
const POST_RISE = 9;
const POST_WIDTH = 30;

/** Draws the wall between the lanes, seen from above and in front, with a post at either end. */
export function drawWall(pen: Pen, on: Track): void {
  const rect = getWallRect(on);
  drawFront(pen, rect);
  drawCoping(pen, rect);
  for (const x of [rect.x, rect.x + rect.width - POST_WIDTH]) drawPost(pen, x, rect);
  if (!pen.look.large) drawWallDressing(pen, rect);
}

/** Draws its shadow on the lower lane, below the arrows. */
export function drawShade(pen: Pen, on: Track): void {
  const { x, y, width, height } = getWallRect(on);
  pen.save();
  pen.shadowColor = getRunaroundHues(pen).wallShadow;
  pen.shadowBlur = pen.look.strong ? 0 : 14;
  pen.shadowOffsetX = 7;
  pen.shadowOffsetY = 17;
  beginRoundedRect(pen, x, y, width, height, 3);
  fill(pen, getRunaroundHues(pen).wallFace);
  pen.restore();
}

function getWallRect(on: Track): Rect {
  const [first, last] = [getSpaceRect(on, 2), getSpaceRect(on, on.size / 2 - 2)];
  const y = on.field.y + (on.field.height - on.wall) / 2;
  return { x: first.x, y, width: last.x + last.width - first.x, height: on.wall };
}

function drawFront(pen: Pen, { x, y, width, height }: Rect): void {
  const from = y + height * TOP_RATIO;
  const { wallBricks } = getRunaroundHues(pen);
  const count = Math.round(width / 38);
  const [long, high] = [width / count, (height * (1 - TOP_RATIO)) / 2];
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

/** Draws slabs along the top, catching the light. */
function drawCoping(pen: Pen, { x, y, width, height }: Rect): void {
  const { wallTop, wallTopEdge, wallFace } = getRunaroundHues(pen);
  const high = height * TOP_RATIO;
  beginRoundedRect(pen, x - 3, y - 2, width + 6, high + 3, 4);
  fill(pen, wallTop);
  strokeOutline(pen, wallFace, 2);
  pen.fillStyle = wallTopEdge;
  pen.fillRect(x + 1, y, width - 2, high * 0.3);
  const count = Math.max(3, Math.round(width / 76));
  pen.fillStyle = wallFace;
  for (let at = 1; at < count; at++) pen.fillRect(x + (at * width) / count - 0.75, y - 1, 1.5, high + 1);
}

function drawPost(pen: Pen, x: number, { y, height }: Rect): void {
  const { wallTop, wallTopEdge, wallFace, wallBricks } = getRunaroundHues(pen);
  beginRoundedRect(pen, x + 1, y - POST_RISE + 14, POST_WIDTH - 2, height + POST_RISE - 12, 3);
  fill(pen, wallBricks[1] ?? wallFace);
  strokeOutline(pen, wallFace, 2.5);
  beginRoundedRect(pen, x - 3, y - POST_RISE, POST_WIDTH + 6, 18, 4);
  fill(pen, wallTop);
  strokeOutline(pen, wallFace, 2);
  pen.fillStyle = wallTopEdge;
  pen.fillRect(x, y - POST_RISE + 2, POST_WIDTH, 5);
}

/** Draws what a theme hangs on the wall. */
function drawWallDressing(pen: Pen, { x, y, width, height }: Rect): void {
  const [lamp, ivy] = [findMotif(pen, 'lamp'), pen.look.strong ? null : findMotif(pen, 'ivy')];
  const count = Math.max(4, Math.round(width / 84));
  for (let at = 1; at < count; at++) {
    const drawing = at % 2 === 1 ? ivy : lamp;
    if (drawing) drawMotif(pen, drawing, x + (at * width) / count, y + height / 2, height * 1.2);
  }
}
