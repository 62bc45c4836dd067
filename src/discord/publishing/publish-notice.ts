import { setTimeout } from 'node:timers/promises';
import { type APIMessage, SnowflakeUtil } from 'discord.js';
import { parseAlertSubject } from '../../app/alerts/alerts.ts';
import { handleChannelDeleted } from '../../app/availability/gone-channels.ts';
import { getClockAhead } from '../../app/core/context.ts';
import { inOrder } from '../../app/core/find-tables.ts';
import { MAX_EDIT_AGE_MS } from '../../app/publishing/boards.ts';
import {
  claimForPosting,
  discardNotice,
  findNoticeToPublish,
  isDirect,
  recordNoticeDeleted,
  recordNoticeMissing,
  recordNoticePosted,
  saveRemainingLines,
  settleNotice,
} from '../../app/publishing/notices.ts';
import { isQueued } from '../../app/publishing/outbox.ts';
import type { Notice } from '../../store/notices.ts';
import type { NoticeKind } from '../../store/notices-schema.ts';
import type { BotContext } from '../core/context.ts';
import { formatCustomId } from '../core/custom-ids.ts';
import type { Payload } from '../core/payload.ts';
import { deleteMessage, getDirectChannel } from '../core/rest/channel.ts';
import { classifyFailure, getErrorCode, isChannelGone, isRefusedEdit } from '../core/rest/failure.ts';
import { createLogMessage } from '../server-settings/log-message.ts';
import { dropUnsendable, sendDirect, TOO_FAST } from './direct.ts';
import { createNonce, editWithFallback, postWithFallback } from './post-with-fallback.ts';
import { findSentMessage } from './recovery.ts';
import { archiveThread, renameThread } from './threads.ts';

/** Time in ms for which lines are gathered before posting, so that a burst becomes few messages. */
const GATHER_MS = 1_000;

/** Current content of a message without a table. */
export interface NoticeContent extends Payload {
  /** First line, which never changes: a message without a picture is found by it after a crash. By default its whole text is used. */
  readonly headline?: string;
  /** The message has served its purpose and is deleted. */
  readonly isOver?: boolean;
  /** The message is never edited again. */
  readonly isFinal?: boolean;
}

/** Builds the current content of a message from its notice, or null if there is nothing left to say. */
export type NoticeFactory = (bot: BotContext, notice: Notice) => Promise<NoticeContent | null>;
export type NoticeFactories = Readonly<Partial<Record<NoticeKind, NoticeFactory>>>;

/** Posts a message without a table, or edits it, unless it is up to date. */
export async function publishNotice(bot: BotContext, id: number, makings: NoticeFactories): Promise<void> {
  const notice = await findNoticeToPublish(bot.app, id);
  if (notice === null) return;
  if (notice.kind === 'threadName') return await renameThread(bot, notice);
  // Sent one at a time, so that many alerts do not delay boards. Edits of a board do not delay alerts.
  if (isDirect(notice)) {
    if (notice.kind !== 'directBoard')
      return await inOrder(bot.app, DIRECT_QUEUE, () => publishDirect(bot, notice.id, makings));
    await waitForBoard(bot, parseAlertSubject(notice.subject));
    return await inOrder(bot.app, notice.subject, () => publishDirect(bot, notice.id, makings));
  }
  if (notice.kind === 'threadArchive') return await archiveThread(bot, notice);
  if (notice.kind === 'log')
    return await publishLog(bot, notice).catch((error) => handleUnsentNotice(bot, notice, error));
  const payload = (await makings[notice.kind]?.(bot, notice)) ?? null;
  if (payload === null) return await settleNotice(bot.app, notice);
  await publishIn(bot, notice, payload).catch((error) => handleUnsentNotice(bot, notice, error));
}

/** Posts, edits or deletes a message in the channel of its notice. */
async function publishIn(bot: BotContext, notice: Notice, payload: NoticeContent): Promise<void> {
  const marked = {
    ...payload,
    ...(payload.image && { image: { ...payload.image, name: getNoticeImageName(notice) } }),
  };
  if (payload.isOver) return await deleteNoticeMessage(bot, notice, marked);
  await (notice.phase === 'live'
    ? editNoticeMessage(bot, notice, marked)
    : sendNoticeMessage(bot, notice, marked));
}

/** Maximum time in ms that boards in direct messages wait for the one in the channel, and the interval of looks for it. */
const BOARD_WAIT = { most: 10_000, interval: 100 };

/** Waits until the channel shows the newest board, which comes once after the turns of all AIs. */
async function waitForBoard({ app, outcome }: BotContext, id: number): Promise<void> {
  const end = performance.now() + BOARD_WAIT.most;
  while ((await isQueued(app, id, 'board')) && performance.now() < end) await setTimeout(BOARD_WAIT.interval);
  await outcome(id);
}

/** Name under which direct messages are sent one after another; no server's id. */
const DIRECT_QUEUE = 'direct';

/** Sends a direct message that is still to be sent now that it is its turn. */
async function publishDirect(bot: BotContext, id: number, makings: NoticeFactories): Promise<void> {
  const notice = await findNoticeToPublish(bot.app, id);
  if (notice === null || !isDirect(notice)) return;
  const payload = (await makings[notice.kind]?.(bot, notice)) ?? null;
  if (payload === null) return await settleNotice(bot.app, notice);
  if (notice.kind !== 'directBoard') return await sendDirect(bot, notice, payload);
  try {
    const channel = await getDirectChannel(bot.rest, notice.person);
    await publishIn(bot, await withdrawOldBoard(bot, { ...notice, channel }), payload);
  } catch (error) {
    if (getErrorCode(error) === TOO_FAST) throw error;
    await dropUnsendable(bot, notice, error);
  }
}

/** Deletes a board in direct messages that is too old to be edited, so that it is posted again below. */
async function withdrawOldBoard(bot: BotContext, notice: Notice): Promise<Notice> {
  const { phase, message, channel } = notice;
  if (phase !== 'live' || message === null) return notice;
  const age = bot.app.now() - getClockAhead(bot.app) - SnowflakeUtil.timestampFrom(message);
  if (age <= MAX_EDIT_AGE_MS) return notice;
  await deleteMessage(bot.rest, channel, message);
  await recordNoticeMissing(bot.app, notice);
  return { ...notice, phase: 'wanted', message: null };
}

/** Returns the file name of the picture, by which the message is found again: notice-12.png. */
function getNoticeImageName({ id }: Notice): string {
  return `notice-${id}.png`;
}

async function sendNoticeMessage(bot: BotContext, notice: Notice, payload: NoticeContent): Promise<void> {
  const there = notice.phase === 'sending' ? await findNoticeMessage(bot, notice, payload) : undefined;
  if (there) {
    await recordNoticePosted(bot.app, { ...notice, wanted: notice.told }, { message: there.id });
    return await editNoticeMessage(bot, { ...notice, message: there.id }, payload);
  }
  const claim = notice.phase === 'sending' ? notice : await claimForPosting(bot.app, notice);
  if (claim === null) return;
  const message = await postWithFallback(
    bot,
    notice,
    payload,
    createNonce(claim.id, claim.claimedAt ?? 0, 'pn'),
  );
  await recordNoticePosted(bot.app, notice, { message: message.id, isFinal: payload.isFinal });
}

/**
 * Returns a message that was being sent during a crash. One without its picture is found by its text, and a board in direct messages by
 * its button.
 */
async function findNoticeMessage(
  bot: BotContext,
  notice: Notice,
  { content, headline }: NoticeContent,
): Promise<APIMessage | undefined> {
  return await findSentMessage(bot, notice.channel, notice.heard, (message) => {
    if (message.attachments.length > 0)
      return message.attachments.some(({ filename }) => filename === getNoticeImageName(notice));
    if (notice.kind === 'directBoard')
      return JSON.stringify(message.components).includes(
        `"${formatCustomId(['unfollow', 0, parseAlertSubject(notice.subject)])}"`,
      );
    return headline === undefined
      ? message.content.startsWith(content)
      : message.content.split('\n')[0] === headline;
  });
}

/** Deletes a message that is over, also one that was being sent during a crash. */
async function deleteNoticeMessage(bot: BotContext, notice: Notice, payload: NoticeContent): Promise<void> {
  const message =
    notice.phase === 'sending' ? (await findNoticeMessage(bot, notice, payload))?.id : notice.message;
  if (message) await deleteMessage(bot.rest, notice.channel, message);
  await recordNoticeDeleted(bot.app, notice);
}

/** Edits a message; a deleted one is posted again. */
async function editNoticeMessage(bot: BotContext, notice: Notice, payload: NoticeContent): Promise<void> {
  try {
    await editWithFallback(bot, notice, notice.message ?? '', payload);
    await recordNoticePosted(bot.app, notice, { message: notice.message ?? '', isFinal: payload.isFinal });
  } catch (error) {
    if (classifyFailure(error) !== 'gone' || isChannelGone(error)) throw error;
    await recordNoticeMissing(bot.app, notice);
    await sendNoticeMessage(bot, { ...notice, phase: 'wanted', message: null }, payload);
  }
}

/** Handles a failure. What is temporary or what people can fix is retried; what can never be posted is dropped. */
async function handleUnsentNotice(bot: BotContext, notice: Notice, error: unknown): Promise<void> {
  const failure = classifyFailure(error);
  if (failure === 'passing' || failure === 'forbidden' || isRefusedEdit(error)) throw error;
  bot.log.warn({ notice: notice.id, kind: notice.kind, err: error }, 'Failed to post a notice');
  await settleNotice(bot.app, notice);
  if (isChannelGone(error)) await handleChannelDeleted(bot.app, notice);
}

/**
 * Posts lines of the moderators' log in one message, then deletes the notice. Claimed lines are frozen, so that after a crash the message
 * is found by its text.
 */
async function publishLog(bot: BotContext, first: Notice): Promise<void> {
  if (first.phase !== 'sending') await setTimeout(GATHER_MS);
  const notice = await findNoticeToPublish(bot.app, first.id);
  if (notice === null) return;
  const { payload, rest } = createLogMessage(notice.subject);
  if (notice.phase === 'sending' && (await hasArrived(bot, notice, payload.content)))
    return await continueLog(bot, notice, rest);
  const claim = notice.phase === 'sending' ? notice : await claimForPosting(bot.app, notice);
  if (claim === null) return;
  await postWithFallback(bot, notice, payload, createNonce(claim.id, claim.claimedAt ?? 0, 'pn'));
  await continueLog(bot, notice, rest);
}

/** Posts the lines that did not fit, or deletes the notice. */
async function continueLog(bot: BotContext, notice: Notice, rest: string | null): Promise<void> {
  if (rest === null) return await discardNotice(bot.app, notice);
  await saveRemainingLines(bot.app, notice, rest);
  await publishLog(bot, notice);
}

async function hasArrived(bot: BotContext, { channel, heard }: Notice, content: string): Promise<boolean> {
  return (await findSentMessage(bot, channel, heard, (message) => message.content === content)) !== undefined;
}
