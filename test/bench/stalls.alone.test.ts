import { expect, test } from 'vitest';
import { measureListStalls } from '../support/stalls/lists.ts';
import { measureLongMatchStalls } from '../support/stalls/long-match.ts';
import { measureRecapStall } from '../support/stalls/recap.ts';
import { measureServerStalls } from '../support/stalls/server-stalls.ts';
import { measureTypingStalls } from '../support/stalls/typing.ts';
import { measureAway, measureOverdueAlarms } from '../support/stalls/waiting-tables.ts';

/** So long the event loop may be held in one piece, in ms of the processor. */
const MOST = 50;

test('everybody mistypes a move at once, and the loop is never held for long', async () => {
  const stalls = await measureTypingStalls();
  expect(Object.keys(stalls)).toEqual(['piecepack', 'moneyrun']);
  for (const [game, longest] of Object.entries(stalls)) expect(longest, game).toBeLessThan(MOST);
});

test('of thousands of finished matches, and of hundreds of tables, no more is read at once than is shown', async () => {
  const stalls = await measureListStalls(3_000, 300);
  for (const [what, longest] of Object.entries(stalls)) expect(longest, what).toBeLessThan(MOST);
});

test('what thousands of matches come to is read in parts, however many somebody was in', async () => {
  const stalls = await measureServerStalls(6_000, 1_500);
  for (const [what, longest] of Object.entries(stalls)) expect(longest, what).toBeLessThan(MOST);
});

test('a long match is played at, read, filmed and gone through in parts', async () => {
  const stalls = await measureLongMatchStalls(1_500);
  for (const [what, longest] of Object.entries(stalls)) expect(longest, what).toBeLessThan(MOST);
});

test('whoever was away for thousands of moves is told of them in parts', async () => {
  expect(await measureRecapStall(3_000)).toBeLessThan(MOST);
});

test('what has come due at hundreds of tables rings in parts', async () => {
  const { stall, told } = await measureOverdueAlarms(400);
  expect(told).toBe(400);
  expect(stall).toBeLessThan(MOST);
});

test('who is away is told at hundreds of tables in parts', async () => {
  const { stall, told } = await measureAway(400);
  expect(told).toBe(400);
  expect(stall).toBeLessThan(MOST);
});
