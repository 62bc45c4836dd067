import type { Coin, ForageView } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { coin } from '../../kit/coin.ts';
import { hues, suitColour } from '../../kit/colours.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import { type Field, IN_ROW, PAD, publicHeight, trayHeight, WIDTH } from './field.ts';

type Known = Coin<number | null>;

/** The viewer's own coins with their values, large, below the board: in one row, or in two. */
export function tray(pen: Pen, view: ForageView, on: Field, boxes: Boxes): void {
  if (view.viewer === null || trayHeight(view) === 0) return;
  pen.fillStyle = hues(pen).table;
  pen.fillRect(0, publicHeight(on), WIDTH, trayHeight(view) + PAD);
  const rect = { x: PAD, y: publicHeight(on), width: WIDTH - PAD * 2, height: trayHeight(view) };
  boxes.note('plate', 'tray', rect);
  rounded(pen, rect.x, rect.y, rect.width, rect.height, 16);
  fill(pen, hues(pen).paper);
  line(pen, suitColour(pen, view.viewer), 4);
  spread(pen, view.stashes[view.viewer] ?? [], rect);
}

function spread(pen: Pen, coins: readonly Known[], rect: Rect): void {
  if (coins.length <= IN_ROW) {
    row(pen, coins, rect.y + rect.height / 2, 38);
    return;
  }
  const half = Math.ceil(coins.length / 2);
  row(pen, coins.slice(0, half), rect.y + rect.height / 2 - 36, 33);
  row(pen, coins.slice(half), rect.y + rect.height / 2 + 36, 33);
}

function row(pen: Pen, coins: readonly Known[], y: number, radius: number): void {
  const step = radius * 2.3;
  const from = WIDTH / 2 - (step * (coins.length - 1)) / 2;
  coins.forEach(({ suit, value }, at) => {
    coin(pen, { suit, side: value === null ? 'hidden' : 'known', value }, from + at * step, y, radius);
  });
}
