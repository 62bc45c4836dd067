import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../src/app/core/unit-of-work.ts';
import { openTestBot, PIXEL, type TestBot } from '../support/test-bot.ts';
import { expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const ALL = P.ViewChannel | P.SendMessages | P.AttachFiles | P.ReadMessageHistory;

/** Text of the message, and whether it has a picture. */
let says: string | null;
let pictured: boolean;
/** End of the line of an expected refusal. */
let refused: string;

let testBot: TestBot;
beforeEach(async () => {
  says = 'Round 1';
  pictured = true;
  refused = 'nothing';
  testBot = await openTestBot({
    kept: true,
    restTimeout: 800,
    makings: {
      letter: async () =>
        says === null ? null : { content: says, image: pictured ? { png: PIXEL, alt: 'A pixel' } : null },
    },
  });
});
afterEach(async () => {
  expect(testBot.discord.problems.filter((line) => !line.endsWith(refused))).toEqual([]);
  expectNoBug(testBot);
  await testBot.end();
});

test('notice: is posted once and edited when queued again', async () => {
  await turnOnNotices();
  const [first] = listPosts();
  expect(first).toMatchObject({ content: 'Round 1', attachments: [{ filename: 'notice-1.png' }] });
  says = 'Round 2';
  await turnOnNotices();
  await turnOnNotices();
  expect(listPosts()).toEqual([expect.objectContaining({ id: first?.id, content: 'Round 2' })]);
});

test('notice: is posted anew after it was deleted, and kept when there is no new text', async () => {
  await turnOnNotices();
  const [first] = listPosts();
  says = null;
  await turnOnNotices();
  expect(listPosts()).toEqual([expect.objectContaining({ content: 'Round 1' })]);
  refused = '404 10008 Unknown Message';
  testBot.discord.deleteMessage(String(first?.id));
  says = 'Round 3';
  await turnOnNotices();
  expect(listPosts()).toEqual([expect.objectContaining({ content: 'Round 3' })]);
});

test.each([true, false])(
  "notice: is posted once when Discord's answer was lost (with a picture: %s)",
  async (is) => {
    pictured = is;
    testBot.discord.faults.next(POST, { kind: 'hang', write: 'after' });
    await turnOnNotices();
    expect(listPosts()).toHaveLength(1);
    await turnOnNotices();
    expect(listPosts()).toHaveLength(1);
  },
);

test('notice: is found after a restart during posting, and gets its current text', async () => {
  await turnOnNotices();
  await testBot.store.updateTable('notices').set({ phase: 'sending', message: null, told: 0 }).execute();
  says = 'Round 4';
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  expect(listPosts()).toEqual([expect.objectContaining({ content: 'Round 4' })]);
});

test('notice: is posted after a restart when posting had not begun', async () => {
  await testBot.bot.notices.close();
  await turnOnNotices();
  expect(listPosts()).toHaveLength(0);
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  expect(listPosts()).toHaveLength(1);
});

test('notice: waits while posting is forbidden, and comes without its picture when files are', async () => {
  refused = '403 50013 Missing Permissions';
  testBot.discord.channel(CHANNEL).deny(P.SendMessages);
  await inTransaction(testBot.app, (work) => work.queueNotice(loadLetter()));
  await testBot.bot.notices.idle();
  expect(listPosts()).toHaveLength(0);
  testBot.discord.channel(CHANNEL).permit(ALL & ~P.AttachFiles);
  await turnOnNotices();
  expect(listPosts()).toEqual([expect.objectContaining({ content: 'Round 1\n\nA pixel', attachments: [] })]);
});

function loadLetter() {
  const { discord } = testBot;
  const { id: channel } = discord.channel(CHANNEL);
  return { kind: 'letter', subject: 'one', guild: discord.guildId, channel } as const;
}

async function turnOnNotices(): Promise<void> {
  await inTransaction(testBot.app, (work) => work.queueNotice(loadLetter()));
  await testBot.bot.notices.idle();
  if (listPosts().length > 0) await waitUntilIdle(testBot);
}

function listPosts() {
  return testBot.discord.channel(CHANNEL).messages;
}
