import type { Pen } from '../../canvas.ts';
import { fillDab, fillSvgPath, strokeSvgPath } from './brush.ts';
import { BLACK, ORANGE, PAPER, YELLOW } from './card-colours.ts';
import { drawMapleHigh } from './maple.ts';

/** Draws October's animal: the deer that looks back, under the maple. */
export function drawDeer(pen: Pen): void {
  drawMapleHigh(pen);
  drawLegs(pen);
  drawBody(pen);
  drawHead(pen);
  fillSvgPath(pen, 'M0 156 C20 150 40 158 60 152 C78 148 90 154 100 152 V164 H0Z', BLACK);
}

function drawLegs(pen: Pen): void {
  strokeSvgPath(pen, 'M30 130 L28 154 M40 130 L42 154 M70 128 L66 154 M80 126 L84 154', BLACK, 6);
  strokeSvgPath(pen, 'M30 130 L28 152 M40 130 L42 152 M70 128 L66 152 M80 126 L84 152', ORANGE, 3.2);
}

function drawBody(pen: Pen): void {
  const path =
    'M24 118 C22 106 28 100 38 102 C48 104 60 98 70 98 C84 98 92 108 90 120 C88 134 76 138 66 134 C54 132 44 140 34 136 C28 132 25 126 24 118Z';
  fillSvgPath(pen, path, ORANGE);
  strokeSvgPath(pen, path, BLACK, 2.2);
  fillSvgPath(pen, 'M88 108 C94 104 97 110 95 120 C92 120 90 116 89 114Z', BLACK);
  for (const [x, y] of [
    [50, 110],
    [62, 106],
    [74, 108],
    [56, 120],
    [68, 118],
    [80, 116],
    [40, 114],
  ] as const)
    fillDab(pen, x, y, 2.5, PAPER);
}

function drawHead(pen: Pen): void {
  const path =
    'M25 124 C18 108 20 92 30 80 C34 74 42 74 46 78 L60 86 C62 90 58 94 54 93 L44 92 C40 100 44 106 48 112Z';
  fillSvgPath(pen, path, ORANGE);
  strokeSvgPath(pen, path, BLACK, 2.2);
  strokeSvgPath(
    pen,
    'M34 76 C24 72 20 62 22 50 M24 66 C18 64 14 60 12 54 M40 74 C36 66 38 56 44 50 M38 64 C34 60 32 56 32 50',
    BLACK,
    3,
  );
  fillSvgPath(pen, 'M31 80 C22 82 17 78 14 73 C22 70 29 72 33 76Z', YELLOW);
  strokeSvgPath(pen, 'M31 80 C22 82 17 78 14 73 C22 70 29 72 33 76', BLACK, 1.6);
  fillDab(pen, 43, 82, 2, BLACK);
  fillDab(pen, 58, 88, 2.2, BLACK);
}
