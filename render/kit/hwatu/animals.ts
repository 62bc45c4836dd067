import type { Pen } from '../../canvas.ts';
import { fillDab, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, ORANGE, PAPER, RED, YELLOW } from './card-colours.ts';
import { drawCloud } from './hill.ts';
import { drawMapleHigh } from './maple.ts';
import { drawPeonyHigh } from './peony.ts';
import { drawCloverOver } from './plants.ts';

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

/** Draws June's animal: two butterflies at the peony. */
export function drawButterflies(pen: Pen): void {
  drawPeonyHigh(pen);
  withPlacement(pen, 36, 36, -24, 0.94, () => drawButterfly(pen));
  withPlacement(pen, 71, 40, 26, 0.78, () => drawButterfly(pen));
}

/** Draws a butterfly about 50 wide round the origin, its head up. */
function drawButterfly(pen: Pen): void {
  for (const side of [1, -1]) withPlacement(pen, 0, 0, 0, side, () => drawWings(pen));
  strokeSvgPath(pen, 'M0 -8 V10', BLACK, 4.4);
  strokeSvgPath(pen, 'M0 -8 C-2 -16 -6 -20 -10 -20 M0 -8 C2 -16 6 -20 10 -20', BLACK, 1.4);
}

function drawWings(pen: Pen): void {
  const [upper, lower] = [
    'M0 0 C2 -14 14 -24 25 -20 C28 -10 20 0 0 2Z',
    'M0 2 C14 -2 20 6 17 16 C8 20 2 14 0 2Z',
  ];
  for (const path of [lower, upper]) {
    fillSvgPath(pen, path, YELLOW);
    strokeSvgPath(pen, path, BLACK, 2);
  }
  fillDab(pen, 16, -12, 4.2, RED);
  fillDab(pen, 11, 9, 3.2, RED);
}

/** Draws July's animal: the boar under the clover. */
export function drawBoar(pen: Pen): void {
  drawCloud(pen);
  drawCloverOver(pen);
  withPlacement(pen, 5, 7, 0, 0.94, () => {
    drawBoarLegs(pen);
    drawBoarBody(pen);
    drawBoarHead(pen);
  });
  fillSvgPath(pen, 'M0 154 C20 148 40 156 60 150 C78 146 90 152 100 150 V164 H0Z', BLACK);
}

function drawBoarLegs(pen: Pen): void {
  strokeSvgPath(pen, 'M36 138 L31 158 M48 140 L48 158 M76 138 L74 158 M86 134 L91 156', BLACK, 6);
}

function drawBoarBody(pen: Pen): void {
  const path = 'M26 118 C26 98 44 86 64 88 C84 88 96 104 94 124 C92 142 74 146 54 144 C38 144 26 136 26 118Z';
  fillSvgPath(pen, path, ORANGE);
  strokeSvgPath(pen, path, BLACK, 2.2);
  fillSvgPath(
    pen,
    'M38 96 L42 86 L47 92 L52 82 L56 89 L62 80 L66 88 L72 82 L74 90 L82 88 L80 95 C66 86 50 88 38 96Z',
    BLACK,
  );
  strokeSvgPath(
    pen,
    'M60 102 C68 100 76 104 80 112 M58 114 C66 112 72 116 76 124 M64 128 C70 128 74 132 78 134',
    BLACK,
    1.6,
  );
  strokeSvgPath(pen, 'M93 112 C99 108 98 100 94 100', BLACK, 2.4);
}

function drawBoarHead(pen: Pen): void {
  const path =
    'M48 98 C40 92 30 98 24 108 L9 122 C6 128 9 134 15 134 C24 138 42 140 50 128 C54 118 54 106 48 98Z';
  fillSvgPath(pen, path, ORANGE);
  strokeSvgPath(pen, path, BLACK, 2.2);
  fillSvgPath(pen, 'M38 98 L36 84 L50 94 L48 106Z', BLACK);
  fillSvgPath(pen, 'M9 121 C14 122 17 128 14 134 C8 134 6 128 9 121Z', RED);
  strokeSvgPath(pen, 'M22 134 C20 128 22 122 27 119', PAPER, 3);
  fillDab(pen, 32, 112, 3.2, PAPER);
  fillDab(pen, 31.6, 112, 1.8, BLACK);
}
