import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';
import { WIDTH } from './measures.ts';

export const PAD = 16;
/** Room between the plates for the pile of spent coins. */
const PILE_WIDTH = 84;

/** Options of a style that affect the layout. */
export type PieceSize = Pick<Style, 'large'>;

/** Returns the maximum height of a picture. */
export function getMaxHeight({ large }: PieceSize): number {
  return large ? 1300 : 1100;
}

/** Layout of the plates: three in one row, or two above and two below the table; large ones do not fit in one row. */
interface PlateLayout {
  readonly row: boolean;
  readonly width: number;
  readonly height: number;
}

const THIRD_WIDTH = (WIDTH - PILE_WIDTH - PAD * 4) / 3;
const HALF_WIDTH = (WIDTH - PILE_WIDTH - PAD * 2) / 2;

function getPlateLayout(seats: number, { large }: PieceSize): PlateLayout {
  if (large) return { row: false, width: HALF_WIDTH, height: 136 };
  return seats === 3
    ? { row: true, width: THIRD_WIDTH, height: 150 }
    : { row: false, width: HALF_WIDTH, height: 108 };
}

/** Returns the plate of a seat; the seats go round the table to the left. */
export function getPlateRect(seats: number, seat: number, height: number, look: PieceSize): Rect {
  const { row, width, height: high } = getPlateLayout(seats, look);
  const size = { width, height: high };
  if (row) return { x: PAD + seat * (width + PAD), y: PAD, ...size };
  const x = seat === 0 || seat === 3 ? PAD : WIDTH - PAD - width;
  return { x, y: seat < 2 ? PAD : height - PAD - high, ...size };
}

/** Returns the place of the pile of spent coins: between the upper plates, or at their right. */
export function getPileRect(seats: number, look: PieceSize): Rect {
  const { row, height } = getPlateLayout(seats, look);
  const [width, high] = look.large ? [64, 116] : [62, 92];
  const x = row ? WIDTH - PAD - PILE_WIDTH / 2 : WIDTH / 2;
  return { x: x - width / 2, y: PAD + (height - high) / 2, width, height: high };
}

/** Returns the top of the table. */
export function getTableTop(seats: number, look: PieceSize): number {
  return PAD * 2 + getPlateLayout(seats, look).height;
}

/** Returns the height of what is below the table. */
export function getTableMargin(seats: number, look: PieceSize): number {
  const { row, height } = getPlateLayout(seats, look);
  return row ? PAD : PAD * 2 + height;
}
