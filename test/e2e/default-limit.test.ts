import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { saveServerSettings } from '../../src/store/server-settings.ts';
import { chooseLabel, getBoard, getLobbyCard, pressInLobby, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

test('time limit: a new table has 2 days per turn by default', async () => {
  await play('table-one');
  expect(getLobbyCard(testBot, 'table-one').content).toContain('Time limit: 2 days per turn');
  expect(await loadPace(1)).toBe(48);
});

test('time limit: a table opened by a challenge has 2 days per turn by default', async () => {
  const message = await waitForMessage(
    getTheo().context('table-one', 'Challenge to a game', testBot.discord.person('mina')),
  );
  await chooseLabel(getTheo(), message, 'Choose a game to play with Mina', 'Runaround');
  await waitUntilIdle(testBot);
  expect(await loadPace(1)).toBe(48);
});

test('time limit: the host can choose none by /play or in the lobby, and a rematch keeps it', async () => {
  await play('table-one', { 'time-limit': 'null' });
  expect(await loadPace(1)).toBeNull();
  await play('table-two');
  let panel = await pressInLobby(getTheo(), getLobbyCard(testBot, 'table-two'), 'Settings');
  panel = await chooseLabel(getTheo(), panel, 'Change a setting…', 'Time limit');
  await chooseLabel(getTheo(), panel, -1, 'None');
  await waitUntilIdle(testBot);
  expect(await loadPace(2)).toBeNull();
  await waitForMessage(testBot.discord.person('mina').click(getLobbyCard(testBot, 'table-two'), 'Join'));
  await waitUntilIdle(testBot);
  await waitForMessage(getTheo().click(getLobbyCard(testBot, 'table-two'), 'Start'));
  await waitUntilIdle(testBot);
  const sure = await waitForMessage(getTheo().slash('table-two', 'table resign'));
  await waitForMessage(getTheo().click(sure, 'Yes, resign'));
  await waitUntilIdle(testBot);
  await waitForMessage(getTheo().click(getBoard(testBot, 'table-two'), 'Rematch'));
  await waitUntilIdle(testBot);
  expect(await loadPace(3)).toBeNull();
});

test('time limit: a server that chose none keeps none; other settings leave the default', async () => {
  await play('general');
  const { guild } = (await loadStoredTable(testBot.app, 1)).record;
  await saveServerSettings(testBot.store, guild, { language: 'en' }, 0);
  await play('table-one');
  expect(await loadPace(2)).toBe(48);
  const panel = await waitForMessage(testBot.discord.person('mina').slash('general', 'server'));
  await chooseLabel(testBot.discord.person('mina'), panel, 'Default time limit…', 'Time limit: None');
  await play('table-two');
  expect(await loadPace(3)).toBeNull();
  expect(await loadPace(2)).toBe(48);
});

function getTheo(): PlaygroundUser {
  return testBot.discord.person('theo');
}

async function play(where: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
  await waitForMessage(getTheo().slash(where, 'play', { game: 'runaround', ...more }));
  await waitUntilIdle(testBot);
}

async function loadPace(id: number): Promise<number | null> {
  return (await loadStoredTable(testBot.app, id)).record.pace;
}
