import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { directChannel, post } from '../../src/discord/core/rest/channel.ts';
import { fridayTable } from '../../src/friends.ts';
import { type Actor, pressable, type ServerPlan } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, cardIn, isPrivate, offers, sitDown } from '../support/table.ts';
import { countOpened, waysToOpen } from '../support/ways-to-open.ts';

const CHANNEL = 'table-one';

const server: ServerPlan = {
  ...fridayTable,
  roles: ['Regulars', 'Crew'],
  people: fridayTable.people.map((person) =>
    person.key === 'rex' ? { ...person, roles: ['Crew'] } : person,
  ),
};

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening({ kept: true, server });
});
afterEach(async () => await endCalmly(evening));

test('only members of the chosen roles open games, in every way there is', async () => {
  const ways = await waysToOpen(evening, 'theo');
  const before = await countOpened(evening);
  const panel = await choose([role('Regulars'), role('Crew')]);
  expect(panel.content.split('\n')).toEqual([
    '**Settings of this server**',
    `- Only <@&${role('Regulars')}> and <@&${role('Crew')}>, plus server and channel managers, can open games and leagues`,
    '- Blocked: nobody',
    '- Log for moderators: none',
    expect.stringMatching(/^-# /),
  ]);
  const notifications = evening.discord.notifications.length;
  for (const [name, way] of ways) {
    const told = await way();
    expect(told.content, name).toBe(
      `On this server only <@&${role('Regulars')}> and <@&${role('Crew')}> can open games and leagues. You can join any game that has an open seat.`,
    );
    expect([isPrivate(told), told.mentions, told.mention_roles], name).toEqual([true, [], []]);
  }
  expect(await countOpened(evening)).toBe(before);
  expect(evening.discord.notifications).toHaveLength(notifications);
  expect((await play('jisu')).content).toMatch(/역할만 게임과 리그를 열 수 있습니다/);
});

test('a member of one of the roles and a manager open games; everybody joins', async () => {
  await choose([role('Crew'), role('Regulars')]);
  expect((await play('rex')).content).toMatch(/^Your table is open/);
  expect((await play('mina', 'table-two')).content).toMatch(/^Your table is open/);
  await answered(person('theo').click(cardIn(evening, CHANNEL), 'Join'));
  await calm(evening);
  expect(cardIn(evening, CHANNEL).content).toContain('2. Theo');
  await choose([]);
  expect((await play('theo', 'general')).content).toMatch(/^Your table is open/);
});

test('the ways open again for whoever is in a role', async () => {
  const ways = await waysToOpen(evening, 'rex');
  await choose([role('Crew')]);
  const before = await countOpened(evening);
  for (const name of ['/play in a thread', 'rematch in a thread', '/league'])
    expect((await ways.get(name)?.())?.content, name).toMatch(/is open/);
  expect(await countOpened(evening)).toBeGreaterThan(before);
});

test('in direct messages a game is played again by members of the roles and managers, and by nobody else', async () => {
  for (const [at, people] of [
    ['rex', 'theo'],
    ['mina', 'theo'],
  ].entries()) {
    const channel = ['general', 'table-two'][at] ?? '';
    await sitDown(evening, { game: 'runaround', channel, people });
    const sure = await answered(person('theo').slash(channel, 'resign'));
    await answered(person('theo').click(sure, 'Yes, resign'));
    await calm(evening);
  }
  await choose([role('Crew')]);
  expect((await againByLetter('theo', 1)).content).toContain(`only <@&${role('Crew')}> can open games`);
  await againByLetter('rex', 1);
  expect((await againByLetter('theo', 2)).content).toContain(`only <@&${role('Crew')}> can open games`);
  await againByLetter('mina', 2);
  await calm(evening);
  expect(cardIn(evening, 'general').content).toContain('Table of \\*Rex');
  expect(cardIn(evening, 'table-two').content).toContain('Table of Mina');
});

test('roles that were deleted do not count, and without any left everybody opens games', async () => {
  await choose([role('Regulars'), role('Crew')]);
  const [regulars, crew] = [role('Regulars'), role('Crew')];
  place().removeRole('Regulars');
  await expect.poll(async () => (await access()).content).not.toContain(regulars);
  const panel = await access();
  expect((await play('theo')).content).toContain(`only <@&${crew}> can open`);
  expect(defaults(panel)).toEqual([crew]);
  await evening.bot.close();
  place().removeRole('Crew');
  evening = await evening.again();
  expect((await access()).content).toContain(
    '- Everybody can open games and leagues: the roles that could were deleted\n',
  );
  expect((await play('theo')).content).toMatch(/^Your table is open/);
});

test('the page is for managers alone, in their language', async () => {
  const panel = await access();
  expect(panel.content).toContain('- Everybody can open games and leagues\n');
  const data = { custom_id: 'server-openers:0', component_type: 6, values: [role('Crew')], id: 1 };
  const told = await answered(
    person('jisu').raw({ channel: CHANNEL, type: 3, data, message: { id: panel.id } }),
  );
  expect(told.content).toMatch(/서버 관리 권한/);
  expect(await evening.store.selectFrom('servers').selectAll().execute()).toEqual([]);
  await expect(person('mina').select(panel, 'server-openers:0', [evening.discord.guildId])).rejects.toThrow();
});

test('a menu of another kind, and more roles than a menu holds, are refused', async () => {
  const panel = await access();
  const forged = async (component_type: number, values: readonly string[]) =>
    await answered(
      person('mina').raw({
        channel: CHANNEL,
        type: 3,
        data: { custom_id: 'server-openers:0', component_type, values, id: 1 },
        message: { id: panel.id },
      }),
    );
  await forged(3, [role('Crew')]);
  await forged(
    6,
    Array.from({ length: 26 }, (_, at) => `13000000000000010${at + 10}`),
  );
  await forged(6, ['everybody']);
  expect(await evening.store.selectFrom('servers').select('openers').execute()).toEqual([]);
});

async function access(): Promise<APIMessage> {
  const panel = await answered(person('mina').slash(CHANNEL, 'server'));
  expect(offers(panel)).toContain('Access');
  return await answered(person('mina').click(panel, 'Access'));
}

async function choose(roles: readonly string[]): Promise<APIMessage> {
  return await answered(person('mina').select(await access(), 'server-openers:0', [...roles]));
}

async function play(who: string, where = CHANNEL): Promise<APIMessage> {
  const told = await answered(person(who).slash(where, 'play', { game: 'runaround' }));
  await calm(evening);
  return told;
}

function defaults(panel: APIMessage): readonly string[] {
  return pressable(panel.components).flatMap((raw) =>
    'default_values' in raw ? (raw.default_values as { id: string }[]).map(({ id }) => id) : [],
  );
}

function role(name: string): string {
  return place().role(name);
}

function place() {
  const [first] = evening.discord.servers;
  if (!first) throw new Error('There is no server');
  return first;
}

function person(name: string): Actor {
  return evening.discord.person(name);
}

/** Presses *Play again* of a game in a direct message of the bot. */
async function againByLetter(who: string, table: number): Promise<APIMessage> {
  const { rest } = evening.bot.bot;
  const channel = await directChannel(rest, person(who).id);
  const message = await post(rest, channel, { content: 'Over', aloud: true }, `letter-${who}-${table}`);
  const data = { custom_id: `rematch:${table}`, component_type: 2, id: 1 };
  return await answered(person(who).raw({ channel: { id: channel }, type: 3, data, message }));
}
