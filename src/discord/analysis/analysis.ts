import { type APIMessage, type MessageComponentInteraction, MessageFlags } from 'discord.js';
import { howItWent, type Went } from '../../app/analysis/analysis.ts';
import type { Table } from '../../app/core/table.ts';
import { refused } from '../../engine/refusal.ts';
import { type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Bot, Visit } from '../core/context.ts';
import { cut } from '../core/cut.ts';
import { gameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { canPost, isLocked, lackingFor, mayOpenThreads } from '../core/permissions.ts';
import { findNear, link, openThreadOn, post, threadKind } from '../core/rest/channel.ts';
import { isChannelGone, isRefusal } from '../core/rest/failure.ts';
import { sendOrTell } from '../core/rest/uploads.ts';
import { tell } from './lines.ts';
import { wentMessage } from './message.ts';
import { pictureName } from './picture.ts';

type Pressed = Visit<MessageComponentInteraction>;

/** Where it is told: in a thread of the board, in this channel, or to one person alone; and why not better. */
interface Place {
  readonly kind: 'thread' | 'channel' | 'private';
  readonly why: Text | null;
}

/** Tells everybody how a match went, once, and whoever asks where that is to be read; where it cannot be told, them alone. */
export async function tellHowItWent(visit: Pressed): Promise<Payload> {
  const { bot, table, language } = visit;
  const place = placeFor(visit);
  if (place.kind === 'private') return await privately(visit, place.why);
  const { id } = table.record;
  const telling = bot.telling.get(id) ?? told(visit, place.kind).finally(() => bot.telling.delete(id));
  bot.telling.set(id, telling);
  const where = await telling;
  if (where === null) return await privately(visit, text('bot:went.cannot'));
  const lines = [text('bot:went.told', { link: where }), ...(place.why ? [place.why] : [])];
  return { content: lines.map((line) => say(language, line, () => '')).join('\n') };
}

function placeFor({ asked, elsewhere }: Pressed): Place {
  const { channel, message } = asked;
  if (isLocked(asked)) return { kind: 'private', why: text('bot:went.locked') };
  const lacking = lackingFor(asked, 'open');
  const hasThreads = threadKind(channel?.type) !== null && !message.flags.has(MessageFlags.Ephemeral);
  const missing = hasThreads ? lackingFor(asked, 'openThread') : [];
  if (elsewhere) return { kind: 'private', why: text('bot:went.cannot') };
  const opens = hasThreads && (message.hasThread ? canPost(asked, true) : mayOpenThreads(asked));
  if (opens && missing.length === 0) return { kind: 'thread', why: null };
  if (!canPost(asked)) return { kind: 'private', why: text('bot:refuse.mayNotPost') };
  if (lacking.length > 0) return { kind: 'private', why: text('bot:went.onlyYou', { missing: lacking }) };
  return { kind: 'channel', why: hasThreads ? text('bot:went.noThread', { missing }) : null };
}

async function privately({ bot, table, language }: Pressed, why: Text | null): Promise<Payload> {
  const payload = await wentMessage(bot, await wentAt(bot, table));
  const first = why === null ? [] : [`-# ${say(language, why, () => '')}`];
  return { ...payload, content: [...first, payload.content].join('\n') };
}

/** The address of the message that tells it, which is sent where there is none; null where Discord does not take it. */
async function told(visit: Pressed, kind: 'thread' | 'channel'): Promise<string | null> {
  const { guild } = visit.table.record;
  try {
    const telling = kind === 'thread' ? inThread(visit) : inChannel(visit, visit.asked.channelId);
    const [channel, message] = await telling;
    return link(guild, channel, message);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    visit.bot.log.info({ err: error, table: visit.table.record.id }, 'How a match went could not be told');
    return null;
  }
}

/** Where a message is. */
type At = readonly [channel: string, message: string];

async function inThread(visit: Pressed): Promise<At> {
  const { message } = visit.asked;
  if (!message.hasThread) return await inNewThread(visit);
  return await inChannel(visit, message.id).catch(async (error: unknown) => {
    if (!isChannelGone(error)) throw error;
    return await inNewThread(visit);
  });
}

/** It is opened only when there is something to tell. */
async function inNewThread({ bot, asked, table }: Pressed): Promise<At> {
  const went = await wentMessage(bot, await wentAt(bot, table));
  const name = cut(tell(table, 'thread', { game: gameName(table.game, table.record.language) }), 100);
  const thread = await openThreadOn(bot.rest, asked.channelId, asked.message.id, name);
  return [thread, await postWent(bot, thread, went, table.record.id)];
}

/** Where it is told already: there. In its own channel it replies to the board. */
async function inChannel({ bot, asked, table }: Pressed, channel: string): Promise<At> {
  const board = asked.message.id;
  const known = await found(bot, channel, board, table.record.id);
  if (known !== undefined) return [channel, known];
  const went = await wentMessage(bot, await wentAt(bot, table));
  const above = channel === asked.channelId ? board : undefined;
  return [channel, await postWent(bot, channel, went, table.record.id, above)];
}

async function postWent(
  bot: Bot,
  channel: string,
  went: Payload,
  tableId: number,
  above?: string,
): Promise<string> {
  const send = (one: Payload) => post(bot.rest, channel, one, nonceOf(tableId), above);
  return (await sendOrTell(bot, { channel }, went, send)).id;
}

/** The message that tells it, where there is one: also one that was sent before a restart. */
async function found(bot: Bot, channel: string, after: string, tableId: number): Promise<string | undefined> {
  const name = pictureName(tableId);
  const isIt = ({ author, attachments }: APIMessage) =>
    author.id === bot.application() && attachments.some(({ filename }) => filename === name);
  return (await findNear(bot.rest, channel, after, isIt))?.id;
}

function nonceOf(tableId: number): string {
  return `went-${tableId.toString(36)}`;
}

/** So many matches are kept of which it was worked out. */
const KEPT = 8;

/** How a match went, worked out once, however many ask at the same time. Throws where nobody can say. */
export async function wentAt(bot: Bot, table: Table): Promise<Went> {
  const { id } = table.record;
  const working = bot.wents.get(id) ?? worked(bot, table);
  bot.wents.delete(id);
  bot.wents.set(id, working);
  const [oldest] = bot.wents.keys();
  if (bot.wents.size > KEPT && oldest !== undefined) bot.wents.delete(oldest);
  return await working.catch((error: unknown) => {
    bot.wents.delete(id);
    throw error;
  });
}

async function worked(bot: Bot, table: Table): Promise<Went> {
  const went = await howItWent(bot.house, table);
  if (refused(went)) throw new Error(`Nobody can say how the match of table ${table.record.id} went`);
  return went;
}
