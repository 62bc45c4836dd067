import type { Motif } from '../../themes/theme.ts';
import type { Pen } from '../canvas.ts';
import { findMotif } from '../style.ts';
import { stamp } from './canvas-cache.ts';
import { getKitHues, getSuitColour, getSuitDark } from './colours.ts';
import { drawMotif, drawMotifOutline } from './motif.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline, withShadow } from './shapes.ts';
import { drawSuitMark } from './suits.ts';

/** Style of a pawn; the shape of its head identifies it as well as its colours. */
export interface PawnStyle {
  /** Cache key; unique for each style. */
  readonly key: string;
  readonly head: 'round' | 'square';
  readonly colour: string;
  readonly edge: string;
  /** Mark on its head, drawn in `ink`. */
  readonly suit?: number;
  readonly ink?: string;
  /** Name of the theme's motif that may replace it; `pawn` by default. */
  readonly motif?: string;
}

/** Returns the style of a suit's pawn with the mark on its head. */
export function getSuitPawnStyle(pen: Pen, suit: number): PawnStyle {
  return {
    key: `suit ${suit}`,
    head: 'round',
    colour: getSuitColour(pen, suit),
    edge: getSuitDark(pen, suit),
    suit,
    ink: getKitHues(pen).white,
  };
}

/** Draws a pawn of this height with its middle at (x, y); it is 0.72 times as wide. */
export function drawPawn(pen: Pen, look: PawnStyle, x: number, y: number, height: number): void {
  stamp(pen, `pawn/${look.key}/${height}`, height * 1.3, x, y, (on) => {
    on.scale(height / 100, height / 100);
    const figure = findMotif(on, look.motif ?? 'pawn');
    if (figure) drawThemedPawn(on, look, figure);
    else carve(on, look);
  });
}

/** Draws the pawn 100 high round the origin. */
function carve(pen: Pen, look: PawnStyle): void {
  withShadow(pen, 8, 4, () => drawHalo(pen, look));
  drawBody(pen);
  fill(pen, look.colour);
  strokeOutline(pen, look.edge, 4);
  drawHead(pen, look);
  fill(pen, look.colour);
  strokeOutline(pen, look.edge, 4);
  drawShine(pen);
  if (look.suit !== undefined) drawSuitMark(pen, look.suit, 0, -18, 19, look.ink ?? '#fff');
}

/** Draws the theme's figure instead, in the seat's colours. */
function drawThemedPawn(pen: Pen, look: PawnStyle, figure: Motif): void {
  const inks = { colour: look.colour, edge: look.edge };
  withShadow(pen, 8, 4, () => drawMotifOutline(pen, figure, 0, 0, 100, getKitHues(pen).white, 9));
  drawMotif(pen, figure, 0, 0, 100, inks);
  const { mark } = figure;
  if (mark && look.suit !== undefined)
    drawSuitMark(pen, look.suit, mark.x, mark.y, mark.radius, look.ink ?? getKitHues(pen).white);
}

/** Draws a light outline, so that a dark pawn stands out on a dark background. */
function drawHalo(pen: Pen, look: PawnStyle): void {
  for (const part of [drawBody, drawHead] as const) {
    part(pen, look);
    pen.lineJoin = 'round';
    strokeOutline(pen, getKitHues(pen).white, 9);
    fill(pen, getKitHues(pen).white);
  }
}

function drawBody(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-14, 0);
  pen.bezierCurveTo(-14, 18, -24, 24, -32, 32);
  pen.bezierCurveTo(-36, 38, -34, 46, -26, 46);
  pen.lineTo(26, 46);
  pen.bezierCurveTo(34, 46, 36, 38, 32, 32);
  pen.bezierCurveTo(24, 24, 14, 18, 14, 0);
  pen.closePath();
}

function drawHead(pen: Pen, look: PawnStyle): void {
  if (look.head === 'round') beginCircle(pen, 0, -18, 29);
  else beginRoundedRect(pen, -26, -45, 52, 52, 7);
}

function drawShine(pen: Pen): void {
  pen.beginPath();
  pen.ellipse(0, 37, 24, 4, 0, 0, Math.PI * 2);
  fill(pen, 'rgba(255, 255, 255, 0.28)');
}
