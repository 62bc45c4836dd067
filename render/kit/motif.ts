import type { Motif, Stroke } from '../../themes/theme.ts';
import { Path2D, type Pen } from '../canvas.ts';

/** Colours for `@` and a name in a motif. */
export type MotifInks = Readonly<Record<string, string>>;

const paths = new WeakMap<Stroke, Path2D>();

/** Draws a motif `size` pixels wide and high, its middle at (x, y). Throws if an ink is missing. */
export function drawMotif(
  pen: Pen,
  drawing: Motif,
  x: number,
  y: number,
  size: number,
  inks: MotifInks = {},
): void {
  inMotifBox(pen, x, y, size, () => {
    for (const stroke of drawing.strokes) drawMotifStroke(pen, stroke, inks);
  });
}

/** Draws the shapes of a motif slightly wider in one colour, below the figure, so that it stands out on any background. */
export function drawMotifOutline(
  pen: Pen,
  drawing: Motif,
  x: number,
  y: number,
  size: number,
  colour: string,
  width: number,
): void {
  inMotifBox(pen, x, y, size, () => {
    pen.strokeStyle = colour;
    for (const stroke of drawing.strokes) {
      pen.lineWidth = width + (stroke.line === undefined ? 0 : (stroke.width ?? 2));
      pen.stroke(getStrokePath(stroke));
    }
  });
}

/** Draws in the box of a motif, with a round brush. */
function inMotifBox(pen: Pen, x: number, y: number, size: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 100, size / 100);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  draw();
  pen.restore();
}

function drawMotifStroke(pen: Pen, stroke: Stroke, inks: MotifInks): void {
  const path = getStrokePath(stroke);
  if (stroke.fill !== undefined) {
    pen.fillStyle = resolveMotifInk(stroke.fill, inks);
    pen.fill(path);
  }
  if (stroke.line === undefined) return;
  pen.strokeStyle = resolveMotifInk(stroke.line, inks);
  pen.lineWidth = stroke.width ?? 2;
  pen.stroke(path);
}

function resolveMotifInk(ink: string, inks: MotifInks): string {
  if (!ink.startsWith('@')) return ink;
  const given = inks[ink.slice(1)];
  if (given === undefined) throw new Error(`A motif asks for the ink ${ink}, which is not given`);
  return given;
}

function getStrokePath(stroke: Stroke): Path2D {
  const path = paths.get(stroke) ?? new Path2D(stroke.d);
  paths.set(stroke, path);
  return path;
}
