import type { Pen } from '../../canvas.ts';
import { fillOval, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK } from './card-colours.ts';

type Strand = readonly [x: number, length: number, sway: number];

/** Draws willow that hangs from the top over the whole card, beside a ribbon. */
export function drawWillow(pen: Pen): void {
  drawCrown(pen, 'M0 0 H100 V30 C92 22 86 34 78 28 C68 22 60 38 48 30 C38 24 28 36 20 28 C12 24 8 34 0 30Z');
  drawStrands(pen, [
    [16, 100, 2],
    [30, 122, -3],
    [46, 90, 2],
    [62, 118, 3],
    [76, 96, -2],
    [88, 126, 2],
  ]);
}

/** Draws willow at the right, over the bird. */
export function drawWillowRight(pen: Pen): void {
  drawCrown(pen, 'M26 0 H100 V58 C94 46 88 54 82 44 C76 34 70 44 62 32 C54 22 42 32 26 0Z');
  drawStrands(pen, [
    [88, 116, 2],
    [76, 98, -2],
    [64, 70, 2],
    [50, 46, -2],
  ]);
}

/** Draws willow behind the rain man. */
export function drawWillowThin(pen: Pen): void {
  drawCrown(pen, 'M36 0 H100 V28 C92 20 86 28 78 22 C66 16 56 24 36 0Z');
  drawStrands(pen, [
    [90, 92, 1],
    [80, 58, -1],
    [66, 34, 1],
  ]);
}

function drawCrown(pen: Pen, path: string): void {
  fillSvgPath(pen, path, BLACK);
}

function drawStrands(pen: Pen, list: readonly Strand[]): void {
  for (const [x, length, sway] of list) drawStrand(pen, x, length, sway);
}

function drawStrand(pen: Pen, x: number, length: number, sway: number): void {
  withPlacement(pen, x, 16, 0, 1, () => {
    strokeSvgPath(
      pen,
      `M0 0 C${sway * 2} ${length * 0.3} ${-sway} ${length * 0.7} ${sway} ${length}`,
      BLACK,
      1.6,
    );
    for (let y = 10; y < length; y += 8) {
      fillOval(pen, 3.6, y + 2, 1.7, 5.2, -32, BLACK);
      fillOval(pen, -3.6, y + 5, 1.7, 5.2, 32, BLACK);
    }
    fillOval(pen, sway, length + 3, 1.8, 5, 0, BLACK);
  });
}
