import type { Canvas, Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { layer } from '../../kit/layers.ts';
import { fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { gostopHues, seatColour, seatPale } from './colours.ts';
import { bed, courtyard, porch, twig } from './garden.ts';
import { WIDTH } from './measures.ts';
import type { Table } from './table.ts';

const ROUND = 16;
/** The stripe of a seat's colour at the left of its panel. */
export const BAND = 12;

/** What never changes of a table like this, seen from the seat below. */
export function board(pen: Pen, on: Table): Canvas {
  const first = on.panels.findIndex(({ y }) => y > on.mat.y);
  const kind = `${on.seats}/${first}/${on.mat.y}/${on.tray?.height ?? 0}/${on.height}`;
  return layer(pen, `gostop/${kind}`, WIDTH, on.height, (pen) => {
    pen.fillStyle = gostopHues(pen).ground;
    pen.fillRect(0, 0, WIDTH, on.height);
    courtyard(pen, on.height);
    on.panels.forEach((rect, seat) => {
      paper(pen, rect, hues(pen).paper);
      panelColours(pen, rect, seat);
    });
    if (on.tray) {
      paper(pen, on.tray, gostopHues(pen).tray);
      porch(pen, on.tray, ROUND);
    }
    felt(pen, on.mat);
    bed(pen, on.mat);
  });
}

function paper(pen: Pen, rect: Rect, colour: string): void {
  shadowed(pen, 10, 3, () => {
    rounded(pen, rect.x, rect.y, rect.width, rect.height, ROUND);
    fill(pen, colour);
  });
}

function felt(pen: Pen, { x, y, width, height }: Rect): void {
  const { felt, feltEdge, feltLine } = gostopHues(pen);
  shadowed(pen, 10, 3, () => {
    rounded(pen, x, y, width, height, ROUND);
    fill(pen, feltEdge);
  });
  rounded(pen, x + 4, y + 4, width - 8, height - 8, ROUND - 4);
  fill(pen, felt);
  rounded(pen, x + 10, y + 10, width - 20, height - 20, ROUND - 8);
  line(pen, feltLine, 1.5);
}

/** A seat's colours on its panel. */
function panelColours(pen: Pen, rect: Rect, seat: number): void {
  pen.save();
  rounded(pen, rect.x, rect.y, rect.width, rect.height, ROUND);
  pen.clip();
  pen.fillStyle = seatPale(pen, seat);
  pen.fillRect(rect.x, rect.y, rect.width, rect.height);
  pen.fillStyle = seatColour(pen, seat);
  pen.fillRect(rect.x, rect.y, BAND, rect.height);
  twig(pen, rect);
  pen.restore();
  if (!pen.look.strong) return;
  rounded(pen, rect.x + 1.5, rect.y + 1.5, rect.width - 3, rect.height - 3, ROUND - 1);
  line(pen, hues(pen).ink, 3);
}
