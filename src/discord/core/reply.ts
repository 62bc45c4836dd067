import {
  type Message,
  type MessageComponentInteraction,
  MessageFlags,
  type MessagePayload,
  PermissionFlagsBits,
  type RepliableInteraction,
} from 'discord.js';
import { CommitUnknownError, CommitUnknownForNowError, isStoreUnavailable } from '../../app/core/actor.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { ComponentReply } from './component.ts';
import type { BotContext, BotInteraction, InteractionContext } from './context.ts';
import type { IncomingInteraction } from './incoming-interaction.ts';
import { parseLocale } from './language.ts';
import type { Payload } from './payload.ts';
import { classifyFailure, isAlreadyReplied } from './rest/failure.ts';
import { getSilentFlags } from './rest/message.ts';
import { isPanel, toPanel, toReplyPayload } from './rest/panel-body.ts';
import {
  formatUploadLimitLine,
  isFormRefusal,
  sendWithFallback,
  toTextOnly,
} from './rest/send-with-fallback.ts';

/** Maximum bytes of files in a first reply; more may take longer to upload than the 3000 ms that Discord allows. */
const MAX_FIRST_REPLY_BYTES = 300_000;

/** Creates a reply once the interaction's context is known. */
type ReplyFactory<A extends BotInteraction, T> = (ctx: InteractionContext<A>) => T | Promise<T>;

type IncomingComponent = IncomingInteraction<MessageComponentInteraction>;
type ComponentReplyFactory<T> = ReplyFactory<MessageComponentInteraction, T>;

/** Defers the reply; resolves when Discord has acknowledged it. A factory with much to do calls it first. */
export type DeferReply = () => Promise<void>;

type DeferrableReplyFactory<A extends BotInteraction, T> = (
  ctx: InteractionContext<A>,
  tellToWait: DeferReply,
) => T | Promise<T>;

async function runFactory<A extends BotInteraction, T>(
  { ctx }: IncomingInteraction<A>,
  making: ReplyFactory<A, T>,
): Promise<T> {
  return await making(await ctx);
}

/** Replies with a private message. */
export async function replyPrivately<A extends BotInteraction>(
  incoming: IncomingInteraction<A>,
  making: ReplyFactory<A, Payload>,
): Promise<void> {
  await replyWithDeferral(incoming, (ctx) => making(ctx));
}

/** Replies with a private message that may take long to create. */
export async function replyWithDeferral<A extends BotInteraction>(
  incoming: IncomingInteraction<A>,
  making: DeferrableReplyFactory<A, Payload>,
): Promise<void> {
  const { interaction, bot } = incoming;
  await replyInSteps(incoming, making, {
    first: async (payload) => {
      await sendReply(incoming, payload, (one) =>
        interaction.reply(toReplyPayload(bot, interaction, one, MessageFlags.Ephemeral)),
      );
      return null;
    },
    wait: async () => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    },
    late: async (payload) =>
      (
        await sendReply(incoming, payload, (one) =>
          interaction.editReply(toReplyPayload(bot, interaction, one)),
        )
      ).id,
  });
}

/**
 * Replies by editing the private message of the component, or with a new private message if that one was just deleted,
 * such as by a newer one that replaced it. A panel stays a panel; if Discord refuses that form, the reply is a new message too.
 */
export async function replyInPlace(
  incoming: IncomingComponent,
  making: ComponentReplyFactory<Payload>,
): Promise<void> {
  const { interaction, bot } = incoming;
  const { message } = interaction;
  const edit = async (payload: Payload, send: (one: MessagePayload) => Promise<unknown>) => {
    const shown = isPanel(message) ? toPanel(payload) : payload;
    const sending = () =>
      sendReply(incoming, shown, (one) => send(toReplyPayload(bot, interaction, one)), isPanel(message));
    await (payload.same ? sending() : bot.changes.during(message.id, sending));
    return message.id;
  };
  const sendAnew = async (payload: Payload, send: (one: MessagePayload) => Promise<unknown>) => {
    await sendReply(incoming, payload, (one) =>
      send(toReplyPayload(bot, interaction, one, MessageFlags.Ephemeral)),
    );
    return null;
  };
  await replyInSteps(incoming, (ctx) => making(ctx), {
    first: (payload) =>
      unlessUneditable(
        message,
        edit(payload, (one) => interaction.update(one)),
        () => sendAnew(payload, (one) => interaction.reply(one)),
      ),
    wait: () =>
      unlessUneditable(
        message,
        interaction.deferUpdate().then(() => undefined),
        async () => void (await interaction.deferReply({ flags: MessageFlags.Ephemeral })),
      ),
    late: (payload) =>
      unlessUneditable(
        message,
        edit(payload, (one) => interaction.editReply(one)),
        () => sendAnew(payload, (one) => interaction.followUp(one)),
      ),
  });
}

/** Returns what `done` gives, or what `instead` gives if the message no longer exists or Discord refuses its form as a panel. */
async function unlessUneditable<T>(
  message: Message,
  done: Promise<T>,
  instead: () => Promise<T>,
): Promise<T> {
  return await done.catch(async (error) => {
    if (!isPanel(message) || !isFormRefusal(error)) requireGone(error);
    return await instead();
  });
}

/** Throws the error again, unless Discord says that the message or channel no longer exists. */
function requireGone(error: unknown): void {
  if (classifyFailure(error) !== 'gone') throw error;
}

/** Remembers a private reply about a table, and deletes the one that it replaces. */
async function rememberPrivateMessage(
  { bot, ctx }: IncomingInteraction,
  { about }: Payload,
  id: string | null,
  followUp: string | null = null,
): Promise<void> {
  if (!about) return;
  try {
    await bot.privateMessages.replace({ about, ctx: await ctx, id, followUp });
  } catch (error) {
    bot.log.info({ err: error, table: about.id }, 'Failed to delete a replaced private message');
  }
}

/** Replies to a component that changes the table: nothing on success, else a private message with the reason. */
export async function replyQuietly(
  incoming: IncomingComponent,
  doing: ComponentReplyFactory<ComponentReply>,
): Promise<void> {
  const { bot, interaction, late: isLate } = incoming;
  const calm = runFactory(incoming, doing).catch(
    async (error): Promise<ComponentReply> => await createErrorReply(incoming, error),
  );
  const made = await Promise.race([calm, isLate]);
  await ignoreAlreadyReplied(bot, async () => {
    if (made !== null && !made.done) {
      await sendReply(incoming, made, (one) =>
        interaction.reply(toReplyPayload(bot, interaction, one, MessageFlags.Ephemeral)),
      );
      return await rememberPrivateMessage(incoming, made, null);
    }
    await interaction.deferUpdate();
    const late = await calm;
    if (!late.done) await sendFollowUp(incoming, late);
  });
}

/** A reply and its audience: everybody in the channel, or only the user. */
export interface AddressedReply {
  readonly toAll: boolean;
  readonly payload: Payload;
}

/** Replies publicly; what concerns only the user is sent privately. */
export async function replyPublicly<A extends BotInteraction>(
  incoming: IncomingInteraction<A>,
  making: ReplyFactory<A, AddressedReply>,
): Promise<void> {
  const { bot, interaction, late: isLate } = incoming;
  const calm = runFactory(incoming, making).catch(async (error) => ({
    toAll: false,
    payload: await createErrorReply(incoming, error),
  }));
  const made = await Promise.race([calm, isLate]);
  await ignoreAlreadyReplied(bot, async () => {
    if (made !== null && isLight(made.payload)) {
      await sendReply(incoming, made.payload, (payload) =>
        interaction.reply(toAddressedMessage(incoming, { ...made, payload })),
      );
      return made.toAll ? undefined : await rememberPrivateMessage(incoming, made.payload, null);
    }
    await interaction.deferReply();
    const late = await calm;
    if (late.toAll)
      return void (await sendReply(incoming, late.payload, (one) =>
        interaction.editReply(toReplyPayload(bot, interaction, one)),
      ));
    await deletePublicReply(interaction);
    await sendFollowUp(incoming, late.payload);
  });
}

/** Sends a private message after the interaction was acknowledged otherwise. */
async function sendFollowUp(incoming: IncomingInteraction, payload: Payload): Promise<void> {
  const { interaction, bot } = incoming;
  const send = (one: Payload) =>
    interaction.followUp(toReplyPayload(bot, interaction, one, MessageFlags.Ephemeral));
  const { id } = await sendReply(incoming, payload, send);
  await rememberPrivateMessage(incoming, payload, id, id);
}

/**
 * Deletes the public deferred reply, because a follow-up would otherwise inherit its visibility. An earlier attempt may have deleted it.
 */
async function deletePublicReply(interaction: BotInteraction): Promise<void> {
  await interaction.deleteReply().catch(requireGone);
}

/** Returns whether the payload is small enough for a first reply; others follow a deferred reply. */
function isLight({ files = [] }: Payload): boolean {
  return files.reduce((bytes, { content }) => bytes + content.length, 0) <= MAX_FIRST_REPLY_BYTES;
}

function toAddressedMessage(
  { bot, interaction }: Pick<IncomingInteraction, 'bot' | 'interaction'>,
  { toAll, payload }: AddressedReply,
): MessagePayload {
  return toReplyPayload(
    bot,
    interaction,
    payload,
    toAll ? getSilentFlags(payload).flags : MessageFlags.Ephemeral,
  );
}

/** Sends one short sentence after a bug or a lost database, unless a reply was already sent. */
export async function replyWithError(interaction: RepliableInteraction, error: unknown): Promise<void> {
  if (interaction.replied) return;
  const content = getStandardReply(parseLocale(interaction.locale), getErrorReplyKey(error));
  const said = !interaction.deferred
    ? interaction.reply({ content, flags: MessageFlags.Ephemeral })
    : isOriginalPublic(interaction)
      ? interaction.followUp({ content, flags: MessageFlags.Ephemeral })
      : interaction.editReply(
          toReplyPayload(NO_MARKS, interaction, isInPanel(interaction) ? toPanel({ content }) : { content }),
        );
  await said.catch(() => undefined);
}

/** Ids for a text without marks. */
const NO_MARKS = { commandIds: new Map(), emojiIds: new Map() };

/** Returns whether `@original` of an acknowledged component is the panel it belongs to, whose edits must keep that form. */
function isInPanel(interaction: RepliableInteraction): boolean {
  return interaction.isMessageComponent() && interaction.ephemeral === null && isPanel(interaction.message);
}

/** Returns whether `@original` of an acknowledged component is the public message it belongs to, which is never overwritten. */
function isOriginalPublic(interaction: RepliableInteraction): boolean {
  if (!interaction.isMessageComponent() || interaction.ephemeral !== null) return false;
  return !interaction.message.flags.has(MessageFlags.Ephemeral);
}

/** Replies that nothing was done, to an interaction of unknown origin: a modal that the bot never opened. */
export async function replyNothingDone(bot: BotContext, interaction: RepliableInteraction): Promise<void> {
  const content = getStandardReply(parseLocale(interaction.locale), 'nothingDone');
  await ignoreAlreadyReplied(
    bot,
    async () => void (await interaction.reply({ content, flags: MessageFlags.Ephemeral })),
  );
}

/** Steps of a reply. `first` and `late` return the Discord id of the message, or null if it is not known. */
interface ReplySteps {
  readonly first: (payload: Payload) => Promise<string | null>;
  readonly wait: () => Promise<void>;
  readonly late: (payload: Payload) => Promise<string | null>;
}

async function replyInSteps<A extends BotInteraction>(
  incoming: IncomingInteraction<A>,
  making: DeferrableReplyFactory<A, Payload>,
  ways: ReplySteps,
): Promise<void> {
  const { bot, late } = incoming;
  const [wanted, told] = [createGate(), createGate()];
  const tellToWait = async () => {
    wanted.open();
    await told.opened;
  };
  const calm = runFactory(incoming, (ctx) => making(ctx, tellToWait)).catch(
    async (error) => await createErrorReply(incoming, error),
  );
  const made = await Promise.race([calm, late, wanted.opened]);
  await ignoreAlreadyReplied(bot, async () => {
    if (made !== null && isLight(made))
      return await rememberPrivateMessage(incoming, made, await ways.first(made));
    await ways.wait().finally(told.open);
    const late = await calm;
    await rememberPrivateMessage(incoming, late, await ways.late(late));
  });
}

/** Creates a promise with a function that resolves it. */
function createGate(): { readonly opened: Promise<null>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<null>((resolve) => {
    open = () => resolve(null);
  });
  return { opened, open };
}

/**
 * Sends a reply, as text if files cannot be sent, and tells the host once that uploads are limited. `editsPanel`: it edits
 * a panel.
 */
async function sendReply<T>(
  { bot, interaction, ctx }: Pick<IncomingInteraction, 'bot' | 'interaction' | 'ctx'>,
  payload: Payload,
  send: (payload: Payload) => Promise<T>,
  editsPanel = false,
): Promise<T> {
  const { channelId: channel } = interaction;
  const { language } = await ctx.catch(() => ({ language: parseLocale(interaction.locale) }));
  const line = formatUploadLimitLine(language);
  const hasRoom = payload.content.length + line.length < 1_990;
  const isTold = hasRoom && bot.uploads.takeNotice(channel, interaction.user.id);
  const told = isTold ? { ...payload, content: `${payload.content}\n${line}` } : payload;
  const target = { channel, language, isPanel: editsPanel };
  return await sendWithFallback(bot, target, replaceUnsendable(interaction, told), send);
}

/** Returns the payload as text if the bot lacks Attach Files, because Discord would refuse the whole message. */
export function replaceUnsendable(interaction: BotInteraction, payload: Payload): Payload {
  if (!payload.image || interaction.appPermissions.has(PermissionFlagsBits.AttachFiles)) return payload;
  return { ...toTextOnly({ ...payload, files: [] }), ...(payload.files && { files: payload.files }) };
}

/** Logs an error with the component or command that failed, and returns one short sentence for the user. */
async function createErrorReply(
  { bot, interaction, ctx }: IncomingInteraction,
  error: unknown,
): Promise<Payload> {
  const where = 'commandName' in interaction ? interaction.commandName : redactCustomId(interaction.customId);
  logInteractionError(bot, error, { where, channel: interaction.channelId });
  const { language } = await ctx.catch(() => ({ language: parseLocale(interaction.locale) }));
  return { content: getStandardReply(language, getErrorReplyKey(error)) };
}

/** Logs an error; only bugs count as errors. A lost database comes back, and a failing disk is reported separately by the process. */
function logInteractionError({ log }: BotContext, err: unknown, at: Readonly<Record<string, string>>): void {
  if (isStoreUnavailable(err)) log.warn({ err, ...at }, 'Interaction failed: the database is unavailable');
  else if (err instanceof CommitUnknownForNowError)
    log.warn({ err, ...at }, 'Interaction lost the database during its commit: the outcome is unknown');
  else if (err instanceof CommitUnknownError) log.error({ err, ...at }, 'Interaction failed: disk error');
  else log.error({ err, ...at }, 'Interaction failed: unexpected error');
}

function getErrorReplyKey(error: unknown): StandardReplyKey {
  if (isStoreUnavailable(error)) return 'away';
  if (error instanceof CommitUnknownForNowError) return 'unsureForNow';
  return error instanceof CommitUnknownError ? 'unsure' : 'bug';
}

type StandardReplyKey = 'bug' | 'unsure' | 'unsureForNow' | 'away' | 'nothingDone' | 'serverOnly';

/** Returns the custom id without the answers, which may reveal hidden information of the player. */
function redactCustomId(customId: string): string {
  return customId.split(':').slice(0, 3).join(':');
}

export function getStandardReply(language: Language, key: StandardReplyKey): string {
  return translate(language, text(`bot:calm.${key}`), () => '');
}

/** Runs a reply and ignores errors that mean it was already sent: a second delivery, a retry that succeeded, an expired token. */
async function ignoreAlreadyReplied(bot: BotContext, replying: () => Promise<void>): Promise<void> {
  try {
    await replying();
  } catch (error) {
    if (!isAlreadyReplied(error)) throw error;
    bot.log.info(
      { code: (error as { code?: unknown }).code },
      'The interaction was already answered or has expired',
    );
  }
}
