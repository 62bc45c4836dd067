import { expect, test } from 'vitest';
import { inZone } from '../../src/discord/messages/time/moments.ts';

test.each([
  ['Asia/Seoul', '2026-11-27 00:30'],
  ['America/New_York', '2026-11-26 10:30'],
  ['+05:30', '2026-11-26 21:00'],
  [null, '2026-11-26 15:30 UTC'],
])('inZone: in %s it is %s', (zone, shown) => {
  expect(inZone(Date.parse('2026-11-26T15:30:20Z'), zone)).toBe(shown);
});
