import { expect, test } from 'vitest';
import { measureListStalls } from '../support/stalls/lists.ts';
import { measureLongMatchStalls } from '../support/stalls/long-match.ts';
import { measureRecapStall } from '../support/stalls/recap.ts';
import { measureServerStalls } from '../support/stalls/server-stalls.ts';
import { measureTypingStalls } from '../support/stalls/typing.ts';
import { measureAway, measureOverdueAlarms } from '../support/stalls/waiting-tables.ts';

/** Maximum time the event loop may be held in one piece, in ms of processor time. */
const MOST = 50;

test('mistyped moves: many at once hold the event loop briefly', async () => {
  const stalls = await measureTypingStalls();
  expect(Object.keys(stalls)).toEqual(['piecepack', 'moneyrun']);
  for (const [game, longest] of Object.entries(stalls)) expect(longest, game).toBeLessThan(MOST);
});

test('lists of thousands of matches and hundreds of tables: hold the event loop briefly', async () => {
  const stalls = await measureListStalls(3_000, 300);
  for (const [what, longest] of Object.entries(stalls)) expect(longest, what).toBeLessThan(MOST);
});

test('leaderboards over thousands of matches: hold the event loop briefly', async () => {
  const stalls = await measureServerStalls(6_000, 1_500);
  for (const [what, longest] of Object.entries(stalls)) expect(longest, what).toBeLessThan(MOST);
});

test('a long match: playing, reading, filming and replaying hold the event loop briefly', async () => {
  const stalls = await measureLongMatchStalls(1_500);
  for (const [what, longest] of Object.entries(stalls)) expect(longest, what).toBeLessThan(MOST);
});

test('recap: thousands of missed moves hold the event loop briefly', async () => {
  expect(await measureRecapStall(3_000)).toBeLessThan(MOST);
});

test('alarms: hundreds of overdue ones hold the event loop briefly', async () => {
  const { stall, told } = await measureOverdueAlarms(400);
  expect(told).toBe(400);
  expect(stall).toBeLessThan(MOST);
});

test('away notices: hundreds of tables hold the event loop briefly', async () => {
  const { stall, told } = await measureAway(400);
  expect(told).toBe(400);
  expect(stall).toBeLessThan(MOST);
});
