import type { Rect } from '../../kit/boxes.ts';

export const WIDTH = 1000;
/** No picture is higher. */
export const HEIGHT = 1100;
export const PAD = 16;
/** Room between the plates for the pile of spent coins. */
export const PILE = 84;

/** How the plates lie: three in one row, or two above and two below the table. */
interface Shape {
  readonly width: number;
  readonly height: number;
}

const THREE: Shape = { width: (WIDTH - PILE - PAD * 4) / 3, height: 150 };
const FOUR: Shape = { width: (WIDTH - PILE - PAD * 2) / 2, height: 108 };

/** The plate of a seat; the seats go round the table to the left. */
export function plateOf(seats: number, seat: number, height: number): Rect {
  if (seats === 3) return { x: PAD + seat * (THREE.width + PAD), y: PAD, ...THREE };
  const x = seat === 0 || seat === 3 ? PAD : WIDTH - PAD - FOUR.width;
  return { x, y: seat < 2 ? PAD : height - PAD - FOUR.height, ...FOUR };
}

/** Where the pile of spent coins lies: between the upper plates, or at their right. */
export function pileAt(seats: number): { readonly x: number; readonly y: number } {
  const { height } = seats === 3 ? THREE : FOUR;
  return { x: seats === 3 ? WIDTH - PAD - PILE / 2 : WIDTH / 2, y: PAD + height / 2 };
}

/** Where the table begins. */
export function top(seats: number): number {
  return PAD * 2 + (seats === 3 ? THREE : FOUR).height;
}

/** How much there is below the table. */
export function bottom(seats: number): number {
  return seats === 3 ? PAD : PAD * 2 + FOUR.height;
}
