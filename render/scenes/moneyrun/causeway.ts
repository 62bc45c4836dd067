import type { MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { drawMotif } from '../../kit/motif.ts';
import { fill, strokeOutline } from '../../kit/shapes.ts';
import { findMotif } from '../../style.ts';
import { getMoneyRunHues } from './colours.ts';
import { type Field, getSquare, getSquareMiddle, parseSquare } from './field.ts';
import { countCoins } from './pile.ts';

/** Margin that the paving leaves free at every side of its square, and its corner radius, in parts of a square. */
const INSET = 0.045;
const CORNER_RADIUS = 0.17;

/** Two neighbours that both have coins: `here` is the left or the lower one. */
interface Joint {
  readonly here: string;
  readonly along: 'row' | 'column';
  /** Height difference: how much higher the other one is. */
  readonly rise: number;
}

/**
 * Draws the causeway below the coins. Every square with coins is paved, and joined with a neighbour if a pawn can walk both ways, as one is
 * at most a coin higher (R-MR-22).
 */
export function drawCauseway(pen: Pen, view: MoneyRunView, on: Field): void {
  const joined = findJoints(view, on).filter(({ rise }) => Math.abs(rise) <= 1);
  const { shore, kerb, paving, joint } = getMoneyRunHues(pen);
  for (const [colour, wider] of [
    [shore, on.cell * 0.05],
    [kerb, pen.look.strong ? 3 : 2.25],
    [paving, 0],
  ] as const) {
    beginOutline(pen, view, on, joined, wider);
    fill(pen, colour);
  }
  if (pen.look.strong) return;
  drawCobbles(pen, view, on);
  drawSeams(pen, on, joined, joint);
}

/** Draws the drops over the stacks: places too high to climb, where a pawn can only come down. */
export function drawDrops(pen: Pen, view: MoneyRunView, on: Field, boxes: Boxes): void {
  for (const joint of findJoints(view, on)) if (Math.abs(joint.rise) > 1) drawDrop(pen, on, joint, boxes);
}

function findJoints(view: MoneyRunView, { squares }: Field): readonly Joint[] {
  return view.stacks.flatMap(({ at, coins }) => {
    const { column, row } = parseSquare(at);
    const rise = (to: string): number | null => {
      const height = countCoins(view, to);
      return height === 0 ? null : height - coins.length;
    };
    const right = column + 1 < squares ? rise(getSquare(column + 1, row)) : null;
    const up = row + 1 < squares ? rise(getSquare(column, row + 1)) : null;
    return [
      ...(right === null ? [] : [{ here: at, along: 'row', rise: right } as const]),
      ...(up === null ? [] : [{ here: at, along: 'column', rise: up } as const]),
    ];
  });
}

/**
 * Begins the outline of the whole causeway, wider by `wider` pixels all round: a block a square, and a bridge where two join. Filling a
 * wider one below takes a third of the time of stroking its outline.
 */
function beginOutline(
  pen: Pen,
  view: MoneyRunView,
  on: Field,
  joined: readonly Joint[],
  wider: number,
): void {
  const { cell } = on;
  const side = cell - INSET * cell * 2;
  const part = (x: number, y: number, width: number, height: number, round: number) => {
    pen.roundRect(x - wider, y - wider, width + wider * 2, height + wider * 2, round + wider);
  };
  pen.beginPath();
  for (const { at } of view.stacks) {
    const { x, y } = getSquareMiddle(on, at);
    part(x - side / 2, y - side / 2, side, side, CORNER_RADIUS * cell);
  }
  for (const { here, along } of joined) {
    const { x, y } = getSquareMiddle(on, here);
    if (along === 'row') part(x + cell * 0.2, y - side / 2, cell * 0.6, side, 0);
    else part(x - side / 2, y - cell * 0.8, side, cell * 0.6, 0);
  }
}

/** Draws what a theme paves with. */
function drawCobbles(pen: Pen, view: MoneyRunView, on: Field): void {
  const drawing = findMotif(pen, 'cobbles');
  if (!drawing) return;
  for (const { at } of view.stacks) {
    const { x, y } = getSquareMiddle(on, at);
    stamp(pen, `moneyrun/cobbles/${on.cell}`, on.cell, x, y, (stone) =>
      drawMotif(stone, drawing, 0, 0, on.cell * 0.96),
    );
  }
}

/** Draws a line where two squares join, so that they can still be counted. */
function drawSeams(pen: Pen, on: Field, joined: readonly Joint[], colour: string): void {
  const half = on.cell * 0.36;
  pen.beginPath();
  for (const joint of joined) {
    const { x, y } = getBorderMiddle(on, joint);
    const [dx, dy] = joint.along === 'row' ? [0, half] : [half, 0];
    pen.moveTo(x - dx, y - dy);
    pen.lineTo(x + dx, y + dy);
  }
  pen.lineCap = 'round';
  strokeOutline(pen, colour, 2.5);
}

/** Returns the middle of the edge between the two squares. */
function getBorderMiddle(on: Field, { here, along }: Joint): Point {
  const { x, y } = getSquareMiddle(on, here);
  return along === 'row' ? { x: x + on.cell / 2, y } : { x, y: y - on.cell / 2 };
}

/**
 * Draws a small arrow down the drop, clear of badges. It is in the middle between squares of a row, at the right between those of a column.
 */
function drawDrop(pen: Pen, on: Field, joint: Joint, boxes: Boxes): void {
  const edge = getBorderMiddle(on, joint);
  const row = joint.along === 'row';
  const { x, y } = row
    ? { x: edge.x, y: edge.y + on.cell * 0.02 }
    : { x: edge.x + on.cell * 0.36, y: edge.y };
  const down = joint.rise < 0 ? 1 : -1;
  const angle = row ? (down > 0 ? 0 : Math.PI) : down > 0 ? -Math.PI / 2 : Math.PI / 2;
  const size = Math.round(on.cell * 0.1);
  boxes.note('piece', `drop ${joint.here} ${joint.along}`, {
    x: x - size,
    y: y - size,
    width: size * 2,
    height: size * 2,
  });
  stamp(pen, `moneyrun/drop/${angle}/${size}`, size * 3, x, y, (mark) => {
    mark.rotate(angle);
    mark.scale(size / 10, size / 10);
    drawArrow(mark);
    mark.lineJoin = 'round';
    strokeOutline(mark, getMoneyRunHues(mark).dropLight, 5);
    fill(mark, getMoneyRunHues(mark).drop);
  });
}

/** Draws a wall with an arrow from it to the right, in a box of 20 × 20. */
function drawArrow(pen: Pen): void {
  pen.beginPath();
  pen.rect(-6, -9, 4, 18);
  pen.moveTo(-1, -7);
  pen.lineTo(8, 0);
  pen.lineTo(-1, 7);
  pen.closePath();
}
