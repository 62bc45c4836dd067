import { Events, GatewayIntentBits as Intents } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlayground, type Playground, type ServerPlan } from '../../src/playground/index.ts';
import { clientFor, login } from './bot.ts';
import { openPage } from './page-client.ts';
import { call, wire } from './rest-client.ts';

const server: ServerPlan = {
  name: 'Members',
  bot: 'Bot',
  channels: ['general'],
  roles: ['Red'],
  people: [
    { key: 'ada', name: 'Ada', manages: true, roles: ['Red'] },
    { key: 'ben', name: 'Ben', nick: 'Adams' },
    { key: 'cleo', name: 'Cleo' },
  ],
};

let discord: Playground;
beforeEach(async () => {
  discord = await openPlayground({ page: false, server, privilegedIntents: true });
});
afterEach(() => discord.stop());

const listNames = (members: { user: { username: string } }[]) => members.map(({ user }) => user.username);
const get = (rest: string, playground = discord) =>
  call(playground, 'GET', `/guilds/${playground.guildId}/members${rest}`);

describe('routes of members', () => {
  test('members: are listed in pages by id, without those who left', async () => {
    discord.leave('cleo');
    expect(listNames((await get('?limit=1000')).json)).toEqual(['Bot', 'ada', 'ben']);
    const [first] = (await get('')).json;
    expect(listNames((await get(`?limit=1&after=${first.user.id}`)).json)).toEqual(['ada']);
    expect((await get('?limit=1001')).json.code).toBe(50035);
  });

  test('members: are found by the beginning of a user name or nick', async () => {
    expect(listNames((await get('/search?query=AD&limit=10')).json)).toEqual(['ada', 'ben']);
    expect(listNames((await get('/search?query=ad')).json)).toEqual(['ada']);
    expect((await get('/search')).json.errors.query._errors[0].code).toBe('BASE_TYPE_REQUIRED');
  });

  test('members: only the search is allowed without the privileged intents', async () => {
    const plain = await openPlayground({ page: false, server });
    expect((await get('', plain)).json.code).toBe(50001);
    expect(listNames((await get('/search?query=cleo', plain)).json)).toEqual(['cleo']);
    await plain.stop();
  });
});

describe('members at the Gateway', () => {
  test('members: a session requests them by prefix or id, and all only with the intent', async () => {
    const session = await wire(discord, { intents: 1 });
    const guild_id = discord.guildId;
    session.say(8, { guild_id, query: '', limit: 0 });
    session.say(8, { guild_id, query: 'cl', limit: 5, nonce: 'n' });
    const chunk = await session.next({ t: 'GUILD_MEMBERS_CHUNK' });
    expect(chunk).toMatchObject({ guild_id, chunk_index: 0, chunk_count: 1, nonce: 'n', not_found: [] });
    expect(listNames(chunk.members as never)).toEqual(['cleo']);
    session.say(8, { guild_id, user_ids: [discord.person('ben').id, '7'], limit: 0 });
    const named = await session.next({ t: 'GUILD_MEMBERS_CHUNK' }, 1);
    expect([listNames(named.members as never), named.not_found]).toEqual([['ben'], ['7']]);
    session.socket.terminate();
  });

  test('members: discord.js fetches all, and hears who leaves and joins', async () => {
    const intents = [Intents.Guilds, Intents.GuildMembers];
    const { client } = await login(clientFor(discord, {}, { intents }), discord.token);
    const guild = client.guilds.cache.get(discord.guildId)!;
    const all = await guild.members.fetch();
    expect(all.map(({ displayName }) => displayName)).toEqual(['Bot', 'Ada', 'Adams', 'Cleo']);
    const told: string[] = [];
    client.on(Events.GuildMemberRemove, ({ displayName }) => told.push(`- ${displayName}`));
    client.on(Events.GuildMemberAdd, ({ displayName }) => told.push(`+ ${displayName}`));
    discord.leave('cleo');
    discord.leave('cleo');
    discord.comeBack('cleo');
    await expect.poll(() => told).toEqual(['- Cleo', '+ Cleo']);
    await client.destroy();
  });

  test('message content: comes only with its intent', async () => {
    const [plain, reading] = await Promise.all([
      wire(discord, { intents: 1 << 9 }),
      wire(discord, { intents: (1 << 9) | (1 << 15) }),
    ]);
    discord.person('ada').say('general', 'hello');
    const heard = await Promise.all([plain, reading].map((one) => one.next({ t: 'MESSAGE_CREATE' })));
    expect(heard.map(({ content }) => content)).toEqual(['', 'hello']);
    plain.socket.terminate();
    reading.socket.terminate();
  });
});

test('page: knows the roles of the members, and hears of a deleted role', async () => {
  const page = await openPage(discord, 'ben');
  const { people } = await page.next('hello');
  expect(people.map(({ roles }) => roles.length)).toEqual([2, 0, 0]);
  discord.servers[0]?.removeRole('Red');
  await page.next('hello', (event) => event.people[0]?.roles.length === 1);
  page.close();
});
