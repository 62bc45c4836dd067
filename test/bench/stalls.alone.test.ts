import { expect, test } from 'vitest';
import { absenceCosts } from '../../src/bench/absence.ts';
import { clubStalls } from '../../src/bench/club.ts';
import { keyCosts } from '../../src/bench/keys.ts';
import { listStalls } from '../../src/bench/lists.ts';
import { longMatchCosts } from '../../src/bench/long-match.ts';
import { manyTablesCosts } from '../../src/bench/many-tables.ts';
import { overdueCosts } from '../../src/bench/overdue.ts';

/** So long the event loop may be held in one piece, in ms of the processor. */
const MOST = 50;

test('everybody mistypes a move at once, and the loop is never held for long', async () => {
  const costs = await keyCosts();
  expect(Object.keys(costs)).toEqual(['piecepack', 'moneyrun']);
  for (const [game, { longestStall }] of Object.entries(costs)) expect(longestStall, game).toBeLessThan(MOST);
});

test('of thousands of finished matches, and of hundreds of tables, no more is read at once than is shown', async () => {
  const stalls = await listStalls(3_000, 300);
  for (const [what, longest] of Object.entries(stalls)) expect(longest, what).toBeLessThan(MOST);
});

test('what thousands of matches come to is read in parts, however many somebody was in', async () => {
  const stalls = await clubStalls(6_000, 1_500);
  for (const [what, longest] of Object.entries(stalls)) expect(longest, what).toBeLessThan(MOST);
});

test('a long match is played at, read, filmed and gone through in parts', async () => {
  const { stalls } = await longMatchCosts(1_500);
  for (const [what, longest] of Object.entries(stalls)) expect(longest, what).toBeLessThan(MOST);
});

test('whoever was away for thousands of moves is told of them in parts', async () => {
  expect((await absenceCosts(3_000)).stall).toBeLessThan(MOST);
});

test('what has come due at hundreds of tables rings in parts', async () => {
  const { stall, told } = await overdueCosts(400);
  expect(told).toBe(400);
  expect(stall).toBeLessThan(MOST);
});

test('who is away is told at hundreds of tables in parts', async () => {
  const { stall, told } = await manyTablesCosts(400);
  expect(told).toBe(400);
  expect(stall).toBeLessThan(MOST);
});
