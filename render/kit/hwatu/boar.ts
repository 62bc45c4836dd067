import type { Pen } from '../../canvas.ts';
import { fillDab, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, ORANGE, PAPER, RED } from './card-colours.ts';
import { drawCloud } from './cloud.ts';
import { drawCloverOver } from './clover.ts';

/** Draws July's animal: the boar under the clover. */
export function drawBoar(pen: Pen): void {
  drawCloud(pen);
  drawCloverOver(pen);
  withPlacement(pen, 5, 7, 0, 0.94, () => {
    drawLegs(pen);
    drawBody(pen);
    drawHead(pen);
  });
  fillSvgPath(pen, 'M0 154 C20 148 40 156 60 150 C78 146 90 152 100 150 V164 H0Z', BLACK);
}

function drawLegs(pen: Pen): void {
  strokeSvgPath(pen, 'M36 138 L31 158 M48 140 L48 158 M76 138 L74 158 M86 134 L91 156', BLACK, 6);
}

function drawBody(pen: Pen): void {
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

function drawHead(pen: Pen): void {
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
