import type { Rect } from '../../kit/boxes.ts';
import type { Look } from '../../look.ts';
import { WIDTH } from './measures.ts';

export const PAD = 16;
/** Room between the plates for the pile of spent coins. */
const PILE = 84;

/** What of a look makes a difference to where things are. */
export type Sized = Pick<Look, 'large'>;

/** No picture is higher. */
export function highest({ large }: Sized): number {
  return large ? 1300 : 1100;
}

/** How the plates lie: three in one row, or two above and two below the table; large ones do not fit in one row. */
interface Shape {
  readonly row: boolean;
  readonly width: number;
  readonly height: number;
}

const THREE = (WIDTH - PILE - PAD * 4) / 3;
const FOUR = (WIDTH - PILE - PAD * 2) / 2;

function shapeOf(seats: number, { large }: Sized): Shape {
  if (large) return { row: false, width: FOUR, height: 136 };
  return seats === 3 ? { row: true, width: THREE, height: 150 } : { row: false, width: FOUR, height: 108 };
}

/** The plate of a seat; the seats go round the table to the left. */
export function plateOf(seats: number, seat: number, height: number, look: Sized): Rect {
  const { row, width, height: high } = shapeOf(seats, look);
  const size = { width, height: high };
  if (row) return { x: PAD + seat * (width + PAD), y: PAD, ...size };
  const x = seat === 0 || seat === 3 ? PAD : WIDTH - PAD - width;
  return { x, y: seat < 2 ? PAD : height - PAD - high, ...size };
}

/** Where the pile of spent coins lies: between the upper plates, or at their right. */
export function pileOf(seats: number, look: Sized): Rect {
  const { row, height } = shapeOf(seats, look);
  const [width, high] = look.large ? [64, 116] : [62, 92];
  const x = row ? WIDTH - PAD - PILE / 2 : WIDTH / 2;
  return { x: x - width / 2, y: PAD + (height - high) / 2, width, height: high };
}

/** Where the table begins. */
export function top(seats: number, look: Sized): number {
  return PAD * 2 + shapeOf(seats, look).height;
}

/** How much there is below the table. */
export function bottom(seats: number, look: Sized): number {
  const { row, height } = shapeOf(seats, look);
  return row ? PAD : PAD * 2 + height;
}
