import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getForageHues } from './colours.ts';
import { type Field, getBoardRect, getSurroundingRect } from './field.ts';

/** Draws the board beyond the edges of the torus: cut-off tiles that fade (R-FO-9), and a fold along the edge. */
export function drawJoinedEdges(
  pen: Pen,
  on: Field,
  tile: (pen: Pen, on: Field, column: number, row: number) => void,
): void {
  const outer = getSurroundingRect(on);
  pen.save();
  pen.beginPath();
  pen.roundRect(outer.x, outer.y, outer.width, outer.height, 14);
  pen.clip();
  for (let column = -2; column < on.columns + 2; column += 2) {
    for (let row = -2; row < on.rows + 2; row += 2) tile(pen, on, column, row);
  }
  for (const side of [0, 1, 2, 3]) drawFade(pen, on, side);
  pen.restore();
  drawFold(pen, getBoardRect(on));
}

/** Fades the board on one side (left, top, right or bottom), stronger with every step outward. */
function drawFade(pen: Pen, on: Field, side: number): void {
  const { x, y, width, height } = getSurroundingRect(on);
  const steps = 4;
  const thick = on.ghost / steps;
  pen.fillStyle = getForageHues(pen).beyond;
  for (let step = 0; step < steps; step++) {
    pen.globalAlpha = 0.12 + step * 0.15;
    const off = on.ghost - (step + 1) * thick;
    const [inner, long] = [off * 2, off];
    if (side === 0) pen.fillRect(x + off, y + long, thick, height - inner);
    if (side === 1) pen.fillRect(x + off + thick, y + long, width - inner - thick * 2, thick);
    if (side === 2) pen.fillRect(x + width - off - thick, y + long, thick, height - inner);
    if (side === 3) pen.fillRect(x + off + thick, y + height - off - thick, width - inner - thick * 2, thick);
  }
  pen.globalAlpha = 1;
}

/** Draws a broken line: visible, but passable. */
function drawFold(pen: Pen, { x, y, width, height }: Rect): void {
  pen.save();
  pen.strokeStyle = getForageHues(pen).fold;
  pen.lineWidth = pen.look.strong ? 4 : 3;
  pen.setLineDash([12, 12]);
  pen.strokeRect(x, y, width, height);
  pen.restore();
}
