import type { Denomination, MoneyRunView, Square, Stack } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { drawLyingCoin, TILT } from './coin.ts';
import { getMoneyRunHues } from './colours.ts';
import { type Field, getSquareMiddle, parseSquare } from './field.ts';
import { COIN_RADIUS } from './measures.ts';
import { getPile } from './pile.ts';

/** Draws all coins, those behind first. */
export function drawStacks(pen: Pen, view: MoneyRunView, on: Field, boxes: Boxes): void {
  const behind = view.stacks.toSorted((one, other) => parseSquare(other.at).row - parseSquare(one.at).row);
  for (const stack of behind) drawStack(pen, view, stack, on, boxes);
}

function drawStack(pen: Pen, view: MoneyRunView, { at, coins }: Stack, on: Field, boxes: Boxes): void {
  const { thick, top } = getPile(view, on, at);
  const face = (level: number): number => top.y + (coins.length - 1 - level) * thick;
  coins.forEach((coin, level) => {
    if (coin !== coins[level - 1]) drawShade(pen, coin, top.x, face(level) + thick, on.cell, level === 0);
    drawLyingCoin(pen, coin, top.x, face(level), on.cell, thick, level === coins.length - 1);
  });
  const [low, high] = [
    (COIN_RADIUS[coins[0] ?? 'L'] ?? 0) * on.cell,
    COIN_RADIUS[coins.at(-1) ?? 'L'] * on.cell,
  ];
  const upper = top.y - high * TILT;
  const height = face(0) + thick + low * TILT - upper;
  boxes.note('piece', `stack ${at}`, { x: top.x - low, y: upper, width: low * 2, height });
}

/** Draws the soft shadow of a coin on the ground or on a larger one. */
function drawShade(pen: Pen, coin: Denomination, x: number, y: number, cell: number, ground: boolean): void {
  stamp(pen, `moneyrun/shade/${coin}/${cell}/${ground}`, cell * 1.2, x, y, (on) => {
    const radius = COIN_RADIUS[coin] * cell;
    on.filter = `blur(${ground ? 4 : 2}px)`;
    on.beginPath();
    on.ellipse(ground ? 1 : 0, ground ? 3 : 1, radius + 2, radius * TILT + 2, 0, 0, Math.PI * 2);
    fill(on, getMoneyRunHues(on).shade);
  });
}

/** Writes the height of each stack at its lower left; a single coin needs no number. */
export function drawHeights(pen: Pen, view: MoneyRunView, on: Field, boxes: Boxes): void {
  for (const { at, coins } of view.stacks) if (coins.length > 1) drawHeight(pen, at, coins.length, on, boxes);
}

function drawHeight(pen: Pen, at: Square, count: number, on: Field, boxes: Boxes): void {
  const corner = getSquareMiddle(on, at);
  const radius = Math.round(on.cell * (count > 9 ? (on.large ? 0.225 : 0.235) : 0.215));
  const [x, y] = [corner.x - on.cell / 2 + radius, corner.y + on.cell / 2 - radius];
  boxes.note('piece', `height ${at}`, {
    x: x - radius,
    y: y - radius,
    width: radius * 2,
    height: radius * 2,
  });
  stamp(pen, `moneyrun/height/${count}/${radius}`, radius * 2.4, x, y, (disc) => {
    beginCircle(disc, 0, 0, radius - 1);
    fill(disc, getKitHues(pen).white);
    strokeOutline(disc, getKitHues(pen).ink, 2);
    const size = radius * (count > 9 ? 1.5 : 1.75);
    write(disc, String(count), 0, 0, { size, colour: getKitHues(pen).ink, align: 'center' });
  });
}
