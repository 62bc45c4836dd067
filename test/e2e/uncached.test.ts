import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Place } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, cardIn } from '../support/table.ts';
import { tableOf } from '../support/verify.ts';

const PARENT = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening({ kept: true });
});
afterEach(async () => await evening.end());

describe('a thread of which the Gateway says nothing', () => {
  test('is taken for a thread: it is what the bot may do in threads that counts', async () => {
    const thread = await unknownThread();
    evening.discord.channel(PARENT).deny(P.SendMessages);
    await answered(theo().slash(thread, 'play', { game: 'forage' }));
    await calm(evening);
    expect(cardIn(evening, thread.id).content).toContain('Table of Theo');
    expect((await tableOf(evening.house, 2)).record.parent).toBe(evening.discord.channel(PARENT).id);
    expectCalm(evening);
  });

  test('needs Send Messages in Threads', async () => {
    const thread = await unknownThread();
    evening.discord.channel(PARENT).deny(P.SendMessagesInThreads);
    const told = await answered(theo().slash(thread, 'play', { game: 'forage' }));
    expect(told.content).toContain('Send Messages in Threads');
  });

  test('has the table in itself where a thread is asked for', async () => {
    const thread = await unknownThread();
    await answered(theo().slash(thread, 'play', { game: 'forage', thread: true }));
    await calm(evening);
    expect((await tableOf(evening.house, 2)).record.channel).toBe(thread.id);
    expectCalm(evening);
  });

  test('that is locked is seen to be, also when it was known and not locked', async () => {
    const thread = await unknownThread();
    thread.change({ locked: true });
    const lockedOut = async () => (await answered(theo().slash(thread, 'play', { game: 'forage' }))).content;
    expect(await lockedOut()).toContain('This thread is locked');
    thread.change({ locked: false });
    expect(await lockedOut()).not.toContain('This thread is locked');
    await calm(evening);
    thread.change({ locked: true });
    expect((await answered(theo().slash(thread, 'move', { text: 'roll' }))).content).not.toContain('bug');
    expect(await lockedOut()).toContain('This thread is locked');
  });
});

test('a channel of which the Gateway says nothing can have threads', async () => {
  evening.discord.keepFromBot(PARENT);
  evening = await evening.again();
  await answered(theo().slash(PARENT, 'play', { game: 'forage', thread: true }));
  await calm(evening);
  expect((await tableOf(evening.house, 1)).record.parent).toBe(evening.discord.channel(PARENT).id);
  expectCalm(evening);
});

test.each([
  { words: 'play', options: [{ name: 'game', type: 3, value: 'forage' }] },
  {
    words: 'play',
    options: [
      { name: 'game', type: 3, value: 'forage' },
      { name: 'thread', type: 5, value: true },
    ],
  },
  { words: 'league', options: [{ name: 'game', type: 3, value: 'forage' }] },
])(
  'where the bot is no member, /$words opens nothing and says who can let it in',
  async ({ words, options }) => {
    evening.discord.removeBot();
    const data = { id: '1300000000000000777', name: words, type: 1, options };
    const told = await answered(theo().raw({ channel: PARENT, type: 2, data }));
    expect(told.content).toMatch(/^I am not in this server\. Somebody who manages it can let me in: https:/);
    expect(await evening.store.selectFrom('tables').selectAll().execute()).toEqual([]);
    expect(evening.discord.problems).toEqual([]);
  },
);

function theo() {
  return evening.discord.person('theo');
}

/** A thread with no table in it, which the bot has not heard of since it came. */
async function unknownThread(): Promise<Place> {
  await answered(theo().slash(PARENT, 'play', { game: 'runaround', thread: true }));
  await calm(evening);
  const thread = evening.discord.channels.find(({ channel }) => 'thread_metadata' in channel) as Place;
  await answered(theo().click(cardIn(evening, thread.id), 'Cancel'));
  await calm(evening);
  evening.discord.keepFromBot(thread.id);
  evening = await evening.again();
  return thread;
}
