import { Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
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

describe('server that removes the bot', () => {
  test('removed bot: posts nothing for weeks, and the table goes on when it is invited again', async () => {
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

  test('bot invited again: posts the board that it could not post before', async () => {
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

  test('bot removed or invited while it was stopped: notices at its next start', async () => {
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

  test('lobby: stays open while the bot is removed from the server', async () => {
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

describe('deleted channel', () => {
  test('deleted channel: closes the tables in its threads, which leave /games', async () => {
    const thread = await openThreadTable();
    expect((await callGames()).content).toContain(thread.id);
    testBot.discord.deleteChannel(CHANNEL);
    await waitUntilSettled(testBot);
    expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('cancelled');
    expect((await callGames()).content).not.toContain(thread.id);
    expectCalm(testBot);
  });

  test('deleted channel: closes a thread table opened before parent channels were stored', async () => {
    await openThreadTable();
    await testBot.store.updateTable('tables').set({ parent: null }).execute();
    testBot = await testBot.again();
    expect((await loadStoredTable(testBot.app, 1)).record.parent).toBe(testBot.discord.channel(CHANNEL).id);
    testBot.discord.deleteChannel(CHANNEL);
    await waitUntilSettled(testBot);
    expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('cancelled');
  });

  test('thread table without a stored parent channel: stores it at the next click', async () => {
    const thread = await openThreadTable();
    await testBot.store.updateTable('tables').set({ parent: null }).execute();
    await waitForMessage(testBot.discord.person('mina').click(getLobbyCard(testBot, thread.id), 'Join'));
    await waitUntilIdle(testBot);
    expect((await loadStoredTable(testBot.app, 1)).record.parent).toBe(testBot.discord.channel(CHANNEL).id);
  });
});

test('commands registered for one server: are removed when they are registered globally', async () => {
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
