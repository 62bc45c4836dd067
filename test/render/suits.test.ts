import { describe, expect, it } from 'vitest';
import { sheet } from '../../render/canvas.ts';
import { suitMark } from '../../render/kit/suits.ts';
import { lookOf } from '../../render/look.ts';

const SIDE = 24;
const PAIRS = [0, 1, 2, 3].flatMap((one) =>
  [0, 1, 2, 3].filter((other) => other > one).map((other) => ({ one, other })),
);

describe('the marks of the suits at 24 pixels, without colour', () => {
  it.each(PAIRS)('$one and $other are told apart', ({ one, other }) => {
    const [a, b] = [shape(one), shape(other)];
    const differing = a.filter((dark, at) => dark !== b[at]).length;
    const covered = a.filter((dark, at) => dark || b[at]).length;
    expect(differing / covered).toBeGreaterThan(0.25);
  });
});

/** Which pixels the mark covers. */
function shape(suit: number): readonly boolean[] {
  const { canvas, pen } = sheet(SIDE, SIDE, lookOf('piecepack'));
  suitMark(pen, suit, SIDE / 2, SIDE / 2, SIDE / 2, '#000');
  const bytes = canvas.data();
  return Array.from({ length: SIDE * SIDE }, (_, at) => (bytes[at * 4 + 3] ?? 0) > 127);
}
