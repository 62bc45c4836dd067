import type { Denomination, MoneyRunView, Square, Stack } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { write } from '../../kit/words.ts';
import { lying, THICK, TILT } from './coin.ts';
import { type Field, middle, place } from './field.ts';
import { RADIUS } from './look.ts';

/** So many coins of a stack are seen in full, the topmost; of those below only the edges, pressed together. */
const FULL = 5;
/** So many edges at most are seen below. */
const PRESSED = 4;
/** A stack under a pawn rises no higher than this, in parts of a square: the pawn has to stay in sight. */
const UNDER_PAWN = 0.27;
/** Where the face of the lowest coin is, in parts of a square below the middle. */
const LOWEST = 0.09;

/** All coins, those behind first. */
export function stacks(pen: Pen, view: MoneyRunView, on: Field): void {
  const behind = view.stacks.toSorted((one, other) => place(other.at).row - place(one.at).row);
  for (const stack of behind) pile(pen, view, stack, on);
}

function pile(pen: Pen, view: MoneyRunView, { at, coins }: Stack, on: Field): void {
  const { x, y } = middle(on, at);
  const seen = coins.slice(-(FULL + pressed(coins.length)));
  shade(pen, seen[0] ?? 'L', x, y + (LOWEST + THICK) * on.cell, on.cell);
  seen.forEach((coin, level) => {
    lying(pen, coin, x, y + (LOWEST - rise(view, at, coins.length, level)) * on.cell, on.cell);
  });
}

/** The soft shadow of a stack. */
function shade(pen: Pen, coin: Denomination, x: number, y: number, cell: number): void {
  stamp(pen, `moneyrun/shade/${coin}/${cell}`, cell * 1.3, x, y, (on) => {
    const radius = RADIUS[coin] * cell;
    on.filter = 'blur(4px)';
    on.beginPath();
    on.ellipse(0, 2, radius + 2, radius * TILT + 2, 0, 0, Math.PI * 2);
    fill(on, 'rgba(60, 40, 10, 0.5)');
  });
}

/** How many of the edges below are seen of a stack this high. */
function pressed(height: number): number {
  return Math.min(PRESSED, Math.max(0, height - FULL));
}

/** How far a coin that is seen lies above the lowest, in parts of a square. */
function rise(view: MoneyRunView, at: Square, height: number, level: number): number {
  const below = pressed(height);
  const free = (one: number): number => Math.min(one, below) * 0.045 + Math.max(0, one - below) * THICK;
  const whole = free(Math.min(height, FULL + below) - 1);
  const most = view.pawns.includes(at) ? UNDER_PAWN : whole;
  return free(level) * Math.min(1, most / Math.max(whole, THICK));
}

/** The middle of the top of a stack: of the bare square where there is none. */
export function top(view: MoneyRunView, on: Field, at: Square): Point {
  const { x, y } = middle(on, at);
  const height = heightOf(view, at);
  if (height === 0) return { x, y: y + (LOWEST + THICK) * on.cell };
  const level = Math.min(height, FULL + pressed(height)) - 1;
  return { x, y: y + (LOWEST - rise(view, at, height, level)) * on.cell };
}

/** How many coins lie on a square. */
export function heightOf(view: MoneyRunView, at: Square): number {
  return coinsOn(view, at).length;
}

/** The coins on a square, from the bottom. */
export function coinsOn(view: MoneyRunView, at: Square): readonly Denomination[] {
  return view.stacks.find((stack) => stack.at === at)?.coins ?? [];
}

/** How high each stack is, at its lower right; a single coin is seen without. */
export function heights(pen: Pen, view: MoneyRunView, on: Field, boxes: Boxes): void {
  for (const { at, coins } of view.stacks) if (coins.length > 1) height(pen, at, coins.length, on, boxes);
}

function height(pen: Pen, at: Square, count: number, on: Field, boxes: Boxes): void {
  const corner = middle(on, at);
  const radius = Math.round(on.cell * 0.165);
  const [x, y] = [corner.x + on.cell / 2 - radius - 1, corner.y + on.cell / 2 - radius - 1];
  boxes.note('piece', `height ${at}`, {
    x: x - radius,
    y: y - radius,
    width: radius * 2,
    height: radius * 2,
  });
  stamp(pen, `moneyrun/height/${count}/${radius}`, radius * 2.4, x, y, (disc) => {
    circle(disc, 0, 0, radius - 1);
    fill(disc, hues(pen).white);
    line(disc, hues(pen).ink, 2.5);
    const size = radius * (count > 9 ? 1.3 : 1.7);
    write(disc, String(count), 0, 0, { size, colour: hues(pen).ink, align: 'center' });
  });
}
