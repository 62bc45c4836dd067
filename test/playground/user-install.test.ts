import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatInputCommandInteraction, Interaction } from 'discord.js';
import { Events } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  BotAnswer,
  ChannelName,
  Playground,
  PlaygroundUser,
  ServerPlan,
} from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';
import type { Scene } from './bot.ts';
import { scene } from './bot.ts';
import { APP, button, row } from './exchange.ts';
import { openPage } from './page-client.ts';
import { call, png } from './rest-client.ts';

/** Ada and Ben share the first server, Ben and Cleo the second, on which the bot is not. */
const servers: readonly ServerPlan[] = [
  {
    name: 'Home',
    bot: 'Librarian',
    channels: ['desk'],
    people: [
      { key: 'ada', name: 'Ada', manages: true },
      { key: 'ben', name: 'Ben' },
    ],
  },
  {
    name: 'Away',
    bot: 'Librarian',
    hasBot: false,
    channels: ['hall'],
    people: [
      { key: 'ben', name: 'Ben' },
      { key: 'cleo', name: 'Cleo', manages: true },
    ],
  },
];

const commands = [
  { name: 'anywhere', description: 'x', contexts: [0, 1, 2], integration_types: [0, 1] },
  { name: 'only-server', description: 'x', contexts: [0], integration_types: [0] },
  { name: 'only-user', description: 'x', contexts: [0, 1, 2], integration_types: [1] },
  { name: 'no-group', description: 'x', contexts: [0, 1], integration_types: [0, 1] },
  { name: 'by-default', description: 'x' },
];

let here: Scene;
let discord: Playground;
let [ada, ben, cleo]: readonly PlaygroundUser[] = [];
let payloads: Record<string, unknown>[];

beforeEach(async () => {
  here = await scene({ servers });
  discord = here.playground;
  [ada, ben, cleo] = ['ada', 'ben', 'cleo'].map((key) => discord.person(key));
  await call(discord, 'PUT', `/applications/${APP}/commands`, commands);
  here.bot.handle = answer;
  payloads = [];
  here.bot.client.on(Events.Raw, ({ t, d }) => t === 'INTERACTION_CREATE' && payloads.push(d));
});

afterEach(async () => {
  expect(here.bot.errors).toEqual([]);
  await here.close();
});

function answer(interaction: Interaction): unknown {
  if (interaction.isButton()) return interaction.update({ content: `By ${interaction.user.username}` });
  return (interaction as ChatInputCommandInteraction).reply({ content: 'Here', components: [row(button)] });
}

/** Returns the names of the commands that a person can use in a channel. */
async function listUsable(person: PlaygroundUser, channel: ChannelName): Promise<readonly string[]> {
  const usable: string[] = [];
  for (const { name } of commands)
    await person.slash(channel, name).then(
      () => usable.push(name),
      () => undefined,
    );
  return usable;
}

const getOwners = () => payloads.at(-1)?.authorizing_integration_owners;

/** Sends a follow-up with the token of an answer. */
const followUp = async ({ token }: BotAnswer, content = 'More') =>
  await call(discord, 'POST', `/webhooks/${APP}/${token}`, { content }, { token: null });

describe('offer of a command', () => {
  test('commands: are offered by installation and context', async () => {
    const group = discord.openGroup(['ada', 'ben', 'cleo']);
    expect(await listUsable(ada!, 'desk')).toEqual(['anywhere', 'only-server', 'no-group', 'by-default']);
    expect(await listUsable(ada!, ada!.direct())).toEqual(['anywhere', 'no-group', 'by-default']);
    expect(await listUsable(cleo!, 'hall')).toEqual([]);
    expect(await listUsable(cleo!, cleo!.direct())).toEqual([]);
    expect(await listUsable(cleo!, group)).toEqual([]);
    for (const one of [ada!, cleo!]) one.install();
    expect(await listUsable(ada!, 'desk')).toEqual(commands.map(({ name }) => name));
    expect(await listUsable(cleo!, 'hall')).toEqual(['anywhere', 'only-user', 'no-group']);
    expect(await listUsable(cleo!, cleo!.direct())).toEqual(['anywhere', 'only-user', 'no-group']);
    expect(await listUsable(cleo!, group)).toEqual(['anywhere', 'only-user']);
    cleo!.uninstall();
    expect(await listUsable(cleo!, group)).toEqual([]);
  });

  test('commands: say why nobody can use them', async () => {
    await expect(cleo!.slash('hall', 'anywhere')).rejects.toThrow('The bot is not on this server.');
    const group = discord.openGroup(['ada', 'cleo']);
    await expect(cleo!.slash(group, 'anywhere')).rejects.toThrow('Cleo has not installed the bot.');
  });
});

describe('owners of an interaction', () => {
  test.each<[string, () => ChannelName, object]>([
    ['a server with the bot', () => 'desk', { 0: '1300000000000000200', 1: 'ben' }],
    ['a server without the bot', () => 'hall', { 1: 'ben' }],
    ['direct messages', () => ben!.direct(), { 0: '0', 1: 'ben' }],
    ['a group', () => discord.openGroup(['ben', 'cleo']), { 1: 'ben' }],
  ])('owners: name the server, the user or both in %s', async (_, getPlace, owners) => {
    ben!.install();
    await ben!.slash(getPlace(), 'anywhere');
    const named = Object.entries(owners).map(([type, id]) => [type, id === 'ben' ? ben!.id : id]);
    expect(getOwners()).toEqual(Object.fromEntries(named));
  });

  test('owners: leave out an installation that the command is not made for', async () => {
    ben!.install();
    await ben!.slash('desk', 'only-user');
    expect(getOwners()).toEqual({ 1: ben!.id });
    await ben!.slash('desk', 'only-server');
    expect(getOwners()).toEqual({ 0: discord.guildId });
  });

  test('owners: of direct messages have no server without one in common', async () => {
    cleo!.install();
    await cleo!.slash(cleo!.direct(), 'anywhere');
    expect(getOwners()).toEqual({ 1: cleo!.id });
  });

  test('owners: of a button are those of its message', async () => {
    ben!.install();
    const said = await ben!.slash('hall', 'anywhere');
    expect(said.message?.interaction_metadata?.authorizing_integration_owners).toEqual({ 1: ben!.id });
    expect((await cleo!.click(said.message, 'Go')).message?.content).toBe('By cleo');
    expect(getOwners()).toEqual({ 1: ben!.id });
    const { json } = await followUp(said);
    expect(json.interaction_metadata).toMatchObject({
      authorizing_integration_owners: { 1: ben!.id },
      original_response_message_id: said.message?.id,
    });
    ben!.uninstall();
    await expect(cleo!.click(said.message, 'Go')).rejects.toThrow('The bot is not on this server.');
  });
});

describe('server without the bot', () => {
  test('server without the bot: the interaction has a guild and the permissions of the user', async () => {
    ben!.install();
    const { message } = await ben!.slash('hall', 'anywhere');
    expect(message?.content).toBe('Here');
    expect(payloads.at(-1)).toMatchObject({
      context: 0,
      guild_id: discord.servers[1]!.id,
      member: { user: { id: ben!.id } },
    });
    expect(cleo!.sees('hall').map((seen) => seen.message.id)).toEqual([message?.id]);
  });

  test('server without the bot: only the token of an interaction can write', async () => {
    ben!.install();
    const said = await ben!.slash('hall', 'anywhere');
    await expectClosed(discord.servers[1]!.channel('hall').id, said);
  });
});

describe('group', () => {
  test('group: is seen by its people only, and all of them can write', async () => {
    const group = discord.openGroup(['ada', 'cleo']);
    cleo!.say(group, 'Hello');
    ada!.say(group, 'Hi');
    expect(ada!.sees(group)).toHaveLength(2);
    expect(ben!.sees(group)).toEqual([]);
    expect(() => ben!.say(group, 'Me too')).toThrow('no such channel');
    expect(discord.channels.map(({ id }) => id)).not.toContain(group.id);
    expect(discord.notifications.map(({ person }) => person)).toEqual([ada!.id, cleo!.id]);
  });

  test('group: an interaction has a user, no member and no server, and its answer is for all', async () => {
    ada!.install();
    const group = discord.openGroup(['ada', 'cleo']);
    const { message } = await ada!.slash(group, 'anywhere');
    expect(payloads.at(-1)).toMatchObject({
      context: 2,
      user: { id: ada!.id },
      channel: { id: group.id, type: 3 },
      authorizing_integration_owners: { 1: ada!.id },
    });
    for (const field of ['guild', 'guild_id', 'guild_locale', 'member'])
      expect(payloads.at(-1)).not.toHaveProperty(field);
    expect(cleo!.sees(group)).toMatchObject([{ message: { content: 'Here' }, ephemeral: false }]);
    expect((await cleo!.click(message, 'Go')).message?.content).toBe('By cleo');
    expect(payloads.at(-1)).toMatchObject({
      context: 2,
      user: { id: cleo!.id },
      authorizing_integration_owners: { 1: ada!.id },
      message: { id: message?.id },
    });
  });

  test('group: takes nothing from the bot but answers, and tells it of no messages', async () => {
    ada!.install();
    const group = discord.openGroup(['ada', 'cleo']);
    const events: string[] = [];
    here.bot.client.on(Events.Raw, ({ t }) => events.push(t));
    cleo!.say(group, 'Hello');
    const said = await ada!.slash(group, 'anywhere');
    cleo!.react(said.message, '👍');
    await expectClosed(group.id, said);
    expect(new Set(events)).toEqual(new Set(['INTERACTION_CREATE']));
  });

  test('group: takes files with an answer', async () => {
    ada!.install();
    here.bot.handle = (interaction) =>
      interaction.isChatInputCommand() &&
      interaction.reply({ files: [{ attachment: Buffer.from(png()), name: 'a.png' }] });
    const { message } = await ada!.slash(discord.openGroup(['ada', 'cleo']), 'anywhere');
    expect(message?.attachments).toHaveLength(1);
  });
});

/** Expects that ordinary requests are refused there, and that the interaction takes five follow-ups. */
async function expectClosed(channel: string, said: BotAnswer): Promise<void> {
  const message = `/channels/${channel}/messages/${said.message?.id}`;
  for (const [method, path] of [
    ['GET', `/channels/${channel}`],
    ['GET', `/channels/${channel}/messages`],
    ['POST', `/channels/${channel}/messages`],
    ['GET', message],
    ['PATCH', message],
    ['DELETE', message],
    ['PUT', `${message}/reactions/%F0%9F%91%8D/@me`],
    ['POST', `/channels/${channel}/typing`],
  ] as const) {
    const { status, json } = await call(
      discord,
      method,
      path,
      method === 'GET' ? undefined : { content: 'x' },
    );
    expect([method, path, status, json.code]).toEqual([method, path, 403, 50001]);
  }
  for (let nth = 1; nth <= 5; nth++) expect((await followUp(said)).status).toBe(200);
  const { status, json } = await followUp(said);
  expect([status, json.code]).toEqual([400, 40094]);
  const edit = { content: 'Changed' };
  const original = `/webhooks/${APP}/${said.token}/messages/@original`;
  expect((await call(discord, 'PATCH', original, edit, { token: null })).status).toBe(200);
}

test('installs and groups: survive a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'room-'));
  const first = await openPlayground({ page: false, servers, dataDir });
  first.person('cleo').install();
  const group = first.openGroup(['cleo', 'ada']);
  first.person('ada').say(group, 'Hello');
  await first.stop();
  const again = await openPlayground({ page: false, servers, dataDir });
  expect(again.person('cleo').sees(group)).toMatchObject([{ message: { content: 'Hello' } }]);
  const cleo = again.person('cleo').direct();
  expect((await call(again, 'POST', `/channels/${cleo.id}/messages`, { content: 'Hi' })).status).toBe(200);
  expect(again.servers.map(({ isBotIn }) => isBotIn)).toEqual([true, false]);
  await again.stop();
  await rm(dataDir, { recursive: true });
});

describe('direct messages of a person who installed the bot', () => {
  test('direct messages: reach a person without a server in common, as long as the bot is installed', async () => {
    const send = async () =>
      (await call(discord, 'POST', `/channels/${cleo!.direct().id}/messages`, { content: 'Hello' })).json
        .code;
    expect(await send()).toBe(50278);
    cleo!.install();
    expect(await send()).toBeUndefined();
    cleo!.takeDirect(false);
    expect(await send()).toBe(50007);
    cleo!.takeDirect(true);
    cleo!.uninstall();
    expect(await send()).toBe(50278);
  });

  test('follow-ups: are not limited where the bot is on the server', async () => {
    ben!.install();
    const said = await ben!.slash('desk', 'anywhere');
    for (let nth = 1; nth <= 6; nth++) expect((await followUp(said)).status).toBe(200);
  });
});

describe('page', () => {
  test('page: opens direct messages with the bot, once the person can use it', async () => {
    const page = await openPage(discord, 'cleo', discord.servers[1]!.id);
    const first = await page.next('hello');
    expect(first.channels.map(({ type }) => type)).toEqual([0]);
    expect(first.installs).toEqual({ 0: [], 1: [], 2: [] });
    page.say({ do: 'install', ref: 'i', channel: first.channels[0]!.id, hasInstalled: true });
    const { channels, installs } = await page.next('hello', ({ you }) => you.hasInstalled);
    expect(channels.map(({ type }) => type)).toEqual([0, 1]);
    expect(installs).toEqual({ 0: [1], 1: [1], 2: [1] });
    page.say({ do: 'slash', ref: 's', channel: channels[1]!.id, name: 'anywhere', options: [] });
    expect((await page.next('message')).seen.message).toMatchObject({ content: 'Here' });
    page.close();
  });

  test('page: opens a group with everybody of the server', async () => {
    const [page, other] = [await openPage(discord, 'ada'), await openPage(discord, 'ben')];
    page.say({ do: 'openGroup', ref: 'g', channel: discord.channel('desk').id });
    for (const one of [page, other]) {
      const { channel } = await one.next('channel', (event) => event.channel.type === 3);
      expect(channel).toMatchObject({ recipients: [{ id: ada!.id }, { id: ben!.id }] });
      one.close();
    }
  });
});
