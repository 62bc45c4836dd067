import type { Pen } from '../../canvas.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { getKitHues, getSuitColour, getSuitDark } from '../../kit/colours.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { drawSuitMark } from '../../kit/suits.ts';
import { write } from '../../kit/text.ts';
import { getPiecepackHues } from './colours.ts';

/** Style of a coin: its face shows only the value, its back only the suit; a tag shows what else is known. */
interface PiecepackCoinStyle {
  readonly side: 'f' | 'b';
  readonly suit: number | null;
  readonly rank: number | null;
  readonly angle: number;
}

/** Thickness of a coin in parts of its radius. */
const COIN_THICKNESS = 0.22;

const EDGE_HEIGHT = COIN_THICKNESS * 40;

/** Draws a coin with the middle of its top at (x, y). */
export function drawPiecepackCoin(
  pen: Pen,
  look: PiecepackCoinStyle,
  x: number,
  y: number,
  radius: number,
): void {
  const key = `piecepack coin/${look.side}${look.suit}${look.rank}/${look.angle}/${radius}`;
  stamp(pen, key, radius * 2.8, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    if (look.side === 'f') drawFace(on, look);
    else drawBack(on, look);
  });
}

/** Draws the face with radius 40 round the origin, as everything below. The value is in ink: a face does not reveal the suit. */
function drawFace(pen: Pen, { suit, rank, angle }: PiecepackCoinStyle): void {
  const { brass, brassDark, brassField, brassRim, brassInk } = getPiecepackHues(pen);
  drawDisc(pen, brass, brassDark);
  beginCircle(pen, 0, 0, 30);
  fill(pen, brassField);
  strokeOutline(pen, brassRim, 2.5);
  withTurn(pen, angle, () => {
    drawNotch(pen, brassInk);
    if (rank === 0) drawPolish(pen);
    if (rank === 1) drawSpiral(pen);
  });
  if (rank !== null && rank > 1) drawUprightValue(pen, rank, angle);
  if (suit !== null)
    drawTag(pen, SUIT_TAG, () => drawSuitMark(pen, suit, 0, 0, 15, getSuitColour(pen, suit)));
}

/** Draws a value upright, slightly off the notch, which alone shows the direction. */
function drawUprightValue(pen: Pen, rank: number, angle: number): void {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.sin(turn) * 3, Math.cos(turn) * 3];
  write(pen, String(rank), x, y, { size: 50, colour: getPiecepackHues(pen).brassInk, align: 'center' });
}

function drawBack(pen: Pen, { suit, rank, angle }: PiecepackCoinStyle): void {
  const colour = suit === null ? getKitHues(pen).inkSoft : getSuitColour(pen, suit);
  drawDisc(pen, colour, suit === null ? getKitHues(pen).ink : getSuitDark(pen, suit));
  beginCircle(pen, 0, 0, 34);
  strokeOutline(pen, 'rgba(255, 255, 255, 0.5)', 2);
  withTurn(pen, angle, () => {
    drawNotch(pen, getKitHues(pen).white);
    if (suit === null) return;
    if (rank === null) drawSuitMark(pen, suit, 0, 2, 24, getKitHues(pen).white);
    else drawSuitMark(pen, suit, -10, -9, 17, getKitHues(pen).white);
  });
  if (rank !== null) drawTag(pen, VALUE_TAG, () => drawFigure(pen, rank));
}

function drawFigure(pen: Pen, rank: number): void {
  const said = rank === 0 ? '–' : rank === 1 ? 'A' : String(rank);
  write(pen, said, 0, 0, { size: 44, colour: getKitHues(pen).ink, align: 'center' });
}

/** Draws the disc with its edge visible below its top, and a light line where two lie on each other. */
function drawDisc(pen: Pen, colour: string, edge: string): void {
  withShadow(pen, 7, 4, () => {
    beginRoundedRect(pen, -39.5, -39.5, 79, 79 + EDGE_HEIGHT, 39.5);
    fill(pen, getPiecepackHues(pen).halo);
  });
  beginRoundedRect(pen, -38.5, -38.5, 77, 77 + EDGE_HEIGHT, 38.5);
  fill(pen, edge);
  beginCircle(pen, 0, 0, 38.5);
  fill(pen, colour);
  beginCircle(pen, 0, 0, pen.look.strong ? 37 : 37.5);
  if (pen.look.strong) strokeOutline(pen, edge, 3.5);
  else strokeOutline(pen, 'rgba(255, 255, 255, 0.38)', 2);
}

function withTurn(pen: Pen, angle: number, draw: () => void): void {
  pen.save();
  pen.rotate((-angle * Math.PI) / 180);
  draw();
  pen.restore();
}

/** Draws the notch at the edge that shows the coin's direction. */
function drawNotch(pen: Pen, colour: string): void {
  pen.beginPath();
  pen.moveTo(0, -26);
  pen.lineTo(-8, -37);
  pen.quadraticCurveTo(0, -39, 8, -37);
  pen.closePath();
  fill(pen, colour);
}

/** Draws the polish of the null, whose field is empty. */
function drawPolish(pen: Pen): void {
  pen.beginPath();
  for (const [x, y, far] of [
    [-9, 3, 13],
    [3, 7, 9],
  ] as const) {
    pen.moveTo(x - far / 2, y + far / 2);
    pen.lineTo(x + far / 2, y - far / 2);
  }
  pen.lineCap = 'round';
  strokeOutline(pen, getPiecepackHues(pen).polish, 3.5);
}

/** Draws the spiral of the ace, equal for every suit: it must not reveal which. */
function drawSpiral(pen: Pen): void {
  pen.beginPath();
  for (let step = 0; step <= 60; step++) {
    const angle = (step / 60) * Math.PI * 5;
    const far = 2 + (step / 60) * 20;
    pen.lineTo(Math.cos(angle) * far, Math.sin(angle) * far + 2);
  }
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  strokeOutline(pen, getPiecepackHues(pen).brassInk, 4.8);
}

/** Distance of a tag from the middle, across and down, and its radius: a suit leaves the value visible. */
const SUIT_TAG = { off: 25, radius: 19 };
const VALUE_TAG = { off: 20, radius: 25 };

/** Draws what only the viewer knows, at the lower right. */
function drawTag(pen: Pen, { off, radius }: typeof SUIT_TAG, draw: () => void): void {
  pen.translate(off, off);
  beginCircle(pen, 0, 0, radius);
  fill(pen, getKitHues(pen).white);
  strokeOutline(pen, getKitHues(pen).ink, 3);
  draw();
}
