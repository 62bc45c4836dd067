import {
  type MessageComponentInteraction,
  MessageFlags,
  type MessagePayload,
  PermissionFlagsBits,
  type RepliableInteraction,
} from 'discord.js';
import { isStoreAway, Unsure, UnsureForNow } from '../../app/core/actor.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Asked, Bot, Caller } from './context.ts';
import type { Arrival } from './incoming.ts';
import { languageOf } from './language.ts';
import type { Payload } from './payload.ts';
import type { Reply } from './press.ts';
import { failureOf, isReplied } from './rest/failure.ts';
import { replyOf, silenceOf } from './rest/message.ts';
import { inWords, limitedLine, sendOrTell } from './rest/uploads.ts';

/** A reply with more bytes of files may be longer on its way to Discord than those 3000 ms. */
const LIGHT = 300_000;

/** What is replied is made when it is known who calls. */
type Making<A extends Asked, T> = (caller: Caller<A>) => T | Promise<T>;

type Pressed = Arrival<MessageComponentInteraction>;
type PressMaking<T> = Making<MessageComponentInteraction, T>;

/** Tells Discord to wait; resolves when it has heard so. A making with much to do calls it first. */
export type TellToWait = () => Promise<void>;

type LongMaking<A extends Asked, T> = (caller: Caller<A>, tellToWait: TellToWait) => T | Promise<T>;

async function madeBy<A extends Asked, T>({ caller }: Arrival<A>, making: Making<A, T>): Promise<T> {
  return await making(await caller);
}

/** Replies with a message that only the person sees. */
export async function replyPrivately<A extends Asked>(
  arrival: Arrival<A>,
  making: Making<A, Payload>,
): Promise<void> {
  await replyAtLength(arrival, (caller) => making(caller));
}

/** Replies in the same way with what may take long to make. */
export async function replyAtLength<A extends Asked>(
  arrival: Arrival<A>,
  making: LongMaking<A, Payload>,
): Promise<void> {
  const { asked } = arrival;
  await replied(arrival, making, {
    first: async (payload) => {
      await sent(arrival, payload, (one) => asked.reply(replyOf(asked, one, MessageFlags.Ephemeral)));
      return null;
    },
    wait: async () => {
      await asked.deferReply({ flags: MessageFlags.Ephemeral });
    },
    late: async (payload) => (await sent(arrival, payload, (one) => asked.editReply(replyOf(asked, one)))).id,
  });
}

/** Replies by changing the private message that was clicked on. */
export async function replyInPlace(arrival: Pressed, making: PressMaking<Payload>): Promise<void> {
  const { asked, bot } = arrival;
  const changing = ({ same }: Payload, work: () => Promise<unknown>) =>
    same ? work() : bot.changes.during(asked.message.id, work);
  await replied(arrival, (caller) => making(caller), {
    first: async (payload) => {
      await changing(payload, () => sent(arrival, payload, (one) => asked.update(replyOf(asked, one))));
      return asked.message.id;
    },
    wait: async () => {
      await asked.deferUpdate();
    },
    late: async (payload) => {
      await changing(payload, () => sent(arrival, payload, (one) => asked.editReply(replyOf(asked, one))));
      return asked.message.id;
    },
  });
}

/** Remembers a private reply about a table, and deletes the one that it replaces. */
async function remember(
  { bot, caller }: Arrival,
  { about }: Payload,
  id: string | null,
  followUp: string | null = null,
): Promise<void> {
  if (!about) return;
  try {
    await bot.privateMessages.replace({ about, caller: await caller, id, followUp });
  } catch (error) {
    bot.log.info({ err: error, table: about.id }, 'A private message that was replaced could not be deleted');
  }
}

/** Replies to a button that changes the table: without a message when it was done, else privately with the reason. */
export async function replyQuietly(arrival: Pressed, doing: PressMaking<Reply>): Promise<void> {
  const { bot, asked, late: isLate } = arrival;
  const calm = madeBy(arrival, doing).catch(async (error): Promise<Reply> => await calmly(arrival, error));
  const made = await Promise.race([calm, isLate]);
  await unlessReplied(bot, async () => {
    if (made !== null && !made.done) {
      await sent(arrival, made, (one) => asked.reply(replyOf(asked, one, MessageFlags.Ephemeral)));
      return await remember(arrival, made, null);
    }
    await asked.deferUpdate();
    const late = await calm;
    if (!late.done) await followUp(arrival, late);
  });
}

/** What is to be said, and whether everybody in the channel may read it. */
export interface Said {
  readonly toAll: boolean;
  readonly payload: Payload;
}

/** Replies where everybody reads it; what only concerns the person is told to nobody else. */
export async function replyPublicly<A extends Asked>(
  arrival: Arrival<A>,
  making: Making<A, Said>,
): Promise<void> {
  const { bot, asked, late: isLate } = arrival;
  const calm = madeBy(arrival, making).catch(async (error) => ({
    toAll: false,
    payload: await calmly(arrival, error),
  }));
  const made = await Promise.race([calm, isLate]);
  await unlessReplied(bot, async () => {
    if (made !== null && isLight(made.payload)) {
      await sent(arrival, made.payload, (payload) => asked.reply(said(asked, { ...made, payload })));
      return made.toAll ? undefined : await remember(arrival, made.payload, null);
    }
    await asked.deferReply();
    const late = await calm;
    if (late.toAll)
      return void (await sent(arrival, late.payload, (one) => asked.editReply(replyOf(asked, one))));
    await takenBack(asked);
    await followUp(arrival, late.payload);
  });
}

/** Sends a private message after the interaction was acknowledged otherwise. */
async function followUp(arrival: Arrival, payload: Payload): Promise<void> {
  const { asked } = arrival;
  const send = (one: Payload) => asked.followUp(replyOf(asked, one, MessageFlags.Ephemeral));
  const { id } = await sent(arrival, payload, send);
  await remember(arrival, payload, id, id);
}

/** What all see of a reply is gone: what comes next would else be seen by all. Where it was tried twice it was gone before. */
async function takenBack(asked: Asked): Promise<void> {
  await asked.deleteReply().catch((error) => {
    if (failureOf(error) !== 'gone') throw error;
  });
}

/** Whether it can be sent as a first reply; what cannot comes after Discord was told to wait. */
function isLight({ files = [] }: Payload): boolean {
  return files.reduce((bytes, { content }) => bytes + content.length, 0) <= LIGHT;
}

function said(asked: Asked, { toAll, payload }: Said): MessagePayload {
  return replyOf(asked, payload, toAll ? silenceOf(payload).flags : MessageFlags.Ephemeral);
}

/** The last resort after a bug, or without the database: one calm sentence, if there has been no reply yet. */
export async function replyCalmly(asked: RepliableInteraction, error: unknown): Promise<void> {
  if (asked.replied) return;
  const content = calm(languageOf(asked.locale), calmKey(error));
  const said = !asked.deferred
    ? asked.reply({ content, flags: MessageFlags.Ephemeral })
    : isOriginalPublic(asked)
      ? asked.followUp({ content, flags: MessageFlags.Ephemeral })
      : asked.editReply({ content, files: [], components: [], attachments: [] });
  await said.catch(() => undefined);
}

/** Returns whether `@original` of an acknowledged press is the public message that was pressed, which is never overwritten. */
function isOriginalPublic(asked: RepliableInteraction): boolean {
  if (!asked.isMessageComponent() || asked.ephemeral !== null) return false;
  return !asked.message.flags.has(MessageFlags.Ephemeral);
}

/** Says that nothing was done, where that is not known which was sent: a modal that the bot never opened. */
export async function replyNothingDone(bot: Bot, asked: RepliableInteraction): Promise<void> {
  const content = calm(languageOf(asked.locale), 'nothingDone');
  await unlessReplied(bot, async () => void (await asked.reply({ content, flags: MessageFlags.Ephemeral })));
}

/** `first` and `late` return Discord's id of the message, or null where it is not known. */
interface Ways {
  readonly first: (payload: Payload) => Promise<string | null>;
  readonly wait: () => Promise<void>;
  readonly late: (payload: Payload) => Promise<string | null>;
}

async function replied<A extends Asked>(
  arrival: Arrival<A>,
  making: LongMaking<A, Payload>,
  ways: Ways,
): Promise<void> {
  const { bot, late } = arrival;
  const [wanted, told] = [gate(), gate()];
  const tellToWait = async () => {
    wanted.open();
    await told.opened;
  };
  const calm = madeBy(arrival, (caller) => making(caller, tellToWait)).catch(
    async (error) => await calmly(arrival, error),
  );
  const made = await Promise.race([calm, late, wanted.opened]);
  await unlessReplied(bot, async () => {
    if (made !== null && isLight(made)) return await remember(arrival, made, await ways.first(made));
    await ways.wait().finally(told.open);
    const late = await calm;
    await remember(arrival, late, await ways.late(late));
  });
}

/** A promise that resolves when it is opened. */
function gate(): { readonly opened: Promise<null>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<null>((resolve) => {
    open = () => resolve(null);
  });
  return { opened, open };
}

/** Sends an answer, in words where no files can be sent, and tells a host once that uploads are limited. */
async function sent<T>(
  { bot, asked, caller }: Pick<Arrival, 'bot' | 'asked' | 'caller'>,
  payload: Payload,
  send: (payload: Payload) => Promise<T>,
): Promise<T> {
  const { channelId: channel } = asked;
  const { language } = await caller.catch(() => ({ language: languageOf(asked.locale) }));
  const line = limitedLine(language);
  const hasRoom = payload.content.length + line.length < 1_990;
  const isTold = hasRoom && bot.uploads.takeNotice(channel, asked.user.id);
  const told = isTold ? { ...payload, content: `${payload.content}\n${line}` } : payload;
  return await sendOrTell(bot, { channel, language }, withoutUnsendable(asked, told), send);
}

/** Returns the payload in words where the bot lacks Attach Files, for which Discord would refuse all of it. */
export function withoutUnsendable(asked: Asked, payload: Payload): Payload {
  if (!payload.image || asked.appPermissions.has(PermissionFlagsBits.AttachFiles)) return payload;
  return { ...inWords({ ...payload, files: [] }), ...(payload.files && { files: payload.files }) };
}

/** A bug: it is logged with where it happened, and answered with one calm sentence. */
async function calmly({ bot, asked, caller }: Arrival, error: unknown): Promise<Payload> {
  const where = 'commandName' in asked ? asked.commandName : placeOf(asked.customId);
  logMet(bot, error, { where, channel: asked.channelId });
  const { language } = await caller.catch(() => ({ language: languageOf(asked.locale) }));
  return { content: calm(language, calmKey(error)) };
}

/** Only a bug is one: a database that is away or lost comes back, and of a disk that fails the process is told apart. */
function logMet({ log }: Bot, err: unknown, at: Readonly<Record<string, string>>): void {
  if (isStoreAway(err)) log.warn({ err, ...at }, 'An interaction finds no database');
  else if (err instanceof UnsureForNow)
    log.warn({ err, ...at }, 'An interaction lost the database at its commit: it may be kept or not');
  else if (err instanceof Unsure) log.error({ err, ...at }, 'An interaction met a disk that fails');
  else log.error({ err, ...at }, 'An interaction met a bug');
}

function calmKey(error: unknown): CalmKey {
  if (isStoreAway(error)) return 'away';
  if (error instanceof UnsureForNow) return 'unsureForNow';
  return error instanceof Unsure ? 'unsure' : 'bug';
}

type CalmKey = 'bug' | 'unsure' | 'unsureForNow' | 'away' | 'nothingDone' | 'serverOnly';

/** What was pressed, without the answers: they may name what only the person knows. */
function placeOf(customId: string): string {
  return customId.split(':').slice(0, 3).join(':');
}

export function calm(language: Language, key: CalmKey): string {
  return say(language, text(`bot:calm.${key}`), () => '');
}

/** A second delivery, a retry that had worked, a token that is dead: what was to be done is done. */
async function unlessReplied(bot: Bot, replying: () => Promise<void>): Promise<void> {
  try {
    await replying();
  } catch (error) {
    if (!isReplied(error)) throw error;
    bot.log.info(
      { code: (error as { code?: unknown }).code },
      'An interaction could not be answered any more',
    );
  }
}
