import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { drawCoin } from '../../kit/coin.ts';
import { getKitHues } from '../../kit/colours.ts';
import { fillDab, fillSvgPath, strokeSvgPath, withPlacement } from '../../kit/hwatu/brush.ts';
import { RED, YELLOW } from '../../kit/hwatu/card-colours.ts';
import { type Code, drawValueSign } from '../../kit/hwatu/corner.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { getSeatSuit } from './colours.ts';

/** Draws a sign within `size` pixels, its middle at (x, y). */
export type Sign = (pen: Pen, x: number, y: number, size: number) => void;

/** Creates a sign drawn 24 wide round the origin, once for each size. */
function createSign(name: string, draw: (pen: Pen) => void): Sign {
  return (pen, x, y, size) =>
    stamp(pen, `gostop/${name}/${size}`, size * 1.5, x, y, (on) =>
      withPlacement(on, 0, 0, 0, size / 24, () => draw(on)),
    );
}

/** Draws a few cards in a hand. */
export const drawHandSign = createSign('hand', (pen) => {
  for (const turn of [-22, 0, 22])
    withPlacement(pen, 0, 8, turn, 1, () => {
      strokeSvgPath(pen, 'M-5 -2 V-17 H5 V-2Z', getKitHues(pen).white, 3.4);
      fillSvgPath(pen, 'M-5 -2 V-17 H5 V-2Z', RED);
    });
});

/** Draws a bomb with its fuse burning. */
export const drawBombSign = createSign('bomb', (pen) => {
  fillDab(pen, -1, 3, 8, getKitHues(pen).ink);
  strokeSvgPath(pen, 'M4 -4 C6 -9 9 -9 10 -8', getKitHues(pen).ink, 2.4);
  fillDab(pen, 10, -9, 2.8, YELLOW);
  fillDab(pen, -4, 0, 2, getKitHues(pen).white);
});

/** Draws a card that is shaken. */
export const drawShakeSign = createSign('shake', (pen) => {
  fillSvgPath(pen, 'M-4 -7 H4 V7 H-4Z', RED);
  strokeSvgPath(pen, 'M-8 -6 C-10 -2 -6 2 -8 6 M8 -6 C10 -2 6 2 8 6', getKitHues(pen).ink, 2);
});

/** Draws a stroke through a sign: no longer possible. */
export const drawLostSign = createSign('lost', (pen) => {
  strokeSvgPath(pen, 'M-10 10 L10 -10', getKitHues(pen).white, 6);
  strokeSvgPath(pen, 'M-10 10 L10 -10', getKitHues(pen).ink, 3);
});

const values = new Map<Code, Sign>();

/** Returns the sign of a value of cards. */
export function getValueSign(code: Code): Sign {
  const known = values.get(code) ?? createSign(`value ${code}`, (pen) => drawValueSign(pen, code, 0, 0, 1));
  values.set(code, known);
  return known;
}

/** Draws the token of a seat, its middle at (x, y). */
export function drawToken(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  drawCoin(pen, { suit: getSeatSuit(seat), side: 'hidden', value: null }, x, y, radius);
}

/** Words centred on a background with round corners. */
interface Label {
  readonly words: string;
  /** Size of the words, in pixels. */
  readonly size: number;
  readonly ground: string;
  readonly colour: string;
  readonly round: number;
  /** Colour of the outline; none if omitted. */
  readonly edge?: string;
  /** Distance of the words from the left; centred if omitted. */
  readonly indent?: number;
}

/** Draws a label; one that was drawn before is only stamped. */
export function drawLabel(pen: Pen, rect: Rect, drawn: Label): void {
  const { x, y, width, height } = rect;
  const { words, size, ground, colour, edge, indent, round } = drawn;
  const key = [words, size, ground, colour, edge, indent, round, width, height].join('/');
  stamp(pen, `gostop/label/${key}`, Math.max(width, height) + 4, x + width / 2, y + height / 2, (on) => {
    on.translate(-width / 2, -height / 2);
    printLabel(on, width, height, drawn);
  });
}

function printLabel(pen: Pen, width: number, height: number, drawn: Label): void {
  const { words, size, ground, colour, round, edge, indent } = drawn;
  const inset = edge === undefined ? 0 : 1.5;
  beginRoundedRect(pen, inset, inset, width - inset * 2, height - inset * 2, round);
  fill(pen, ground);
  if (edge !== undefined) strokeOutline(pen, edge, 3);
  if (indent === undefined) write(pen, words, width / 2, height / 2, { size, colour, align: 'center' });
  else write(pen, words, indent, height / 2, { size, colour });
}
