import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { drawBadge } from '../../kit/badge.ts';
import type { Box, Boxes, Rect } from '../../kit/boxes.ts';
import { drawChoiceFrame, getLetterPlace } from '../../kit/choice-marks.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import type { Field } from './field.ts';
import { findTarget, type Target } from './targets.ts';

/** Draws the marks of choices, each place once. */
export function drawMarks(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  const places = new Map(request.marks.map(({ at, mark }) => [at, mark]));
  for (const [at, mark] of places) {
    const target = findTarget(on, at, boxes);
    if (target) drawMark(pen, on, target, mark, boxes);
  }
}

function drawMark(pen: Pen, on: Field, target: Target, mark: string, boxes: Boxes): void {
  if (target.kind === 'space' || target.kind === 'hand' || target.kind === 'stock')
    drawChoiceFrame(pen, target.rect, 11);
  const { most, least, part } = on.as.badge;
  const radius = Math.max(least, Math.min(most, Math.round(on.cell * part)));
  const wanted = getPreferredPlaces(target, radius);
  const spot = findFreePlace(boxes, wanted, radius);
  if (!wanted.includes(spot)) drawLeadLine(pen, spot, target.rect);
  drawBadge(pen, boxes, mark, spot.x, spot.y, radius);
}

/** Draws a line from a badge that found no room at its piece to the piece. */
function drawLeadLine(pen: Pen, from: Point, { x, y, width, height }: Rect): void {
  const to = { x: x + width / 2, y: y + height / 2 };
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.lineCap = 'round';
  strokeOutline(pen, getKitHues(pen).white, 7);
  strokeOutline(pen, getKitHues(pen).badge, 3.5);
  beginCircle(pen, to.x, to.y, 6);
  strokeOutline(pen, getKitHues(pen).white, 3);
  fill(pen, getKitHues(pen).badge);
}

/** Returns the preferred places: the upper left corner, then along the left and the far edge; for a column or row, its name. */
function getPreferredPlaces({ kind, rect }: Target, radius: number): readonly Point[] {
  const { x, y, width, height } = rect;
  const corner = getLetterPlace(rect, radius);
  const along = [0.3, 0.5, 0.7, 1].flatMap((part) => [
    { x: corner.x, y: y + height * part - (corner.y - y) },
    { x: x + width * part - (corner.x - x), y: corner.y },
  ]);
  const centre = { x: x + width / 2, y: y + height / 2 };
  return kind === 'line' ? [centre] : [corner, ...along];
}

/** Returns the first place that covers nothing, else no other badge, and is wholly in the picture; else the nearest such place. */
function findFreePlace(boxes: Boxes, wanted: readonly Point[], radius: number): Point {
  const fits = (at: Point): boolean => isFree(boxes, at, radius);
  const first = wanted[0] ?? { x: 0, y: 0 };
  const bare = wanted.find((at) => fits(at) && !isHidingPiece(boxes, at, radius));
  return bare ?? wanted.find(fits) ?? getPlacesAround(first, radius).find(fits) ?? first;
}

/** Part of a small piece's edge that may be covered, in pixels. */
const COVERABLE_EDGE = 6;

/** Returns whether a badge there would hide more than the edge of a coin, a die or a pawn. */
function isHidingPiece(boxes: Boxes, at: Point, radius: number): boolean {
  const small = boxes.list('piece').filter(({ width }) => width < radius * 5);
  return small.some((box) => {
    const [x, y] = [Math.abs(box.x + box.width / 2 - at.x), Math.abs(box.y + box.height / 2 - at.y)];
    return (
      Math.hypot(
        Math.max(0, x - box.width / 2 + COVERABLE_EDGE),
        Math.max(0, y - box.height / 2 + COVERABLE_EDGE),
      ) <
      radius * 0.3
    );
  });
}

/** Returns whether a place covers no badge, no text and no token of a trace. */
function isFree(boxes: Boxes, { x, y }: Point, radius: number): boolean {
  const edge = radius + 1;
  if (x < edge || y < edge || x > boxes.width - edge || y > boxes.height - edge) return false;
  return !boxes.list().some((box) => isKept(box) && isNear(box, x, y, radius));
}

function isKept({ kind, name }: Box): boolean {
  return kind === 'badge' || kind === 'text' || name === 'height' || name === 'token';
}

function isNear(box: Rect, x: number, y: number, radius: number): boolean {
  const across = Math.abs(box.x + box.width / 2 - x) < radius + box.width / 2;
  return across && Math.abs(box.y + box.height / 2 - y) < radius + box.height / 2;
}

/** Returns places round a point, nearest first. */
function getPlacesAround({ x, y }: Point, radius: number): readonly Point[] {
  return Array.from({ length: 12 * 24 }, (_, at) => {
    const far = radius * (1 + Math.floor(at / 12) * 0.75);
    const angle = (at % 12) * (Math.PI / 6);
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
}
