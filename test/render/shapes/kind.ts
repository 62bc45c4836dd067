import type { Pen } from '../../../render/canvas.ts';
import type { Ground } from './grey.ts';

/** Things of one kind that have to be told apart, as large as a scene draws them. */
export interface ShapeKind {
  readonly name: string;
  /** In whose looks. */
  readonly game: string;
  /** The canvas's, in pixels. */
  readonly side: number;
  /** The table unless told. */
  readonly ground?: Ground;
  /** What part of the pixels that either of two covers has to differ. */
  readonly least: number;
  readonly things: readonly Shape[];
}

/** One of them, drawn round the origin. */
export interface Shape {
  readonly name: string;
  readonly draw: (pen: Pen) => void;
}

/** A thing for each name, by its number. */
export function createShapes(
  names: readonly string[],
  draw: (pen: Pen, number: number) => void,
): readonly Shape[] {
  return names.map((name, number) => ({ name, draw: (pen) => draw(pen, number) }));
}
