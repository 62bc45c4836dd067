import { parseColumn, parseSpot } from '../../../src/games/piecepack/board.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { drawBadge } from '../../kit/badge.ts';
import type { Box, Boxes, Rect } from '../../kit/boxes.ts';
import { drawChoiceFrame, getLetterPlace } from '../../kit/choice-marks.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { type Field, FRAME_WIDTH, getBoardRect, getPlaceMiddle } from './field.ts';
import { expandToSpace } from './pieces.ts';

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

/**
 * Target of a choice. It is a tile, a die or another piece on the board or in the viewer's area, bag or box, an empty space, or a whole
 * column or row.
 */
interface Target {
  readonly kind: 'tile' | 'die' | 'piece' | 'hand' | 'stock' | 'space' | 'line';
  readonly rect: Rect;
}

/** Returns the target of a place in notation; null for one that is not in the picture. */
function findTarget(on: Field, at: string, boxes: Boxes): Target | null {
  if (at === 'bag' || at === 'box') return { kind: 'stock', rect: at === 'bag' ? on.bag : on.box };
  const piece = boxes.list('piece').find(({ name }) => name === at);
  if (piece && at.startsWith('area')) return { kind: 'hand', rect: piece };
  if (piece && piece.width > on.cell) return { kind: 'tile', rect: piece };
  if (piece) return { kind: isDie(on, at) ? 'die' : 'piece', rect: expandToSpace(on, piece) };
  return findSpace(on, at) ?? findLine(on, at);
}

function isDie({ laid }: Field, at: string): boolean {
  return laid.some(({ piece }) => piece.key === at && piece.kind === 'd');
}

/** Returns the space of `c4`, or in halves `(2.5,3)`. */
function findSpace(on: Field, at: string): Target | null {
  const spot = parseSpot(at);
  if (!spot || !isDrawn(spot.x, on.left, on.columns) || !isDrawn(spot.y, on.near, on.rows)) return null;
  const centre = getPlaceMiddle(on, spot.x, spot.y);
  return { kind: 'space', rect: getSquareAround(centre.x, centre.y, on.cell / 2 - 4) };
}

function isDrawn(at: number, first: number, count: number): boolean {
  return at >= first && at <= first + count - 1;
}

/** Returns a column by its letter, a row by its number. */
function findLine(on: Field, at: string): Target | null {
  const { x, y, height } = getBoardRect(on);
  const column = /^a?[a-z]$/.test(at) ? parseColumn(at) : 0;
  const row = /^\d+$/.test(at) ? Number(at) : 0;
  const [low, left] = [on.as.edge / 2, on.side / 2];
  if (column > 0 && column <= on.columns)
    return {
      kind: 'line',
      rect: getSquareAround(getPlaceMiddle(on, column, on.near).x, y + height + FRAME_WIDTH + low, low),
    };
  if (row > 0 && row <= on.rows)
    return {
      kind: 'line',
      rect: getSquareAround(x - FRAME_WIDTH - left, getPlaceMiddle(on, on.left, row).y, left),
    };
  return null;
}

function getSquareAround(x: number, y: number, half: number): Rect {
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 };
}
