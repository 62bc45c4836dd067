import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { drawChoiceFrame, drawLetter } from '../../kit/choice-marks.ts';
import type { PictureRequest } from '../../request.ts';
import { type Field, getLetterRadius, getSquareMiddle } from './field.ts';

const SQUARE_PATTERN = /^[a-l]\d+$/;

/** Draws thin frames round the squares that may be chosen, below their pieces. */
export function drawFrames(pen: Pen, request: PictureRequest, on: Field): void {
  for (const at of getLettersBySquare(request).keys()) drawChoiceFrame(pen, getSquareRect(on, at), 12);
}

/** Draws the letters of the choices, each square once, even if two ways lead there. */
export function drawMarks(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  for (const [at, mark] of getLettersBySquare(request))
    drawLetter(pen, boxes, mark, getSquareRect(on, at), getLetterRadius(on));
}

/** Returns the letters by square. */
export function getLettersBySquare({ marks }: PictureRequest): ReadonlyMap<string, string> {
  return new Map(marks.flatMap(({ at, mark }) => (SQUARE_PATTERN.test(at) ? [[at, mark] as const] : [])));
}

function getSquareRect(on: Field, at: string): Rect {
  const { x, y } = getSquareMiddle(on, at);
  return { x: x - on.cell / 2, y: y - on.cell / 2, width: on.cell, height: on.cell };
}
