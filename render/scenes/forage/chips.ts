import type { ForageView } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawFlag } from '../../kit/flag.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { findMotif } from '../../style.ts';
import { getForageHues } from './colours.ts';
import { getLastRound, getTally } from './counts.ts';
import { type Field, getLowerPlatesTop } from './field.ts';
import { drawGround, drawUprightArrow, drawWheel } from './icons.ts';
import { WIDTH } from './measures.ts';

/** Returns the chip between the upper plates (coins on the board) or between the lower ones (round). */
function getChipRect(on: Field, which: 'coins' | 'round'): Rect {
  const { chip, plate, pad } = on.by;
  return {
    x: (WIDTH - chip) / 2,
    y: which === 'coins' ? pad : getLowerPlatesTop(on),
    width: chip,
    height: plate,
  };
}

/** Draws the backgrounds of the chips, which never change. */
export function drawChipGrounds(pen: Pen, on: Field): void {
  for (const which of ['coins', 'round'] as const) {
    const { x, y, width, height } = getChipRect(on, which);
    withShadow(pen, 10, 3, () => {
      beginRoundedRect(pen, x, y, width, height, 16);
      fill(pen, getForageHues(pen).chip);
    });
  }
}

/** Draws the current figures on the chips. */
export function drawChips(pen: Pen, view: ForageView, on: Field, boxes: Boxes): void {
  const coins = getChipRect(on, 'coins');
  const { now, goal } = getTally(view);
  boxes.note('plate', 'coins', coins);
  drawPhase(pen, view, coins);
  drawFigures(pen, on, coins, [now, goal], 'towards', boxes);
  const round = getChipRect(on, 'round');
  boxes.note('plate', 'round', round);
  const last = getLastRound(view);
  drawSign(pen, view, round);
  drawFigures(pen, on, round, last === null ? [view.round] : [view.round, last], 'of', boxes);
}

/** Draws a coin going down into the ground, or coming up out of it. */
function drawPhase(pen: Pen, view: ForageView, { x, y, width, height }: Rect): void {
  const [middle, high] = [x + width / 2, y + height * 0.32];
  const down = view.phase === 1;
  drawToken(pen, middle - 15, high - (down ? 2 : 5), 19);
  drawGround(pen, middle, high + 19, 76, getKitHues(pen).ink);
  drawUprightArrow(pen, middle + 24, high - 2, 30, down ? 'down' : 'up', getKitHues(pen).ink);
}

/** Draws a coin without a suit. */
function drawToken(pen: Pen, x: number, y: number, radius: number): void {
  const { token, tokenEdge } = getForageHues(pen);
  const drawing = findMotif(pen, 'coin');
  if (drawing) {
    drawMotif(pen, drawing, x, y, radius * 2, { colour: token, edge: tokenEdge });
    return;
  }
  beginCircle(pen, x, y, radius - 1.5);
  fill(pen, token);
  strokeOutline(pen, tokenEdge, 3);
  beginCircle(pen, x, y, radius * 0.6);
  strokeOutline(pen, tokenEdge, 2);
}

function drawSign(pen: Pen, view: ForageView, { x, y, width, height }: Rect): void {
  const [middle, high] = [x + width / 2, y + height * 0.32];
  if (view.lastRound || view.over)
    drawFlag(pen, middle, high, 42, getKitHues(pen).ink, getKitHues(pen).white);
  else drawWheel(pen, middle, high, 17, getKitHues(pen).ink);
}

/** Draws one number, or two with a separator. */
function drawFigures(
  pen: Pen,
  on: Field,
  rect: Rect,
  numbers: readonly number[],
  between: 'towards' | 'of',
  boxes: Boxes,
): void {
  const size = on.by.figure;
  const digit = size * 0.56;
  const gap = numbers.length > 1 ? digit * 1.2 : 0;
  const long = numbers.join('').length * digit + gap;
  const y = rect.y + rect.height * 0.76;
  let x = rect.x + (rect.width - long) / 2;
  boxes.note('text', `${between} ${numbers.join(' ')}`, {
    x,
    y: y - size * 0.4,
    width: long,
    height: size * 0.8,
  });
  for (const [at, number] of numbers.entries()) {
    if (at > 0) {
      drawSeparator(pen, between, x + gap / 2, y, size);
      x += gap;
    }
    const width = String(number).length * digit;
    write(pen, String(number), x + width / 2, y, { size, colour: getKitHues(pen).ink, align: 'center' });
    x += width;
  }
}

function drawSeparator(pen: Pen, between: 'towards' | 'of', x: number, y: number, size: number): void {
  if (between === 'of') {
    write(pen, '/', x, y, { size, colour: getKitHues(pen).ink, align: 'center' });
    return;
  }
  const half = size * 0.2;
  pen.beginPath();
  pen.moveTo(x - half, y - half * 1.2);
  pen.lineTo(x + half, y);
  pen.lineTo(x - half, y + half * 1.2);
  pen.closePath();
  fill(pen, getKitHues(pen).ink);
}
