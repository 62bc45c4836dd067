import type { Pen } from '../../canvas.ts';
import { fillDab, fillSvgPath, strokeSvgPath } from './brush.ts';
import { BLACK, BLUE, PAPER, RED, YELLOW } from './card-colours.ts';
import { drawCherryBlossom, drawCherryTop } from './cherry.ts';

/** Draws March's bright: cherry over the festival curtain. */
export function drawCurtain(pen: Pen): void {
  drawCherryTop(pen);
  drawCloth(pen);
  drawCrest(pen);
  drawRope(pen);
}

/** Draws the cloth, gathered at the rope, in broad stripes of red, white and black. */
function drawCloth(pen: Pen): void {
  fillSvgPath(pen, 'M0 98 H100 V164 H0Z', RED);
  for (const [top, low, wide] of [
    [14, 4, 11],
    [38, 36, 13],
    [63, 66, 13],
    [87, 96, 11],
  ] as const) {
    drawFold(pen, top, low, wide + 5, BLACK);
    drawFold(pen, top, low, wide, PAPER);
  }
  fillSvgPath(pen, 'M0 150 C16 146 30 154 50 149 C70 144 84 154 100 149 V164 H0Z', BLACK);
  fillSvgPath(pen, 'M0 155 C16 151 30 159 50 154 C70 149 84 159 100 154 V164 H0Z', RED);
}

function drawFold(pen: Pen, top: number, low: number, wide: number, colour: string): void {
  const [upper, lower] = [wide * 0.32, wide * 0.62];
  const path = [
    `M${top - upper} 98 C${top - upper} 118 ${low - lower} 136 ${low - lower} 166`,
    `H${low + lower} C${low + lower} 136 ${top + upper} 118 ${top + upper} 98Z`,
  ];
  fillSvgPath(pen, path.join(' '), colour);
}

/** Draws a blossom printed on the cloth. */
function drawCrest(pen: Pen): void {
  fillDab(pen, 66, 132, 12.5, BLACK);
  drawCherryBlossom(pen, 66, 132, 11);
}

function drawRope(pen: Pen): void {
  strokeSvgPath(pen, 'M0 99 H100', BLACK, 11);
  strokeSvgPath(pen, 'M0 99 H100', BLUE, 8);
  for (let x = 1; x < 100; x += 11) strokeSvgPath(pen, `M${x} 102 L${x + 6} 96`, PAPER, 3);
  for (const x of [44, 88]) drawTassel(pen, x);
}

function drawTassel(pen: Pen, x: number): void {
  const path = `M${x - 3.5} 107 H${x + 3.5} L${x + 6} 130 H${x - 6}Z`;
  strokeSvgPath(pen, path, PAPER, 4);
  fillSvgPath(pen, path, RED);
  strokeSvgPath(pen, path, BLACK, 1.2);
  fillDab(pen, x, 105, 4.6, BLACK);
  fillDab(pen, x, 105, 3.6, YELLOW);
}
