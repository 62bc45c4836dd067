import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ButtonInteraction, Interaction } from 'discord.js';
import { Events } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground, PlaygroundUser } from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';
import type { Scene } from './bot.ts';
import { clientFor, login, scene } from './bot.ts';
import { call } from './rest-client.ts';

let here: Scene;
let discord: Playground;
let theo: PlaygroundUser;

beforeEach(async () => {
  here = await scene();
  discord = here.playground;
  theo = discord.person('theo');
});

afterEach(() => here.close());

const button = { type: 1, components: [{ type: 2, style: 1, custom_id: 'go', label: 'Go' }] };

const opened = async (recipient_id: unknown = theo.id) =>
  await call(discord, 'POST', '/users/@me/channels', { recipient_id });

async function written(json: object = { content: 'Your turn', components: [button] }) {
  const { id } = (await opened()).json;
  return await call(discord, 'POST', `/channels/${id}/messages`, json);
}

describe('direct channel', () => {
  test('direct channel: is the same each time, and another for each person', async () => {
    const { status, json } = await opened();
    expect(status).toBe(200);
    expect(json).toMatchObject({ type: 1, recipients: [{ id: theo.id, username: 'theo_w' }] });
    expect(json).not.toHaveProperty('guild_id');
    expect((await opened()).json).toEqual(json);
    expect((await opened(discord.person('mina').id)).json.id).not.toBe(json.id);
    expect(theo.direct()).toEqual({ id: json.id });
    expect((await call(discord, 'GET', `/channels/${json.id}`)).json).toEqual(json);
  });

  test('direct channel: belongs to no server', async () => {
    const { id } = (await opened()).json;
    const all = (await call(discord, 'GET', `/guilds/${discord.guildId}/channels`)).json;
    expect(all.map((one: { id: string }) => one.id)).not.toContain(id);
    expect(discord.channels.map((one) => one.id)).not.toContain(id);
    expect((await call(discord, 'POST', `/channels/${id}/threads`, { name: 'A table' })).json.code).toBe(
      50024,
    );
  });

  test.each([
    ['an unknown user', '1300000000000000999', 400, 50033],
    ['the bot itself', '1300000000000000100', 400, 50033],
    ['an invalid id', 'theo', 400, 50035],
    ['no recipient', null, 400, 50035],
  ])('direct channel: is not opened with %s', async (_, recipient, status, code) => {
    const got = await opened(recipient);
    expect([got.status, got.json.code]).toEqual([status, code]);
  });

  test('direct channel: survives a restart with its messages and whether the person takes messages', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'room-'));
    const first = await openPlayground({ page: false, server: demoServer, dataDir });
    const channel = first.person('theo').direct();
    await call(first, 'POST', `/channels/${channel.id}/messages`, { content: 'Your turn' });
    first.person('theo').takeDirect(false);
    await first.stop();
    const again = await openPlayground({ page: false, server: demoServer, dataDir });
    expect(again.person('theo').direct()).toEqual(channel);
    expect(again.person('theo').sees(channel)).toHaveLength(1);
    const more = await call(again, 'POST', `/channels/${channel.id}/messages`, { content: 'Still' });
    expect(more.json.code).toBe(50007);
    await again.stop();
    await rm(dataDir, { recursive: true });
  });
});

describe('direct message', () => {
  test('direct message: is visible to its person only', async () => {
    await written();
    expect(theo.sees(theo.direct()).map(({ message }) => message.content)).toEqual(['Your turn']);
    expect(discord.person('mina').sees(theo.direct())).toEqual([]);
    expect(discord.sent.at(-1)).toMatchObject({ audience: theo.id, kind: 'message', pinged: [theo.id] });
  });

  test('direct message: can be edited, read and deleted, and its nonce is enforced', async () => {
    const said = { content: 'Your turn', nonce: 'turn-1', enforce_nonce: true };
    const { id, channel_id } = (await written(said)).json;
    expect((await written(said)).json.id).toBe(id);
    const path = `/channels/${channel_id}/messages/${id}`;
    expect((await call(discord, 'PATCH', path, { content: 'Done' })).json.content).toBe('Done');
    expect((await call(discord, 'GET', path)).json.content).toBe('Done');
    expect((await call(discord, 'DELETE', path)).status).toBe(204);
    expect((await call(discord, 'GET', path)).json.code).toBe(10008);
  });

  test.each<[string, number, () => void]>([
    ['refuses direct messages', 50007, () => theo.takeDirect(false)],
    ['has left the only server in common', 50278, () => discord.leave('theo')],
    ['shares no server with the removed bot', 50278, () => discord.removeBot()],
  ])('direct message: is refused for a person who %s', async (_, code, change) => {
    const before = (await written()).json;
    change();
    const { status, json } = await written();
    expect([status, json]).toEqual([403, { code, message: 'Cannot send messages to this user' }]);
    const path = `/channels/${before.channel_id}/messages/${before.id}`;
    expect((await call(discord, 'PATCH', path, { content: 'Done' })).status).toBe(200);
    expect(theo.sees(theo.direct())).toHaveLength(1);
  });

  test('direct message: arrives again when the person takes messages again', async () => {
    theo.takeDirect(false);
    theo.takeDirect(true);
    expect((await written()).status).toBe(200);
  });

  test('direct message: is announced to clients with the intent for direct messages', async () => {
    const client = clientFor(discord, {}, { intents: ['Guilds', 'DirectMessages'] });
    await login(client, discord.token);
    const said = new Promise((resolve) =>
      client.on(Events.Raw, ({ t, d }) => t === 'MESSAGE_CREATE' && resolve(d)),
    );
    theo.say('general', 'Not this');
    theo.say(theo.direct(), 'Hello');
    expect(await said).toMatchObject({ content: 'Hello', channel_id: theo.direct().id });
    expect(await said).not.toHaveProperty('guild_id');
    expect(await said).not.toHaveProperty('member');
    await client.destroy();
  });
});

describe('interaction in direct messages', () => {
  test('interaction in direct messages: has a user and no server', async () => {
    const { json } = await written();
    const payload = new Promise((resolve) =>
      here.bot.client.on(Events.Raw, ({ t, d }) => t === 'INTERACTION_CREATE' && resolve(d)),
    );
    let met: Interaction | undefined;
    here.bot.handle = (interaction) => {
      met = interaction;
      return (interaction as ButtonInteraction).update({ content: 'Gone', components: [] });
    };
    const answer = await theo.click(json.id, 'Go');
    expect(answer.message?.content).toBe('Gone');
    expect(met).toMatchObject({ guildId: null, member: null, context: 1, user: { id: theo.id } });
    const sent = (await payload) as Record<string, unknown>;
    expect(sent).toMatchObject({
      user: { id: theo.id },
      channel: { type: 1 },
      context: 1,
      authorizing_integration_owners: { 0: '0' },
      message: { id: json.id },
    });
    for (const field of ['guild', 'guild_id', 'guild_locale', 'member'])
      expect(sent).not.toHaveProperty(field);
    expect(discord.sent.at(-1)).toMatchObject({ kind: 'edit', audience: theo.id });
    expect(here.bot.errors).toEqual([]);
  });

  test('interaction in direct messages: is possible only for the person of the channel', async () => {
    const { json } = await written();
    await expect(discord.person('mina').click(json.id, 'Go')).rejects.toThrow('no such channel');
  });

  test('interaction in direct messages: may be a command with that context', async () => {
    await here.bot.client.application!.commands.set([
      { name: 'games', description: 'Anywhere', contexts: [0, 1] },
      { name: 'rules', description: 'Anywhere too' },
      { name: 'play', description: 'On the server', contexts: [0] },
    ]);
    here.bot.handle = (interaction) => interaction.isRepliable() && interaction.reply('Here');
    for (const name of ['games', 'rules'])
      expect((await theo.slash(theo.direct(), name)).message).toMatchObject({
        content: 'Here',
        channel_id: theo.direct().id,
      });
    await expect(theo.slash(theo.direct(), 'play')).rejects.toThrow('no command /play');
    expect((await theo.slash('general', 'play')).state).toBe('answered');
    expect(discord.problems).toEqual([]);
  });

  test('interaction in direct messages: works after the bot was removed from the server', async () => {
    const { json } = await written();
    discord.removeBot();
    here.bot.handle = (interaction) => (interaction as ButtonInteraction).update({ content: 'Gone' });
    expect((await theo.click(json.id, 'Go')).state).toBe('answered');
  });
});
