import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSettingsTab } from '../support/settings.ts';
import { getLobbyCard, getOffers, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

test('display setting in a message of version 0.1: is changed and shown in the tab', async () => {
  const panel = await openSettingsTab(getTheo(), CHANNEL, 'display');
  const told = await press(panel, 'own:0:large:1');
  expect(told.content).toContain('**Your settings** · Display');
  expect(told.content).toContain('- Large pieces: on\n');
});

test.each(['my-page:0:settings:', 'my-page:0:notifications:'])(
  'page of settings in a message of version 0.1 (%s): opens the first tab',
  async (id) => {
    const panel = await openSettingsTab(getTheo(), CHANNEL, 'privacy');
    const told = await press(panel, `${id}${testBot.discord.guildId}`);
    expect(told.content).toContain('**Your settings** · Notifications');
    expect(getOffers(told)).toEqual(expect.arrayContaining(['Notifications', 'Display', 'Privacy']));
  },
);

test('lobby card of version 0.1: its buttons still open rules, seats and settings, leave, and close', async () => {
  await open();
  expect((await press(getLobbyCard(testBot, CHANNEL), 'rules:1:0')).content).toContain('**Runaround** · ');
  expect((await press(getLobbyCard(testBot, CHANNEL), 'seats:1')).content).toContain('1. Theo');
  expect(getOffers(await press(getLobbyCard(testBot, CHANNEL), 'options:1'))).toContain('Change a setting…');
  await press(getLobbyCard(testBot, CHANNEL), 'cancel:1');
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('cancelled');
  await open();
  await press(getLobbyCard(testBot, CHANNEL), 'leave:2');
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 2)).record.phase).toBe('cancelled');
});

function getTheo() {
  return testBot.discord.person('theo');
}

async function open(): Promise<void> {
  await waitForMessage(getTheo().slash(CHANNEL, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
}

/** Presses a button that the message has lost since. */
async function press(message: APIMessage, custom_id: string): Promise<APIMessage> {
  const data = { custom_id, component_type: 2, id: 1 };
  return await waitForMessage(getTheo().raw({ channel: CHANNEL, type: 3, data, message }));
}
