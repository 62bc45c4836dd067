import { expect, test } from 'vitest';
import { filterSeenEvents } from '../../src/engine/filter-seen-events.ts';
import { formatSeatRange } from '../../src/engine/seat.ts';
import { text } from '../../src/engine/text.ts';
import { highcard } from '../conformance/highcard/index.ts';
import type { HighcardEvent } from '../conformance/highcard/types.ts';

const DREW: HighcardEvent = { kind: 'drew', seat: 1, card: 5 };
const PLAYED: HighcardEvent = { kind: 'played', seat: 1, cards: [5] };

test('filterSeenEvents: keeps the order, and hides what the viewer may not see', () => {
  expect(filterSeenEvents(highcard, [DREW, PLAYED], 1, 'now')).toEqual([DREW, PLAYED]);
  expect(filterSeenEvents(highcard, [DREW, PLAYED], null, 'now')).toEqual([{ ...DREW, card: null }, PLAYED]);
  const silent = {
    ...highcard,
    seen: (event: HighcardEvent, viewer: number | null, when: string) =>
      event.kind === 'drew' && when === 'later' ? null : highcard.seen(event, viewer, 'now'),
  };
  expect(filterSeenEvents(silent, [DREW, PLAYED], 1, 'later')).toEqual([PLAYED]);
});

test('formatSeatRange: returns the short text for the numbers of players', () => {
  expect(formatSeatRange([2])).toEqual(text('bot:range.one', { most: 2 }));
  expect(formatSeatRange([3, 4])).toEqual(text('bot:range.more', { fewest: 3, most: 4 }));
  expect(formatSeatRange([2, 3, 4])).toEqual(text('bot:range.more', { fewest: 2, most: 4 }));
});
