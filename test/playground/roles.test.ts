import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlayground, type Playground, type ServerPlan } from '../../src/playground/index.ts';
import { call } from './rest-client.ts';

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
