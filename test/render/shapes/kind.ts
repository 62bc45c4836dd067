import type { Pen } from '../../../render/canvas.ts';
import type { Ground } from './grey.ts';

/** Shapes of one kind that must be distinguishable, at the size that a scene draws them. */
export interface ShapeKind {
  readonly name: string;
  /** Game whose styles apply. */
  readonly game: string;
  /** Side of the canvas in px. */
  readonly side: number;
  /** Background; the table by default. */
  readonly ground?: Ground;
  /** Minimum fraction of the covered pixels that must differ. */
  readonly least: number;
  readonly things: readonly Shape[];
}

/** One shape, drawn around the origin. */
export interface Shape {
  readonly name: string;
  readonly draw: (pen: Pen) => void;
}

/** Creates a shape for each name, by its number. */
export function createShapes(
  names: readonly string[],
  draw: (pen: Pen, number: number) => void,
): readonly Shape[] {
  return names.map((name, number) => ({ name, draw: (pen) => draw(pen, number) }));
}
