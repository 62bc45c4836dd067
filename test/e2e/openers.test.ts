import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import { getDirectChannel, postMessage } from '../../src/discord/core/rest/channel.ts';
import { listPressable, type PlaygroundUser, type ServerPlan } from '../../src/playground/index.ts';
import { getLobbyCard, getOffers, isPrivate, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';
import { countOpened, prepareOpenAttempts } from '../support/ways-to-open.ts';

const CHANNEL = 'table-one';

const server: ServerPlan = {
  ...demoServer,
  roles: ['Regulars', 'Crew'],
  people: demoServer.people.map((person) => (person.key === 'rex' ? { ...person, roles: ['Crew'] } : person)),
};

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot({ kept: true, server });
});
afterEach(async () => await closeCalmly(testBot));

test('opener roles: only members of the chosen roles can open games in any way', async () => {
  const ways = await prepareOpenAttempts(testBot, 'theo');
  const before = await countOpened(testBot);
  const panel = await choose([getRoleId('Regulars'), getRoleId('Crew')]);
  expect(panel.content.split('\n')).toEqual([
    '**Server settings**',
    `- Only <@&${getRoleId('Regulars')}> and <@&${getRoleId('Crew')}>, plus server and channel managers, can open games and leagues`,
    '- Blocked: nobody',
    '- Moderator log: off',
    expect.stringMatching(/^-# /),
  ]);
  const notifications = testBot.discord.notifications.length;
  for (const [name, way] of ways) {
    const told = await way();
    expect(told.content, name).toBe(
      `On this server, only <@&${getRoleId('Regulars')}> and <@&${getRoleId('Crew')}> can open games and leagues. You can join any game with an open seat.`,
    );
    expect([isPrivate(told), told.mentions, told.mention_roles], name).toEqual([true, [], []]);
  }
  expect(await countOpened(testBot)).toBe(before);
  expect(testBot.discord.notifications).toHaveLength(notifications);
  expect((await play('jisu')).content).toMatch(/역할만 게임과 리그를 열 수 있습니다/);
});

test('opener roles: a member of one of them and a manager can open games; anyone can join', async () => {
  await choose([getRoleId('Crew'), getRoleId('Regulars')]);
  expect((await play('rex')).content).toMatch(/^Your lobby is open/);
  expect((await play('mina', 'table-two')).content).toMatch(/^Your lobby is open/);
  await waitForMessage(getPerson('theo').click(getLobbyCard(testBot, CHANNEL), 'Join'));
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('2. Theo');
  await choose([]);
  expect((await play('theo', 'general')).content).toMatch(/^Your lobby is open/);
});

test('opener roles: every way to open a game works for a member of a role', async () => {
  const ways = await prepareOpenAttempts(testBot, 'rex');
  await choose([getRoleId('Crew')]);
  const before = await countOpened(testBot);
  for (const name of ['/play in a thread', 'rematch in a thread', '/league'])
    expect((await ways.get(name)?.())?.content, name).toMatch(/is open|^Created/);
  expect(await countOpened(testBot)).toBeGreaterThan(before);
});

test('opener roles: a rematch from direct messages needs a role or a manager too', async () => {
  for (const [at, people] of [
    ['rex', 'theo'],
    ['mina', 'theo'],
  ].entries()) {
    const channel = ['general', 'table-two'][at] ?? '';
    await startMatch(testBot, { game: 'runaround', channel, people });
    const sure = await waitForMessage(getPerson('theo').slash(channel, 'table resign'));
    await waitForMessage(getPerson('theo').click(sure, 'Yes, resign'));
    await waitUntilIdle(testBot);
  }
  await choose([getRoleId('Crew')]);
  expect((await clickAgainInDigest('theo', 1)).content).toContain(
    `only <@&${getRoleId('Crew')}> can open games`,
  );
  await clickAgainInDigest('rex', 1);
  expect((await clickAgainInDigest('theo', 2)).content).toContain(
    `only <@&${getRoleId('Crew')}> can open games`,
  );
  await clickAgainInDigest('mina', 2);
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, 'general').content).toContain('Hosted by \\*Rex');
  expect(getLobbyCard(testBot, 'table-two').content).toContain('Hosted by Mina');
});

test('opener roles: deleted ones do not count, and without any left everyone can open games', async () => {
  await choose([getRoleId('Regulars'), getRoleId('Crew')]);
  const [regulars, crew] = [getRoleId('Regulars'), getRoleId('Crew')];
  getPlace().removeRole('Regulars');
  await expect.poll(async () => (await openAccess()).content).not.toContain(regulars);
  const panel = await openAccess();
  expect((await play('theo')).content).toContain(`only <@&${crew}> can open`);
  expect(listDefaults(panel)).toEqual([crew]);
  await testBot.bot.close();
  getPlace().removeRole('Crew');
  testBot = await testBot.again();
  expect((await openAccess()).content).toContain(
    '- Everyone can open games and leagues: the allowed roles were deleted\n',
  );
  expect((await play('theo')).content).toMatch(/^Your lobby is open/);
});

test("opener roles: can be set by managers only, with refusals in the user's language", async () => {
  const panel = await openAccess();
  expect(panel.content).toContain('- Everyone can open games and leagues\n');
  const data = { custom_id: 'server-openers:0', component_type: 6, values: [getRoleId('Crew')], id: 1 };
  const told = await waitForMessage(
    getPerson('jisu').raw({ channel: CHANNEL, type: 3, data, message: { id: panel.id } }),
  );
  expect(told.content).toMatch(/서버 관리 권한/);
  expect(await testBot.store.selectFrom('servers').selectAll().execute()).toEqual([]);
  await expect(
    getPerson('mina').select(panel, 'server-openers:0', [testBot.discord.guildId]),
  ).rejects.toThrow();
});

test('opener roles: a forged menu or too many roles change nothing', async () => {
  const panel = await openAccess();
  const forged = async (component_type: number, values: readonly string[]) =>
    await waitForMessage(
      getPerson('mina').raw({
        channel: CHANNEL,
        type: 3,
        data: { custom_id: 'server-openers:0', component_type, values, id: 1 },
        message: { id: panel.id },
      }),
    );
  await forged(3, [getRoleId('Crew')]);
  await forged(
    6,
    Array.from({ length: 26 }, (_, at) => `13000000000000010${at + 10}`),
  );
  await forged(6, ['everybody']);
  expect(await testBot.store.selectFrom('servers').select('openers').execute()).toEqual([]);
});

async function openAccess(): Promise<APIMessage> {
  const panel = await waitForMessage(getPerson('mina').slash(CHANNEL, 'server'));
  expect(getOffers(panel)).toContain('Access');
  return await waitForMessage(getPerson('mina').click(panel, 'Access'));
}

async function choose(roles: readonly string[]): Promise<APIMessage> {
  return await waitForMessage(getPerson('mina').select(await openAccess(), 'server-openers:0', [...roles]));
}

async function play(who: string, where = CHANNEL): Promise<APIMessage> {
  const told = await waitForMessage(getPerson(who).slash(where, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  return told;
}

function listDefaults(panel: APIMessage): readonly string[] {
  return listPressable(panel.components).flatMap((raw) =>
    'default_values' in raw ? (raw.default_values as { id: string }[]).map(({ id }) => id) : [],
  );
}

function getRoleId(name: string): string {
  return getPlace().role(name);
}

function getPlace() {
  const [first] = testBot.discord.servers;
  if (!first) throw new Error('There is no server');
  return first;
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

/** Presses *Rematch* of a game in a direct message of the bot. */
async function clickAgainInDigest(who: string, table: number): Promise<APIMessage> {
  const { bot } = testBot.bot;
  const channel = await getDirectChannel(bot.rest, getPerson(who).id);
  const message = await postMessage(bot, channel, { content: 'Over', aloud: true }, `letter-${who}-${table}`);
  const data = { custom_id: `rematch:${table}`, component_type: 2, id: 1 };
  return await waitForMessage(getPerson(who).raw({ channel: { id: channel }, type: 3, data, message }));
}
