import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlayground, type Playground, type ServerPlan } from '../../src/playground/index.ts';
import { openPage } from './page-client.ts';
import { call, wire } from './rest-client.ts';

const server: ServerPlan = {
  name: 'Roles',
  bot: 'Bot',
  channels: ['general'],
  roles: ['Red', 'Blue'],
  people: [
    { key: 'ada', name: 'Ada', manages: true, roles: ['Red'] },
    { key: 'ben', name: 'Ben', roles: ['Red', 'Blue'] },
  ],
};

const MENU = { type: 6, custom_id: 'roles', min_values: 0, max_values: 2 };

let discord: Playground;
let client: Client;
beforeEach(async () => {
  discord = await openPlayground({ page: false, server });
  client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: discord.api } });
  await client.login(discord.token);
  if (!client.isReady()) await new Promise((resolve) => client.once(Events.ClientReady, resolve));
});
afterEach(async () => {
  await client.destroy();
  await discord.stop();
});

describe('roles', () => {
  test('member: has the roles of the plan until one is deleted', async () => {
    const { json } = await call(discord, 'GET', `/guilds/${discord.guildId}/members/${ben().id}`);
    expect(json.roles).toEqual([role('Red'), role('Blue')]);
    const guild = client.guilds.cache.get(discord.guildId);
    expect(guild?.roles.cache.map(({ name }) => name)).toEqual(['@everyone', 'Bot', 'Host', 'Red', 'Blue']);
    const gone = role('Red');
    discord.servers[0]?.removeRole('Red');
    await expect.poll(() => guild?.roles.cache.has(gone)).toBe(false);
    const after = await call(discord, 'GET', `/guilds/${discord.guildId}/members/${ben().id}`);
    expect(after.json.roles).toEqual([role('Blue')]);
    expect(() => role('Red')).toThrow('There is no role Red');
  });

  test('role menu: sends the chosen roles and does not offer @everyone', async () => {
    const message = await posted({ components: [{ type: 1, components: [MENU] }] });
    const heard = new Promise<Interaction>((resolve) => client.once(Events.InteractionCreate, resolve));
    void ben().select(message, 'roles', [role('Blue')]);
    const interaction = await heard;
    if (!interaction.isRoleSelectMenu()) throw new Error('It is a menu of roles');
    expect(interaction.roles.map(({ name }) => name)).toEqual(['Blue']);
    expect(interaction.inCachedGuild() && interaction.member.roles.cache.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Red', 'Blue']),
    );
    await expect(ben().select(message, 'roles', [discord.guildId])).rejects.toThrow('does not offer');
  });

  test('role mention: pings no one without the permission to mention everyone', async () => {
    const message = await posted({ content: `<@&${role('Red')}>` });
    expect(discord.message(message)?.mention_roles).toEqual([]);
    expect(discord.notifications).toEqual([]);
  });

  test('role mention: pings the members of the role with that permission, unless mentions are off', async () => {
    const MENTION_EVERYONE = 1n << 17n;
    const may = client.guilds.cache.get(discord.guildId)?.members.me?.permissions.bitfield ?? 0n;
    discord.channel('general').permit(may | MENTION_EVERYONE);
    const message = await posted({ content: `<@&${role('Blue')}>` });
    expect(discord.message(message)?.mention_roles).toEqual([role('Blue')]);
    expect(discord.notifications.map(({ person }) => person)).toEqual([ben().id]);
    await posted({ content: `<@&${role('Blue')}>`, allowed_mentions: { parse: [] } });
    expect(discord.notifications).toHaveLength(1);
  });
});

describe('roles of members', () => {
  const MEMBERS = GatewayIntentBits.Guilds | GatewayIntentBits.GuildMembers;
  const change = (
    playground: Playground,
    method: string,
    name: string,
    user = playground.person('ben').id,
  ) => {
    const id = /^\d+$/.test(name) ? name : playground.servers[0]?.role(name);
    return call(playground, method, `/guilds/${playground.guildId}/members/${user}/roles/${id}`);
  };

  test('roles: are listed, and given and taken by a bot that manages, with an event', async () => {
    const own = await openPlayground({
      page: false,
      server: { ...server, botManages: true },
      privilegedIntents: true,
    });
    const { json: roles } = await call(own, 'GET', `/guilds/${own.guildId}/roles`);
    const byPosition = [...roles].sort((a, b) => a.position - b.position).map(({ name }) => name);
    expect(byPosition).toEqual(['@everyone', 'Red', 'Blue', 'Bot', 'Host']);
    const session = await wire(own, { intents: MEMBERS });
    const page = await openPage(own, 'ada');
    for (let n = 0; n < 2; n += 1) expect((await change(own, 'DELETE', 'Blue')).status).toBe(204);
    expect((await change(own, 'PUT', 'Blue', own.person('ada').id)).status).toBe(204);
    const events = [0, 1].map((nth) => session.next({ t: 'GUILD_MEMBER_UPDATE' }, nth));
    const [red, blue] = ['Red', 'Blue'].map((name) => own.servers[0]?.role(name));
    expect(await Promise.all(events)).toMatchObject([
      { guild_id: own.guildId, user: { username: 'ben' }, roles: [red] },
      { user: { username: 'ada' }, roles: [expect.any(String), red, blue] },
    ]);
    await page.next('hello', ({ people }) => people[0]?.roles.includes(blue ?? '') === true);
    page.close();
    session.socket.terminate();
    await own.stop();
  });

  test('roles: are refused to a bot without the permission, above its own, or unknown', async () => {
    const own = await openPlayground({ page: false, server: { ...server, botManages: true } });
    const host = own.person('ada').roles[0] ?? '';
    const { json: bot } = await call(own, 'GET', `/guilds/${own.guildId}/members/1300000000000000100`);
    const codes = [own.guildId, bot.roles[0], host, '1300000000000000999'].map(
      async (id) => (await change(own, 'PUT', id)).json.code,
    );
    expect(await Promise.all(codes)).toEqual([50028, 50028, 50013, 10011]);
    expect((await change(own, 'PUT', 'Red', '1300000000000000999')).json.code).toBe(10007);
    expect((await change(discord, 'PUT', 'Red')).json.code).toBe(50013);
    await own.stop();
  });

  test('botManages: the bot deletes the messages of others', async () => {
    const own = await openPlayground({ page: false, server: { ...server, botManages: true } });
    const { id, channel_id } = own.person('ben').say('general', 'spam');
    expect((await call(own, 'DELETE', `/channels/${channel_id}/messages/${id}`)).status).toBe(204);
    expect(own.channel('general').channel).toMatchObject({ permission_overwrites: [] });
    await own.stop();
  });
});

async function posted(body: object): Promise<string> {
  const { json } = await call(discord, 'POST', `/channels/${discord.channel('general').id}/messages`, body);
  return json.id;
}

function role(name: string): string {
  return discord.servers[0]?.role(name) ?? '';
}

function ben() {
  return discord.person('ben');
}
