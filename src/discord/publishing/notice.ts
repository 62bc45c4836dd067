import type { APIMessage } from 'discord.js';
import { channelGone } from '../../app/availability/gone-channels.ts';
import { inOrder } from '../../app/core/find-tables.ts';
import { claimed, dropped, given, isDirect, lacking, told, untold } from '../../app/publishing/notices.ts';
import type { Notice } from '../../store/notices.ts';
import type { NoticeKind } from '../../store/notices-schema.ts';
import type { Bot } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { remove } from '../core/rest/channel.ts';
import { failureOf, isChannelGone, isRefusedEdit } from '../core/rest/failure.ts';
import { arrivedSince } from './arrived.ts';
import { sendDirect } from './direct.ts';
import { tellLog } from './log.ts';
import { edited, nonceOf, posted } from './posted.ts';
import { archiveThread, renameThread } from './threads.ts';

/** Current content of a message. */
export interface Made extends Payload {
  /** First line, which never changes: a message without a picture is found by it after a crash. Its whole text unless told. */
  readonly headline?: string;
  /** The message is deleted: it has done what it was for. */
  readonly isOver?: boolean;
}

/** Builds the current content of a message from its notice, or null if there is nothing left to say. */
export type Making = (bot: Bot, notice: Notice) => Promise<Made | null>;
export type Makings = Readonly<Partial<Record<NoticeKind, Making>>>;

/** Posts a message that belongs to no table, or changes it, if it is not as it is wanted. */
export async function tellNotice(bot: Bot, id: number, makings: Makings): Promise<void> {
  const notice = await untold(bot.house, id);
  if (notice === null) return;
  if (notice.kind === 'threadName') return await renameThread(bot, notice);
  // Sent one at a time, so that many alerts do not delay boards.
  if (isDirect(notice)) return await inOrder(bot.house, DIRECT, () => tellDirect(bot, notice.id, makings));
  if (notice.kind === 'threadArchive') return await archiveThread(bot, notice);
  if (notice.kind === 'log') return await tellLog(bot, notice).catch((error) => unsaid(bot, notice, error));
  const payload = (await makings[notice.kind]?.(bot, notice)) ?? null;
  if (payload === null) return await given(bot.house, notice);
  const marked = { ...payload, ...(payload.image && { image: { ...payload.image, name: markOf(notice) } }) };
  try {
    if (payload.isOver) await takeAway(bot, notice, marked);
    else await (notice.phase === 'live' ? change(bot, notice, marked) : send(bot, notice, marked));
  } catch (error) {
    await unsaid(bot, notice, error);
  }
}

/** Name under which direct messages are sent one after another; no server's id. */
const DIRECT = 'direct';

/** Sends a direct message that is still to be sent now that it is its turn. */
async function tellDirect(bot: Bot, id: number, makings: Makings): Promise<void> {
  const notice = await untold(bot.house, id);
  if (notice === null || !isDirect(notice)) return;
  const payload = (await makings[notice.kind]?.(bot, notice)) ?? null;
  await (payload === null ? given(bot.house, notice) : sendDirect(bot, notice, payload));
}

/** The file of its picture bears its number, by which it is found again: notice-12.png. */
function markOf({ id }: Notice): string {
  return `notice-${id}.png`;
}

async function send(bot: Bot, notice: Notice, payload: Made): Promise<void> {
  const there = notice.phase === 'sending' ? await arrived(bot, notice, payload) : undefined;
  if (there) {
    await told(bot.house, { ...notice, wanted: notice.told }, there.id);
    return await change(bot, { ...notice, message: there.id }, payload);
  }
  const claim = notice.phase === 'sending' ? notice : await claimed(bot.house, notice);
  if (claim === null) return;
  const message = await posted(bot, notice, payload, nonceOf(claim.id, claim.claimedAt ?? 0, 'pn'));
  await told(bot.house, notice, message.id);
}

/** One that was being sent when something failed; its words tell one that came without its picture. */
async function arrived(
  bot: Bot,
  notice: Notice,
  { content, headline }: Made,
): Promise<APIMessage | undefined> {
  return await arrivedSince(bot, notice.channel, notice.heard, (message) => {
    if (message.attachments.length > 0)
      return message.attachments.some(({ filename }) => filename === markOf(notice));
    return headline === undefined
      ? message.content.startsWith(content)
      : message.content.split('\n')[0] === headline;
  });
}

/** Deletes a message that is over, also one that was being sent when something failed. */
async function takeAway(bot: Bot, notice: Notice, payload: Made): Promise<void> {
  const message = notice.phase === 'sending' ? (await arrived(bot, notice, payload))?.id : notice.message;
  if (message) await remove(bot.rest, notice.channel, message);
  await dropped(bot.house, notice);
}

/** A message that was deleted is posted anew. */
async function change(bot: Bot, notice: Notice, payload: Made): Promise<void> {
  try {
    await edited(bot, notice, notice.message ?? '', payload);
    await told(bot.house, notice, notice.message ?? '');
  } catch (error) {
    if (failureOf(error) !== 'gone' || isChannelGone(error)) throw error;
    await lacking(bot.house, notice);
    await send(bot, { ...notice, phase: 'wanted', message: null }, payload);
  }
}

/** What people can mend, and what passes, is tried again; what never can be said is given up. */
async function unsaid(bot: Bot, notice: Notice, error: unknown): Promise<void> {
  const failure = failureOf(error);
  if (failure === 'passing' || failure === 'forbidden' || isRefusedEdit(error)) throw error;
  bot.log.warn({ notice: notice.id, kind: notice.kind, err: error }, 'A notice cannot be posted');
  await given(bot.house, notice);
  if (isChannelGone(error)) await channelGone(bot.house, notice);
}
