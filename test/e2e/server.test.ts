import { type APIMessage, ChannelType } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { waitUntilSettled } from '../support/days.ts';
import { openSettingsTab } from '../support/settings.ts';
import {
  chooseLabel,
  chooseLobbySetting,
  getLobbyCard,
  getOffers,
  isPrivate,
  pressInLobby,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
/** Label of the button that starts a match against an AI at once. */
const NOW = 'Play Badger now';

const HANGUL = /[가-힣]/;

/** Custom ids of menus that were never offered, or of another person's panel. */
const IDS = [
  'server-language:0:ko',
  'server-channels:0',
  'server-pace:0',
  'server-ratings:0:0',
  'server-letter:0:1',
  'server-person:0',
  'server-tables:0',
  'server-puzzles:0:1',
  'server-notify:0',
  'server-tidy:0',
  'server-voices:0:0',
  'server-dashboard:0:1',
  'server-page:0:messages',
];

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot({ kept: true });
});
afterEach(async () => await closeCalmly(testBot));

test("/server: shows a manager the settings in the manager's language", async () => {
  const panel = await openSettings('mina');
  expect(isPrivate(panel)).toBe(true);
  expect(panel.content.split('\n')).toEqual([
    '**Server settings**',
    '- Language of new games: same as this Discord server, or else the host’s',
    '- Games can be opened in every channel',
    '- Default time limit: 2 days per turn',
    '- Ratings: on',
    '- Each player can be in up to 5 games at a time',
    '- This server can have up to 100 games at a time',
    expect.stringMatching(/^-# /),
  ]);
  const messages = await waitForMessage(getPerson('mina').click(panel, 'Messages'));
  expect(messages.content.split('\n')).toEqual([
    '**Server settings**',
    '- Notifications: loud, the board pings the player whose turn it is',
    '- Old boards: stay, without buttons',
    '- AIs comment on a game up to three times',
    '- Daily puzzle: off',
    '- Weekly digest: off',
    '- Dashboard: off',
    expect.stringMatching(/^-# /),
  ]);
  await chooseLabel(
    getPerson('mina'),
    await openSettingsTab(getPerson('mina'), CHANNEL, 'display'),
    'Choose a language…',
    '한국어',
  );
  const korean = await openSettings('mina');
  expect(korean.content).toContain('- 레이팅: 켜짐\n');
  for (const label of getOffers(korean).filter((label) => !label.includes('English')))
    expect(label).toMatch(HANGUL);
});

test('/server: is hidden from other members, and their forged presses are refused', async () => {
  await expect(getPerson('theo').slash(CHANNEL, 'server')).rejects.toThrow();
  const data = { id: '1', name: 'server', type: 1 };
  const typed = await (await getPerson('theo').raw({ channel: CHANNEL, type: 2, data })).settled();
  expect(typed.message?.content).toMatch(/Manage Server permission/);
  const panel = await openSettings('mina');
  for (const custom_id of IDS) {
    for (const component of [{ component_type: 2 }, { component_type: 3, values: ['1'] }]) {
      const data = { custom_id, id: 1, ...component };
      const answer = await getPerson('jisu').raw({
        channel: CHANNEL,
        type: 3,
        data,
        message: { id: panel.id },
      });
      expect((await answer.settled()).message?.content, custom_id).toMatch(/서버 관리 권한/);
    }
  }
  expect(await testBot.store.selectFrom('servers').selectAll().execute()).toEqual([]);
});

test('server language: applies to new tables unless the host chooses another', async () => {
  const panel = await clickLabel('mina', await openSettings('mina'), 'New games in 한국어');
  expect(panel.content).toContain('- Language of new games: 한국어\n');
  expect(getOffers(panel)).toEqual(
    expect.arrayContaining(['New games in English', 'Same language as Discord']),
  );
  await play('theo');
  expect(getLobbyCard(testBot, CHANNEL, '참가').content).toMatch(HANGUL);
  await play('theo', 'table-two');
  await chooseLobbySetting(getPerson('theo'), getLobbyCard(testBot, 'table-two', '참가'), 'language', 'en');
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, 'table-two').content).toContain('Hosted by Theo');
  await clickLabel('mina', panel, 'Same language as Discord');
  await play('theo', 'general');
  expect(getLobbyCard(testBot, 'general').content).toContain('Hosted by Theo');
});

test('table channels: tables open only in the chosen channels and their threads, in every way', async () => {
  const over = await playMatch(CHANNEL);
  const message = await challenge('theo', 'mina');
  const forTwo = await clickFirstStep('theo', 'Play with a friend');
  const panel = await chooseValues('mina', await openSettings('mina'), 'server-channels:0', [
    getChannelId('table-two'),
  ]);
  expect(panel.content).toContain(
    `- Games can be opened in <#${getChannelId('table-two')}>, and in their threads`,
  );
  const elsewhere = `On this server, you can play in <#${getChannelId('table-two')}>.`;
  expect((await play('theo')).content).toBe(elsewhere);
  expect((await play('theo', CHANNEL, { thread: true })).content).toBe(elsewhere);
  expect((await play('jisu')).content).toMatch(new RegExp(`<#${getChannelId('table-two')}> 채널에서`));
  for (const label of [NOW, 'Play with a friend'])
    expect((await clickFirstStep('theo', label)).content, label).toBe(elsewhere);
  expect((await chooseLabel(getPerson('theo'), forTwo, 0, 'Runaround')).content).toBe(elsewhere);
  // Rate limits refuse this many tables in such a short time.
  testBot.pass(5 * 60_000);
  expect((await waitForMessage(getPerson('theo').click(over, 'Rematch'))).content).toBe(elsewhere);
  expect((await chooseLabel(getPerson('theo'), message, 0, 'Runaround')).content).toBe(elsewhere);
  expect((await challenge('theo', 'mina')).content).toBe(elsewhere);
  expect(await countTables()).toBe(1);
  expect(listThreads()).toBe(0);
  expect((await play('theo', 'table-two', { thread: true })).content).toMatch(/^Your lobby is open/);
  expect(listThreads()).toBe(1);
  const thread = testBot.discord.channels.find(({ channel }) => channel.type === ChannelType.PublicThread);
  await pressInLobby(getPerson('theo'), getLobbyCard(testBot, thread?.channel.id ?? ''), 'Cancel');
  expect((await play('jisu', thread?.channel.id)).content).toMatch(/^로비를 열었습니다/);
  const all = await chooseValues('mina', panel, 'server-channels:0', []);
  expect(all.content).toContain('- Games can be opened in every channel\n');
  expect((await play('theo')).content).toMatch(/^Your lobby is open/);
});

test('table channels: deleted ones are dropped, and without any left tables open everywhere', async () => {
  await chooseValues('mina', await openSettings('mina'), 'server-channels:0', [
    getChannelId('table-two'),
    getChannelId('general'),
  ]);
  testBot.discord.deleteChannel('table-two');
  const only = `- Games can be opened in <#${getChannelId('general')}>, and in their threads`;
  await waitUntilSettled(testBot);
  expect((await openSettings('mina')).content).toContain(only);
  expect((await play('theo')).content).toContain('On this server, you can play in');
  await testBot.bot.close();
  testBot.discord.deleteChannel('general');
  testBot = await testBot.again();
  expect((await openSettings('mina')).content).toContain('- Games can be opened in every channel\n');
  expect((await play('theo')).content).toMatch(/^Your lobby is open/);
});

test('default time limit: applies to new lobbies unless the host chooses another', async () => {
  const panel = await chooseLabel(
    getPerson('mina'),
    await openSettings('mina'),
    'Default time limit…',
    'Time limit: 1 day per turn',
  );
  expect(panel.content).toContain('- Default time limit: 1 day per turn\n');
  await play('theo');
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('Time limit: 1 day per turn');
  await play('theo', 'table-two', { 'time-limit': 'null' });
  expect(getLobbyCard(testBot, 'table-two').content).not.toContain('Pace:');
  await clickFirstStep('theo', NOW, 'general');
  expect((await loadStoredTable(testBot.app, 3)).record.pace).toBeNull();
  testBot = await testBot.again();
  expect((await openSettings('mina')).content).toBe(panel.content);
});

test('ratings off: new games do not count, and their options do not offer ratings', async () => {
  await play('theo', 'table-two');
  const options = async (where: string) =>
    await pressInLobby(getPerson('theo'), getLobbyCard(testBot, where), 'Settings');
  const before = await options('table-two');
  expect(listNamed(before)).toContain('Rating');
  const panel = await clickLabel('mina', await openSettings('mina'), 'Turn off ratings');
  expect(panel.content).toContain('- Ratings: off\n');
  await play('theo');
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('Rating: this game doesn’t count');
  expect(listNamed(await options(CHANNEL))).not.toContain('Rating');
  expect(
    listNamed(await chooseLabel(getPerson('theo'), before, 'Change a setting…', 'Rating')),
  ).not.toContain('Rating');
  await clickLabel('mina', panel, 'Turn on ratings');
  expect(listNamed(await options(CHANNEL))).toContain('Rating');
});

test('tables per person: limits opening and joining', async () => {
  const label = '1 game per player';
  const menu = 'Games per player…';
  const panel = await chooseLabel(getPerson('mina'), await openSettings('mina'), menu, label);
  expect(panel.content).toContain('- Each player can be in 1 game at a time\n');
  expect((await play('theo')).content).toMatch(/^Your lobby is open/);
  expect((await play('rex', 'table-two')).content).toMatch(/^Your lobby is open/);
  const enough = /^You can be in 1 game at a time on this server\./;
  expect((await play('theo', 'general')).content).toMatch(enough);
  expect((await play('theo', 'general', { thread: true })).content).toMatch(enough);
  expect(listThreads()).toBe(0);
  expect(
    (await waitForMessage(getPerson('theo').click(getLobbyCard(testBot, 'table-two'), 'Join'))).content,
  ).toMatch(enough);
  await chooseLabel(getPerson('mina'), panel, menu, 'Up to 2 games per player');
  await waitForMessage(getPerson('theo').click(getLobbyCard(testBot, 'table-two'), 'Join'));
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, 'table-two').content).toContain('2. Theo');
  expect((await play('theo', 'general')).content).toMatch(/^You can be in 2 games at a time/);
});

test('tables per server: limits the open tables', async () => {
  const menu = 'Games on this server…';
  await chooseLabel(getPerson('mina'), await openSettings('mina'), menu, 'Up to 5 games on this server');
  const places = ['general', 'table-one', 'table-two', '놀이방'];
  for (const place of places) expect((await play('theo', place)).content).toMatch(/^Your lobby is open/);
  expect((await play('rex', CHANNEL, { thread: true })).content).toMatch(/^Your lobby is open/);
  const full = /^This server already has 5 games, the most it allows\./;
  expect((await play('mina', CHANNEL, { thread: true })).content).toMatch(full);
  expect((await play('jisu', CHANNEL, { thread: true })).content).toMatch(/게임 5개가 모두 찼습니다/);
  expect(listThreads()).toBe(1);
  await pressInLobby(getPerson('theo'), getLobbyCard(testBot, 'general'), 'Cancel');
  await waitUntilIdle(testBot);
  expect((await play('mina', 'general')).content).toMatch(/^Your lobby is open/);
});

async function openSettings(who: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).slash(CHANNEL, 'server'));
}

async function clickLabel(who: string, panel: APIMessage, label: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).click(panel, label));
}

async function chooseValues(
  who: string,
  panel: APIMessage,
  menu: string,
  values: readonly string[],
): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).select(panel, menu, [...values]));
}

async function play(
  who: string,
  where = CHANNEL,
  more: Readonly<Record<string, string | boolean>> = {},
): Promise<APIMessage> {
  const told = await waitForMessage(getPerson(who).slash(where, 'play', { game: 'runaround', ...more }));
  await waitUntilIdle(testBot);
  return told;
}

async function challenge(who: string, whom: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).context(CHANNEL, 'Challenge to a game', getPerson(whom)));
}

/** Presses a button under /help. */
async function clickFirstStep(who: string, label: string, where = CHANNEL): Promise<APIMessage> {
  const told = await clickLabel(who, await waitForMessage(getPerson(who).slash(where, 'help')), label);
  await waitUntilIdle(testBot);
  return told;
}

/** Plays a match of theo and mina. Returns its last board. */
async function playMatch(where: string): Promise<APIMessage> {
  await startMatch(testBot, { game: 'runaround', channel: where, people: ['theo', 'mina'] });
  const sure = await waitForMessage(getPerson('mina').slash(where, 'table resign'));
  await waitForMessage(getPerson('mina').click(sure, 'Yes, resign'));
  await waitUntilIdle(testBot);
  const { messages } = testBot.discord.channel(where);
  const board = messages.findLast((message) => getOffers(message).includes('Rematch'));
  if (!board) throw new Error(`No match has ended in ${where}`);
  return board;
}

/** Lists the labels of a message's menus. */
function listNamed(message: APIMessage): readonly string[] {
  return listPressable(message.components).flatMap(({ options = [] }) => options.map(({ label }) => label));
}

async function countTables(): Promise<number> {
  return (await testBot.store.selectFrom('tables').select('id').execute()).length;
}

function listThreads(): number {
  return testBot.discord.channels.filter(({ channel }) => channel.type === ChannelType.PublicThread).length;
}

function getChannelId(name: string): string {
  return testBot.discord.channel(name).id;
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
