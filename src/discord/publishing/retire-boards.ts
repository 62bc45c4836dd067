import { isOfMemory, loadTable, type Table } from '../../app/core/table.ts';
import { isElsewhere } from '../../app/publishing/boards.ts';
import {
  boardsWithButtons,
  isQueued,
  type News,
  type Retired,
  type Retiring,
  retired,
  settled,
} from '../../app/publishing/outbox.ts';
import { tableBefore } from '../../app/replay/reached.ts';
import { serverAt } from '../../app/server-settings/server-settings.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Tidy } from '../../store/people-schema.ts';
import type { Post } from '../../store/posts.ts';
import { retiredLine, retiredText } from '../board/board.ts';
import type { Bot } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { edit, link, remove } from '../core/rest/channel.ts';
import { failureOf } from '../core/rest/failure.ts';
import { placeOf } from './posted.ts';

export const NONE_RETIRED: Retired = { retired: [], gone: [], left: false };

/**
 * Retires all older boards of a table, as its server tidies up, or deletes those that a repost replaces. Failures are left
 * for {@link retireBoards}.
 */
export async function retireAll(bot: Bot, { table, tidy: known }: News): Promise<Retired> {
  const done: Post[] = [];
  const gone: Post[] = [];
  const boards = await boardsWithButtons(bot.house, table.record.id);
  const tidy = known ?? (await tidyAt(bot, table));
  for (const board of boards) {
    const outcome = await retireOne(bot, table, board, tidy).catch((error: unknown) => {
      bot.log.info({ table: table.record.id, err: error }, 'An older board will be retired later');
      return null;
    });
    if (outcome !== null) (outcome === 'gone' ? gone : done).push(board.post);
  }
  return { retired: done, gone, left: done.length + gone.length < boards.length };
}

/** Retires the boards of a table that are not the newest, where that is still to be done. */
export async function retireBoards(bot: Bot, id: number): Promise<void> {
  if (!(await isQueued(bot.house, id, 'retire'))) return;
  const table = await loadTable(bot.house, id);
  const older = refused(table) ? [] : (await boardsWithButtons(bot.house, id)).slice(0, -1);
  const tidy = refused(table) ? 'keep' : await tidyAt(bot, table);
  for (const board of older) {
    const isGone = !refused(table) && (await retireOne(bot, table, board, tidy)) === 'gone';
    await retired(bot.house, board.post, isGone);
  }
  await settled(bot.house, id, 'retire');
}

async function tidyAt({ house }: Bot, { record }: Table): Promise<Tidy> {
  return (await serverAt(house, record.guild)).tidy;
}

/** Deletes a board or takes its buttons, as the server tidies up. One in another channel stays: it says where the game goes on. */
async function retireOne(
  bot: Bot,
  table: Table,
  retiring: Retiring,
  tidy: Tidy,
): Promise<'retired' | 'gone'> {
  const { post } = retiring;
  try {
    if (tidy === 'delete' && !isElsewhere(table, post)) return await deleteOne(bot, table, post);
    await edit(bot.rest, placeOf(table, post), post.message ?? '', retiredMessage(table, retiring, tidy));
    return 'retired';
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'gone') return 'gone';
    if (failure !== 'unsendable') throw error;
    bot.log.warn({ table: table.record.id, err: error }, 'An older board keeps its buttons');
    return 'retired';
  }
}

async function deleteOne({ rest }: Bot, table: Table, post: Post): Promise<'gone'> {
  if (post.message !== null) await remove(rest, placeOf(table, post), post.message);
  return 'gone';
}

/**
 * Returns a board without buttons that tells its story as of later. It keeps its picture, unless the server wants one line or
 * players have to remember what the picture showed.
 */
function retiredMessage(table: Table, { post, entries, handed }: Retiring, tidy: Tidy): Payload {
  const before = tableBefore(table, handed);
  const isKept = tidy === 'keep';
  const told = isKept ? retiredText(before, entries) : retiredLine(before, entries);
  const content = [told, ...whereTo(table, post)].join('\n');
  return { content, bare: !isKept || isOfMemory(table) };
}

/** Says on a board that stayed in an earlier channel where the game goes on. */
function whereTo(table: Table, post: Post): readonly string[] {
  if (!isElsewhere(table, post)) return [];
  const { guild, channel, language } = table.record;
  return [say(language, text('bot:board.goesOn', { link: link(guild, channel) }), () => '')];
}
