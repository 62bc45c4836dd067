import type { Motif } from '../../themes/theme.ts';
import type { Pen } from '../canvas.ts';
import { findMotif } from '../style.ts';
import { stamp } from './canvas-cache.ts';
import { getKitHues, getSuitColour, getSuitDark } from './colours.ts';
import { drawMotif, drawMotifOutline } from './motif.ts';
import { beginCircle, fill, strokeOutline, withShadow } from './shapes.ts';
import { drawSuitMark } from './suits.ts';
import { write } from './text.ts';

/** Style of a coin: `hidden` shows its suit, `known` its suit and a small value beside, `up` its full value. */
export interface CoinStyle {
  readonly suit: number;
  readonly side: 'hidden' | 'known' | 'up';
  /** Value of the coin; 0 is the blank. */
  readonly value: number | null;
  /** Set if the coin lies value down on the ground, for which a theme may have a `mound` over it. */
  readonly buried?: boolean;
}

/** Draws a coin with its middle at (x, y). */
export function drawCoin(pen: Pen, look: CoinStyle, x: number, y: number, radius: number): void {
  stamp(
    pen,
    `coin/${look.suit}${look.side}${look.value}${look.buried ?? false}/${radius}`,
    radius * 2.5,
    x,
    y,
    (on) => {
      on.scale(radius / 40, radius / 40);
      if (look.side === 'up') drawValueSide(on, look);
      else drawSuitSide(on, look);
    },
  );
}

/** Draws the suit side with radius 40 round the origin. */
function drawSuitSide(pen: Pen, { suit, side, value, buried }: CoinStyle): void {
  const drawing = findMotif(pen, 'coin');
  if (drawing) drawThemedCoin(pen, drawing, suit, side === 'known');
  else drawStruckSuit(pen, suit, side === 'known');
  const mound = buried ? findMotif(pen, 'mound') : null;
  if (mound) drawMotif(pen, mound, 0, 0, 80);
  if (side === 'known') drawValueTag(pen, value);
}

/** Draws the embossed suit: in a ring, or larger and off the middle beside a value. */
function drawStruckSuit(pen: Pen, suit: number, known: boolean): void {
  drawDisc(pen, getSuitColour(pen, suit), getSuitDark(pen, suit));
  if (known) {
    drawSuitMark(pen, suit, -11, -10, 21.5, getKitHues(pen).white);
    return;
  }
  beginCircle(pen, 0, 0, 33);
  strokeOutline(pen, 'rgba(255, 255, 255, 0.55)', 2);
  drawSuitMark(pen, suit, 0, 0, 24, getKitHues(pen).white);
}

/** Draws the theme's figure for a coin in the suit's colours; beside a value the suit is off its usual place. */
function drawThemedCoin(pen: Pen, figure: Motif, suit: number, known: boolean): void {
  const inks = { colour: getSuitColour(pen, suit), edge: getSuitDark(pen, suit) };
  withShadow(pen, 6, 3, () => drawMotifOutline(pen, figure, 0, 0, 80, getSuitDark(pen, suit), 1));
  drawMotif(pen, figure, 0, 0, 80, inks);
  const mark = figure.mark ?? { x: 0, y: 0, radius: 30 };
  const [x, y, size] = known ? [mark.x - 13, mark.y - 8, 0.7] : [mark.x, mark.y, 0.8];
  drawSuitMark(pen, suit, x * 0.8, y * 0.8, mark.radius * size, getKitHues(pen).white);
}

function drawValueSide(pen: Pen, { suit, value }: CoinStyle): void {
  const drawing = findMotif(pen, 'coinUp');
  if (drawing) {
    drawThemedValue(pen, drawing, suit, value);
    return;
  }
  drawDisc(pen, getKitHues(pen).white, getSuitDark(pen, suit));
  beginCircle(pen, 0, 0, 34.5);
  strokeOutline(pen, getSuitColour(pen, suit), 6);
  write(pen, formatCoinValue(value), 0, -8, { size: 55, colour: getKitHues(pen).ink, align: 'center' });
  drawSuitMark(pen, suit, 0, 22.5, 10, getSuitColour(pen, suit));
}

/** Draws the theme's figure for a coin that lies value up: pale below its middle, where the value stands. */
function drawThemedValue(pen: Pen, drawing: Motif, suit: number, value: number | null): void {
  const inks = {
    colour: getSuitColour(pen, suit),
    edge: getSuitDark(pen, suit),
    white: getKitHues(pen).white,
  };
  withShadow(pen, 6, 3, () => drawMotifOutline(pen, drawing, 0, 0, 80, getSuitDark(pen, suit), 1));
  drawMotif(pen, drawing, 0, 0, 80, inks);
  write(pen, formatCoinValue(value), 0, 10, { size: 57, colour: getKitHues(pen).ink, align: 'center' });
  const mark = drawing.mark ?? { x: 0, y: -30, radius: 14 };
  drawSuitMark(pen, suit, mark.x * 0.8, mark.y * 0.8, mark.radius * 0.8, getKitHues(pen).white);
}

function drawDisc(pen: Pen, colour: string, edge: string): void {
  withShadow(pen, 6, 3, () => {
    beginCircle(pen, 0, 0, 39);
    fill(pen, edge);
  });
  beginCircle(pen, 0, 0, 37);
  fill(pen, colour);
}

/** Draws the value that only the viewer knows, at the lower right. */
function drawValueTag(pen: Pen, value: number | null): void {
  beginCircle(pen, 19, 19, 25.5);
  fill(pen, getKitHues(pen).white);
  strokeOutline(pen, getKitHues(pen).ink, 3);
  write(pen, formatCoinValue(value), 19, 19, { size: 55, colour: getKitHues(pen).ink, align: 'center' });
}

/** Returns the value as text. The blank is a dash: an empty face would look as if its value were unknown. */
function formatCoinValue(value: number | null): string {
  return value === 0 ? '–' : String(value ?? '');
}
