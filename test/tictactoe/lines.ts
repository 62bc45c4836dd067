/** Squares are bits 0 to 8: a1 b1 c1, a2 b2 c2, a3 b3 c3. */
export const SQUARES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;

/** All nine squares. */
export const FULL = 0b111_111_111;

const LINES = [
  0b000000111, 0b000111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100, 0b100010001, 0b001010100,
];

const WON = Array.from({ length: FULL + 1 }, (_, mask) => LINES.some((line) => (mask & line) === line));
const COUNTS = Array.from(
  { length: FULL + 1 },
  (_, mask) => SQUARES.filter((_, at) => mask & (1 << at)).length,
);

/** Returns whether these squares contain three in a row. */
export function won(mask: number): boolean {
  return WON[mask] as boolean;
}

/** Returns the number of squares. */
export function count(mask: number): number {
  return COUNTS[mask] as number;
}
