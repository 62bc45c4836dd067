import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChannelType } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Playground, ServerPlan } from '../../src/playground/index.ts';
import { CannotDoError, openPlayground } from '../../src/playground/index.ts';
import { openPage } from './page-client.ts';
import { call, wire } from './rest-client.ts';

const COMMANDS = '/applications/1300000000000000100/commands';

const servers: readonly ServerPlan[] = [
  {
    name: 'Attic',
    bot: 'Bot',
    channels: ['general', 'attic'],
    people: [
      { key: 'ada', name: 'Ada', manages: true },
      { key: 'ben', name: 'Ben' },
    ],
  },
  {
    name: 'Boathouse',
    bot: 'Bot',
    locale: 'ko',
    channels: ['general', 'boats'],
    people: [
      { key: 'cleo', name: 'Cleo', manages: true },
      { key: 'ada', name: 'Ada', nick: 'Captain' },
    ],
    systemChannel: 'general',
  },
];

let discord: Playground;
beforeEach(async () => {
  discord = await openPlayground({ page: false, servers });
  await call(discord, 'PUT', COMMANDS, [{ name: 'play', description: 'Plays' }]);
});
afterEach(() => discord.stop());

test('servers: have their own channels, people and unique ids', async () => {
  const [attic, boathouse] = discord.servers;
  expect(discord.servers.map(({ channels }) => channels.map(({ name }) => name))).toEqual([
    ['general', 'attic'],
    ['general', 'boats'],
  ]);
  expect(discord.people.map(({ key }) => key)).toEqual(['ada', 'ben', 'cleo']);
  const ids = [...discord.servers, ...discord.channels, ...discord.people].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(discord.guildId).toBe(attic?.id);
  expect((await call(discord, 'GET', `/guilds/${boathouse?.id}`)).json).toMatchObject({
    name: 'Boathouse',
    preferred_locale: 'ko',
    system_channel_id: boathouse?.channel('general').id,
  });
});

test("channel name: needs the server's name when several servers have such a channel", () => {
  expect(discord.channel('#boats').id).toBe(discord.servers[1]?.channel('boats').id);
  expect(discord.channel('Boathouse/general').id).toBe(discord.servers[1]?.channel('general').id);
  expect(() => discord.channel('general')).toThrow('Several servers have a channel general');
  expect(() => discord.channel('Attic/boats')).toThrow(CannotDoError);
  expect(() => discord.servers[0]?.channel('boats')).toThrow(CannotDoError);
});

test('person on several servers: has a nickname and rights for each', async () => {
  const gateway = await wire(discord);
  const ada = discord.person('ada');
  void ada.slash('attic', 'play');
  void ada.slash('boats', 'play');
  const [here, there] = [0, 1].map((nth) => gateway.next({ t: 'INTERACTION_CREATE' }, nth));
  expect(await here).toMatchObject({ guild_id: discord.servers[0]?.id, member: { nick: 'Ada' } });
  expect(await there).toMatchObject({
    guild_id: discord.servers[1]?.id,
    guild: { id: discord.servers[1]?.id, locale: 'ko' },
    guild_locale: 'ko',
    member: { nick: 'Captain', roles: [], user: { id: ada.id } },
  });
  await expect(discord.person('ben').slash('boats', 'play')).rejects.toThrow('is not on this server');
  expect(() => discord.person('cleo').say('attic', 'Hello')).toThrow(CannotDoError);
  const member = (server: number, key: string) =>
    call(discord, 'GET', `/guilds/${discord.servers[server]?.id}/members/${discord.person(key).id}`);
  expect((await member(1, 'ada')).json.nick).toBe('Captain');
  expect((await member(1, 'ben')).json.code).toBe(10007);
  gateway.socket.terminate();
});

test('bot removed from one server: stays in the other', async () => {
  const [attic, boathouse] = discord.servers;
  const write = (name: string) =>
    call(discord, 'POST', `/channels/${discord.channel(name).id}/messages`, { content: 'Here' });
  boathouse?.removeBot();
  expect([attic?.isBotIn, boathouse?.isBotIn]).toEqual([true, false]);
  expect((await write('boats')).json.code).toBe(50001);
  expect((await write('attic')).status).toBe(200);
  boathouse?.inviteBot();
  expect((await write('boats')).status).toBe(200);
});

test('direct message: reaches a person who shares any server with the bot', async () => {
  const write = async () => {
    const { id: recipient_id } = discord.person('ada');
    const { id } = (await call(discord, 'POST', '/users/@me/channels', { recipient_id })).json;
    return (await call(discord, 'POST', `/channels/${id}/messages`, { content: 'Psst' })).status;
  };
  discord.leave('ada');
  expect(await write()).toBe(200);
  discord.servers[1]?.removeBot();
  expect(await write()).toBe(403);
});

test('guild commands: are offered on their server only', async () => {
  const path = `/applications/1300000000000000100/guilds/${discord.servers[1]?.id}/commands`;
  await call(discord, 'PUT', path, [{ name: 'row', description: 'Rows' }]);
  await expect(discord.person('ada').slash('attic', 'row')).rejects.toThrow('no command /row');
  const gateway = await wire(discord);
  void discord.person('ada').slash('boats', 'row');
  expect(await gateway.next({ t: 'INTERACTION_CREATE' })).toMatchObject({ data: { name: 'row' } });
  gateway.socket.terminate();
});

test('page: shows one server and lists the others of its person', async () => {
  const [attic, boathouse] = discord.servers;
  const page = await openPage(discord, 'ada', boathouse?.id);
  const hello = await page.next('hello');
  expect(hello.servers.map(({ name }) => name)).toEqual(['Attic', 'Boathouse']);
  expect([hello.guild.name, hello.you.nick]).toEqual(['Boathouse', 'Captain']);
  expect(hello.people.map(({ nick }) => nick)).toEqual(['Cleo', 'Captain']);
  const shown = hello.channels.filter(({ type }) => type !== ChannelType.DM);
  expect(shown.map(({ id }) => id)).toEqual(boathouse?.channels.map(({ id }) => id));
  discord.person('ada').say('attic', 'Elsewhere');
  discord.person('cleo').say('boats', 'Here');
  await page.next('message', ({ seen }) => seen.message.content === 'Here');
  expect(page.heard.filter(({ is }) => is === 'message')).toHaveLength(1);
  const first = await openPage(discord, 'ben');
  expect(await first.next('hello')).toMatchObject({ guild: { id: attic?.id }, servers: [{ name: 'Attic' }] });
  first.close();
  page.close();
});

test('servers: keep their state over a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'room-'));
  const first = await openPlayground({ page: false, servers, dataDir });
  first.servers[1]?.leave(first.person('ada'));
  first.servers[1]?.removeBot();
  first.servers[1]?.addChannel('jetty');
  await first.stop();
  const again = await openPlayground({ page: false, servers, dataDir });
  expect(again.servers.map(({ isBotIn }) => isBotIn)).toEqual([true, false]);
  expect(again.channel('Boathouse/jetty').name).toBe('jetty');
  expect(() => again.person('ada').say('boats', 'Ahoy')).toThrow('has left this server');
  again.person('ada').say('attic', 'Hello');
  await again.stop();
  await rm(dataDir, { recursive: true });
});

test('data folder from before several servers: opens unchanged', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'room-'));
  const [one] = servers as [ServerPlan];
  const first = await openPlayground({ page: false, server: one, dataDir });
  first.person('ben').say('attic', 'Long ago');
  first.leave('ben');
  await first.stop();
  const file = join(dataDir, 'room.json');
  const { others: _, ...kept } = JSON.parse(await readFile(file, 'utf8'));
  delete kept.server.id;
  await writeFile(file, JSON.stringify(kept));
  const again = await openPlayground({ page: false, servers, dataDir });
  expect(again.channel('attic').messages.map(({ content }) => content)).toEqual(['Long ago']);
  expect(() => again.person('ben').say('attic', 'Again')).toThrow('has left this server');
  await again.stop();
  await rm(dataDir, { recursive: true });
});
