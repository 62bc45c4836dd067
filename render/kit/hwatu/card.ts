import { type Canvas, type Pen, sheet } from '../../canvas.ts';
import { canvasCache } from '../canvas-cache.ts';
import { fill, line, rounded, shadowed } from '../shapes.ts';
import { placed, stroke } from './brush.ts';
import { corner } from './corner.ts';
import { EXTRAS } from './extras.ts';
import { FACES } from './faces.ts';
import { cardHues, THREAD } from './inks.ts';

/** Height of a card in parts of its width. */
const RATIO = 1.64;

/** How a card is laid: its width in pixels, and whether its month and value stand in the corner, where the look wants it. */
interface CardLook {
  readonly width: number;
  readonly corner: boolean;
}

/** Room for the shadow round a card. */
const ROOM = 6;

/** How high a card of this width is. */
export function cardHeight(width: number): number {
  return Math.round(width * RATIO);
}

/**
 * Lays one of the 48 cards, `reserve`, `point`, or a back for null, with its upper left corner at (x, y). Throws for a
 * card that does not exist.
 */
export function hwatu(pen: Pen, card: string | null, x: number, y: number, laid: CardLook): void {
  pen.drawImage(printed(pen, card, laid), Math.round(x) - ROOM, Math.round(y) - ROOM);
}

function printed({ look: { still } }: Pen, card: string | null, laid: CardLook): Canvas {
  const key = `hwatu/${still.key}/${card}/${laid.width}/${laid.corner}`;
  return canvasCache.get(key, () => {
    const { canvas, pen } = sheet(laid.width + ROOM * 2, cardHeight(laid.width) + ROOM * 2, still);
    pen.translate(ROOM, ROOM);
    print(pen, card, laid);
    return canvas;
  });
}

function print(pen: Pen, card: string | null, { width, corner: marked }: CardLook): void {
  const hues = cardHues(pen);
  pen.scale(width / 100, width / 100);
  shadowed(pen, 3, 1.5, () => {
    rounded(pen, 0, 0, 100, 164, 9);
    fill(pen, hues.cardRed);
  });
  pen.save();
  rounded(pen, 6, 6, 88, 152, 5);
  pen.clip();
  if (card === null) back(pen);
  else face(pen, card);
  pen.restore();
  rounded(pen, 6, 6, 88, 152, 5);
  line(pen, hues.cardBlack, 1.6);
  if (card !== null && card in FACES && marked && pen.look.corners) tab(pen, card, width);
}

function face(pen: Pen, card: string): void {
  const draw = FACES[card] ?? EXTRAS[card];
  if (!draw) throw new Error(`There is no hwatu card ${card}`);
  pen.fillStyle = cardHues(pen).cardPaper;
  pen.fillRect(0, 0, 100, 164);
  draw(pen);
}

/** Red, with a lattice of threads. */
function back(pen: Pen): void {
  pen.fillStyle = cardHues(pen).cardRed;
  pen.fillRect(0, 0, 100, 164);
  for (let at = -164; at < 100; at += 14) {
    stroke(pen, `M${at} 0 L${at + 164} 164`, THREAD, 3);
    stroke(pen, `M${at + 164} 0 L${at} 164`, THREAD, 3);
  }
  pen.beginPath();
  pen.arc(50, 82, 19, 0, Math.PI * 2);
  fill(pen, cardHues(pen).cardRed);
  line(pen, cardHues(pen).cardYellow, 3);
}

/** Small cards have a larger tab: the first 16 pixels have to say it all. */
const TAB = 16;

function tab(pen: Pen, card: string, width: number): void {
  const scale = Math.max(1, TAB / (width * 0.2));
  placed(pen, 2.5, 2.5, 0, scale, () => corner(pen, card));
}
