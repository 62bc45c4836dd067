import { Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/seeded-chance.ts';
import type { PlaygroundUser, TestChannel } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passDays, waitUntilSettled } from '../support/days.ts';
import { findMover, getBoard, getLobbyCard, startMatch, takeTurn, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => {
  await testBot.end();
});

describe('a server that throws the bot out', () => {
  test('hears nothing of it for weeks, and finds its table as it was when it invites it again', async () => {
    await startRunaround(CHANNEL);
    await removeBot();
    const sent = testBot.discord.sent.length;
    await passDays(testBot, 30);
    expect(testBot.discord.sent).toHaveLength(sent);
    await inviteBotBack();
    expect((await callGames(findMover(testBot, CHANNEL))).content).toContain('**Your turn**');
    await takeTurn(testBot, CHANNEL, chance);
    await expectCompleteLog(testBot.app, 1);
    await expectToldOnce(testBot.store, 1);
    expectCalm(testBot);
  });

  test('is told then what it was not told', async () => {
    await startRunaround(CHANNEL);
    testBot.discord.channel(CHANNEL).deny(1n << 11n);
    testBot.discord.clock.advance(120_000);
    testBot.discord.removeBot();
    await waitUntilGone(true);
    await passDays(testBot, 2);
    testBot.discord.inviteBot();
    await waitUntilGone(false);
    await waitUntilIdle(testBot);
    expect(getBoard(testBot, CHANNEL).content).toContain('Runaround');
    expectCalm(testBot);
  });

  test('while the bot was off is seen when it starts, and so is that it was invited again', async () => {
    await startRunaround(CHANNEL);
    await testBot.bot.close();
    testBot.discord.removeBot();
    testBot = await testBot.again();
    await waitUntilSettled(testBot);
    expect((await loadStoredTable(testBot.app, 1)).record.goneAt).not.toBeNull();
    await testBot.bot.close();
    testBot.discord.inviteBot();
    testBot = await testBot.again();
    await waitUntilSettled(testBot);
    expect((await loadStoredTable(testBot.app, 1)).record.goneAt).toBeNull();
    await takeTurn(testBot, CHANNEL, chance);
    expectCalm(testBot);
  });

  test('does not stand in the way of a lobby that waits there', async () => {
    await waitForMessage(testBot.discord.person('theo').slash(CHANNEL, 'play', { game: 'forage' }));
    await waitUntilIdle(testBot);
    await removeBot();
    await passDays(testBot, 10);
    await inviteBotBack();
    await waitForMessage(testBot.discord.person('mina').click(getLobbyCard(testBot, CHANNEL), 'Join'));
    await waitUntilIdle(testBot);
    expect(getLobbyCard(testBot, CHANNEL).content).toContain('2. Mina');
    expectCalm(testBot);
  });
});

describe('a channel that is deleted', () => {
  test('takes the tables in its threads along: they are in nobody’s list any more', async () => {
    const thread = await openThreadTable();
    expect((await callGames()).content).toContain(thread.id);
    testBot.discord.deleteChannel(CHANNEL);
    await waitUntilSettled(testBot);
    expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('cancelled');
    expect((await callGames()).content).not.toContain(thread.id);
    expectCalm(testBot);
  });

  test('does so too for a table that was opened before the channel of its thread was kept', async () => {
    await openThreadTable();
    await testBot.store.updateTable('tables').set({ parent: null }).execute();
    testBot = await testBot.again();
    expect((await loadStoredTable(testBot.app, 1)).record.parent).toBe(testBot.discord.channel(CHANNEL).id);
    testBot.discord.deleteChannel(CHANNEL);
    await waitUntilSettled(testBot);
    expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('cancelled');
  });

  test('a press in the thread tells it too', async () => {
    const thread = await openThreadTable();
    await testBot.store.updateTable('tables').set({ parent: null }).execute();
    await waitForMessage(testBot.discord.person('mina').click(getLobbyCard(testBot, thread.id), 'Join'));
    await waitUntilIdle(testBot);
    expect((await loadStoredTable(testBot.app, 1)).record.parent).toBe(testBot.discord.channel(CHANNEL).id);
  });
});

test('commands that were registered for one server are taken back where they are registered for all', async () => {
  const { guildId, api, token } = testBot.discord;
  const application = testBot.bot.bot.application();
  const url = `${api}/v10${Routes.applicationGuildCommands(application, guildId)}`;
  const headers = { authorization: `Bot ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify([{ name: 'play', description: 'Open a table', type: 1 }]);
  await fetch(url, { method: 'PUT', headers, body });
  expect(await (await fetch(url, { headers })).json()).toHaveLength(1);
  testBot = await testBot.again();
  expect(await (await fetch(url, { headers })).json()).toEqual([]);
});

const chance = createSeededChance(3);

async function startRunaround(channel: string): Promise<void> {
  await startMatch(testBot, { game: 'runaround', channel, people: ['theo', 'mina'] });
}

/** Opens a lobby of Theo in a thread of the channel. */
async function openThreadTable(): Promise<TestChannel> {
  await waitForMessage(
    testBot.discord.person('theo').slash(CHANNEL, 'play', { game: 'runaround', thread: true }),
  );
  await waitUntilIdle(testBot);
  return testBot.discord.channels.find(({ channel }) => 'thread_metadata' in channel) as TestChannel;
}

async function callGames(who: PlaygroundUser | null = testBot.discord.person('theo')) {
  if (!who) throw new Error('Nobody is to move');
  return await waitForMessage(who.slash('general', 'games'));
}

async function removeBot(): Promise<void> {
  testBot.discord.removeBot();
  await waitUntilGone(true);
}

async function inviteBotBack(): Promise<void> {
  testBot.discord.inviteBot();
  await waitUntilGone(false);
  await waitUntilSettled(testBot);
}

/** Waits until the bot has recorded the loss, or the return, of access. */
async function waitUntilGone(isGone: boolean): Promise<void> {
  await expect
    .poll(async () => (await loadStoredTable(testBot.app, 1)).record.goneAt !== null, { timeout: 5_000 })
    .toBe(isGone);
}
