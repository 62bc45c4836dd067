import type { Pen } from '../../canvas.ts';
import { drawBoar } from './boar.ts';
import { drawBridge } from './bridge.ts';
import { drawButterflies } from './butterflies.ts';
import { drawCherry, drawCherryRound } from './cherry.ts';
import { drawChrysanthemum, drawChrysanthemumRound } from './chrysanthemum.ts';
import { drawClover, drawCloverSides } from './clover.ts';
import { drawCrane } from './crane.ts';
import { drawCuckoo } from './cuckoo.ts';
import { drawCup } from './cup.ts';
import { drawCurtain } from './curtain.ts';
import { drawDeer } from './deer.ts';
import { drawBrightDisc, drawDoubleJunkSeal } from './disc.ts';
import { drawGeese } from './geese.ts';
import { drawHill, drawMoonHill } from './hill.ts';
import { drawIris, drawIrisRound } from './iris.ts';
import { drawLightning } from './lightning.ts';
import { drawMaple, drawMapleRound } from './maple.ts';
import { drawPaulownia, drawPaulowniaRed } from './paulownia.ts';
import { drawPeony, drawPeonyRound } from './peony.ts';
import { drawPhoenix } from './phoenix.ts';
import { drawPine, drawPineFoot } from './pine.ts';
import { drawPlum, drawPlumBranch } from './plum.ts';
import { drawRainman } from './rainman.ts';
import { drawRibbon, type RibbonKind } from './ribbon.ts';
import { drawSwallow } from './swallow.ts';
import { drawWarbler } from './warbler.ts';
import { drawWillow } from './willow.ts';
import { drawWisteria, drawWisteriaSides } from './wisteria.ts';

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
