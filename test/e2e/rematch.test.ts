import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { savePrivacySettings } from '../../src/store/user-settings.ts';
import {
  addAi,
  getBoard,
  getLobbyCard,
  getOffers,
  pressInLobby,
  startMatch,
  type TableSetting,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

test('rematch: opens the same table with rotated seats, and keeps the seats of the other players', async () => {
  const options = [['Rounds to win', '3 rounds']] as const;
  await playEndedMatch({ game: 'runaround', people: ['theo', 'mina'], options, theme: 'couriers' });
  await click('mina', 'Rematch');
  const [before, after] = [
    (await loadStoredTable(testBot.app, 1)).record,
    (await loadStoredTable(testBot.app, 2)).record,
  ];
  const { game, options: same, theme, language, channel } = before;
  expect(after).toMatchObject({ game, options: same, theme, language, channel, phase: 'lobby' });
  expect(after.host).toBe(getPerson('mina').id);
  expect(getCard().content).toContain('\n1. Mina (yellow)\n2. _reserved for Theo_ (blue)\n');
  expect(getCard().content).toContain(`\n**Waiting for <@${getPerson('theo').id}> to accept.**`);
  expect(getOffers(getCard())).not.toContain('Start');
  expect((await click('theo', 'Join', getCard())).content).toContain('_reserved for Theo_');
  expect(getCard().content).toContain('\n1. Mina (yellow)\n2. Theo (blue)\n');
  expect(getCard().content).not.toContain('Waiting for <@');
  await click('mina', 'Start', getCard());
  const { seats } = await loadStoredTable(testBot.app, 2);
  expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Mina'],
    ['person', 'Theo'],
  ]);
  await expectCompleteLog(testBot.app, 2);
});

test('rematch: pings each invited player once, when the card is posted', async () => {
  await playEndedMatch({ game: 'forage', people: ['theo', 'mina', 'rex'] });
  const before = testBot.discord.sent.length;
  await click('theo', 'Rematch');
  await click('mina', 'Join', getCard());
  await addAi(getPerson('theo'), getCard());
  await waitUntilIdle(testBot);
  const called = testBot.discord.sent
    .slice(before)
    .flatMap(({ kind, pinged }) => (kind === 'message' ? pinged : []));
  expect(called.toSorted()).toEqual([getPerson('mina').id, getPerson('rex').id].toSorted());
});

test('rematch: a kept seat is for its player only, and free seats are for anyone', async () => {
  await playEndedMatch({ game: 'forage', people: ['theo', 'mina'], ais: 1 });
  await click('theo', 'Rematch');
  expect(getCard().content).toMatch(
    /\n1\. _reserved for Mina_ \(suns\)\n2\. Badger \(moons\) · .*\n3\. Theo \(crowns\)\n4\. _open_\n/,
  );
  await click('rex', 'Join', getCard());
  expect(getCard().content).toMatch(/\n3\. Theo \(crowns\)\n4\. \S*Rex/);
  const told = await click('jisu', 'Join', getCard());
  expect(told.content).toBe('남은 자리는 Mina 님을 위해 비워 두었습니다.');
  expect(getCard().content).toContain('_reserved for Mina_');
});

test('rematch: an invited player can decline and is no longer waited for', async () => {
  await playEndedMatch({ game: 'forage', people: ['theo', 'mina', 'rex', 'jisu'] });
  await click('theo', 'Rematch');
  await click('mina', 'Decline', getCard());
  expect(getCard().content).not.toContain('reserved for Mina');
  expect(getCard().content).toContain('\nMina can’t make it.\n');
  await addAi(getPerson('theo'), getCard());
  await waitUntilIdle(testBot);
  expect(getOffers(getCard())).not.toContain('Start');
  await click('rex', 'Join', getCard());
  expect(getCard().content).toContain('_reserved for 지수_');
  await click('theo', 'Start', getCard());
  const { record, seats } = await loadStoredTable(testBot.app, 2);
  expect([record.phase, seats.map(({ kind }) => kind)]).toEqual(['playing', ['person', 'person', 'ai']]);
});

test('rematch: adds the same AIs, and invites a player whom an AI had replaced', async () => {
  await startMatch(testBot, { channel: CHANNEL, game: 'forage', people: ['theo', 'mina'], ais: 2 });
  await resignPlayer('mina');
  expect(getBoard(testBot, CHANNEL).content).toContain('An AI takes over.');
  await resignPlayer('theo');
  await click('theo', 'Rematch');
  expect(getCard().content).toMatch(
    /\n1\. _reserved for Mina_ .*\n2\. Badger \(moons\) · .*\n3\. Badger 2 \(crowns\) · .*\n4\. Theo \(arms\)\n/,
  );
  await click('theo', 'Start', getCard());
  expect((await loadStoredTable(testBot.app, 2)).seats.map(({ name }) => name)).toEqual([
    'Theo',
    'Badger',
    'Badger 2',
  ]);
});

test('rematch: opens one table when two players press at once, and then links to it', async () => {
  await playEndedMatch({ game: 'runaround', people: ['theo', 'mina'] });
  const [theo, mina] = await Promise.all(
    ['theo', 'mina'].map((name) => getPerson(name).click(getBoard(testBot, CHANNEL), 'Rematch')),
  );
  await Promise.all([theo?.settled(), mina?.settled()]);
  await waitUntilIdle(testBot);
  expect(await testBot.store.selectFrom('tables').select('id').execute()).toHaveLength(2);
  const told = await click('mina', 'Rematch');
  expect(told.content).toMatch(/^There’s already a game in this channel: https:/);
  expect(told.content).toContain(`/${getCard().id}`);
});

test('rematch: is refused for people who did not play', async () => {
  await playEndedMatch({ game: 'runaround', people: ['theo', 'mina'] });
  const told = await click('rex', 'Rematch');
  expect(told.content).toMatch(/^Only players of this game can start a rematch/);
  expect(await testBot.store.selectFrom('tables').select('id').execute()).toHaveLength(1);
});

test('rematch: closes when its host leaves before the others join', async () => {
  await playEndedMatch({ game: 'runaround', people: ['theo', 'mina'] });
  await click('theo', 'Rematch');
  await click('theo', 'Leave', getCard());
  expect((await loadStoredTable(testBot.app, 2)).record.phase).toBe('cancelled');
  await click('mina', 'Rematch');
  expect(getCard().content).toContain('_reserved for Theo_');
});

test('rematch: limits repeated invitations and invites no player who refuses challenges', async () => {
  await playEndedMatch({ game: 'forage', people: ['theo', 'mina', 'rex'] });
  await savePrivacySettings(testBot.store, getPerson('rex').id, { challenges: false }, 1);
  const first = getBoard(testBot, CHANNEL);
  for (const kept of [true, true, false]) {
    await click('theo', 'Rematch', first);
    expect(getCard().content.includes('reserved for Mina')).toBe(kept);
    expect(getCard().content).not.toContain('reserved for Rex');
    await click('theo', 'Leave', getCard());
  }
});

/** Plays a match that its first player ends. */
async function playEndedMatch(setting: Omit<TableSetting, 'channel'>): Promise<void> {
  await startMatch(testBot, { ...setting, channel: CHANNEL });
  const host = getPerson(setting.people[0] as string);
  await waitForMessage(host.click(await waitForMessage(host.slash(CHANNEL, 'table cancel')), 'Yes, end it'));
  await waitUntilIdle(testBot);
}

async function resignPlayer(name: string): Promise<void> {
  const sure = await waitForMessage(getPerson(name).slash(CHANNEL, 'table resign'));
  await waitForMessage(getPerson(name).click(sure, 'Yes, resign'));
  await waitUntilIdle(testBot);
}

async function click(name: string, label: string, on = getBoard(testBot, CHANNEL)): Promise<APIMessage> {
  const message = getOffers(on).includes('Join')
    ? await pressInLobby(getPerson(name), on, label)
    : await waitForMessage(getPerson(name).click(on, label));
  await waitUntilIdle(testBot);
  return message;
}

function getCard(): APIMessage {
  return getLobbyCard(testBot, CHANNEL);
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
