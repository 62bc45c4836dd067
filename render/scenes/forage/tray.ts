import type { Coin, ForageView } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { coin } from '../../kit/coin.ts';
import { suitColour } from '../../kit/colours.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import { forageHues } from './colours.ts';
import { worth } from './counts.ts';
import { type Field, publicHeight, trayHeight } from './field.ts';
import { WIDTH } from './measures.ts';
import { pill } from './pill.ts';

type Known = Coin<number | null>;

/** At its right end the tray keeps room for what it is worth. */
const END = 110;

/** The viewer's own coins with their values, large, below the board, in one row or in two, and what they are worth. */
export function tray(pen: Pen, view: ForageView, on: Field, boxes: Boxes): void {
  const height = trayHeight(view, on);
  if (view.viewer === null || height === 0) return;
  const { pad, figure } = on.by;
  const coins = view.stashes[view.viewer] ?? [];
  const rect = { x: pad, y: publicHeight(on), width: WIDTH - pad * 2, height };
  ground(pen, rect, pad, suitColour(pen, view.viewer));
  boxes.note('plate', 'tray', rect);
  const score = worth(view, coins);
  const end = score === null ? 0 : END;
  spread(pen, coins, on, { ...rect, width: rect.width - end }, boxes);
  const x = rect.x + rect.width - END / 2;
  if (score !== null) pill(pen, boxes, 'own score', score, x, rect.y + height / 2, figure * 1.25);
}

function ground(pen: Pen, rect: Rect, pad: number, colour: string): void {
  pen.fillStyle = forageHues(pen).table;
  pen.fillRect(0, rect.y, WIDTH, rect.height + pad);
  rounded(pen, rect.x + 3, rect.y + 3, rect.width - 6, rect.height - 6, 18);
  fill(pen, forageHues(pen).tray);
  line(pen, forageHues(pen).trayEdge, 6);
  rounded(pen, rect.x + 8, rect.y + 8, rect.width - 16, rect.height - 16, 13);
  line(pen, colour, 4);
}

function spread(pen: Pen, coins: readonly Known[], on: Field, rect: Rect, boxes: Boxes): void {
  const middle = rect.y + rect.height / 2;
  const { single, double } = on.by;
  if (rect.height === single.height) {
    row(pen, coins, rect, middle, single.radius, boxes);
    return;
  }
  const half = Math.ceil(coins.length / 2);
  const off = double.radius * 1.0 + 1;
  row(pen, coins.slice(0, half), rect, middle - off, double.radius, boxes);
  row(pen, coins.slice(half), rect, middle + off, double.radius, boxes);
}

function row(pen: Pen, coins: readonly Known[], rect: Rect, y: number, radius: number, boxes: Boxes): void {
  const step = Math.min(radius * 2.3, (rect.width - 24) / coins.length);
  const from = rect.x + rect.width / 2 - (step * (coins.length - 1)) / 2;
  coins.forEach(({ suit, value }, at) => {
    const x = from + at * step;
    coin(pen, { suit, side: value === null ? 'hidden' : 'known', value }, x, y, radius);
    boxes.note('piece', `own ${suit}${value}`, {
      x: x - radius,
      y: y - radius,
      width: radius * 2,
      height: radius * 2,
    });
  });
}
