import type { Pen } from '../../canvas.ts';
import { fillDab, fillSvgPath, strokeSvgPath } from './brush.ts';
import { BLACK, PAPER, RED, YELLOW } from './card-colours.ts';
import { drawWillowRight } from './willow.ts';

const TAIL =
  'M62 104 C76 114 88 130 97 158 C88 146 80 138 74 134 C78 144 80 152 80 162 C70 148 60 132 52 114Z';
const BODY =
  'M20 78 C19 67 28 60 38 64 C44 66 47 72 50 78 C60 86 68 96 70 108 C64 116 52 114 44 108 C34 104 28 98 27 90 C22 88 20 84 20 78Z';
const BELLY = 'M27 90 C32 88 38 90 44 96 C50 102 58 108 68 111 C60 116 50 112 44 108 C34 104 28 98 27 90Z';
const FAR_WING =
  'M48 80 C54 62 70 48 94 44 C90 50 92 54 95 57 C88 60 86 66 87 71 C80 76 76 82 74 92 C66 96 56 92 48 80Z';
const NEAR_WING =
  'M40 84 C28 100 14 112 8 132 C16 130 20 131 25 134 C27 128 32 126 38 127 C39 120 44 116 50 115 C54 106 50 92 40 84Z';

/** Draws December's animal: the long-tailed bird under the willow. */
export function drawSwallow(pen: Pen): void {
  drawWillowRight(pen);
  drawFeathers(pen, TAIL, BLACK);
  strokeSvgPath(pen, 'M60 110 C72 122 82 134 90 148 M58 116 C64 128 70 140 76 152', RED, 2);
  drawFeathers(pen, FAR_WING, RED);
  drawFeathers(pen, BODY, YELLOW);
  fillSvgPath(pen, BELLY, PAPER);
  strokeSvgPath(pen, BODY, BLACK, 1.8);
  drawFeathers(pen, NEAR_WING, RED);
  strokeSvgPath(
    pen,
    'M42 92 C34 104 26 114 20 126 M46 98 C41 108 36 116 33 123 M58 76 C66 66 76 60 86 58 M60 84 C66 76 74 72 82 71',
    BLACK,
    1.4,
  );
  fillSvgPath(pen, 'M20 67 C24 58 38 58 44 67 C36 64 28 66 20 72Z', RED);
  strokeSvgPath(pen, 'M20 67 C24 58 38 58 44 67', BLACK, 1.6);
  fillSvgPath(pen, 'M21 73 L7 77 L21 81Z', BLACK);
  fillDab(pen, 30, 74, 3, PAPER);
  fillDab(pen, 29.5, 74, 1.7, BLACK);
}

function drawFeathers(pen: Pen, path: string, colour: string): void {
  strokeSvgPath(pen, path, PAPER, 4);
  fillSvgPath(pen, path, colour);
  strokeSvgPath(pen, path, BLACK, 1.8);
}
