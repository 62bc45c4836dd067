import type { Canvas, Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { layer } from '../../kit/layers.ts';
import { fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { FELT, FELT_DARK, seatColour, seatPale } from './look.ts';
import { type Table, WIDTH } from './table.ts';

const ROUND = 16;
/** The stripe of a seat's colour at the left of its panel. */
export const BAND = 12;

/** What never changes of a table with this many seats. */
export function board(pen: Pen, on: Table): Canvas {
  const kind = `${on.seats}${on.bare ? ' bare' : ''}${on.tray ? ' with a hand' : ''}`;
  return layer(pen, `gostop/${kind}`, WIDTH, on.height, (pen) => {
    pen.fillStyle = hues(pen).table;
    pen.fillRect(0, 0, WIDTH, on.height);
    for (const rect of on.panels) paper(pen, rect);
    if (on.tray) paper(pen, on.tray);
    felt(pen, on.mat);
  });
}

function paper(pen: Pen, rect: Rect): void {
  shadowed(pen, 10, 3, () => {
    rounded(pen, rect.x, rect.y, rect.width, rect.height, ROUND);
    fill(pen, hues(pen).paper);
  });
}

function felt(pen: Pen, { x, y, width, height }: Rect): void {
  shadowed(pen, 10, 3, () => {
    rounded(pen, x, y, width, height, ROUND);
    fill(pen, FELT_DARK);
  });
  rounded(pen, x + 4, y + 4, width - 8, height - 8, ROUND - 4);
  fill(pen, FELT);
  rounded(pen, x + 10, y + 10, width - 20, height - 20, ROUND - 8);
  line(pen, FELT_DARK, 1.5);
}

/** A seat's colours on its panel. */
export function panelColours(pen: Pen, rect: Rect, seat: number): void {
  pen.save();
  rounded(pen, rect.x, rect.y, rect.width, rect.height, ROUND);
  pen.clip();
  pen.fillStyle = seatPale(pen, seat);
  pen.fillRect(rect.x, rect.y, rect.width, rect.height);
  pen.fillStyle = seatColour(pen, seat);
  pen.fillRect(rect.x, rect.y, BAND, rect.height);
  pen.restore();
}
