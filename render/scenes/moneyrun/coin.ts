import { DENOMINATIONS, type Denomination } from '../../../src/games/moneyrun/types.ts';
import type { Motif } from '../../../themes/theme.ts';
import type { Pen } from '../../canvas.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { drawMotif, drawMotifOutline } from '../../kit/motif.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { findMotif } from '../../style.ts';
import { getMetal, getMoneyRunHues, type Metal } from './colours.ts';
import { COIN_RADIUS } from './measures.ts';

/** Worth of each coin, without the unit of the smaller ones. */
const WORTH_TEXTS: Readonly<Record<Denomination, string>> = {
  L: '$1',
  M: '50',
  S: '20',
  P: '10',
  T: '5',
};

/** Size of the figure on a lying coin of radius 40: the smaller the coin, the more of it. */
const LYING_SIZES: Readonly<Record<Denomination, number>> = { L: 42, M: 48, S: 54, P: 60, T: 76 };

/** Height of a lying coin in parts of its width, as it is seen from above at an angle. */
export const TILT = 0.6;

/**
 * Draws a coin lying on the board, `thick` pixels thick, the middle of its face at (x, y), on squares `cell` wide. Its figure, or the notches of a
 * theme's slab, are visible on `top` of a stack only.
 */
export function drawLyingCoin(
  pen: Pen,
  coin: Denomination,
  x: number,
  y: number,
  cell: number,
  thick: number,
  top: boolean,
): void {
  stamp(pen, `moneyrun/lying/${coin}/${cell}/${thick}/${top}`, cell * 1.1, x, y, (on) => {
    const radius = COIN_RADIUS[coin] * cell;
    const slab = findMotif(on, 'slab');
    if (slab) drawHewnSlab(on, slab, coin, radius, thick);
    else drawStruckCoin(on, coin, radius, thick);
    if (!top) return;
    on.scale(radius / 40, (radius / 40) * 0.74);
    if (slab && !on.look.strong && !on.look.large) drawTally(on, coin);
    else drawFigures(on, coin, LYING_SIZES[coin]);
  });
}

/** Draws the notches hewn into a theme's slab: one in the smallest, five in the largest. */
function drawTally(pen: Pen, coin: Denomination): void {
  const count = DENOMINATIONS.length - DENOMINATIONS.indexOf(coin);
  pen.beginPath();
  for (let at = 0; at < count; at++) {
    const x = (at - (count - 1) / 2) * TALLY_SPACING;
    pen.moveTo(x, -TALLY_HEIGHT / 2);
    pen.lineTo(x, TALLY_HEIGHT / 2);
  }
  pen.lineCap = 'round';
  strokeOutline(pen, getMetal(pen, coin).ink, 5);
}

/** Distance and height of the notches on a slab of radius 40. */
const TALLY_SPACING = 11;
const TALLY_HEIGHT = 26;

/** Minimum radius of a slab that shows its notches below its figure, in pixels. */
const MIN_TALLY_RADIUS = 24;

/** Draws the notches small below the figure of a slab, so that those on the board can be looked up. */
function drawLegendTally(pen: Pen, coin: Denomination): void {
  pen.save();
  pen.translate(0, 28);
  pen.scale(0.42, 0.42);
  drawTally(pen, coin);
  pen.restore();
}

function drawStruckCoin(pen: Pen, coin: Denomination, radius: number, thick: number): void {
  drawRim(pen, coin, radius, thick);
  pen.save();
  pen.scale(radius / 40, (radius / 40) * TILT);
  drawFace(pen, getMetal(pen, coin));
  pen.restore();
  pen.beginPath();
  pen.ellipse(0, 0, radius - 0.5, radius * TILT - 0.5, 0, 0, Math.PI * 2);
  strokeOutline(pen, getMoneyRunHues(pen).outline, pen.look.strong ? 2.4 : 1.1);
}

/** Draws a theme's slab: its outline shifted down by its thickness, then its face. */
function drawHewnSlab(pen: Pen, slab: Motif, coin: Denomination, radius: number, thick: number): void {
  const metal = getMetal(pen, coin);
  const dark = { face: metal.edge, light: metal.edge, edge: metal.edge };
  const flat = { ...metal, colour: metal.face };
  const turn = DENOMINATIONS.indexOf(coin) % 2 === 0 ? 1 : -1;
  const each = (dy: number, draw: () => void): void => {
    pen.save();
    pen.translate(0, dy);
    pen.scale(turn, TILT);
    draw();
    pen.restore();
  };
  const edge = getMoneyRunHues(pen).outline;
  for (const dy of [thick, 0]) each(dy, () => drawMotifOutline(pen, slab, 0, 0, radius * 2, edge, 4));
  for (let dy = thick; dy > 0; dy--) each(dy, () => drawMotif(pen, slab, 0, 0, radius * 2, dark));
  drawMilledEdge(pen, coin, radius * 0.97, thick, TILT);
  each(0, () => drawMotif(pen, slab, 0, 0, radius * 2, flat));
}

/** Draws a coin seen from straight above, the middle at (x, y). */
export function drawFacingCoin(pen: Pen, coin: Denomination, x: number, y: number, radius: number): void {
  stamp(pen, `moneyrun/facing/${coin}/${radius}`, radius * 2.6, x, y, (on) => {
    const metal = getMetal(on, coin);
    const slab = findMotif(on, 'slab');
    on.scale(radius / 40, radius / 40);
    if (slab) {
      withShadow(on, 7, 3, () => drawMotifOutline(on, slab, 0, 0, 80, metal.edge, 3));
      drawMotif(on, slab, 0, 0, 80, { ...metal });
      if (radius >= MIN_TALLY_RADIUS && !on.look.strong && !on.look.large) drawLegendTally(on, coin);
    } else drawDisc(on, metal);
    on.translate(0, slab ? -3 : 0);
    drawFigures(on, coin, coin === 'T' ? 56 : 47);
  });
}

function drawDisc(pen: Pen, metal: Metal): void {
  withShadow(pen, 7, 3, () => {
    beginCircle(pen, 0, 0, 40);
    fill(pen, metal.edge);
  });
  pen.save();
  pen.scale(0.95, 0.95);
  drawFace(pen, metal);
  pen.restore();
}

/** Returns the relative width of a coin in rows of facing coins; 1 is the widest. */
export function getCoinShare(coin: Denomination): number {
  return 1 - DENOMINATIONS.indexOf(coin) * 0.07;
}

/** Draws the edge: the face shifted down by its thickness. */
function drawRim(pen: Pen, coin: Denomination, radius: number, thick: number): void {
  pen.beginPath();
  pen.ellipse(0, thick, radius - 0.5, radius * TILT - 0.5, 0, 0, Math.PI);
  pen.ellipse(0, 0, radius - 0.5, radius * TILT - 0.5, 0, Math.PI, Math.PI * 2);
  pen.closePath();
  fill(pen, getMetal(pen, coin).edge);
  strokeOutline(pen, getMoneyRunHues(pen).outline, pen.look.strong ? 2.4 : 1.1);
  drawMilledEdge(pen, coin, radius, thick, TILT);
}

/** Draws the face with radius 40 round the origin. */
function drawFace(pen: Pen, { face, light, edge }: Metal): void {
  beginCircle(pen, 0, 0, 40);
  fill(pen, light);
  beginCircle(pen, 0, 0, 37);
  fill(pen, face);
  beginCircle(pen, 0, 0, 32);
  pen.globalAlpha = 0.55;
  strokeOutline(pen, edge, 1.6);
  pen.globalAlpha = 1;
}

/** Draws a flat chip in the metal of a coin with its worth, the middle at (x, y). */
export function drawCoinChip(
  pen: Pen,
  coin: Denomination,
  x: number,
  y: number,
  { width, height, size }: { readonly width: number; readonly height: number; readonly size: number },
): void {
  stamp(pen, `moneyrun/chip/${coin}/${width}/${height}/${size}`, width * 1.3, x, y, (on) => {
    const { face, edge } = getMetal(on, coin);
    beginRoundedRect(on, -width / 2, -height / 2, width, height, height / 2);
    withShadow(on, 5, 2, () => fill(on, edge));
    beginRoundedRect(on, -width / 2 + 2, -height / 2 + 2, width - 4, height - 4, height / 2 - 2);
    fill(on, face);
    drawFigures(on, coin, size);
  });
}

function drawFigures(pen: Pen, coin: Denomination, size: number): void {
  write(pen, WORTH_TEXTS[coin], 0, 0, { size, colour: getMetal(pen, coin).ink, align: 'center' });
}

/** Minimum thickness of a milled edge in pixels; thinner ones are plain. */
const MIN_THICKNESS = 4;

/** Number of notches round the front of an edge; 0 stands for a groove along it. */
const NOTCHES: Readonly<Record<Denomination, number>> = { L: 26, M: 9, S: 0, P: 0, T: 4 };

/** Draws the pattern of an edge (reeded, notched, grooved), which identifies a coin in a stack as well as its width does. */
function drawMilledEdge(pen: Pen, coin: Denomination, radius: number, thick: number, tilt: number): void {
  drawUpperEdge(pen, coin, radius, tilt);
  if (thick < MIN_THICKNESS) return;
  pen.beginPath();
  if (coin === 'S') drawGroove(pen, radius, thick, tilt);
  else drawNotches(pen, NOTCHES[coin], radius, thick, tilt);
  pen.lineCap = 'butt';
  pen.globalAlpha = 0.75;
  strokeOutline(pen, getMetal(pen, coin).light, coin === 'L' ? 1.3 : coin === 'S' ? 1.6 : 2.6);
  pen.globalAlpha = 1;
}

/** Draws the highlight at the upper end of the edge, which separates equal coins. */
function drawUpperEdge(pen: Pen, coin: Denomination, radius: number, tilt: number): void {
  pen.beginPath();
  pen.ellipse(0, 0.8, radius - 0.6, radius * tilt, 0, 0.1, Math.PI - 0.1);
  strokeOutline(pen, getMetal(pen, coin).light, 1.6);
}

function drawGroove(pen: Pen, radius: number, thick: number, tilt: number): void {
  const inset = 0.12;
  pen.ellipse(0, thick * 0.55, radius, radius * tilt, 0, Math.PI * inset, Math.PI * (1 - inset));
}

function drawNotches(pen: Pen, count: number, radius: number, thick: number, tilt: number): void {
  for (let at = 1; at < count; at++) {
    const angle = (at * Math.PI) / count;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius * tilt];
    pen.moveTo(x, y + thick * 0.3);
    pen.lineTo(x, y + thick * 0.9);
  }
}
