import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { frame, letter } from '../../kit/marks.ts';
import type { PictureRequest } from '../../request.ts';
import { type Field, letterRadius, middle } from './field.ts';

const SQUARE = /^[a-l]\d+$/;

/** Thin frames round the squares that may be chosen, under what lies there. */
export function frames(pen: Pen, request: PictureRequest, on: Field): void {
  for (const at of lettersOf(request).keys()) frame(pen, squareOf(on, at), 12);
}

/** Their letters, each square once, even where two ways lead there. */
export function marks(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  for (const [at, mark] of lettersOf(request)) letter(pen, boxes, mark, squareOf(on, at), letterRadius(on));
}

/** By square. */
export function lettersOf({ marks }: PictureRequest): ReadonlyMap<string, string> {
  return new Map(marks.flatMap(({ at, mark }) => (SQUARE.test(at) ? [[at, mark] as const] : [])));
}

function squareOf(on: Field, at: string): Rect {
  const { x, y } = middle(on, at);
  return { x: x - on.cell / 2, y: y - on.cell / 2, width: on.cell, height: on.cell };
}
