import type { Interaction } from 'discord.js';
import {
  ActionRowBuilder,
  ApplicationCommandType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ContainerBuilder,
  GatewayIntentBits,
  LabelBuilder,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  MessageFlags,
  ModalBuilder,
  RadioGroupBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { PNG } from 'pngjs';
import type { Playground } from '../../src/playground/index.ts';

let finishAnswer = () => {};

/** Lets `/slow` answer; called once the page has shown it as thinking. */
export function endSlowAnswer(): void {
  finishAnswer();
}

/** Starts a bot that uses every feature of the page and repeats its input in its answers. */
export async function startPageBot(playground: Playground): Promise<Client> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: playground.api } });
  const ready = new Promise((resolve) => client.once('clientReady', resolve));
  client.on('interactionCreate', answerInteraction);
  await client.login(playground.token);
  await ready;
  await client.application!.commands.set([
    {
      name: 'play',
      nameLocalizations: { ko: '놀이' },
      description: 'Open a table',
      options: [
        {
          type: 3,
          name: 'game',
          description: 'Which',
          required: true,
          choices: [
            { name: 'Runaround', value: 'runaround' },
            { name: 'MotoX', value: 'motox' },
          ],
        },
        { type: 4, name: 'seats', description: 'How many', minValue: 2, maxValue: 4 },
      ],
    },
    {
      name: 'move',
      description: 'Move',
      options: [{ type: 3, name: 'text', description: 'Where', required: true, autocomplete: true }],
    },
    {
      name: 'shout',
      description: 'Says it again',
      options: [{ type: 3, name: 'word', description: 'What', autocomplete: true }],
    },
    { name: 'lobby', description: 'Opens one' },
    { name: 'slow', description: 'Thinks for a while' },
    { name: 'dead', description: 'Never answers' },
    { name: 'Shake hands', nameLocalizations: { ko: '악수하기' }, type: ApplicationCommandType.User },
    { name: 'Count words', nameLocalizations: { ko: '단어 세기' }, type: ApplicationCommandType.Message },
  ]);
  return client;
}

async function answerInteraction(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    if (interaction.commandName === 'shout') return interaction.respond([]);
    const fitting = ['a1-b2', 'c3-c4'].filter((move) => move.includes(typed));
    return interaction.respond(fitting.map((move) => ({ name: `from ${move}`, value: move })));
  }
  if (interaction.isModalSubmit())
    return interaction.reply(
      `Said ${interaction.fields.getTextInputValue('word')}, ${interaction.fields.getRadioGroup('pace')}.`,
    );
  if (interaction.isStringSelectMenu())
    return interaction.update({ content: `Took ${interaction.values.join(' and ')}.`, components: [] });
  if (interaction.isUserContextMenuCommand())
    return interaction.reply(`Shook hands with ${interaction.targetUser.displayName}.`);
  if (interaction.isMessageContextMenuCommand())
    return interaction.reply(`${interaction.targetMessage.content.split(' ').length} words.`);
  if (interaction.isChatInputCommand()) {
    const { commandName, options } = interaction;
    if (commandName === 'play')
      return interaction.reply(
        createTableMessage(`${options.getString('game')} for ${options.getInteger('seats') ?? 'any'}`),
      );
    if (commandName === 'lobby')
      return interaction.reply({
        content: 'Lobby',
        components: [createRow(createButton('ask', 'Ask'), createButton('start', 'Start'))],
      });
    if (commandName === 'shout') return interaction.reply(`Heard ${options.getString('word') ?? 'nothing'}.`);
    if (commandName === 'move') return interaction.reply(`Moved ${options.getString('text')}.`);
    if (commandName !== 'slow') return null;
    const thought = new Promise<void>((resolve) => {
      finishAnswer = resolve;
    });
    await interaction.deferReply();
    await thought;
    return interaction.editReply('Thought of it.');
  }
  if (!interaction.isButton()) return null;
  if (interaction.customId === 'say') return interaction.showModal(createForm());
  if (interaction.customId === 'panel') return interaction.reply(createPanel());
  if (interaction.customId === 'start') return interaction.update({ content: 'Started.', components: [] });
  if (interaction.customId === 'ask')
    return interaction.reply({ flags: MessageFlags.Ephemeral, ...createQuestion(0) });
  if (interaction.customId.startsWith('turn-'))
    return interaction.update(createQuestion(Number(interaction.customId.slice(5))));
  return null;
}

function createTableMessage(title: string) {
  const text = new TextDisplayBuilder().setContent(`## ${title}`);
  const picture = new MediaGalleryItemBuilder()
    .setURL('attachment://board.png')
    .setDescription('An empty board');
  const container = new ContainerBuilder()
    .setAccentColor(0x248046)
    .addTextDisplayComponents(text)
    .addMediaGalleryComponents(new MediaGalleryBuilder().addItems(picture))
    .addActionRowComponents(
      createRow(createButton('panel', 'Play'), createButton('say', 'Say'), createButton('silent', 'Silent')),
    );
  return {
    flags: MessageFlags.IsComponentsV2 as const,
    files: [new AttachmentBuilder(drawBoard(), { name: 'board.png' })],
    components: [container],
  };
}

function createPanel() {
  const cards = ['pine', 'plum', 'iris'].map((name) => ({ label: name, value: name }));
  const menu = new StringSelectMenuBuilder()
    .setCustomId('cards')
    .setMinValues(2)
    .setMaxValues(2)
    .addOptions(cards);
  return {
    flags: MessageFlags.Ephemeral as const,
    content: 'Your hand',
    components: [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)],
  };
}

/** Creates a private question with other answers each turn. */
function createQuestion(turn: number) {
  const answers = [
    createButton(`turn-${turn + 1}`, `Answer ${turn + 1}`),
    createButton(`turn-${turn + 10}`, 'Far'),
  ];
  const back = createButton('turn-0', 'Back').setStyle(ButtonStyle.Secondary);
  return { content: `Question ${turn}`, components: turn > 9 ? [] : [createRow(...answers, back)] };
}

function createForm(): ModalBuilder {
  const word = new TextInputBuilder().setCustomId('word').setStyle(TextInputStyle.Short);
  const pace = new RadioGroupBuilder()
    .setCustomId('pace')
    .addOptions({ label: 'Slow', value: 'slow' }, { label: 'Quick', value: 'quick' });
  return new ModalBuilder()
    .setCustomId('form')
    .setTitle('A word')
    .addLabelComponents(
      new LabelBuilder().setLabel('Word').setTextInputComponent(word),
      new LabelBuilder().setLabel('Pace').setRadioGroupComponent(pace),
    );
}

function createRow(...buttons: readonly ButtonBuilder[]): ActionRowBuilder<ButtonBuilder> {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(...buttons);
}

function createButton(customId: string, label: string): ButtonBuilder {
  return new ButtonBuilder().setCustomId(customId).setLabel(label).setStyle(ButtonStyle.Primary);
}

function drawBoard(): Buffer {
  return PNG.sync.write(new PNG({ width: 1000, height: 700, fill: true }));
}
