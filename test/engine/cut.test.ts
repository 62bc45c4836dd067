import { expect, test } from 'vitest';
import { truncateText } from '../../src/engine/text.ts';

// discord-api-docs #6561: half a surrogate pair is refused. Unicode Text Segmentation (UAX 29): what is seen as one stays whole.
test.each([
  ['🎲'.repeat(60), 40, `${'🎲'.repeat(39)}…`],
  [`x${'🎲'.repeat(60)}`, 40, `x${'🎲'.repeat(38)}…`],
  ['👨‍👩‍👧'.repeat(5), 9, '👨‍👩‍👧…'],
  ['🇰🇷🇰🇷🇰🇷', 4, '🇰🇷…'],
  ['e\u0301'.repeat(5), 4, 'e\u0301…'],
  [`a${'\u0301'.repeat(50)}`, 10, '…'],
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
])('truncateText: cuts %j at %i to %j', (text, most, shown) => {
  expect(truncateText(text, most)).toBe(shown);
});
