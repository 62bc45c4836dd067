import type { Pen } from '../../canvas.ts';
import { getKitHues } from '../colours.ts';
import { fill, strokeOutline } from '../shapes.ts';

/** Colours of a curve, of the edge round it, and of the background of its plate. */
export interface CurveHues {
  readonly colour: string;
  readonly edge: string;
  readonly pale: string;
}

/** Dash patterns of the curves of a chart in turn, in parts of their width, so that curves differ in grey too. */
const DASHES: readonly (readonly number[])[] = [[], [2.2, 2], [0.1, 1.9], [4, 2, 0.1, 2], [6, 2], [1, 3]];

/** Strokes the current path as the nth curve of a chart. */
export function strokeCurve(pen: Pen, nth: number, { colour, edge }: CurveHues, width: number): void {
  pen.save();
  [pen.lineCap, pen.lineJoin] = ['round', 'round'];
  pen.setLineDash((DASHES[nth] ?? []).map((part) => part * width));
  strokeOutline(pen, getKitHues(pen).white, width + 6);
  strokeOutline(pen, edge, width + 2);
  strokeOutline(pen, colour, width);
  pen.restore();
}

/** Number of corners and rotation of each sign; no corners make a disc. */
const SIGN_SHAPES: readonly (readonly [corners: number, turn: number])[] = [
  [0, 0],
  [4, Math.PI / 4],
  [3, -Math.PI / 2],
  [4, -Math.PI / 2],
  [3, Math.PI / 2],
  [5, -Math.PI / 2],
];

/** Draws the sign at the end of the nth curve and on its plate: disc, square, triangle, diamond, and so on. */
export function drawCurveSign(
  pen: Pen,
  nth: number,
  { colour }: Pick<CurveHues, 'colour'>,
  x: number,
  y: number,
  radius: number,
): void {
  const [corners, turn] = SIGN_SHAPES[nth] ?? [0, 0];
  pen.beginPath();
  if (corners === 0) pen.arc(x, y, radius, 0, Math.PI * 2);
  for (let corner = 0; corner < corners; corner++) {
    const angle = turn + (corner * 2 * Math.PI) / corners;
    pen.lineTo(x + radius * 1.2 * Math.cos(angle), y + radius * 1.2 * Math.sin(angle));
  }
  pen.closePath();
  strokeOutline(pen, getKitHues(pen).white, 9);
  strokeOutline(pen, getKitHues(pen).ink, 5);
  fill(pen, colour);
}
