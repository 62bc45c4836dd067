import { expect, test } from 'vitest';
import { headed } from '../../src/discord/messages/headline.ts';
import type { Line } from '../../src/discord/messages/lines.ts';
import { text } from '../../src/engine/text.ts';

const told = text('bot:board.began');
const entry = { kind: 'time', number: 1, at: 0, person: null, name: null } as never;

/** Lines by what they weigh. */
function lines(...weights: readonly number[]): readonly Line[] {
  return weights.map((weight, at) => ({ said: `Line ${at + 1}.`, told, entry, weight }));
}

test('the heaviest line of the turn is told first, in bold, and the others in their order', () => {
  const before = lines(9, 0).map((line) => ({ ...line, said: `Before: ${line.said}` }));
  expect(headed(before, lines(0, 3, 5, 1))).toEqual({
    headline: ['**Line 3.**'],
    lines: ['Before: Line 1.', 'Before: Line 2.', 'Line 1.', 'Line 2.', 'Line 4.'],
  });
});

test('of equals it is the last one', () => {
  expect(headed([], lines(4, 0, 4))).toEqual({ headline: ['**Line 3.**'], lines: ['Line 1.', 'Line 2.'] });
});

test('where nothing of the turn weighs anything all lines are as they were', () => {
  expect(headed(lines(7), lines(0))).toEqual({ headline: [], lines: ['Line 1.', 'Line 1.'] });
  expect(headed([], [])).toEqual({ headline: [], lines: [] });
});
