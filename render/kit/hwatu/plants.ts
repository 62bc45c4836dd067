import type { Pen } from '../../canvas.ts';
import { drawAround, fillOval, fillSvgPath, strokeSvgPath, withMirror, withPlacement } from './brush.ts';
import { BLACK, PAPER, RED, YELLOW } from './card-colours.ts';

/** A twig with leaves in pairs: its origin, its length, its lean in degrees, the colour of each pair from below. */
interface Sprig {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly lean: number;
  readonly colours: readonly string[];
}

const LEAF_GAP = 11;
const LEAF_PATH = 'M0 0 C1 -7 7 -12 13.5 -11.5 C13 -5 8 1.5 0 0Z';

/** Draws a ladder of leaves, smaller towards the tip. */
function drawSprig(pen: Pen, { x, y, length, lean, colours }: Sprig): void {
  withPlacement(pen, x, y, lean, 1, () => {
    strokeSvgPath(pen, `M0 0 V${-length}`, BLACK, 1.8);
    const pairs = Math.floor(length / LEAF_GAP);
    for (let pair = 1; pair <= pairs; pair++) {
      const size = 1.12 - (pair / pairs) * 0.45;
      drawLeaves(pen, -pair * LEAF_GAP + 4, size, colours[pair % colours.length] ?? BLACK);
    }
    withPlacement(pen, 0, -length, -48, 0.72, () => fillSvgPath(pen, LEAF_PATH, colours[0] ?? BLACK));
  });
}

function drawLeaves(pen: Pen, y: number, size: number, colour: string): void {
  for (const side of [-1, 1])
    withPlacement(pen, 0, y, 0, size * side, () => fillSvgPath(pen, LEAF_PATH, colour));
}

const RED_AND_BLACK = [RED, BLACK, RED, RED, BLACK];
const MOSTLY_RED = [RED, RED, BLACK];

const CLOVER_FAN: readonly Sprig[] = [
  { x: 14, y: 160, length: 136, lean: 6, colours: RED_AND_BLACK },
  { x: 18, y: 162, length: 122, lean: 24, colours: MOSTLY_RED },
  { x: 26, y: 164, length: 92, lean: 40, colours: RED_AND_BLACK },
  { x: 30, y: 170, length: 74, lean: 62, colours: MOSTLY_RED },
];

/** Draws bush clover: red and black ladders of leaves in a fan, from the left or from the right. */
export function drawClover(pen: Pen, variant: 1 | 2): void {
  const grown = (): void => {
    for (const one of CLOVER_FAN) drawSprig(pen, one);
  };
  if (variant === 1) grown();
  else withMirror(pen, grown);
}

/** Draws clover at both sides of a ribbon. */
export function drawCloverSides(pen: Pen): void {
  drawSprig(pen, { x: 20, y: 164, length: 116, lean: -3, colours: RED_AND_BLACK });
  drawSprig(pen, { x: 80, y: 164, length: 128, lean: 4, colours: MOSTLY_RED });
  drawSprig(pen, { x: 48, y: 166, length: 136, lean: 2, colours: RED_AND_BLACK });
}

/** Draws clover that hangs over the boar. */
export function drawCloverOver(pen: Pen): void {
  drawSprig(pen, { x: 10, y: 94, length: 52, lean: 12, colours: RED_AND_BLACK });
  drawSprig(pen, { x: 22, y: 98, length: 66, lean: 30, colours: MOSTLY_RED });
  drawSprig(pen, { x: 92, y: 164, length: 122, lean: -4, colours: RED_AND_BLACK });
  drawSprig(pen, { x: 66, y: 98, length: 54, lean: 8, colours: MOSTLY_RED });
}

const BLACKS = [BLACK];

const WISTERIA_STRAIGHT: readonly Sprig[] = [
  { x: 26, y: 162, length: 102, lean: -5, colours: BLACKS },
  { x: 50, y: 162, length: 134, lean: 0, colours: BLACKS },
  { x: 76, y: 162, length: 96, lean: 5, colours: BLACKS },
];

const WISTERIA_LEANING: readonly Sprig[] = [
  { x: 40, y: 162, length: 130, lean: -7, colours: BLACKS },
  { x: 60, y: 162, length: 92, lean: 5, colours: BLACKS },
  { x: 18, y: 164, length: 74, lean: -4, colours: BLACKS },
];

/** Draws wisteria as it stands on Korean cards: three black ladders of leaves, or two and a tendril. */
export function drawWisteria(pen: Pen, variant: 1 | 2): void {
  for (const one of variant === 1 ? WISTERIA_STRAIGHT : WISTERIA_LEANING) drawSprig(pen, one);
  if (variant === 2) drawTendril(pen);
}

/** Draws the curl by which the leaves climb. */
function drawTendril(pen: Pen): void {
  strokeSvgPath(
    pen,
    'M74 160 C92 130 86 100 78 84 C70 66 60 54 70 42 C80 32 90 42 84 52 C79 59 71 53 76 47',
    BLACK,
    2.6,
  );
}

/** Draws leaves at both sides of a ribbon. */
export function drawWisteriaSides(pen: Pen): void {
  drawSprig(pen, { x: 22, y: 162, length: 112, lean: -2, colours: BLACKS });
  drawSprig(pen, { x: 80, y: 162, length: 124, lean: 3, colours: BLACKS });
  drawSprig(pen, { x: 52, y: 164, length: 130, lean: 0, colours: BLACKS });
}

/** Draws leaves below a bird. */
export function drawWisteriaLow(pen: Pen): void {
  withMirror(pen, () => {
    drawSprig(pen, { x: 24, y: 164, length: 64, lean: -8, colours: BLACKS });
    drawSprig(pen, { x: 48, y: 164, length: 84, lean: -4, colours: BLACKS });
    drawSprig(pen, { x: 78, y: 164, length: 112, lean: 8, colours: BLACKS });
  });
}

type Mound = readonly [x: number, y: number, radius: number];

const PINE_SLOPE: readonly Mound[] = [
  [28, 56, 24],
  [58, 82, 23],
  [24, 98, 25],
  [72, 118, 27],
  [32, 134, 27],
  [74, 158, 30],
];

const PINE_FOOT: readonly Mound[] = [
  [80, 96, 20],
  [20, 108, 22],
  [76, 132, 25],
  [30, 146, 26],
  [76, 164, 26],
];

/** Draws pine on the whole card: mounds of needles fall from one side to the other. */
export function drawPine(pen: Pen, variant: 1 | 2): void {
  const grown = (): void => {
    strokeSvgPath(pen, 'M46 164 C50 130 36 120 42 84 C44 74 38 62 30 54', RED, 6);
    for (const mound of PINE_SLOPE) drawNeedles(pen, ...mound);
  };
  if (variant === 1) grown();
  else withMirror(pen, grown);
}

/** Draws pine at the foot of the card. */
export function drawPineFoot(pen: Pen): void {
  strokeSvgPath(pen, 'M20 164 C24 140 50 130 80 100', RED, 5);
  for (const mound of PINE_FOOT) drawNeedles(pen, ...mound);
}

/** Draws one mound: a semicircle of black needles with white strokes, a bud on top. */
export function drawNeedles(pen: Pen, x: number, y: number, radius: number): void {
  withPlacement(pen, x, y, 0, radius / 20, () => {
    drawBud(pen, -7);
    drawBud(pen, 6);
    drawAround(pen, 29, -98, 196, () => strokeSvgPath(pen, 'M0 -4 V-20', BLACK, 1.5));
    fillSvgPath(pen, 'M-18 3 C-20 -24 20 -24 18 3 C14 7 10 2 6 5 C2 8 -2 8 -6 5 C-10 2 -14 7 -18 3Z', BLACK);
    drawAround(pen, 11, -80, 160, (at) =>
      strokeSvgPath(pen, at % 2 ? 'M0 -7 V-12' : 'M0 -8 V-15', PAPER, 0.9),
    );
    strokeSvgPath(pen, 'M-18.5 4 C-14 8 -10 3 -6 6 C-2 9 2 9 6 6 C10 3 14 8 18.5 4', PAPER, 1.2);
  });
}

function drawBud(pen: Pen, x: number): void {
  fillOval(pen, x, -20, 2, 5, x * 2, YELLOW);
  fillOval(pen, x + x * 0.05, -22, 1.1, 2.4, x * 2, RED);
}
