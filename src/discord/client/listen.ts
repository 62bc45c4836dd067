import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Client,
  type CommandInteraction,
  Events,
  type Interaction,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import { type Language, text } from '../../engine/text.ts';
import { localiseCommands } from '../../i18n/template.ts';
import { translate } from '../../i18n/translate.ts';
import { findCommandAction, type IncomingCommand, isServerOnly } from '../core/command.ts';
import type { BotContext, BotInteraction } from '../core/context.ts';
import { createAutocompleteContext } from '../core/create-context.ts';
import {
  createIncomingInteraction,
  type IncomingInteraction,
  startReplyDeadline,
} from '../core/incoming-interaction.ts';
import { InteractionQueues, SERVER_QUEUE } from '../core/memory/interactions.ts';
import type { Payload } from '../core/payload.ts';
import { getPlace } from '../core/place.ts';
import { getStandardReply, replyNothingDone, replyPrivately, replyWithError } from '../core/reply.ts';
import { isAlreadyReplied, isDiscordDown } from '../core/rest/failure.ts';
import { findUserCommand, type IncomingUserCommand } from '../core/user-command.ts';
import type { ConnectOptions } from './connect-options.ts';
import { handleComponent } from './handle-component.ts';

/** Maximum number of interactions remembered, so that one delivered twice by a resumed session is answered once. */
const MAX_SEEN = 1_000;

/** Commands that interactions can call. */
type KnownCommands = Pick<ConnectOptions, 'commands' | 'personCommands' | 'isLimited'>;

/** Subscribes to a client's interactions. */
export type ClientListener = (client: Client) => void;

/** Handles each interaction once, whichever client receives it. An error in one never stops the bot. */
export function createListener(bot: BotContext, known: KnownCommands): ClientListener {
  const seen = new Set<string>();
  const inLane = known.isLimited === false ? runUnqueued : createQueueRunner();
  const answered = async (interaction: Interaction, late: Promise<null>) => {
    const tooMuch =
      takeFromLimits(bot, interaction) ??
      (await inLane(interaction, () => handleInteraction(bot, known, interaction, late)));
    if (tooMuch) await replyTooMuch(bot, interaction, late, tooMuch);
  };
  const heard = (interaction: Interaction) => {
    if (!isNew(seen, interaction.id)) return;
    bot.avatars.note(interaction.user.id, interaction.user.avatar);
    void answerSafely(bot, interaction, async () => {
      const { late, callOff } = startReplyDeadline();
      await answered(interaction, late).finally(callOff);
    });
  };
  return (client) => void client.on(Events.InteractionCreate, heard);
}

async function answerSafely(
  bot: BotContext,
  interaction: Interaction,
  answering: () => Promise<void>,
): Promise<void> {
  try {
    await answering();
  } catch (error) {
    if (isAlreadyReplied(error)) return;
    logUnanswered(bot, error, { interaction: interaction.id, type: interaction.type });
    if (interaction.isRepliable()) await replyWithError(interaction, error);
    else if (interaction.isAutocomplete() && !interaction.responded)
      await interaction.respond([]).catch(() => undefined);
  }
}

/** Logs a reply that could not be sent. The action stands. */
function logUnanswered({ log }: BotContext, err: unknown, of: Readonly<Record<string, unknown>>): void {
  if (isDiscordDown(err)) log.warn({ err, ...of }, 'Discord did not accept the response to an interaction');
  else log.error({ err, ...of }, 'Failed to respond to an interaction');
}

async function handleInteraction(
  bot: BotContext,
  known: KnownCommands,
  interaction: Interaction,
  late: Promise<null>,
): Promise<void> {
  if (interaction.isChatInputCommand())
    await runCommand(createIncomingInteraction(bot, interaction, late), known);
  else if (interaction.isUserContextMenuCommand())
    await runUserCommand(createIncomingInteraction(bot, interaction, late), known);
  else if (interaction.isAutocomplete()) await completeCommand(bot, known, interaction);
  else if (interaction.isMessageComponent())
    await handleComponent(createIncomingInteraction(bot, interaction, late));
  else await replyNothingDone(bot, interaction);
}

/** Limit that was exceeded: that of the user, or of the server. */
type ExceededLimit = 'press' | 'server';

/** Runs the work when its queues allow; returns the limit whose queue timed out, else null. */
type QueueRunner = (interaction: Interaction, work: () => Promise<void>) => Promise<ExceededLimit | null>;

const runUnqueued: QueueRunner = async (_, work) => {
  await work();
  return null;
};

function createQueueRunner(): QueueRunner {
  const [ofPeople, ofServers] = [new InteractionQueues(), new InteractionQueues(SERVER_QUEUE)];
  return async ({ user, guildId }, work) => {
    let isServersTurn = true;
    const inServer = async () => {
      if (guildId === null) await work();
      else isServersTurn = await ofServers.during(guildId, work);
    };
    if (!(await ofPeople.during(user.id, inServer))) return 'press';
    return isServersTurn ? null : 'server';
  };
}

/** Takes from the user's limit first, so that refused members do not use up the server's limit. */
function takeFromLimits({ limits }: BotContext, interaction: Interaction): ExceededLimit | null {
  const isKey = interaction.isAutocomplete();
  if (!limits.take(interaction.user.id, isKey ? 'key' : 'press')) return 'press';
  if (interaction.guildId === null) return null;
  return limits.take(interaction.guildId, isKey ? 'serverKey' : 'serverPress') ? null : 'server';
}

/** Tells a user now and then that a limit was exceeded. Further interactions are dropped without a reply. */
async function replyTooMuch(
  bot: BotContext,
  interaction: Interaction,
  late: Promise<null>,
  excess: ExceededLimit,
): Promise<void> {
  if (!bot.limits.take(interaction.user.id, 'told')) return;
  if (excess === 'server' && !bot.limits.take(interaction.guildId ?? '', 'serverTold')) return;
  if (interaction.isAutocomplete()) return await interaction.respond([]);
  if (!interaction.isCommand() && !interaction.isMessageComponent()) return;
  await replyPrivately(
    createIncomingInteraction(bot, interaction as BotInteraction, late),
    ({ language }) => ({
      content: translate(language, text(`bot:limit.${excess}`), () => ''),
    }),
  );
}

async function runCommand(incoming: IncomingCommand, { commands }: KnownCommands): Promise<void> {
  const { interaction } = incoming;
  const command = commands.find(({ name }) => name === interaction.commandName);
  const needsServer = command !== undefined && isServerOnly(command);
  await callCommand(incoming, findCommandAction(commands, interaction), needsServer);
}

async function runUserCommand(
  incoming: IncomingUserCommand,
  { personCommands }: KnownCommands,
): Promise<void> {
  await callCommand(incoming, findUserCommand(personCommands, incoming.interaction.commandName), true);
}

async function callCommand<I extends ChatInputCommandInteraction | UserContextMenuCommandInteraction>(
  incoming: IncomingInteraction<I>,
  command: { run(arrival: IncomingInteraction<I>): Promise<void> } | undefined,
  needsServer: boolean,
): Promise<void> {
  const isAllowed = !needsServer || getPlace(incoming.interaction) === 'server';
  if (command && isAllowed) return await command.run(incoming);
  await replyPrivately(incoming, ({ interaction, language }) =>
    command
      ? { content: getStandardReply(language, 'serverOnly') }
      : createNoCommandMessage(interaction, language),
  );
}

/** Commands of version 0.1 and where they are now. A client may still show them for a while. */
const MOVED_COMMANDS: ReadonlyMap<string, string> = new Map([
  ...['leave', 'start', 'cancel', 'resign', 'board', 'recap', 'replay', 'export'].map(
    (name) => [name, `</table ${name}>`] as const,
  ),
  ...['me', 'look', 'privacy', 'forget'].map((name) => [name, '</settings>'] as const),
]);

/** Points to the new name of a moved command. */
function createNoCommandMessage(
  { commandName }: Pick<CommandInteraction, 'commandName'>,
  language: Language,
): Payload {
  const command = MOVED_COMMANDS.get(commandName);
  if (command === undefined) return { content: getStandardReply(language, 'nothingDone') };
  return {
    content: translate(
      language,
      text('bot:help.moved', { name: commandName, command: localiseCommands(language, command) }),
      () => '',
    ),
  };
}

async function completeCommand(
  bot: BotContext,
  { commands }: KnownCommands,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const command = findCommandAction(commands, interaction);
  if (!command?.complete) return await interaction.respond([]);
  const { complete } = command;
  const making = async () => await complete(await createAutocompleteContext(bot, interaction));
  await interaction.respond([...((await bot.keys.during(interaction.user.id, making)) ?? [])]);
}

function isNew(seen: Set<string>, id: string): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (seen.size > MAX_SEEN) seen.delete(seen.values().next().value as string);
  return true;
}
