import type { Pen } from '../../canvas.ts';
import { fillDab, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, BLUE, GREEN, ORANGE, PAPER, RED, YELLOW } from './card-colours.ts';
import { drawCloud, drawGooseHill } from './hill.ts';
import { drawPaulowniaLow } from './paulownia.ts';
import { drawNeedles, drawWisteriaLow } from './plants.ts';
import { drawPlumBranch } from './plum.ts';
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

/** Draws January's bright: the crane under the sun, among pines. */
export function drawCrane(pen: Pen): void {
  fillDab(pen, 94, 12, 38, RED);
  drawNeedles(pen, 20, 142, 22);
  drawNeedles(pen, 60, 158, 24);
  withPlacement(pen, 10, 0, 0, 0.98, () => {
    drawLegs(pen);
    drawBody(pen);
    drawNeck(pen);
  });
  drawNeedles(pen, 88, 116, 19);
  drawNeedles(pen, 24, 162, 20);
}

function drawLegs(pen: Pen): void {
  strokeSvgPath(pen, 'M50 112 V146 M50 146 L42 150 M58 110 V140', BLACK, 2.4);
}

function drawBody(pen: Pen): void {
  const path = 'M34 76 C34 66 44 60 54 64 C70 70 82 84 86 100 C76 100 70 114 54 116 C40 116 32 98 34 76Z';
  fillSvgPath(pen, path, PAPER);
  strokeSvgPath(pen, path, BLACK, 2.2);
  fillSvgPath(
    pen,
    'M66 92 C78 88 90 92 95 104 C88 102 86 106 88 112 C82 108 78 110 78 117 C72 112 66 113 64 118 C58 112 58 98 66 92Z',
    BLACK,
  );
  strokeSvgPath(
    pen,
    'M44 76 C52 84 60 88 68 90 M42 86 C48 94 54 98 60 100 M42 96 C46 102 50 106 56 108',
    BLACK,
    1.3,
  );
}

function drawNeck(pen: Pen): void {
  const path =
    'M35 84 C28 66 44 56 42 44 C41 36 30 34 26 40 L10 45 L25 47 C28 52 32 50 33 48 C34 58 22 66 27 86Z';
  fillSvgPath(pen, path, PAPER);
  strokeSvgPath(pen, path, BLACK, 2.2);
  fillSvgPath(pen, 'M34 49 C40 58 26 68 30 86 C26 76 20 66 28 56Z', BLACK);
  fillSvgPath(pen, 'M26 40 C28 33 38 32 41 39 C36 37 31 38 29 41Z', RED);
  fillSvgPath(pen, 'M10 45 L25 42 L25 47Z', YELLOW);
  fillDab(pen, 30, 43.5, 1.5, BLACK);
}

/** Draws August's birds: three geese over the hill. */
export function drawGeese(pen: Pen): void {
  drawGooseHill(pen);
  withPlacement(pen, 62, 30, 4, 0.98, () => drawGoose(pen, ORANGE));
  withPlacement(pen, 46, 56, 8, 1, () => drawGoose(pen, RED));
  withPlacement(pen, 64, 84, 4, 0.92, () => drawGoose(pen, ORANGE));
}

/** Draws a goose flying left, about 60 wide. */
function drawGoose(pen: Pen, colour: string): void {
  drawFeatheredPart(pen, 'M-2 0 C2 -12 10 -18 22 -19 C18 -13 20 -10 26 -10 C20 -4 12 2 2 4Z', colour);
  drawFeatheredPart(
    pen,
    'M-30 3 C-28 -2 -22 -4 -18 -1 C-12 3 -8 -4 0 -4 C10 -4 18 0 28 4 L22 6 L28 10 C16 13 2 12 -8 8 C-14 6 -20 8 -24 5Z',
    colour,
  );
  drawFeatheredPart(pen, 'M-6 3 C-6 12 -2 19 6 22 C6 17 10 16 14 18 C14 11 10 5 4 2Z', colour);
  strokeSvgPath(pen, 'M6 -4 C10 -9 14 -12 18 -13 M0 8 C1 13 4 16 7 17', BLACK, 1.2);
  fillSvgPath(pen, 'M-28 1 L-37 4 L-27 6Z', BLACK);
  fillDab(pen, -23, 1, 1.5, BLACK);
}

function drawFeatheredPart(pen: Pen, path: string, colour: string): void {
  fillSvgPath(pen, path, colour);
  strokeSvgPath(pen, path, BLACK, 1.8);
}

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

/** Draws April's bird: the cuckoo before a red moon. */
export function drawCuckoo(pen: Pen): void {
  fillDab(pen, 58, 42, 37, RED);
  fillDab(pen, 44, 49, 35, PAPER);
  drawWisteriaLow(pen);
  withPlacement(pen, -6, 18, 0, 1, () => {
    drawTail(pen);
    drawCuckooBody(pen);
    drawWing(pen);
  });
}

function drawTail(pen: Pen): void {
  const path = 'M62 54 L96 44 L94 52 L97 60 L90 62 L92 70 L64 68Z';
  fillSvgPath(pen, path, ORANGE);
  strokeSvgPath(pen, path, BLACK, 1.8);
  strokeSvgPath(pen, 'M68 58 L94 52 M68 63 L90 62', BLACK, 1.3);
}

function drawCuckooBody(pen: Pen): void {
  const path = 'M18 60 C18 50 28 46 36 50 C50 48 64 52 70 62 C62 76 44 80 34 74 C24 76 18 70 18 60Z';
  fillSvgPath(pen, path, YELLOW);
  fillSvgPath(pen, 'M18 60 C18 50 28 46 36 50 C50 48 64 52 70 62 C54 62 36 64 18 62Z', ORANGE);
  strokeSvgPath(pen, path, BLACK, 1.8);
  fillSvgPath(pen, 'M19 56 L8 62 L19 65Z', RED);
  fillDab(pen, 27, 57, 3, PAPER);
  fillDab(pen, 26.6, 57, 1.6, BLACK);
}

function drawWing(pen: Pen): void {
  const path =
    'M36 58 C34 40 40 24 56 16 C54 24 60 24 64 22 C60 30 66 30 70 30 C66 38 70 40 72 42 C66 54 52 62 36 58Z';
  fillSvgPath(pen, path, ORANGE);
  strokeSvgPath(pen, path, BLACK, 1.8);
  strokeSvgPath(
    pen,
    'M42 54 C44 40 50 30 57 24 M48 55 C52 44 58 36 64 32 M54 54 C60 48 64 44 69 42',
    BLACK,
    1.4,
  );
}

/** Draws November's bright: the phoenix over the paulownia. */
export function drawPhoenix(pen: Pen): void {
  drawPaulowniaLow(pen);
  drawPlumes(pen);
  drawPhoenixBody(pen);
  drawHead(pen);
}

function drawPlumes(pen: Pen): void {
  drawPlume(pen, 'M52 90 C70 92 86 74 92 44 C97 70 92 100 70 116Z', RED);
  drawPlume(pen, 'M50 92 C70 100 88 96 96 82 C96 108 84 122 62 122Z', YELLOW);
  drawPlume(pen, 'M48 96 C60 112 76 122 96 116 C88 132 66 138 48 124Z', BLUE);
  drawPlume(pen, 'M46 84 C60 76 70 52 70 24 C82 48 78 84 60 104Z', BLACK);
}

function drawPlume(pen: Pen, path: string, colour: string): void {
  strokeSvgPath(pen, path, PAPER, 3);
  fillSvgPath(pen, path, colour);
  strokeSvgPath(pen, path, BLACK, 1.4);
}

function drawPhoenixBody(pen: Pen): void {
  drawPlume(pen, 'M36 60 C48 58 60 74 62 94 C62 112 52 122 42 120 C26 116 22 92 30 74Z', BLACK);
  strokeSvgPath(
    pen,
    'M34 84 C38 88 44 88 48 84 M34 96 C40 101 46 100 52 95 M36 108 C42 112 48 111 53 106',
    PAPER,
    2,
  );
}

function drawHead(pen: Pen): void {
  fillSvgPath(pen, 'M30 32 C24 22 26 14 30 10 C32 16 36 16 40 9 C42 16 46 16 50 12 C50 22 48 30 44 34Z', RED);
  drawPlume(
    pen,
    'M26 62 C18 74 14 78 18 90 C26 84 28 90 32 96 C36 88 42 90 46 96 C50 88 58 86 62 88 C58 76 52 70 50 58Z',
    YELLOW,
  );
  drawPlume(pen, 'M48 74 C36 80 28 70 28 60 C24 48 24 34 36 30 C50 28 54 42 50 54 C48 62 52 68 48 74Z', RED);
  fillSvgPath(pen, 'M27 42 L12 50 L28 54Z', YELLOW);
  strokeSvgPath(pen, 'M27 42 L12 50 L28 54', BLACK, 1.6);
  fillSvgPath(pen, 'M26 55 C20 60 22 68 27 68 C31 66 32 58 29 55Z', RED);
  strokeSvgPath(pen, 'M26 55 C20 60 22 68 27 68 C31 66 32 58 29 55', BLACK, 1.3);
  fillDab(pen, 36, 42, 4.2, PAPER);
  fillDab(pen, 35, 42, 2.2, BLACK);
  strokeSvgPath(pen, 'M44 40 C46 50 44 56 42 62 M38 56 C40 62 38 66 38 70', BLACK, 1.4);
}
