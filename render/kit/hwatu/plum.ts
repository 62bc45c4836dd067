import type { Pen } from '../../canvas.ts';
import { drawAround, fillDab, fillSvgPath, strokeSvgPath, withMirror, withPlacement } from './brush.ts';
import { BLACK, PAPER, RED, YELLOW } from './card-colours.ts';

/** Draws plum: bare black branches, round red blossoms. The second variant has two tall twigs. */
export function drawPlum(pen: Pen, variant: 1 | 2): void {
  if (variant === 1) drawGnarledBranch(pen);
  else withMirror(pen, () => drawTallTwigs(pen));
}

function drawGnarledBranch(pen: Pen): void {
  fillSvgPath(
    pen,
    'M6 160 L6 128 C22 126 34 116 40 100 C44 88 40 78 46 66 L52 70 C48 84 52 90 60 88 L74 70 L79 74 L66 94 C58 100 52 104 48 114 C44 132 34 146 22 160Z',
    BLACK,
  );
  drawTwig(pen, 'M49 68 C50 54 44 44 48 28');
  drawTwig(pen, 'M77 72 C82 60 78 46 84 34');
  drawTwig(pen, 'M50 112 C62 112 72 118 86 112');
  for (const [x, y] of [
    [48, 26],
    [41, 47],
    [84, 32],
    [87, 58],
    [88, 110],
    [34, 80],
    [68, 124],
  ] as const)
    drawPlumBud(pen, x, y, 4.6);
  drawPlumBlossom(pen, 56, 56, 16);
  drawPlumBlossom(pen, 30, 102, 15);
  drawPlumBlossom(pen, 70, 98, 17);
  drawPlumBlossom(pen, 44, 138, 14);
}

function drawTallTwigs(pen: Pen): void {
  fillSvgPath(
    pen,
    'M6 160 C14 140 30 138 34 118 C37 100 33 80 37 62 L43 62 C42 82 46 96 50 106 C58 100 66 96 68 84 C70 72 68 62 71 50 L76 51 C76 66 79 80 74 92 C70 104 56 112 52 124 C46 142 34 150 26 160Z',
    BLACK,
  );
  drawTwig(pen, 'M40 64 C40 50 44 40 40 26');
  drawTwig(pen, 'M74 52 C74 42 78 34 76 24');
  drawTwig(pen, 'M52 124 C64 128 74 124 86 132');
  for (const [x, y] of [
    [40, 24],
    [34, 60],
    [76, 22],
    [84, 70],
    [88, 132],
    [24, 112],
  ] as const)
    drawPlumBud(pen, x, y, 4.6);
  drawPlumBlossom(pen, 48, 46, 15);
  drawPlumBlossom(pen, 66, 74, 16);
  drawPlumBlossom(pen, 36, 92, 15);
  drawPlumBlossom(pen, 64, 124, 17);
  drawPlumBlossom(pen, 32, 138, 14);
}

function drawTwig(pen: Pen, path: string): void {
  strokeSvgPath(pen, path, BLACK, 3.4);
}

/** Draws five round red lobes and a yellow fan in the middle. */
function drawPlumBlossom(pen: Pen, x: number, y: number, radius: number): void {
  withPlacement(pen, x, y, 12, radius / 10, () => {
    drawAround(pen, 5, 0, 360, () => fillDab(pen, 0, -5.6, 5.2, PAPER));
    drawAround(pen, 5, 0, 360, () => fillDab(pen, 0, -5.4, 4.5, RED));
    fillDab(pen, 0, 0, 3.4, RED);
    drawAround(pen, 5, 0, 360, () => {
      strokeSvgPath(pen, 'M0 0 V-5', YELLOW, 0.9);
      fillDab(pen, 0, -5.2, 0.9, YELLOW);
    });
    fillDab(pen, 0, 0, 2.4, YELLOW);
  });
}

/** Draws a closed bud. */
function drawPlumBud(pen: Pen, x: number, y: number, radius: number): void {
  fillDab(pen, x, y, radius + 0.8, PAPER);
  fillDab(pen, x, y, radius, RED);
  fillDab(pen, x, y - radius * 0.2, radius * 0.36, YELLOW);
}

/** Draws plum below and above a ribbon or a bird. */
export function drawPlumBranch(pen: Pen): void {
  fillSvgPath(
    pen,
    'M6 160 L6 134 C30 134 52 128 66 112 C72 104 76 92 84 78 L89 81 C84 96 82 108 74 120 C62 138 44 148 34 160Z',
    BLACK,
  );
  drawTwig(pen, 'M40 134 C30 118 26 104 18 92');
  drawTwig(pen, 'M66 126 C76 132 84 130 92 136');
  for (const [x, y] of [
    [87, 76],
    [18, 90],
    [92, 138],
    [30, 116],
  ] as const)
    drawPlumBud(pen, x, y, 4.8);
  drawPlumBlossom(pen, 76, 104, 16);
  drawPlumBlossom(pen, 28, 140, 17);
  drawPlumBlossom(pen, 66, 146, 15);
}
