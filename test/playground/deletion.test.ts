import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Events, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground } from '../../src/playground/index.ts';
import { CannotDoError, openPlayground } from '../../src/playground/index.ts';
import type { Scene } from './bot.ts';
import { clientFor, login, once, scene } from './bot.ts';
import { call } from './rest-client.ts';

let here: Scene;
let discord: Playground;

beforeEach(async () => {
  here = await scene();
  discord = here.playground;
});

afterEach(() => here.close());

const channel = () => discord.channel('table-one').id;

async function posted(where = channel()): Promise<string> {
  return (await call(discord, 'POST', `/channels/${where}/messages`, { content: 'Here' })).json.id;
}

async function threadIn(where = channel()): Promise<string> {
  return (await call(discord, 'POST', `/channels/${where}/threads`, { name: 'A table', type: 11 })).json.id;
}

/** Returns status and error code of a request. */
async function codeOf(method: string, path: string, json?: unknown): Promise<readonly unknown[]> {
  const got = await call(discord, method, path, json);
  return [got.status, got.json?.code];
}

/** Collects these events of the client from now on. */
function told(...events: readonly string[]): string[] {
  const heard: string[] = [];
  for (const event of events) here.bot.client.on(event, ({ id }) => heard.push(`${event} ${id}`));
  return heard;
}

describe('deleted channel', () => {
  test('deleted channel: takes its threads along without events for them', async () => {
    const id = channel();
    const thread = await threadIn();
    const message = await posted(thread);
    const heard = told(Events.ThreadDelete, Events.ChannelDelete);
    const deleted = once(here.bot.client, Events.ChannelDelete);
    discord.deleteChannel('table-one');
    await deleted;
    expect(heard).toEqual([`channelDelete ${id}`]);
    for (const gone of [id, thread])
      expect(await codeOf('POST', `/channels/${gone}/messages`, { content: 'Too late' })).toEqual([
        404, 10003,
      ]);
    expect(discord.message(message)).toBeNull();
    expect(() => discord.channel('table-one')).toThrow(CannotDoError);
    await expect(discord.person('mina').slash(id, 'play')).rejects.toThrow(CannotDoError);
  });

  test('deleted channel, members who left and a removed bot: stay so over a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'room-'));
    const first = await openPlayground({ page: false, server: demoServer, dataDir });
    first.deleteChannel('table-one');
    first.leave('rex');
    first.removeBot();
    await first.stop();
    const again = await openPlayground({ page: false, server: demoServer, dataDir });
    expect(again.channels.map(({ name }) => name)).toEqual(['general', 'table-two', '놀이방']);
    expect((await call(again, 'GET', `/guilds/${again.guildId}`)).json.code).toBe(10004);
    again.inviteBot();
    const rex = `/guilds/${again.guildId}/members/${again.person('rex').id}`;
    expect((await call(again, 'GET', rex)).json.code).toBe(10007);
    await again.stop();
    await rm(dataDir, { recursive: true });
  });
});

test('added channel: is announced to the client and listed last', async () => {
  const created = once(here.bot.client, Events.ChannelCreate);
  const { id } = discord.addChannel('table-three');
  expect((await created)[0]).toMatchObject({ id, name: 'table-three', type: 0 });
  expect(discord.channels.map(({ name }) => name).at(-1)).toBe('table-three');
  expect(await codeOf('POST', `/channels/${id}/messages`, { content: 'First' })).toEqual([200, undefined]);
});

test('deleted thread: leaves its channel intact', async () => {
  const thread = await threadIn();
  const deleted = once(here.bot.client, Events.ThreadDelete);
  discord.deleteChannel(thread);
  expect((await deleted)[0]).toMatchObject({ id: thread, parentId: channel() });
  expect(await codeOf('GET', `/channels/${thread}`)).toEqual([404, 10003]);
  expect(await codeOf('GET', `/channels/${channel()}`)).toEqual([200, undefined]);
});

describe('deleted message', () => {
  test('message deleted by a moderator: is unknown afterwards', async () => {
    const id = await posted();
    discord.deleteMessage(id);
    const path = `/channels/${channel()}/messages/${id}`;
    for (const [method, json] of [['GET'], ['PATCH', { content: 'Changed' }], ['DELETE']] as const)
      expect(await codeOf(method, path, json)).toEqual([404, 10008]);
    expect(() => discord.deleteMessage(id)).toThrow(CannotDoError);
  });

  test('message deleted by the bot: is unknown afterwards', async () => {
    const path = `/channels/${channel()}/messages/${await posted()}`;
    expect(await codeOf('DELETE', path)).toEqual([204, undefined]);
    expect(await codeOf('DELETE', path)).toEqual([404, 10008]);
  });

  test('deleted message: is announced to clients with the intent for messages', async () => {
    const client = clientFor(discord, {}, { intents: ['Guilds', 'GuildMessages'] });
    await login(client, discord.token);
    const id = await posted();
    const deleted = new Promise((resolve) =>
      client.on(Events.Raw, ({ t, d }) => t === 'MESSAGE_DELETE' && resolve(d)),
    );
    discord.deleteMessage({ id });
    expect(await deleted).toEqual({ id, channel_id: channel(), guild_id: discord.guildId });
    await client.destroy();
  });
});

describe('removed bot', () => {
  test('removed bot: gets the event and loses access to everything', async () => {
    const left = once(here.bot.client, Events.GuildDelete);
    const outage = told(Events.GuildUnavailable);
    const id = await posted();
    discord.removeBot();
    expect((await left)[0].id).toBe(discord.guildId);
    expect(outage).toEqual([]);
    const messages = `/channels/${channel()}/messages`;
    expect(await codeOf('POST', messages, { content: 'Hello' })).toEqual([403, 50001]);
    expect(await codeOf('PATCH', `${messages}/${id}`, { content: 'Hello' })).toEqual([403, 50001]);
    expect(await codeOf('DELETE', `${messages}/${id}`)).toEqual([403, 50001]);
    expect(await codeOf('GET', `/channels/${channel()}`)).toEqual([403, 50001]);
    const guild = `/guilds/${discord.guildId}`;
    for (const path of [guild, `${guild}/channels`, `${guild}/members/${discord.person('theo').id}`])
      expect(await codeOf('GET', path)).toEqual([404, 10004]);
    expect(
      await codeOf('GET', Routes.applicationGuildCommands(here.bot.client.user!.id, discord.guildId)),
    ).toEqual([403, 50001]);
    await expect(discord.person('mina').slash('table-one', 'play')).rejects.toThrow('not on this server');
  });

  test('removed bot: hears no events, and finds no server when it logs in again', async () => {
    discord.removeBot();
    const heard = told(Events.ChannelDelete);
    discord.deleteChannel('table-two');
    const client = clientFor(discord);
    await login(client, discord.token);
    expect(client.guilds.cache.size).toBe(0);
    expect(heard).toEqual([]);
    await client.destroy();
  });

  test('removed bot: is invited again and finds the remaining channels', async () => {
    discord.removeBot();
    discord.deleteChannel('table-two');
    const created = once(here.bot.client, Events.GuildCreate);
    discord.inviteBot();
    const [guild] = await created;
    expect(guild.channels.cache.map(({ name }) => name)).toEqual(['general', 'table-one', '놀이방']);
    expect(await codeOf('GET', `/channels/${channel()}`)).toEqual([200, undefined]);
  });
});

describe('member who left', () => {
  test('member who left: is unknown until the return, without member events', async () => {
    const heard = told(Events.GuildMemberRemove, Events.GuildMemberAdd);
    const path = `/guilds/${discord.guildId}/members/${discord.person('theo').id}`;
    expect((await call(discord, 'GET', path)).json.user.id).toBe(discord.person('theo').id);
    discord.leave('theo');
    expect(await codeOf('GET', path)).toEqual([404, 10007]);
    expect(await codeOf('GET', `/users/${discord.person('theo').id}`)).toEqual([200, undefined]);
    discord.comeBack('theo');
    expect(await codeOf('GET', path)).toEqual([200, undefined]);
    expect(heard).toEqual([]);
  });

  test('member who left: sees nothing and can do nothing', async () => {
    const id = await posted();
    discord.leave('theo');
    const theo = discord.person('theo');
    expect(theo.sees('table-one')).toEqual([]);
    expect(() => theo.say('table-one', 'Still here')).toThrow(CannotDoError);
    await expect(theo.click(id, 'play')).rejects.toThrow('has left this server');
    discord.comeBack('theo');
    expect(theo.sees('table-one')).toHaveLength(1);
  });
});
