import type { Pen } from '../../canvas.ts';
import { fillDab, fillSvgPath, strokeSvgPath } from './brush.ts';
import { BLACK, GREEN, PAPER, YELLOW } from './card-colours.ts';
import { drawCloud } from './cloud.ts';
import { drawPlumBranch } from './plum.ts';

/** Draws February's bird: the warbler on the plum branch. */
export function drawWarbler(pen: Pen): void {
  drawCloud(pen);
  drawPlumBranch(pen);
  fillSvgPath(pen, 'M62 86 L92 58 L96 64 L76 96Z', GREEN);
  strokeSvgPath(pen, 'M66 88 L93 61', BLACK, 1.6);
  fillSvgPath(
    pen,
    'M30 60 C30 46 44 40 53 48 C66 54 78 72 74 92 C66 106 46 104 38 92 C32 82 36 74 30 60Z',
    YELLOW,
  );
  fillSvgPath(
    pen,
    'M30 58 C30 44 44 40 53 48 C68 54 82 74 78 94 C66 92 58 80 54 68 C46 70 34 66 30 58Z',
    GREEN,
  );
  strokeSvgPath(
    pen,
    'M30 58 C30 44 44 40 53 48 C68 54 82 74 78 94 C70 106 46 106 38 92 C32 82 36 74 30 60Z',
    BLACK,
    2,
  );
  strokeSvgPath(pen, 'M56 64 C60 76 66 84 74 88 M62 62 C66 72 70 78 76 82', BLACK, 1.5);
  fillSvgPath(pen, 'M31 53 L15 56 L31 61Z', BLACK);
  fillDab(pen, 39, 54, 3.4, PAPER);
  fillDab(pen, 38.6, 54, 1.8, BLACK);
  strokeSvgPath(pen, 'M50 102 L46 116 M60 102 L60 114', BLACK, 2.2);
}
