import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { getMotoxHues } from './colours.ts';
import { type Field, toPicturePoint } from './field.ts';
import { getStepAhead, getTileCentre } from './track-geometry.ts';

/** A number on the track: of a tile in its middle, or the height of a ramp at its edge. */
export interface Sign extends Point {
  readonly kind: 'tile' | 'ramp';
  readonly words: string;
  /** Height of its figures. */
  readonly size: number;
}

/** Half the height and half the width of figures, in parts of their size. */
export const FIGURE_HALF_HEIGHT = 0.4;
const FIGURE_HALF_WIDTH = 0.29;

/** Returns all numbers, each once. */
export function getSigns(on: Field, { track }: MotoXView): readonly Sign[] {
  return track.flatMap((tile, at) => {
    const middle = getTileCentre(tile);
    const number: Sign = {
      kind: 'tile',
      words: String(at),
      size: on.measures.number,
      ...toPicturePoint(on, at, middle),
    };
    if (tile.ramp === 0) return [number];
    const along = getStepAhead(track, at);
    const edge = { x: middle.x + along.x * 0.99, y: middle.y + along.y * 0.99 };
    const words = String(tile.ramp);
    return [
      number,
      { kind: 'ramp', words, size: on.measures.sign, ...toPicturePoint(on, at, edge) } as const,
    ];
  });
}

/** Returns the rectangle of a sign's background. */
export function getSignRect({ kind, words, size, x, y }: Sign): Rect {
  const [wide, high] =
    kind === 'tile' ? [size * (words.length > 1 ? 0.64 : 0.48), size * 0.48] : [size * 0.71, size * 0.71];
  return { x: x - wide, y: y - high, width: wide * 2, height: high * 2 };
}

/** Returns the rectangle of a sign's figures. */
export function getFiguresRect({ words, size, x, y }: Sign): Rect {
  const [wide, high] = [size * FIGURE_HALF_WIDTH * words.length, size * FIGURE_HALF_HEIGHT];
  return { x: x - wide, y: y - high, width: wide * 2, height: high * 2 };
}

/** Draws the signs over bikes and traces, so that each stays readable. */
export function drawSigns(pen: Pen, list: readonly Sign[], boxes: Boxes): void {
  for (const sign of list) {
    const { kind, words, size, x, y } = sign;
    const name = `${kind} ${words}`;
    boxes.note('plate', name, getSignRect(sign));
    boxes.note('text', name, getFiguresRect(sign));
    stamp(pen, `motox/${name}/${size}`, size * 2.4, x, y, (on) => {
      if (kind === 'tile') drawNumberSign(on, sign);
      else drawDiamond(on, sign);
    });
  }
}

function drawNumberSign(pen: Pen, { words, size, x, y, ...rest }: Sign): void {
  const rect = getSignRect({ ...rest, words, size, x: 0, y: 0 });
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, size * 0.4);
  fill(pen, getMotoxHues(pen).number);
  write(pen, words, 0, 0, { size, colour: getMotoxHues(pen).numberInk, align: 'center' });
}

/** Draws a road sign. */
function drawDiamond(pen: Pen, { words, size }: Sign): void {
  const half = size * 0.54;
  pen.save();
  pen.rotate(Math.PI / 4);
  withShadow(pen, 5, 2, () => {
    beginRoundedRect(pen, -half, -half, half * 2, half * 2, half * 0.3);
    fill(pen, getMotoxHues(pen).signInk);
  });
  beginRoundedRect(pen, -half + 2, -half + 2, half * 2 - 4, half * 2 - 4, half * 0.25);
  fill(pen, getMotoxHues(pen).sign);
  strokeOutline(pen, getMotoxHues(pen).signInk, 2);
  pen.restore();
  write(pen, words, 0, 0, { size, colour: getMotoxHues(pen).signInk, align: 'center' });
}
