import { ActionRowBuilder, ButtonBuilder, ButtonStyle, MessageFlags } from 'discord.js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import type { Scene } from './bot.ts';
import { scene } from './bot.ts';
import { COMMANDS } from './commands.ts';

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

const go = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary),
);

test("PlaygroundUser: refuses to send what Discord's client would not send", async () => {
  const theo = here.playground.person('theo');
  here.bot.handle = async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const off = ButtonBuilder.from(go.components[0]!.toJSON())
      .setCustomId('off')
      .setLabel('Off')
      .setDisabled(true);
    await interaction.reply({
      content: 'x',
      flags: MessageFlags.Ephemeral,
      components: [new ActionRowBuilder<ButtonBuilder>().addComponents(off)],
    });
  };
  const { message } = await mina.slash('general', 'play');
  await expect(mina.slash('general', 'play', { game: 'chess' })).rejects.toThrow('not among the choices');
  await expect(mina.slash('general', 'play', { seats: 1 })).rejects.toThrow('2 to 5');
  await expect(mina.slash('general', 'play', { seats: 2.5 })).rejects.toThrow('whole number');
  await expect(mina.slash('general', 'play', { seats: '2' })).rejects.toThrow('wants a number');
  await expect(mina.slash('general', 'play', { colour: 'x' })).rejects.toThrow('no option colour');
  await expect(mina.slash('general', 'move')).rejects.toThrow('required');
  await expect(mina.slash('general', 'table')).rejects.toThrow('subcommand');
  await expect(mina.slash('general', 'table close')).rejects.toThrow('no subcommand close');
  await expect(mina.slash('general', 'dance')).rejects.toThrow('no command /dance');
  await expect(theo.slash('general', 'clean')).rejects.toThrow('no command /clean');
  await expect(mina.click(message, 'Off')).rejects.toThrow('disabled');
  await expect(mina.click(message, 'On')).rejects.toThrow('There is no On');
  await expect(theo.click(message, 'Off')).rejects.toThrow('sees no message');
  mina.dismiss(message);
  await expect(mina.click(message, 'Off')).rejects.toThrow('no message');
});

test('PlaygroundUser.context: sends the target user, and the member if still on the server', async () => {
  const met: unknown[] = [];
  here.bot.handle = async (interaction) => {
    if (!interaction.isUserContextMenuCommand()) return;
    const { commandName, targetUser, targetMember } = interaction;
    met.push([commandName, targetUser.id, targetUser.bot, targetMember !== null]);
    await interaction.reply('x');
  };
  const theo = here.playground.person('theo');
  const bot = here.bot.client.user!;
  const { message } = await mina.context('general', 'Shake hands', theo);
  expect(message).toMatchObject({ type: 23, interaction_metadata: { target_user: { id: theo.id } } });
  await mina.context('general', 'Shake hands', bot);
  here.playground.leave('theo');
  await mina.context('general', 'Shake hands', theo);
  here.playground.comeBack('theo');
  expect(met).toEqual([
    ['Shake hands', theo.id, false, true],
    ['Shake hands', bot.id, true, true],
    ['Shake hands', theo.id, false, false],
  ]);
  await expect(mina.context('general', 'Wave', theo)).rejects.toThrow('no command Wave');
  await expect(mina.context('general', 'play', theo)).rejects.toThrow('no command play');
  await expect(mina.context('general', 'Shake hands', { id: '7' })).rejects.toThrow('nobody 7');
});

test('PlaygroundUser.messageContext: sends the target message, and the answer refers to it', async () => {
  const met: unknown[] = [];
  here.bot.handle = async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: 'secret', flags: MessageFlags.Ephemeral });
    if (!interaction.isMessageContextMenuCommand()) return;
    const { commandName, targetId, targetMessage } = interaction;
    met.push([commandName, targetId, targetMessage.content, targetMessage.author.username]);
    await interaction.reply('3 words');
  };
  const said = here.playground.person('theo').say('general', 'one two three');
  const { message } = await mina.messageContext(said, 'Count words');
  expect(met).toEqual([['Count words', said.id, 'one two three', 'theo_w']]);
  expect(message).toMatchObject({
    type: 23,
    interaction_metadata: { type: 2, target_message_id: said.id },
    message_reference: { message_id: said.id },
  });
  await expect(mina.messageContext(said, 'Shake hands')).rejects.toThrow('no command Shake hands');
  await expect(mina.messageContext('7', 'Count words')).rejects.toThrow('There is no message 7');
  const secret = await mina.slash('general', 'play');
  await expect(mina.messageContext(secret.message, 'Count words')).rejects.toThrow('has no commands');
});

test('PlaygroundUser.raw: sends a forged interaction unchanged', async () => {
  here.bot.handle = async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply('x');
    if (interaction.isButton())
      await interaction.reply({ content: `pressed ${interaction.customId}`, flags: MessageFlags.Ephemeral });
  };
  const { message } = await mina.slash('general', 'play');
  const data = { custom_id: 'steal:7', component_type: 2 };
  const answer = await here.playground
    .person('rex')
    .raw({ channel: 'general', type: 3, message: message!, data });
  expect(answer.message?.content).toBe('pressed steal:7');
  const gone = mina.raw({ channel: 'general', type: 3, message: '7', data });
  await expect(gone).rejects.toThrow('no message 7');
});
