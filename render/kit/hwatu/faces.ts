import type { Pen } from '../../canvas.ts';
import { write } from '../text.ts';
import { drawBoar, drawButterflies, drawDeer } from './animals.ts';
import { drawCrane, drawCuckoo, drawGeese, drawPhoenix, drawSwallow, drawWarbler } from './birds.ts';
import { drawAround, fillDab, fillOval, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, BLUE, getCardHues, ORANGE, PAPER, RED, SKY, VERMILION, YELLOW } from './card-colours.ts';
import { drawCherry, drawCherryBlossom, drawCherryRound, drawCherryTop } from './cherry.ts';
import { drawChrysanthemum, drawChrysanthemumHigh, drawChrysanthemumRound } from './chrysanthemum.ts';
import { drawBrightDisc, drawDoubleJunkSeal } from './disc.ts';
import { drawCloud, drawHill, drawMoonHill } from './hill.ts';
import { drawBlades, drawIris, drawIrisFlower, drawIrisRound } from './iris.ts';
import { drawMaple, drawMapleRound } from './maple.ts';
import { drawPaulownia, drawPaulowniaRed } from './paulownia.ts';
import { drawPeony, drawPeonyRound } from './peony.ts';
import {
  drawClover,
  drawCloverSides,
  drawPine,
  drawPineFoot,
  drawWisteria,
  drawWisteriaSides,
} from './plants.ts';
import { drawPlum, drawPlumBranch } from './plum.ts';
import { drawRainman } from './rainman.ts';
import { drawWillow } from './willow.ts';

const WRITING: Readonly<Record<RibbonKind, string>> = { red: '홍단', blue: '청단', plain: '' };

const OUTLINE = 'M-14 -54 C-18 -24 -10 20 -16 54 L16 56 C22 22 14 -22 18 -52Z';

const HEM = 'M-11.5 -51 C-15 -24 -7.5 20 -13 51 L13.4 52.6 C18.4 22 11 -22 15 -49Z';

type DrawFunction = (pen: Pen) => void;

/** Drawing of every card by id, on a face of 100 × 164. */
export const FACES: Readonly<Record<string, DrawFunction>> = {
  '1A': withBrightDisc(drawCrane, 78, 143),
  '1C+': withRibbon(drawPineFoot, 'red'),
  ...createJunkFaces(1, drawPine),
  '2B+': drawWarbler,
  '2C+': withRibbon(drawPlumBranch, 'red'),
  ...createJunkFaces(2, drawPlum),
  '3A': withBrightDisc(drawCurtain, 24, 142),
  '3C+': withRibbon(drawCherryRound, 'red'),
  ...createJunkFaces(3, drawCherry),
  '4B+': drawCuckoo,
  '4C-': withRibbon(drawWisteriaSides, 'plain'),
  ...createJunkFaces(4, drawWisteria),
  '5B': drawBridge,
  '5C-': withRibbon(drawIrisRound, 'plain'),
  ...createJunkFaces(5, drawIris),
  '6B': drawButterflies,
  '6C': withRibbon(drawPeonyRound, 'blue'),
  ...createJunkFaces(6, drawPeony),
  '7B': drawBoar,
  '7C-': withRibbon(drawCloverSides, 'plain'),
  ...createJunkFaces(7, drawClover),
  '8A': withBrightDisc(drawMoonHill, 26, 142),
  '8B+': drawGeese,
  ...createJunkFaces(8, drawHill),
  '9B': drawCup,
  '9C': withRibbon(drawChrysanthemumRound, 'blue'),
  ...createJunkFaces(9, drawChrysanthemum),
  '10B': drawDeer,
  '10C': withRibbon(drawMapleRound, 'blue'),
  ...createJunkFaces(10, drawMaple),
  '11A': withBrightDisc(drawPhoenix, 78, 143),
  '11D+': withDoubleJunkSeal(drawPaulowniaRed, 73, 144),
  ...createJunkFaces(11, drawPaulownia),
  '12A': withBrightDisc(drawRainman, 51, 23),
  '12B': drawSwallow,
  '12C--': withRibbon(drawWillow, 'plain'),
  '12D+': withDoubleJunkSeal(drawLightning, 73, 144),
};

function withBrightDisc(draw: DrawFunction, x: number, y: number): DrawFunction {
  return (pen) => {
    draw(pen);
    drawBrightDisc(pen, x, y);
  };
}

/** Adds two dots to a drawing: junk that counts twice. */
function withDoubleJunkSeal(draw: DrawFunction, x: number, y: number): DrawFunction {
  return (pen) => {
    draw(pen);
    drawDoubleJunkSeal(pen, x, y);
  };
}

function withRibbon(draw: DrawFunction, kind: RibbonKind): DrawFunction {
  return (pen) => {
    draw(pen);
    drawRibbon(pen, kind);
  };
}

function createJunkFaces(
  month: number,
  draw: (pen: Pen, variant: 1 | 2) => void,
): Readonly<Record<string, DrawFunction>> {
  return { [`${month}D1`]: (pen) => draw(pen, 1), [`${month}D2`]: (pen) => draw(pen, 2) };
}

/** Draws September's animal: the cup of wine under the chrysanthemum. */
function drawCup(pen: Pen): void {
  drawStream(pen);
  drawChrysanthemumHigh(pen);
  fillSvgPath(pen, 'M36 136 L32 152 H68 L64 136Z', VERMILION);
  strokeSvgPath(pen, 'M36 136 L32 152 H68 L64 136', BLACK, 2.2);
  const bowl = 'M14 96 C14 124 28 140 50 140 C72 140 86 124 86 96Z';
  fillSvgPath(pen, bowl, VERMILION);
  strokeSvgPath(pen, bowl, BLACK, 2.2);
  fillOval(pen, 50, 96, 36, 10, 0, BLACK);
  fillOval(pen, 50, 96, 34, 8.4, 0, YELLOW);
  fillOval(pen, 50, 98, 26, 5, 0, PAPER);
  write(pen, '壽', 50, 122, { size: 28, colour: getCardHues(pen).cardWriting, align: 'center' });
}

function drawStream(pen: Pen): void {
  fillSvgPath(pen, 'M0 118 H100 V164 H0Z', SKY);
  for (const y of [124, 134, 144, 154]) strokeSvgPath(pen, `M4 ${y} H96`, BLUE, 3);
}

/** Draws December's double junk: thunder on a red ground, lightning, a drum and a claw. */
function drawLightning(pen: Pen): void {
  fillSvgPath(pen, 'M0 0 H100 V164 H0Z', RED);
  fillSvgPath(
    pen,
    'M0 0 H100 V50 C88 66 78 52 70 56 C60 70 46 62 42 54 C30 66 20 58 14 50 C10 56 4 56 0 54Z',
    BLACK,
  );
  fillSvgPath(
    pen,
    'M100 92 C88 84 78 92 78 104 C64 100 56 112 62 122 C52 128 54 142 64 146 L62 164 H100Z',
    BLACK,
  );
  strokeSvgPath(pen, 'M84 112 C74 112 72 122 80 124 M70 134 C64 136 66 144 72 144', PAPER, 2);
  drawBolt(pen);
  withPlacement(pen, 34, 130, 0, 1, () => drawDrum(pen));
  drawClaw(pen);
}

function drawBolt(pen: Pen): void {
  const path = 'M58 30 L34 72 L50 70 L28 112 L72 62 L55 64 L78 34Z';
  strokeSvgPath(pen, path, BLACK, 4);
  fillSvgPath(pen, path, YELLOW);
}

function drawDrum(pen: Pen): void {
  fillDab(pen, 0, 0, 19, BLACK);
  fillDab(pen, 0, 0, 16.4, YELLOW);
  drawAround(pen, 3, 0, 360, () => fillSvgPath(pen, 'M0 -2 C-9 -4 -8 -13 1 -13 C-3 -10 -1 -6 0 -2Z', RED));
  drawAround(pen, 3, 0, 360, () => strokeSvgPath(pen, 'M0 -2 C-9 -4 -8 -13 1 -13', BLACK, 1.4));
}

function drawClaw(pen: Pen): void {
  const path = 'M100 66 C88 66 80 72 76 80 L70 94 L78 90 L78 100 L85 92 L88 101 L92 90 L100 94Z';
  fillSvgPath(pen, path, PAPER);
  strokeSvgPath(pen, path, BLACK, 2);
}

/** Kinds of ribbon: red with writing (홍단), blue with writing (청단), plain red. */
type RibbonKind = 'red' | 'blue' | 'plain';

/** Draws the strip of paper that hangs on the plant. */
export function drawRibbon(pen: Pen, kind: RibbonKind): void {
  withPlacement(pen, 53, 84, 5, 1, () => {
    strokeSvgPath(pen, OUTLINE, PAPER, 5);
    fillSvgPath(pen, OUTLINE, kind === 'blue' ? BLUE : VERMILION);
    strokeSvgPath(pen, OUTLINE, BLACK, 2);
    strokeSvgPath(pen, HEM, PAPER, 1);
    [...WRITING[kind]].forEach((letter, at) => {
      write(pen, letter, at === 0 ? -0.5 : 1, -21 + at * 40, {
        size: 29,
        colour: kind === 'blue' ? getCardHues(pen).cardPaper : getCardHues(pen).cardWriting,
        align: 'center',
      });
    });
  });
}

/** Draws May's animal: the plank bridge between irises. */
function drawBridge(pen: Pen): void {
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

/** Draws March's bright: cherry over the festival curtain. */
function drawCurtain(pen: Pen): void {
  drawCherryTop(pen);
  drawCloth(pen);
  drawCrest(pen);
  drawRope(pen);
}

/** Draws the cloth, gathered at the rope, in broad stripes of red, white and black. */
function drawCloth(pen: Pen): void {
  fillSvgPath(pen, 'M0 98 H100 V164 H0Z', RED);
  for (const [top, low, wide] of [
    [14, 4, 11],
    [38, 36, 13],
    [63, 66, 13],
    [87, 96, 11],
  ] as const) {
    drawFold(pen, top, low, wide + 5, BLACK);
    drawFold(pen, top, low, wide, PAPER);
  }
  fillSvgPath(pen, 'M0 150 C16 146 30 154 50 149 C70 144 84 154 100 149 V164 H0Z', BLACK);
  fillSvgPath(pen, 'M0 155 C16 151 30 159 50 154 C70 149 84 159 100 154 V164 H0Z', RED);
}

function drawFold(pen: Pen, top: number, low: number, wide: number, colour: string): void {
  const [upper, lower] = [wide * 0.32, wide * 0.62];
  const path = [
    `M${top - upper} 98 C${top - upper} 118 ${low - lower} 136 ${low - lower} 166`,
    `H${low + lower} C${low + lower} 136 ${top + upper} 118 ${top + upper} 98Z`,
  ];
  fillSvgPath(pen, path.join(' '), colour);
}

/** Draws a blossom printed on the cloth. */
function drawCrest(pen: Pen): void {
  fillDab(pen, 66, 132, 12.5, BLACK);
  drawCherryBlossom(pen, 66, 132, 11);
}

function drawRope(pen: Pen): void {
  strokeSvgPath(pen, 'M0 99 H100', BLACK, 11);
  strokeSvgPath(pen, 'M0 99 H100', BLUE, 8);
  for (let x = 1; x < 100; x += 11) strokeSvgPath(pen, `M${x} 102 L${x + 6} 96`, PAPER, 3);
  for (const x of [44, 88]) drawTassel(pen, x);
}

function drawTassel(pen: Pen, x: number): void {
  const path = `M${x - 3.5} 107 H${x + 3.5} L${x + 6} 130 H${x - 6}Z`;
  strokeSvgPath(pen, path, PAPER, 4);
  fillSvgPath(pen, path, RED);
  strokeSvgPath(pen, path, BLACK, 1.2);
  fillDab(pen, x, 105, 4.6, BLACK);
  fillDab(pen, x, 105, 3.6, YELLOW);
}
