import { ChannelType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground } from '../../src/playground/index.ts';
import { MovableClock, openPlayground } from '../../src/playground/index.ts';
import type { Page } from './page-client.ts';
import { openPage } from './page-client.ts';
import { call } from './rest-client.ts';

const DAY = 86_400_000;

let discord: Playground;
const pages: Page[] = [];

beforeEach(async () => {
  discord = await openPlayground({ page: false, server: demoServer, clock: new MovableClock() });
});

afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  await discord.stop();
});

async function open(person: string): Promise<Page> {
  const page = await openPage(discord, person);
  pages.push(page);
  return page;
}

const id = (person: string) => discord.person(person).id;
const table = () => discord.channel('table-one').id;

async function posted(content: string, where = table()): Promise<string> {
  return (await call(discord, 'POST', `/channels/${where}/messages`, { content })).json.id;
}

/** Waits for a list of this many unread calls; returns person and message of each. */
async function callsOn(page: Page, count: number) {
  const { calls } = await page.next('calls', (event) => event.calls.length === count);
  return calls.map(({ person, message }) => [person, message]);
}

describe('clock of the playground', () => {
  test('clock: moves on for the server and every page', async () => {
    const [mina, theo] = [await open('mina'), await open('theo')];
    const { now } = await mina.next('hello');
    expect(now).toBe(discord.clock.now());
    theo.say({ do: 'pass', ref: 'p', channel: table(), ms: DAY });
    expect((await mina.next('clock')).now).toBe(now + DAY);
    expect(discord.clock.now()).toBe(now + DAY);
    const { timestamp } = discord.message(await posted('A day later'))!;
    expect(Date.parse(timestamp)).toBe(now + DAY);
  });

  test.each([-1, 1.5, 400 * DAY, '1'])('clock: refuses to move on by %j', async (ms) => {
    const mina = await open('mina');
    mina.say({ do: 'pass', ref: 'p', channel: table(), ms });
    expect((await mina.next('refused')).reason).toBe('Not understood.');
    expect(discord.clock.ahead).toBe(0);
  });
});

describe('unread calls', () => {
  test('calls: wait for a person until they read the channel, also without an open page', async () => {
    const named = await posted(`<@${id('theo')}> <@${id('mina')}> your turn`);
    const rex = await open('rex');
    expect((await rex.next('hello')).calls).toEqual([
      { person: id('theo'), channel: table(), message: named },
      { person: id('mina'), channel: table(), message: named },
    ]);
    const theo = await open('theo');
    theo.say({ do: 'read', ref: 'r', channel: discord.channel('table-two').id });
    theo.say({ do: 'read', ref: 'r', channel: table() });
    expect(await callsOn(rex, 1)).toEqual([[id('mina'), named]]);
  });

  test('calls: include every direct message, but no own or silent messages', async () => {
    const mina = await open('mina');
    const dm = discord.person('theo').direct();
    discord.person('theo').say(dm, 'Hello');
    discord.person('theo').say('table-one', `<@${id('theo')}>`);
    await call(discord, 'POST', `/channels/${table()}/messages`, {
      content: `<@${id('mina')}>`,
      allowed_mentions: { parse: [] },
    });
    const said = await posted('Three tables wait', dm.id);
    expect(await callsOn(mina, 1)).toEqual([[id('theo'), said]]);
  });

  test('calls: end when the message or its channel is deleted', async () => {
    const mina = await open('mina');
    const first = await posted(`<@${id('theo')}>`);
    const second = await posted(`<@${id('theo')}>`);
    await callsOn(mina, 2);
    discord.deleteMessage(first);
    expect((await mina.next('calls', ({ calls }) => calls[0]?.message === second)).calls).toHaveLength(1);
    discord.deleteChannel('table-one');
    await mina.next('calls', ({ calls }) => calls.length === 0);
  });
});

describe('server managers', () => {
  test('manager: deletes a message and a channel, and every page is told', async () => {
    const [mina, theo] = [await open('mina'), await open('theo')];
    const message = await posted('Here');
    mina.say({ do: 'deleteMessage', ref: 'd', channel: table(), message });
    expect(await theo.next('deleted')).toEqual({ is: 'deleted', channel: table(), message });
    const gone = table();
    mina.say({ do: 'deleteChannel', ref: 'd', channel: gone });
    expect(await theo.next('gone')).toEqual({ is: 'gone', channels: [gone] });
  });

  test('manager: adds a public channel with a valid name', async () => {
    const [mina, theo] = [await open('mina'), await open('theo')];
    mina.say({ do: 'addChannel', ref: 'a', channel: table(), name: '새-채널' });
    expect((await theo.next('channel')).channel.name).toBe('새-채널');
    mina.say({ do: 'addChannel', ref: 'b', channel: table(), name: 'Two Words' });
    expect((await mina.next('refused')).reason).toBe('Not understood.');
  });

  test('manager: removes and invites the bot, whose commands disappear and return', async () => {
    await call(discord, 'PUT', '/applications/1300000000000000100/commands', [
      { name: 'play', description: 'Plays' },
    ]);
    const [mina, theo] = [await open('mina'), await open('theo')];
    mina.say({ do: 'bot', ref: 'b', channel: table(), isIn: false });
    expect((await theo.next('hello', ({ isBotIn }) => !isBotIn)).commands).toEqual([]);
    theo.heard.length = 0;
    mina.say({ do: 'bot', ref: 'b', channel: table(), isIn: true });
    expect((await theo.next('hello', ({ isBotIn }) => isBotIn)).commands).toHaveLength(1);
  });

  test.each([
    ['a message', () => ({ do: 'deleteMessage', message: '1' })],
    ['a channel', () => ({ do: 'deleteChannel' })],
    ['the list of channels', () => ({ do: 'addChannel', name: 'more' })],
    ['the bot', () => ({ do: 'bot', isIn: false })],
  ])('other members: cannot delete or change %s', async (_, ask) => {
    const theo = await open('theo');
    theo.say({ ...ask(), ref: 'x', channel: table() });
    expect((await theo.next('refused')).reason).toBe('Theo may not do this here.');
    discord.leave('mina');
    const mina = await open('mina');
    mina.say({ ...ask(), ref: 'y', channel: table() });
    expect((await mina.next('refused')).reason).toBe('Mina may not do this here.');
    expect(discord.channels).toHaveLength(4);
  });

  test('manager: cannot delete the direct messages of a person', async () => {
    const mina = await open('mina');
    const { id: channel } = discord.person('theo').direct();
    mina.say({ do: 'deleteChannel', ref: 'd', channel });
    expect((await mina.next('refused')).reason).toBe('There is no such channel.');
    const message = await posted('For Theo', channel);
    mina.say({ do: 'deleteMessage', ref: 'm', channel, message });
    await mina.next('refused', ({ ref }) => ref === 'm');
    expect(discord.message(message)).not.toBeNull();
  });
});

describe('members', () => {
  test('member: leaves the server and comes back', async () => {
    const [theo, mina] = [await open('theo'), await open('mina')];
    await posted('Here');
    theo.say({ do: 'member', ref: 'l', channel: table(), isMember: false });
    const left = await theo.next('hello', ({ you }) => !you.isMember);
    // Only the direct messages stay.
    expect([left.channels.map(({ type }) => type), left.messages]).toEqual([[ChannelType.DM], []]);
    const seen = await mina.next('hello', ({ people }) => people.some(({ isMember }) => !isMember));
    expect(seen.people.find(({ isMember }) => !isMember)?.nick).toBe('Theo');
    theo.heard.length = 0;
    theo.say({ do: 'member', ref: 'c', channel: table(), isMember: true });
    expect((await theo.next('hello', ({ you }) => you.isMember)).messages).toHaveLength(1);
  });

  test('direct messages: are visible only to their recipient, who can refuse more', async () => {
    const [theo, mina] = [await open('theo'), await open('mina')];
    const dm = discord.person('theo').direct();
    await posted('Your turn', dm.id);
    expect((await theo.next('message')).seen.message.content).toBe('Your turn');
    theo.say({ do: 'direct', ref: 'd', channel: dm.id, isTaking: false });
    await mina.next('hello', ({ people }) => people.some(({ isTaking }) => !isTaking));
    const again = await call(discord, 'POST', `/channels/${dm.id}/messages`, { content: 'Still' });
    expect(again.json.code).toBe(50007);
    expect(mina.heard.map(({ is }) => is)).toEqual(['hello', 'calls', 'hello']);
    expect(JSON.stringify(mina.heard)).not.toContain('Your turn');
  });
});

describe('older messages', () => {
  test('older messages: come in pages of a hundred down to the first', async () => {
    for (const n of Array.from({ length: 230 }).keys()) discord.person('rex').say('table-one', `line ${n}`);
    const theo = await open('theo');
    const hello = await theo.next('hello');
    expect(hello.begun).not.toContain(table());
    expect(hello.begun).toContain(discord.channel('table-two').id);
    const contents = (list: readonly { message: { content: string } }[]) => [
      list[0]?.message.content,
      list.at(-1)?.message.content,
      list.length,
    ];
    expect(contents(hello.messages)).toEqual(['line 130', 'line 229', 100]);
    theo.say({ do: 'older', ref: 'o', channel: table(), before: hello.messages[0]!.message.id });
    const first = await theo.next('older');
    expect([...contents(first.messages), first.isAll]).toEqual(['line 30', 'line 129', 100, false]);
    theo.say({ do: 'older', ref: 'o', channel: table(), before: first.messages[0]!.message.id });
    const second = await theo.next('older', ({ isAll }) => isAll);
    expect(contents(second.messages)).toEqual(['line 0', 'line 29', 30]);
  });

  test('older messages: of a direct channel are sent only to its person', async () => {
    const dm = discord.person('theo').direct();
    await posted('For Theo', dm.id);
    const mina = await open('mina');
    mina.say({ do: 'older', ref: 'o', channel: dm.id, before: '9999999999999999999' });
    expect((await mina.next('older')).messages).toEqual([]);
  });
});
