import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatZonedDate, formatZonedDateTime } from '../../src/discord/text/timestamps.ts';

test.each([
  ['Asia/Seoul', '2026-11-27 00:30'],
  ['America/New_York', '2026-11-26 10:30'],
  ['+05:30', '2026-11-26 21:00'],
  [null, '2026-11-26 15:30 UTC'],
])('formatZonedDateTime: in %s shows %s', (zone, shown) => {
  expect(formatZonedDateTime(Date.parse('2026-11-26T15:30:20Z'), zone)).toBe(shown);
});

test('formatZonedDate: shows the day in the reader’s zone', () => {
  const at = Date.parse('2026-11-26T15:30:20Z');
  expect([formatZonedDate(at, 'Asia/Seoul'), formatZonedDate(at, null)]).toEqual([
    '2026-11-27',
    '2026-11-26',
  ]);
});

/** Files that may print days and times, because they name the zone or say UTC. */
const PRINTING = ['digest/message.ts', 'ratings/picture.ts', 'settings/away-offers.ts', 'text/timestamps.ts'];

test('timestamps: are formatted in few files, and by Discord in all others', () => {
  const root = new URL('../../src/discord/', import.meta.url);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const printing = paths.filter((path) =>
    /DateTimeFormat|toISOString|toLocale(Date|Time)|toPlain(Date|Time)\(|<t:/.test(
      readFileSync(new URL(path, root), 'utf8'),
    ),
  );
  expect(printing.toSorted()).toEqual(PRINTING);
});
