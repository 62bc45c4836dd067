import { SnowflakeUtil } from 'discord.js';
import { loadTable } from '../../app/core/table.ts';
import { boardLost, boardNews, boardSettled, type Revision } from '../../app/publishing/boards.ts';
import {
  boardsWithButtons,
  cardOf,
  cardSettled,
  claimCard,
  delivered,
  isQueued,
  type News,
  retired,
  settled,
  undelivered,
} from '../../app/publishing/outbox.ts';
import { reshown, reshowQueued, reshowSettled } from '../../app/publishing/reshow.ts';
import { tableBefore } from '../../app/replay/reached.ts';
import { abandon } from '../../app/seats/resign.ts';
import { refused } from '../../engine/refusal.ts';
import type { Post } from '../../store/posts.ts';
import type { PostKind } from '../../store/schema.ts';
import { boardMessage, boardRows, retiredText } from '../board/board.ts';
import { updatePanels } from '../board/update-panels.ts';
import type { Bot } from '../core/context.ts';
import { edit } from '../core/rest/channel.ts';
import { failureOf, isChannelGone, isRefusedEdit } from '../core/rest/failure.ts';
import { cardMessage } from '../lobby/card.ts';
import { edited, editedKeeping, nonceOf, placeOf, posted } from './posted.ts';
import { toldBy } from './recovery.ts';
import { NONE_RETIRED, retireAll } from './retire-boards.ts';

/** Edits the newest board of a table, which was queued because somebody has gone away, there is another time to be until, or the table fell asleep or woke. */
export async function tellAway(bot: Bot, id: number): Promise<void> {
  const queued = await reshowQueued(bot.house, id);
  const revision = queued === null ? null : await reshown(bot.house, id);
  if (queued === null || revision === null) return;
  const { table, message, entries, calling } = revision;
  const payload = await boardMessage(bot, table, entries, calling.called);
  try {
    await edited(bot, table.record, message, payload);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'passing' && !isRefusedEdit(error)) throw error;
    bot.log.info(
      { table: id, err: error },
      'A board cannot be shown once more; the next one will say what has changed',
    );
    if (failure === 'gone') await boardLost(bot.house, revision);
    return await settled(bot.house, id, 'reshow');
  }
  if (!(await reshowSettled(bot.house, id, queued))) await tellAway(bot, id);
}

/** Posts a board of a table or edits its newest one, if that is queued, and updates the players' private messages. */
export async function tellBoard(bot: Bot, id: number, anew = false): Promise<void> {
  const news = await boardNews(bot.house, id, {
    madeAt: (message) => SnowflakeUtil.timestampFrom(message),
    hereUntil: (person) => bot.recent.hereUntil(id, person),
    isBuried: (channel, message) => isBuried(bot, channel, message),
    anew,
  });
  if (news === null) return;
  const panels = updatePanels(bot, news.table);
  if ('claim' in news) await send(bot, 'board', news).finally(() => panels);
  else await refreshBoard(bot, id, news).finally(() => panels);
}

/** Returns whether the last interaction in a channel showed a message below this one. */
function isBuried(bot: Bot, channel: string, message: string): boolean {
  const last = bot.lastMessage(channel);
  return last !== null && BigInt(last) > BigInt(message);
}

/** It stays queued until the edit is through, so that a restart in between repeats it: an edit pings nobody. */
async function refreshBoard(bot: Bot, id: number, revision: Revision): Promise<void> {
  const { table, message, entries, calling } = revision;
  const payload = await boardMessage(bot, table, entries, calling.called);
  try {
    await edited(bot, table.record, message, payload);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'passing' && !isRefusedEdit(error)) throw error;
    bot.log.info({ table: id, err: error }, 'A board cannot be edited; another one is posted');
    if (failure === 'gone') await boardLost(bot.house, revision);
    return await tellBoard(bot, id, true);
  }
  if (!(await boardSettled(bot.house, revision))) await tellBoard(bot, id);
}

/** Posts or refreshes the lobby card of a table, if that is queued. */
export async function tellCard(bot: Bot, id: number): Promise<void> {
  if (!(await isQueued(bot.house, id, 'card'))) return;
  const card = await cardOf(bot.house, id);
  if (card) return await refreshCard(bot, id, card);
  const news = await claimCard(bot.house, id);
  if (news) await send(bot, 'card', news);
}

/** It stays queued until the edit is through, so that a restart in between repeats it; one that is never taken is given up. */
async function refreshCard(bot: Bot, id: number, card: Post): Promise<void> {
  const table = await loadTable(bot.house, id);
  if (refused(table) || card.message === null) return await settled(bot.house, id, 'card');
  try {
    const { host } = table.record;
    const sending = { channel: placeOf(table, card), host };
    await editedKeeping(bot, sending, card.message, await cardMessage(bot, table));
  } catch (error) {
    const failure = failureOf(error);
    if (failure !== 'gone' && failure !== 'unsendable') throw error;
    if (failure === 'unsendable') bot.log.warn({ table: id, err: error }, 'A lobby card cannot be edited');
    else await retired(bot.house, card, true);
    if (failure === 'gone' && table.record.phase === 'lobby') return await tellCard(bot, id);
  }
  if (!(await cardSettled(bot.house, card, table))) await tellCard(bot, id);
}

/**
 * Sends a message that was claimed. One that Discord had already under this claim tells what it told then. `again`: it
 * may have arrived before, so the claim is kept while people have to mend something.
 */
export async function send(bot: Bot, kind: PostKind, news: News, again = false): Promise<void> {
  const { id, channel, host, version } = news.table.record;
  const payload = await (kind === 'board'
    ? boardMessage(bot, news.table, news.entries, news.calling.calls)
    : cardMessage(bot, news.table, news.calling.calls));
  try {
    const message = await posted(bot, { channel, host }, payload, nonceOf(news.claim, news.claimedAt));
    const to = toldBy(message, id, kind) ?? version;
    const { called } = news.calling;
    const reached = { message: message.id, to, ...(to === version && { called }) };
    const older = kind === 'board' ? await retireAll(bot, news) : NONE_RETIRED;
    await delivered(bot.house, id, news.claim, reached, older);
  } catch (error) {
    await unsent(bot, kind, news, error, again);
  }
}

/** What may have arrived is looked for at the next try; what people can mend waits; what never can be told is dropped. */
async function unsent(
  bot: Bot,
  kind: PostKind,
  { claim, table }: News,
  error: unknown,
  again: boolean,
): Promise<void> {
  const { id } = table.record;
  const failure = failureOf(error);
  if (failure === 'passing') throw error;
  const isForbidden = failure === 'forbidden';
  if (!(isForbidden && again)) await undelivered(bot.house, id, claim, kind, isForbidden);
  if (isForbidden) {
    await hush(bot, id);
    throw error;
  }
  bot.log.warn({ table: id, err: error }, 'A message cannot be posted');
  if (isChannelGone(error)) await abandon(bot.house, id);
}

/** While no fresh board can be posted, the newest one tells its story as it is told later, and keeps its buttons. */
async function hush(bot: Bot, id: number): Promise<void> {
  const newest = (await boardsWithButtons(bot.house, id)).at(-1);
  const table = await loadTable(bot.house, id);
  if (refused(table) || !newest?.post.message || newest.post.to === table.record.version) return;
  const payload = {
    content: retiredText(tableBefore(table, newest.handed), newest.entries),
    rows: boardRows(table),
  };
  await edit(bot.rest, placeOf(table, newest.post), newest.post.message, payload).catch((error) => {
    bot.log.info({ table: id, err: error }, 'A board could not be hushed');
  });
}
