import { SnowflakeUtil } from 'discord.js';
import { loadTable } from '../../app/core/table.ts';
import { type BoardEdit, prepareBoard, recordBoardLost, settleBoard } from '../../app/publishing/boards.ts';
import {
  type ClaimedPost,
  claimCard,
  findLobbyCard,
  isQueued,
  listBoardsWithButtons,
  recordDelivery,
  recordFailedDelivery,
  recordRetiredBoard,
  settleCard,
  settleQueued,
} from '../../app/publishing/outbox.ts';
import { getReshowQueueTime, prepareReshow, settleReshow } from '../../app/publishing/reshow.ts';
import { rewindSeats } from '../../app/replay/reached-position.ts';
import { abandonTable } from '../../app/seats/resign.ts';
import { refused } from '../../engine/refusal.ts';
import type { Post } from '../../store/posts.ts';
import type { PostKind } from '../../store/schema.ts';
import { createBoardMessage, createBoardRows, formatRetiredBoard } from '../board/board.ts';
import { updatePanels } from '../board/update-panels.ts';
import type { BotContext } from '../core/context.ts';
import { editMessage } from '../core/rest/channel.ts';
import { classifyFailure, isChannelGone, isRefusedEdit } from '../core/rest/failure.ts';
import { createCardMessage } from '../lobby/card.ts';
import {
  createNonce,
  editKeepingImage,
  editWithFallback,
  getPostChannel,
  postWithFallback,
} from './post-with-fallback.ts';
import { getPublishedVersion } from './recovery.ts';
import { NONE_RETIRED, retireOlderBoards } from './retire-boards.ts';

/** Edits the newest board of a table, if queued: a player has gone away, the deadline has changed, or the table became dormant or woke. */
export async function republishBoard(bot: BotContext, id: number): Promise<void> {
  const queued = await getReshowQueueTime(bot.app, id);
  const revision = queued === null ? null : await prepareReshow(bot.app, id);
  if (queued === null || revision === null) return;
  const { table, message, entries, calling } = revision;
  const payload = await createBoardMessage(bot, table, entries, calling.called);
  try {
    await editWithFallback(bot, table.record, message, payload);
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure === 'passing' && !isRefusedEdit(error)) throw error;
    bot.log.info({ table: id, err: error }, 'Failed to update a board; the next one will list the changes');
    if (failure === 'gone') await recordBoardLost(bot.app, revision);
    return await settleQueued(bot.app, id, 'reshow');
  }
  if (!(await settleReshow(bot.app, id, queued))) await republishBoard(bot, id);
}

/** Posts a board of a table or edits its newest one, if queued. Updates the players' private messages too. */
export async function publishBoard(bot: BotContext, id: number, anew = false): Promise<void> {
  const claimed = await prepareBoard(bot.app, id, {
    madeAt: (message) => SnowflakeUtil.timestampFrom(message),
    hereUntil: (person) => bot.recent.hereUntil(id, person),
    isBuried: (channel, message) => isBuried(bot, channel, message),
    anew,
  });
  if (claimed === null) return;
  const panels = updatePanels(bot, claimed.table);
  if ('claim' in claimed) await sendClaimedPost(bot, 'board', claimed).finally(() => panels);
  else await refreshBoard(bot, id, claimed).finally(() => panels);
}

/** Returns whether the last interaction in a channel showed a message below this one. */
function isBuried(bot: BotContext, channel: string, message: string): boolean {
  const last = bot.lastMessage(channel);
  return last !== null && BigInt(last) > BigInt(message);
}

/** Edits the newest board. It stays queued until the edit succeeds, so that a restart in between repeats it: an edit pings nobody. */
async function refreshBoard(bot: BotContext, id: number, revision: BoardEdit): Promise<void> {
  const { table, message, entries, calling } = revision;
  const payload = await createBoardMessage(bot, table, entries, calling.called);
  try {
    await editWithFallback(bot, table.record, message, payload);
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure === 'passing' && !isRefusedEdit(error)) throw error;
    bot.log.info({ table: id, err: error }, 'Failed to edit a board; posting a new one');
    if (failure === 'gone') await recordBoardLost(bot.app, revision);
    return await publishBoard(bot, id, true);
  }
  if (!(await settleBoard(bot.app, revision))) await publishBoard(bot, id);
}

/** Posts or refreshes the lobby card of a table, if that is queued. */
export async function publishCard(bot: BotContext, id: number): Promise<void> {
  if (!(await isQueued(bot.app, id, 'card'))) return;
  const card = await findLobbyCard(bot.app, id);
  if (card) return await refreshCard(bot, id, card);
  const claimed = await claimCard(bot.app, id);
  if (claimed) await sendClaimedPost(bot, 'card', claimed);
}

/**
 * Edits the lobby card. It stays queued until the edit succeeds, so that a restart in between repeats it; an edit that Discord never
 * accepts is given up.
 */
async function refreshCard(bot: BotContext, id: number, card: Post): Promise<void> {
  const table = await loadTable(bot.app, id);
  if (refused(table) || card.message === null) return await settleQueued(bot.app, id, 'card');
  try {
    const { host } = table.record;
    const sending = { channel: getPostChannel(table, card), host };
    await editKeepingImage(bot, sending, card.message, await createCardMessage(bot, table));
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure !== 'gone' && failure !== 'unsendable') throw error;
    if (failure === 'unsendable') bot.log.warn({ table: id, err: error }, 'Failed to edit a lobby card');
    else await recordRetiredBoard(bot.app, card, true);
    if (failure === 'gone' && table.record.phase === 'lobby') return await publishCard(bot, id);
  }
  if (!(await settleCard(bot.app, card, table))) await publishCard(bot, id);
}

/**
 * Sends a claimed message. If Discord already has a message with this claim, its version then is recorded. `again`: the message may have
 * arrived before, so the claim is kept while a failure needs a person to fix it.
 */
export async function sendClaimedPost(
  bot: BotContext,
  kind: PostKind,
  claimed: ClaimedPost,
  again = false,
): Promise<void> {
  const { id, channel, host, version } = claimed.table.record;
  const payload = await (kind === 'board'
    ? createBoardMessage(bot, claimed.table, claimed.entries, claimed.calling.calls)
    : createCardMessage(bot, claimed.table, claimed.calling.calls));
  try {
    const message = await postWithFallback(
      bot,
      { channel, host },
      payload,
      createNonce(claimed.claim, claimed.claimedAt),
    );
    const to = getPublishedVersion(message, id, kind) ?? version;
    const { called } = claimed.calling;
    const reached = { message: message.id, to, ...(to === version && { called }) };
    const older = kind === 'board' ? await retireOlderBoards(bot, claimed) : NONE_RETIRED;
    await recordDelivery(bot.app, id, claimed.claim, reached, older);
  } catch (error) {
    await handleUnsentPost(bot, kind, claimed, error, again);
  }
}

/**
 * Handles a failed post. What may have arrived is searched for at the next try; what people can fix waits; what can never be posted is
 * dropped.
 */
async function handleUnsentPost(
  bot: BotContext,
  kind: PostKind,
  { claim, table }: ClaimedPost,
  error: unknown,
  again: boolean,
): Promise<void> {
  const { id } = table.record;
  const failure = classifyFailure(error);
  if (failure === 'passing') throw error;
  const isForbidden = failure === 'forbidden';
  if (!(isForbidden && again)) await recordFailedDelivery(bot.app, id, claim, kind, isForbidden);
  if (isForbidden) {
    await concealNewestBoard(bot, id);
    throw error;
  }
  bot.log.warn({ table: id, err: error }, 'Failed to post a message');
  if (isChannelGone(error)) await abandonTable(bot.app, id);
}

/** Edits the newest board to its later view with the buttons kept, while no new board can be posted. */
async function concealNewestBoard(bot: BotContext, id: number): Promise<void> {
  const newest = (await listBoardsWithButtons(bot.app, id)).at(-1);
  const table = await loadTable(bot.app, id);
  if (refused(table) || !newest?.post.message || newest.post.to === table.record.version) return;
  const payload = {
    content: formatRetiredBoard(rewindSeats(table, newest.handed), newest.entries),
    rows: createBoardRows(table),
  };
  await editMessage(bot, getPostChannel(table, newest.post), newest.post.message, payload).catch((error) => {
    bot.log.info({ table: id, err: error }, 'Failed to mark the newest board as outdated');
  });
}
