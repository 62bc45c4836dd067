import { expect, test } from 'vitest';
import { MessageChanges } from '../../src/discord/core/memory/message-changes.ts';

let now = 0;
const changes = new MessageChanges(() => now);
const doNothing = async () => {};

/** Returns true if a click this many ms later would come too soon after the change. */
const isFresh = (message: string, ms: number) => changes.isFresh(message, now + ms);

test('MessageChanges: a message counts as fresh for 0.7 s after a change', async () => {
  now = 1_000;
  await changes.during('one', doNothing);
  expect([isFresh('one', 0), isFresh('one', 690), isFresh('one', 701)]).toEqual([true, true, false]);
  expect(isFresh('other', 0)).toBe(false);
});

test('MessageChanges: a message is fresh only when its question changes', async () => {
  now = 2_000;
  changes.asks('reminder', 'vote:7:1 vote:7:1');
  await changes.asking('reminder', 'vote:7:1 vote:7:1', doNothing);
  expect(isFresh('reminder', 10)).toBe(false);
  await changes.asking('reminder', 'vote:7:2 vote:7:2', doNothing);
  expect(isFresh('reminder', 10)).toBe(true);
});

test('MessageChanges: a message of unknown question is not fresh after a restart', async () => {
  now = 3_000;
  await changes.asking('older', 'vote:7:2', doNothing);
  expect(isFresh('older', 10)).toBe(false);
});
