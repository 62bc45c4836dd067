import { ApplicationCommandType, MessageFlags } from 'discord.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Scene } from './bot.ts';
import { scene } from './bot.ts';
import type { News, Page } from './page-client.ts';
import { openPage } from './page-client.ts';

let here: Scene;
let general: string;
beforeAll(async () => {
  here = await scene();
  general = here.playground.channel('general').id;
  await here.bot.client.application!.commands.set([
    { name: 'play', description: 'Plays' },
    {
      name: 'move',
      description: 'Moves',
      options: [{ type: 3, name: 'text', description: 'What', autocomplete: true }],
    },
    { name: 'Shake hands', type: ApplicationCommandType.User },
    { name: 'clean', description: 'Cleans', defaultMemberPermissions: 1n << 5n },
    { name: 'wipe', description: 'For administrators', defaultMemberPermissions: 0n },
  ]);
});
afterAll(() => here.close());

const pages: Page[] = [];
beforeEach(() => {
  for (const page of pages.splice(0)) page.close();
});

async function open(person: string): Promise<Page> {
  const page = await openPage(here.playground, person);
  pages.push(page);
  return page;
}

const button = { type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] } as const;

test("page: gets the server's state and only the commands its person may use", async () => {
  const mina = await (await open('mina')).next('hello');
  const theo = await (await open(here.playground.person('theo').id)).next('hello');
  expect(mina).toMatchObject({
    you: { nick: 'Mina', locale: 'en-US' },
    guild: { name: 'Friday Table' },
    bot: { username: 'Piecemeal' },
  });
  expect(mina.people.map(({ nick }) => nick)).toEqual(['Mina', 'Theo', '지수', '*Rex_* 🦖']);
  expect(mina.commands.map(({ name }) => name)).toEqual(['play', 'move', 'Shake hands', 'clean']);
  expect(theo.commands.map(({ name }) => name)).toEqual(['play', 'move', 'Shake hands']);
});

test('page: shows a command as sent and answered, and a private answer only to its person', async () => {
  here.bot.handle = async (interaction) => {
    if (interaction.isRepliable())
      await interaction.reply({ content: 'secret', flags: MessageFlags.Ephemeral });
  };
  const [mina, theo] = [await open('mina'), await open('theo')];
  mina.say({ do: 'slash', ref: 'r1', channel: general, name: 'play', options: [] });
  const { seen } = await mina.next('message');
  expect(seen).toMatchObject({ ephemeral: true, thinking: false, message: { content: 'secret' } });
  const progress = await mina.next('progress', (event) => event.progress === 'answered');
  expect(progress).toEqual({ is: 'progress', ref: 'r1', progress: 'answered', message: seen.message.id });
  expect(
    mina.heard.filter(({ is }) => is === 'progress').map((event) => (event as News<'progress'>).progress),
  ).toEqual(['sent', 'answered']);
  const again = await (await open('mina')).next('hello');
  expect(again.messages.map(({ message }) => message.content)).toContain('secret');
  mina.say({ do: 'dismiss', ref: 'r2', channel: general, message: seen.message.id });
  expect(await mina.next('deleted')).toEqual({ is: 'deleted', channel: general, message: seen.message.id });
  theo.say({ do: 'say', ref: 's', channel: general, content: 'hi' });
  await theo.next('message');
  expect(theo.heard.filter(({ is }) => is === 'message')).toHaveLength(1);
});

test('page: sends a user command', async () => {
  here.bot.handle = async (interaction) => {
    if (interaction.isUserContextMenuCommand()) await interaction.reply(interaction.targetId);
  };
  const mina = await open('mina');
  const target = here.playground.person('theo').id;
  mina.say({ do: 'onPerson', ref: 'r', channel: general, name: 'Shake hands', target });
  expect((await mina.next('message')).seen.message.content).toBe(target);
  mina.say({ do: 'onPerson', ref: 'x', channel: general, name: 'Shake hands', target: '7' });
  expect(await mina.next('refused')).toMatchObject({ ref: 'x', reason: 'There is nobody 7.' });
});

test('page: sends a message command', async () => {
  here.bot.handle = async (interaction) => {
    if (interaction.isMessageContextMenuCommand()) await interaction.reply(interaction.targetMessage.content);
  };
  await here.bot.client.application!.commands.create({ name: 'Quote', type: ApplicationCommandType.Message });
  const mina = await open('mina');
  const { id: message } = here.playground.person('theo').say('general', 'quotable');
  mina.say({ do: 'onMessage', ref: 'r', channel: general, name: 'Quote', message });
  const isQuote = ({ seen }: News<'message'>) => seen.message.type === 23;
  expect((await mina.next('message', isQuote)).seen.message.content).toBe('quotable');
  await mina.next('progress', ({ ref, progress }) => ref === 'r' && progress === 'answered');
  mina.say({ do: 'onMessage', ref: 'x', channel: general, name: 'Quote', message: '7' });
  expect(await mina.next('refused')).toMatchObject({ ref: 'x', reason: 'Mina sees no message 7.' });
});

test('page: an update by a click reaches every page', async () => {
  here.bot.handle = async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'one', components: [button] });
    if (interaction.isButton()) await interaction.update({ content: 'two' });
  };
  const [mina, theo] = [await open('mina'), await open('theo')];
  mina.say({ do: 'slash', ref: 'r', channel: general, name: 'play', options: [] });
  const { seen } = await theo.next('message');
  theo.say({ do: 'click', ref: 'c', channel: general, message: seen.message.id, customId: 'go' });
  const updated = await mina.next('message', (event) => event.seen.message.content === 'two');
  expect(updated.seen.message.id).toBe(seen.message.id);
  await theo.next('progress', ({ ref, progress }) => ref === 'c' && progress === 'answered');
});

test('page: sends autocomplete and modals', async () => {
  here.bot.handle = async (interaction) => {
    if (interaction.isAutocomplete()) await interaction.respond([{ name: 'a1', value: 'a1' }]);
    if (interaction.isChatInputCommand())
      await interaction.showModal({
        title: 'T',
        custom_id: 'm',
        components: [
          {
            type: 18,
            label: 'Boxes',
            component: {
              type: 22,
              custom_id: 'boxes',
              options: [
                { label: 'A', value: 'a' },
                { label: 'B', value: 'b' },
              ],
            },
          },
          { type: 18, label: 'Sure', component: { type: 23, custom_id: 'sure' } },
        ],
      });
    if (interaction.isModalSubmit())
      await interaction.reply(
        `${interaction.fields.getCheckboxGroup('boxes').join()} ${interaction.fields.getCheckbox('sure')}`,
      );
  };
  const page = await open('jisu');
  const submit = (ref: string, boxes: string) =>
    page.say({ do: 'modal', ref, channel: general, customId: 'm', fields: { boxes, sure: 'true' } });
  page.say({
    do: 'complete',
    ref: 'a',
    channel: general,
    name: 'move',
    options: [{ name: 'text', value: 'a' }],
    focused: 'text',
  });
  expect(await page.next('choices')).toEqual({
    is: 'choices',
    ref: 'a',
    choices: [{ name: 'a1', value: 'a1' }],
  });
  page.say({ do: 'slash', ref: 'b', channel: general, name: 'play', options: [] });
  expect(await page.next('openModal')).toMatchObject({
    ref: 'b',
    channel: general,
    modal: { custom_id: 'm' },
  });
  submit('bad', '[');
  expect(await page.next('refused')).toMatchObject({ ref: 'bad', reason: '[ is no list.' });
  submit('c', '["a","b"]');
  expect((await page.next('message')).seen.message.content).toBe('a,b true');
});

test('page: shows a deferred answer as thinking', async () => {
  here.bot.handle = async (interaction) => {
    if (!interaction.isRepliable()) return;
    await interaction.deferReply();
    await interaction.editReply('done');
  };
  const page = await open('mina');
  page.say({ do: 'slash', ref: 'd', channel: general, name: 'play', options: [] });
  await page.next('message', ({ seen }) => seen.thinking);
  await page.next('progress', ({ progress }) => progress === 'thinking');
  await page.next('message', ({ seen }) => !seen.thinking && seen.message.content === 'done');
  await page.next('progress', ({ progress }) => progress === 'answered');
});

test('page: gets changes of channels, threads and commands', async () => {
  const page = await open('mina');
  const channel = await here.bot.client.channels.fetch(general);
  if (channel?.isTextBased() && 'threads' in channel)
    await (await channel.send('x')).startThread({ name: 'Live' });
  expect((await page.next('channel')).channel).toMatchObject({ name: 'Live' });
  await here.bot.client.application!.commands.create({ name: 'hand', description: 'Shows' });
  expect((await page.next('commands')).commands.map(({ name }) => name)).toContain('hand');
});

test.each<[string, object, RegExp]>([
  ['an unknown command', { do: 'slash', name: 'dance', options: [] }, /no command/],
  ['a click on an unknown message', { do: 'click', message: '1', customId: 'go' }, /sees no message/],
  ['a submit of a modal that is not open', { do: 'modal', customId: 'zzz', fields: {} }, /not open/],
  ['dismissing a public message', { do: 'dismiss', message: '1' }, /Only a message/],
  ['an empty message', { do: 'say', content: ' ' }, /1 to 2000/],
])('page: %s is refused', async (_, ask, reason) => {
  const page = await open('mina');
  page.say({ ref: 'x', channel: general, ...ask });
  expect(await page.next('refused')).toMatchObject({ ref: 'x', reason: expect.stringMatching(reason) });
});

test.each(['{', '{"do":"fly","ref":"x"}'])('page: an unknown request is refused: %s', async (text) => {
  const page = await open('mina');
  page.say(text as never);
  expect(await page.next('refused')).toMatchObject({ reason: 'Not understood.' });
});
