import type { TextChannel } from 'discord.js';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  CheckboxBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  PermissionFlagsBits,
  RadioGroupBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import type { Scene } from './bot.ts';
import { scene } from './bot.ts';
import { COMMANDS } from './commands.ts';
import { png } from './rest-client.ts';

let here: Scene;
let mina: PlaygroundUser;
beforeAll(async () => {
  here = await scene();
  mina = here.playground.person('mina');
  await here.bot.client.application!.commands.set(COMMANDS);
});
afterEach(() => {
  here.bot.handle = () => undefined;
  expect(here.bot.errors).toEqual([]);
  expect(here.playground.problems).toEqual([]);
});
afterAll(() => here.close());

const board = (name: string, width: number) =>
  new AttachmentBuilder(Buffer.from(png(width)), { name, description: `Board ${width}` });
const go = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary),
);

test("discord.js: caches the server, its channels and the bot's permissions", () => {
  const guild = here.bot.client.guilds.cache.first()!;
  expect(guild.name).toBe('Friday Table');
  const channel = guild.channels.cache.find(({ name }) => name === 'table-one') as TextChannel;
  const held = channel.permissionsFor(guild.members.me!)!;
  expect(held.has('AttachFiles')).toBe(true);
});

test('discord.js: hears of a permission that is taken away', async () => {
  const guild = here.bot.client.guilds.cache.first()!;
  const place = here.playground.channel('table-two');
  const changed = new Promise((resolve) => here.bot.client.once('channelUpdate', resolve));
  place.deny(PermissionFlagsBits.SendMessages);
  await changed;
  const channel = guild.channels.cache.get(place.id) as TextChannel;
  expect(channel.permissionsFor(guild.members.me!)!.has('SendMessages')).toBe(false);
});

test('discord.js: answers a slash command privately with a picture and alt text', async () => {
  here.bot.handle = async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    expect(interaction.options.getUser('with')?.username).toBe('theo_w');
    expect(interaction.memberPermissions?.has('ManageChannels')).toBe(true);
    expect([interaction.locale, interaction.guildLocale, interaction.channel?.isTextBased()]).toEqual([
      'en-US',
      'en-US',
      true,
    ]);
    const { resource } = await interaction.reply({
      content: `seats ${interaction.options.getInteger('seats')}`,
      files: [board('board.png', 7)],
      components: [go],
      flags: MessageFlags.Ephemeral,
      withResponse: true,
    });
    expect(resource?.message?.attachments.first()?.description).toBe('Board 7');
  };
  const answer = await mina.slash('general', 'play', {
    game: 'forage',
    seats: 3,
    with: here.playground.person('theo').id,
  });
  expect(answer).toMatchObject({
    state: 'answered',
    message: { content: 'seats 3', attachments: [{ width: 7, description: 'Board 7' }] },
  });
  expect(answer.acknowledgedAfter).toBeLessThan(3000);
  expect(here.playground.sent.at(-1)).toMatchObject({
    audience: mina.id,
    kind: 'reply',
    files: [{ name: 'board.png', description: 'Board 7' }],
  });
  expect(here.playground.person('theo').sees('general')).toEqual([]);
});

test('discord.js: a button updates its message with another picture', async () => {
  here.bot.handle = async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({
        files: [board('one.png', 1)],
        components: [go],
        flags: MessageFlags.Ephemeral,
      });
    if (interaction.isButton()) await interaction.update({ attachments: [], files: [board('two.png', 2)] });
  };
  const answer = await mina.slash('general', 'table open');
  const clicked = await mina.click(answer.message, 'Go');
  expect(clicked.message).toMatchObject({
    id: answer.message!.id,
    attachments: [{ filename: 'two.png', width: 2 }],
  });
  expect(answer.message).toEqual(clicked.message);
});

test('discord.js: a menu is deferred and its message edited later', async () => {
  const menu = new StringSelectMenuBuilder()
    .setCustomId('square')
    .setMaxValues(2)
    .setOptions(['a', 'b', 'c'].map((value) => ({ label: value.toUpperCase(), value })));
  here.bot.handle = async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({
        content: 'choose',
        components: [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)],
      });
    if (!interaction.isStringSelectMenu()) return;
    await interaction.deferUpdate();
    await interaction.editReply({ content: interaction.values.join('+'), components: [] });
  };
  const { message } = await mina.slash('general', 'play');
  const chosen = await mina.select(message, 'square', ['a', 'c']);
  await here.playground.until(() => chosen.message?.content === 'a+c', 'the choice');
  expect(chosen.message?.components).toEqual([]);
});

test('discord.js: a modal opens, is submitted and updates its message', async () => {
  const modal = new ModalBuilder()
    .setCustomId('setup')
    .setTitle('Set up')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Name')
        .setTextInputComponent(new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short)),
      new LabelBuilder()
        .setLabel('Side')
        .setRadioGroupComponent(
          new RadioGroupBuilder()
            .setCustomId('side')
            .addOptions({ label: 'North', value: 'n' }, { label: 'South', value: 's' }),
        ),
      new LabelBuilder().setLabel('Sure').setCheckboxComponent(new CheckboxBuilder().setCustomId('sure')),
    );
  here.bot.handle = async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'x', components: [go] });
    if (interaction.isButton()) await interaction.showModal(modal);
    if (!interaction.isModalSubmit() || !interaction.isFromMessage()) return;
    const { fields } = interaction;
    await interaction.update(
      `${fields.getTextInputValue('name')} ${fields.getRadioGroup('side')} ${fields.getCheckbox('sure')}`,
    );
  };
  const first = await mina.slash('general', 'play');
  const opened = await mina.click(first.message, 'go');
  expect(opened.modal).toMatchObject({ title: 'Set up' });
  const done = await mina.submit(opened, { name: 'Ro', side: 's', sure: true });
  expect(done.message).toMatchObject({ id: first.message!.id, content: 'Ro s true' });
});

test("discord.js: autocomplete returns the bot's choices", async () => {
  here.bot.handle = async (interaction) => {
    if (interaction.isAutocomplete())
      await interaction.respond([{ name: `${interaction.options.getFocused()}ok`, value: 'rook' }]);
  };
  expect(await mina.complete('general', 'move', { text: 'ro' }, 'text')).toEqual([
    { name: 'rook', value: 'rook' },
  ]);
});

test('discord.js: a deferred answer is edited and followed up', async () => {
  let go: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => {
    go = resolve;
  });
  here.bot.handle = async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await allowed;
    await interaction.editReply({ content: 'thought', files: [board('b.png', 3)] });
    await interaction.followUp('and more');
  };
  const answer = await mina.slash('놀이방', 'play');
  expect(answer.state).toBe('thinking');
  expect(mina.sees('놀이방')).toMatchObject([{ thinking: true, ephemeral: true }]);
  go();
  expect((await answer.settled()).message).toMatchObject({
    content: 'thought',
    attachments: [{ filename: 'b.png' }],
  });
  await here.playground.until((world) => world.channel('놀이방').messages.length === 1, 'the follow-up');
});

test('discord.js: starts threads, archives them and writes in them', async () => {
  const channel = here.bot.client.channels.cache.get(here.playground.channel('general').id) as TextChannel;
  const message = await channel.send({ content: 'table', nonce: '77', enforceNonce: true });
  const thread = await message.startThread({ name: 'Game 1', autoArchiveDuration: 1440 });
  await thread.send('first move');
  expect(here.playground.channel('Game 1').messages.map(({ content }) => content)).toEqual(['first move']);
  const other = await channel.threads.create({ name: 'Game 2', type: ChannelType.PublicThread });
  await other.setArchived(true);
  expect(here.playground.channel('#Game 2').channel).toMatchObject({ thread_metadata: { archived: true } });
  expect(here.playground.channel('general').messages.at(-1)).toMatchObject({ type: 18, content: 'Game 2' });
  expect((await channel.send({ content: 'again', nonce: '77', enforceNonce: true })).id).toBe(message.id);
  expect([...(await channel.messages.fetch({ limit: 2 })).values()]).toHaveLength(2);
});

test('discord.js: edits a message of components with a picture', async () => {
  const channel = here.bot.client.channels.cache.get(here.playground.channel('general').id) as TextChannel;
  const gallery = (name: string) => ({
    type: 12,
    items: [{ media: { url: `attachment://${name}` }, description: 'board' }],
  });
  const message = await channel.send({
    flags: MessageFlags.IsComponentsV2,
    components: [gallery('a.png')],
    files: [board('a.png', 4)],
  });
  const edited = await message.edit({
    components: [gallery('b.png')],
    files: [board('b.png', 5)],
    attachments: [],
  });
  expect(edited.attachments.map(({ name }) => name)).toEqual(['b.png']);
  const url = (
    here.playground.message(message.id) as never as { components: { items: { media: { url: string } }[] }[] }
  ).components[0]!.items[0]!.media.url;
  expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(Buffer.from(png(5)));
});

test('discord.js: sees the locale of a Korean server', async () => {
  const korean = await scene({ guildLocale: 'ko' });
  let locales: unknown[] = [];
  korean.bot.handle = async (interaction) => {
    locales = [interaction.guildLocale, interaction.locale];
    if (interaction.isRepliable()) await interaction.reply('네');
  };
  await korean.bot.client.application!.commands.set([{ name: 'play', description: 'Plays' }]);
  await korean.playground.person('theo').slash('general', 'play');
  expect(locales).toEqual(['ko', 'en-US']);
  await korean.close();
});
