import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { write } from '../../kit/words.ts';
import { motoxHues } from './colours.ts';
import { type Field, inPicture } from './field.ts';
import { ahead, centre } from './way.ts';

/** A number on the track: of a tile in its middle, or the height of a ramp at its edge. */
export interface Sign extends Point {
  readonly kind: 'tile' | 'ramp';
  readonly words: string;
  /** Height of its figures. */
  readonly size: number;
}

/** Half the height and half the width of figures in parts of their size. */
export const FIGURES = 0.4;
const FIGURE_WIDE = 0.29;

/** All numbers there are, each once. */
export function signsOf(on: Field, { track }: MotoXView): readonly Sign[] {
  return track.flatMap((tile, at) => {
    const middle = centre(tile);
    const number: Sign = {
      kind: 'tile',
      words: String(at),
      size: on.measures.number,
      ...inPicture(on, at, middle),
    };
    if (tile.ramp === 0) return [number];
    const along = ahead(track, at);
    const edge = { x: middle.x + along.x * 0.92, y: middle.y + along.y * 0.92 };
    const words = String(tile.ramp);
    return [number, { kind: 'ramp', words, size: on.measures.sign, ...inPicture(on, at, edge) } as const];
  });
}

/** What its ground covers. */
export function signRect({ kind, words, size, x, y }: Sign): Rect {
  const [wide, high] =
    kind === 'tile' ? [size * (words.length > 1 ? 0.74 : 0.52), size * 0.5] : [size * 0.8, size * 0.8];
  return { x: x - wide, y: y - high, width: wide * 2, height: high * 2 };
}

/** What its figures cover. */
export function figuresRect({ words, size, x, y }: Sign): Rect {
  const [wide, high] = [size * FIGURE_WIDE * words.length, size * FIGURES];
  return { x: x - wide, y: y - high, width: wide * 2, height: high * 2 };
}

/** Over bikes and traces, so that each can be read. */
export function signs(pen: Pen, list: readonly Sign[], boxes: Boxes): void {
  for (const sign of list) {
    const { kind, words, size, x, y } = sign;
    const name = `${kind} ${words}`;
    boxes.note('plate', name, signRect(sign));
    boxes.note('text', name, figuresRect(sign));
    stamp(pen, `motox/${name}/${size}`, size * 2.4, x, y, (on) => {
      if (kind === 'tile') number(on, sign);
      else diamond(on, sign);
    });
  }
}

function number(pen: Pen, { words, size, x, y, ...rest }: Sign): void {
  const rect = signRect({ ...rest, words, size, x: 0, y: 0 });
  rounded(pen, rect.x, rect.y, rect.width, rect.height, size * 0.4);
  fill(pen, motoxHues(pen).number);
  write(pen, words, 0, 0, { size, colour: motoxHues(pen).numberInk, align: 'center' });
}

/** A road sign. */
function diamond(pen: Pen, { words, size }: Sign): void {
  const half = size * 0.62;
  pen.save();
  pen.rotate(Math.PI / 4);
  shadowed(pen, 5, 2, () => {
    rounded(pen, -half, -half, half * 2, half * 2, half * 0.3);
    fill(pen, motoxHues(pen).signInk);
  });
  rounded(pen, -half + 2, -half + 2, half * 2 - 4, half * 2 - 4, half * 0.25);
  fill(pen, motoxHues(pen).sign);
  line(pen, motoxHues(pen).signInk, 2);
  pen.restore();
  write(pen, words, 0, 0, { size, colour: motoxHues(pen).signInk, align: 'center' });
}
