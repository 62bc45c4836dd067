import { type Canvas, createSurface, type Pen } from '../../canvas.ts';
import { canvasCache } from '../canvas-cache.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from '../shapes.ts';
import { write } from '../text.ts';
import { drawAround, fillDab, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, getCardHues, PAPER, RED, THREAD, YELLOW } from './card-colours.ts';
import { drawCardCorner, MONTH_SIZE } from './corner.ts';
import { FACES } from './faces.ts';

/** Height of a card in parts of its width. */
const HEIGHT_RATIO = 1.64;

/** Style of a card: its width in pixels, and whether month and value stand in its corner if the style has corners. */
interface CardStyle {
  readonly width: number;
  readonly corner: boolean;
}

/** Room for the shadow round a card, in pixels. */
const SHADOW_MARGIN = 6;

/** Returns the height of a card of this width. */
export function getCardHeight(width: number): number {
  return Math.round(width * HEIGHT_RATIO);
}

/**
 * Draws one of the 48 cards, `reserve`, `point`, or a back for null, with its upper left corner at (x, y). Throws if the card does not
 * exist.
 */
export function drawHwatuCard(pen: Pen, card: string | null, x: number, y: number, laid: CardStyle): void {
  pen.drawImage(
    getPrintedCard(pen, card, laid),
    Math.round(x) - SHADOW_MARGIN,
    Math.round(y) - SHADOW_MARGIN,
  );
}

function getPrintedCard({ look: { still } }: Pen, card: string | null, laid: CardStyle): Canvas {
  const key = `hwatu/${still.key}/${card}/${laid.width}/${laid.corner}`;
  return canvasCache.get(key, () => {
    const { canvas, pen } = createSurface(
      laid.width + SHADOW_MARGIN * 2,
      getCardHeight(laid.width) + SHADOW_MARGIN * 2,
      still,
    );
    pen.translate(SHADOW_MARGIN, SHADOW_MARGIN);
    print(pen, card, laid);
    return canvas;
  });
}

function print(pen: Pen, card: string | null, { width, corner: marked }: CardStyle): void {
  const hues = getCardHues(pen);
  pen.scale(width / 100, width / 100);
  withShadow(pen, 3, 1.5, () => {
    beginRoundedRect(pen, 0, 0, 100, 164, 9);
    fill(pen, hues.cardRed);
  });
  pen.save();
  beginRoundedRect(pen, 6, 6, 88, 152, 5);
  pen.clip();
  if (card === null) drawCardBack(pen);
  else drawCardFace(pen, card);
  pen.restore();
  beginRoundedRect(pen, 6, 6, 88, 152, 5);
  strokeOutline(pen, hues.cardBlack, 1.6);
  if (card !== null && card in FACES && marked && pen.look.corners) drawCornerTab(pen, card, width);
}

function drawCardFace(pen: Pen, card: string): void {
  const draw = FACES[card] ?? EXTRAS[card];
  if (!draw) throw new Error(`There is no hwatu card ${card}`);
  pen.fillStyle = getCardHues(pen).cardPaper;
  pen.fillRect(0, 0, 100, 164);
  draw(pen);
}

/** Draws a red back with a lattice of threads. */
function drawCardBack(pen: Pen): void {
  pen.fillStyle = getCardHues(pen).cardRed;
  pen.fillRect(0, 0, 100, 164);
  for (let at = -164; at < 100; at += 14) {
    strokeSvgPath(pen, `M${at} 0 L${at + 164} 164`, THREAD, 3);
    strokeSvgPath(pen, `M${at + 164} 0 L${at} 164`, THREAD, 3);
  }
  pen.beginPath();
  pen.arc(50, 82, 19, 0, Math.PI * 2);
  fill(pen, getCardHues(pen).cardRed);
  strokeOutline(pen, getCardHues(pen).cardYellow, 3);
}

/** Minimum size of the month in pixels; small cards get a larger tab. */
const MIN_MONTH_PIXELS = 30;

function drawCornerTab(pen: Pen, card: string, width: number): void {
  const scale = Math.max(1, MIN_MONTH_PIXELS / (width * 0.01 * MONTH_SIZE));
  withPlacement(pen, 2.5, 2.5, 0, scale, () => drawCardCorner(pen, card));
}

/** Cards beside the 48: one that doubles, and one that adds a point. */
export const EXTRAS: Readonly<Record<string, (pen: Pen) => void>> = {
  reserve: drawReserveCard,
  point: drawPointCard,
};

/** Draws a knot of gold cords on black: the winnings count twice. */
function drawReserveCard(pen: Pen): void {
  fillSvgPath(pen, 'M0 0 H100 V164 H0Z', BLACK);
  for (const y of [30, 134]) withPlacement(pen, 50, y, 0, 1, () => drawKnot(pen));
  strokeSvgPath(pen, 'M50 46 V58 M50 106 V118', YELLOW, 3);
  write(pen, '×2', 50, 82, { size: 76, colour: getCardHues(pen).cardYellow, align: 'center' });
}

function drawKnot(pen: Pen): void {
  drawAround(pen, 4, 45, 360, () =>
    strokeSvgPath(pen, 'M0 0 C-13 -7 -9 -20 0 -18 C9 -20 13 -7 0 0Z', YELLOW, 3),
  );
  fillDab(pen, 0, 0, 4.4, YELLOW);
  fillDab(pen, 0, 0, 2.2, RED);
}

/** Draws a rising sun: one point for the courage to go on. */
function drawPointCard(pen: Pen): void {
  fillSvgPath(pen, 'M0 0 H100 V164 H0Z', YELLOW);
  withPlacement(pen, 50, 164, 0, 1, () => {
    drawAround(pen, 11, -80, 160, () => fillSvgPath(pen, 'M-5 -54 L0 -96 L5 -54Z', RED));
    fillDab(pen, 0, 0, 50, PAPER);
    fillDab(pen, 0, 0, 46, RED);
  });
  write(pen, '+1', 50, 42, { size: 70, colour: getCardHues(pen).cardWriting, align: 'center' });
}
