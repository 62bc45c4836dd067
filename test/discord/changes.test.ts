import { expect, test } from 'vitest';
import { MessageChanges } from '../../src/discord/core/memory/message-changes.ts';

let now = 0;
const changes = new MessageChanges(() => now);
const doNothing = async () => {};

/** Whether a press on it would come too soon, so many ms later. */
const isFresh = (message: string, ms: number) => changes.isFresh(message, now + ms);

test('a message has changed for 0.7 s', async () => {
  now = 1_000;
  await changes.during('one', doNothing);
  expect([isFresh('one', 0), isFresh('one', 690), isFresh('one', 701)]).toEqual([true, true, false]);
  expect(isFresh('other', 0)).toBe(false);
});

test('one that asks what it asked has not changed, one that asks something else has', async () => {
  now = 2_000;
  changes.asks('reminder', 'vote:7:1 vote:7:1');
  await changes.asking('reminder', 'vote:7:1 vote:7:1', doNothing);
  expect(isFresh('reminder', 10)).toBe(false);
  await changes.asking('reminder', 'vote:7:2 vote:7:2', doNothing);
  expect(isFresh('reminder', 10)).toBe(true);
});

test('after a restart nobody knows what a message asked', async () => {
  now = 3_000;
  await changes.asking('older', 'vote:7:2', doNothing);
  expect(isFresh('older', 10)).toBe(false);
});
