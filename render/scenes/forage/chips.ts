import type { ForageView } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { flag } from '../../kit/flag.ts';
import { motif } from '../../kit/motif.ts';
import { circle, fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { motifOf } from '../../look.ts';
import { forageHues } from './colours.ts';
import { lastOf, tally } from './counts.ts';
import { below, type Field } from './field.ts';
import { WIDTH } from './measures.ts';
import { ground, upright, wheel } from './signs.ts';

/** Between the upper plates how many coins lie on the board, between the lower ones which round it is. */
function chipOf(on: Field, which: 'coins' | 'round'): Rect {
  const { chip, plate, pad } = on.by;
  return { x: (WIDTH - chip) / 2, y: which === 'coins' ? pad : below(on), width: chip, height: plate };
}

/** Their grounds, which never change. */
export function chipGrounds(pen: Pen, on: Field): void {
  for (const which of ['coins', 'round'] as const) {
    const { x, y, width, height } = chipOf(on, which);
    shadowed(pen, 10, 3, () => {
      rounded(pen, x, y, width, height, 16);
      fill(pen, forageHues(pen).chip);
    });
  }
}

/** What they say now. */
export function chips(pen: Pen, view: ForageView, on: Field, boxes: Boxes): void {
  const coins = chipOf(on, 'coins');
  const { now, goal } = tally(view);
  boxes.note('plate', 'coins', coins);
  phase(pen, view, coins);
  figures(pen, on, coins, [now, goal], 'towards', boxes);
  const round = chipOf(on, 'round');
  boxes.note('plate', 'round', round);
  const last = lastOf(view);
  sign(pen, view, round);
  figures(pen, on, round, last === null ? [view.round] : [view.round, last], 'of', boxes);
}

/** A coin going down into the ground, or coming up out of it. */
function phase(pen: Pen, view: ForageView, { x, y, width, height }: Rect): void {
  const [middle, high] = [x + width / 2, y + height * 0.32];
  const down = view.phase === 1;
  token(pen, middle - 15, high - (down ? 2 : 5), 19);
  ground(pen, middle, high + 19, 76, hues(pen).ink);
  upright(pen, middle + 24, high - 2, 30, down ? 'down' : 'up', hues(pen).ink);
}

/** A coin of no suit. */
function token(pen: Pen, x: number, y: number, radius: number): void {
  const { token, tokenEdge } = forageHues(pen);
  const drawing = motifOf(pen, 'coin');
  if (drawing) {
    motif(pen, drawing, x, y, radius * 2, { colour: token, edge: tokenEdge });
    return;
  }
  circle(pen, x, y, radius - 1.5);
  fill(pen, token);
  line(pen, tokenEdge, 3);
  circle(pen, x, y, radius * 0.6);
  line(pen, tokenEdge, 2);
}

function sign(pen: Pen, view: ForageView, { x, y, width, height }: Rect): void {
  const [middle, high] = [x + width / 2, y + height * 0.32];
  if (view.lastRound || view.over) flag(pen, middle, high, 42, hues(pen).ink, hues(pen).white);
  else wheel(pen, middle, high, 17, hues(pen).ink);
}

/** One number, or two with what stands between them. */
function figures(
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
      separator(pen, between, x + gap / 2, y, size);
      x += gap;
    }
    const width = String(number).length * digit;
    write(pen, String(number), x + width / 2, y, { size, colour: hues(pen).ink, align: 'center' });
    x += width;
  }
}

function separator(pen: Pen, between: 'towards' | 'of', x: number, y: number, size: number): void {
  if (between === 'of') {
    write(pen, '/', x, y, { size, colour: hues(pen).ink, align: 'center' });
    return;
  }
  const half = size * 0.2;
  pen.beginPath();
  pen.moveTo(x - half, y - half * 1.2);
  pen.lineTo(x + half, y);
  pen.lineTo(x - half, y + half * 1.2);
  pen.closePath();
  fill(pen, hues(pen).ink);
}
