import type { Pen } from '../../canvas.ts';
import { drawCloud, fillSvgPath, strokeSvgPath } from './brush.ts';
import { BLACK, BLUE, ORANGE, PAPER, SKY, YELLOW } from './card-colours.ts';
import { drawBlades, drawIrisFlower } from './iris.ts';

/** Draws May's animal: the plank bridge between irises. */
export function drawBridge(pen: Pen): void {
  drawCloud(pen);
  drawWater(pen);
  drawBlades(pen, [
    [36, 34],
    [70, 30],
  ]);
  drawIrisFlower(pen, 54, 62, 0.92);
  drawBlades(pen, [
    [46, 84],
    [62, 88],
  ]);
  drawPlanks(pen);
}

function drawWater(pen: Pen): void {
  fillSvgPath(pen, 'M0 112 H100 V164 H0Z', SKY);
  strokeSvgPath(
    pen,
    'M6 132 C12 128 18 136 24 132 M8 154 C16 148 24 160 32 154 M62 124 C68 119 74 128 82 123 M12 144 C16 140 20 147 26 144',
    BLUE,
    2.2,
  );
}

/** Draws three lengths of planks, each beginning beside the end of the last. */
function drawPlanks(pen: Pen): void {
  strokeSvgPath(pen, 'M14 112 V140 M38 120 V152 M56 120 V156 M92 104 V138 M78 136 V160', BLACK, 4);
  drawPlank(pen, 'M-4 92 L46 106 L46 122 L-4 108Z', 'M-4 100 L46 114');
  drawPlank(pen, 'M30 122 L100 90 L100 106 L34 138Z', 'M32 130 L100 98');
  drawPlank(pen, 'M40 132 L100 148 L100 164 L40 148Z', 'M40 140 L100 156');
}

function drawPlank(pen: Pen, path: string, grain: string): void {
  strokeSvgPath(pen, path, PAPER, 5);
  fillSvgPath(pen, path, YELLOW);
  strokeSvgPath(pen, grain, ORANGE, 2.2);
  strokeSvgPath(pen, path, BLACK, 2.2);
}
