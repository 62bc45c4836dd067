import type { Pen } from '../../canvas.ts';
import { dab, ink, stroke } from './brush.ts';
import { cherryTop } from './cherry.ts';
import { BLACK, BLUE, PAPER, RED, YELLOW } from './inks.ts';

const FOLDS = [RED, PAPER, RED, BLACK, RED, PAPER, RED, BLACK, RED, PAPER, RED];

/** March's bright: cherry over the festival curtain. */
export function curtain(pen: Pen): void {
  cherryTop(pen);
  folds(pen);
  rope(pen);
}

/** Stripes that fan out downward. */
function folds(pen: Pen): void {
  pen.save();
  ink(pen, 'M0 98 H100 V164 H0Z', PAPER);
  FOLDS.forEach((colour, at) => {
    const [top, low] = [at * 9.2 - 2, at * 11 - 10];
    ink(
      pen,
      `M${top} 96 H${top + 9.4} C${top + 10} 120 ${low + 11} 140 ${low + 11} 166 H${low} C${low} 140 ${top} 120 ${top} 96Z`,
      colour,
    );
  });
  stroke(pen, 'M0 150 H100', BLACK, 3);
  ink(pen, 'M0 152 H100 V164 H0Z', BLUE);
  for (const x of [50, 66, 82]) dab(pen, x, 157, 3, PAPER);
  pen.restore();
}

function rope(pen: Pen): void {
  stroke(pen, 'M0 98 H100', BLACK, 9);
  stroke(pen, 'M0 98 H100', BLUE, 6);
  for (let x = 2; x < 100; x += 12) stroke(pen, `M${x} 101 L${x + 5} 95`, PAPER, 3);
  for (const x of [50, 84]) tassel(pen, x);
}

function tassel(pen: Pen, x: number): void {
  dab(pen, x, 103, 5, YELLOW);
  ink(pen, `M${x - 4} 106 H${x + 4} L${x + 7} 132 H${x - 7}Z`, RED);
  stroke(pen, `M${x - 4} 106 H${x + 4} L${x + 7} 132 H${x - 7}Z`, PAPER, 1.4);
  stroke(pen, `M${x} 110 V130`, PAPER, 1);
}
