import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { drawChoiceFrame } from '../../kit/choice-marks.ts';
import { strokeOutline } from '../../kit/shapes.ts';
import { getPiecepackHues, NO_LIGHT } from './colours.ts';
import { drawDusk } from './dusk.ts';
import { type Field, getPlaceMiddle, getStretches } from './field.ts';
import type { LaidPiece } from './heap.ts';
import { drawPiece } from './piece.ts';

/**
 * Draws all pieces on the board. Dusk falls on flat tiles but not on what is on them. Choices, given by key, have a frame: on a tile
 * itself, below other pieces.
 */
export function drawPieces(pen: Pen, on: Field, wanted: ReadonlySet<string>, boxes: Boxes): void {
  const shown = (laid: LaidPiece) => {
    const chosen = wanted.has(laid.piece.key);
    if (chosen && laid.piece.kind !== 't')
      drawChoiceFrame(pen, expandToSpace(on, getGroundRect(on, laid)), FRAME_RADIUS);
    drawLaidPiece(pen, on, laid);
    if (chosen && laid.piece.kind === 't') drawChoiceFrame(pen, getGroundRect(on, laid), FRAME_RADIUS);
  };
  const flat = on.laid.filter(isFlat);
  for (const laid of flat) shown(laid);
  drawDusk(pen, on);
  drawShadows(pen, on);
  for (const laid of on.laid) if (!isFlat(laid)) shown(laid);
  for (const laid of on.laid) boxes.note('piece', laid.piece.key, getGroundRect(on, laid));
}

/** Lengths of shadows at the lamp and at the edge of the board, and their width, in spaces. */
const SHADOW_NEAR = 0.2;
const SHADOW_FAR = 0.72;
const SHADOW_WIDTH = 0.46;

/** Draws the shadows that small pieces cast away from the lamp, which hangs over the middle of the board. */
function drawShadows(pen: Pen, on: Field): void {
  const { dusk } = getPiecepackHues(pen);
  if (dusk === NO_LIGHT) return;
  for (const { x, y, width, height } of getStretches(on)) {
    const [lamp, half] = [{ x: x + width / 2, y: y + height / 2 }, Math.hypot(width, height) / 2];
    pen.save();
    pen.beginPath();
    pen.rect(x, y, width, height);
    pen.clip();
    for (const laid of on.laid) {
      if (laid.piece.kind === 't') continue;
      const from = getTopMiddle(on, laid);
      const [right, down] = [from.x - lamp.x, from.y - lamp.y];
      const far = Math.hypot(right, down);
      const long = on.cell * (SHADOW_NEAR + ((SHADOW_FAR - SHADOW_NEAR) * far) / half);
      drawShadow(pen, from, { x: (right * long) / (far || 1), y: (down * long) / (far || 1) }, on, dusk);
    }
    pen.restore();
  }
}

function drawShadow(pen: Pen, { x, y }: Point, to: Point, { cell }: Field, colour: string): void {
  pen.beginPath();
  pen.moveTo(x, y + cell * 0.06);
  pen.lineTo(x + to.x, y + cell * 0.06 + to.y);
  pen.lineCap = 'round';
  strokeOutline(pen, colour, cell * SHADOW_WIDTH);
}

/** Corner radius of a frame. */
const FRAME_RADIUS = 11;

/** Returns a small piece's rectangle grown to its space, so that its letter leaves the piece visible. */
export function expandToSpace(on: Field, { x, y, width, height }: Rect): Rect {
  const more = Math.max(0, (on.cell - 6 - width) / 2);
  return { x: x - more, y: y - more, width: width + more * 2, height: height + more * 2 };
}

/** Returns whether a tile lies flat, with nothing beneath it. */
function isFlat({ piece, rise }: LaidPiece): boolean {
  return piece.kind === 't' && rise === 0;
}

function drawLaidPiece(pen: Pen, on: Field, laid: LaidPiece): void {
  const { x, y } = getTopMiddle(on, laid);
  drawPiece(pen, laid.piece, x, y, on.cell * laid.scale);
}

/** Returns the middle of a piece's top, in pixels. */
export function getTopMiddle(on: Field, laid: LaidPiece): Point {
  return getPlaceMiddle(on, laid.x + laid.shift, laid.y + laid.rise);
}

/** Returns the square that a piece occupies. */
export function getGroundRect(on: Field, laid: LaidPiece): Rect {
  const { x, y } = getTopMiddle(on, laid);
  const half = on.as.reach[laid.piece.kind] * on.cell * laid.scale;
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 };
}
