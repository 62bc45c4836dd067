import type { Pen } from '../../canvas.ts';
import { dab, ink, stroke } from './brush.ts';
import { cherryBlossom, cherryTop } from './cherry.ts';
import { BLACK, BLUE, PAPER, RED, YELLOW } from './inks.ts';

/** March's bright: cherry over the festival curtain. */
export function curtain(pen: Pen): void {
  cherryTop(pen);
  cloth(pen);
  crest(pen);
  rope(pen);
}

/** Gathered at the rope, it hangs in broad stripes of red, white and black. */
function cloth(pen: Pen): void {
  ink(pen, 'M0 98 H100 V164 H0Z', RED);
  for (const [top, low, wide] of [
    [14, 4, 11],
    [38, 36, 13],
    [63, 66, 13],
    [87, 96, 11],
  ] as const) {
    fold(pen, top, low, wide + 5, BLACK);
    fold(pen, top, low, wide, PAPER);
  }
  ink(pen, 'M0 150 C16 146 30 154 50 149 C70 144 84 154 100 149 V164 H0Z', BLACK);
  ink(pen, 'M0 155 C16 151 30 159 50 154 C70 149 84 159 100 154 V164 H0Z', RED);
}

function fold(pen: Pen, top: number, low: number, wide: number, colour: string): void {
  const [upper, lower] = [wide * 0.32, wide * 0.62];
  const path = [
    `M${top - upper} 98 C${top - upper} 118 ${low - lower} 136 ${low - lower} 166`,
    `H${low + lower} C${low + lower} 136 ${top + upper} 118 ${top + upper} 98Z`,
  ];
  ink(pen, path.join(' '), colour);
}

/** A blossom printed on the cloth. */
function crest(pen: Pen): void {
  dab(pen, 66, 132, 12.5, BLACK);
  cherryBlossom(pen, 66, 132, 11);
}

function rope(pen: Pen): void {
  stroke(pen, 'M0 99 H100', BLACK, 11);
  stroke(pen, 'M0 99 H100', BLUE, 8);
  for (let x = 1; x < 100; x += 11) stroke(pen, `M${x} 102 L${x + 6} 96`, PAPER, 3);
  for (const x of [44, 88]) tassel(pen, x);
}

function tassel(pen: Pen, x: number): void {
  const path = `M${x - 3.5} 107 H${x + 3.5} L${x + 6} 130 H${x - 6}Z`;
  stroke(pen, path, PAPER, 4);
  ink(pen, path, RED);
  stroke(pen, path, BLACK, 1.2);
  dab(pen, x, 105, 4.6, BLACK);
  dab(pen, x, 105, 3.6, YELLOW);
}
