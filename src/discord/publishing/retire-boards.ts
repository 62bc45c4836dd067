import { isMemoryGame, loadTable, type Table } from '../../app/core/table.ts';
import { isElsewhere } from '../../app/publishing/boards.ts';
import {
  type ClaimedPost,
  isQueued,
  listBoardsWithButtons,
  type RetiredBoards,
  type RetiringBoard,
  recordRetiredBoard,
  settleQueued,
} from '../../app/publishing/outbox.ts';
import { rewindSeats } from '../../app/replay/checkpoint.ts';
import { getServerSettings } from '../../app/server-settings/server-settings.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { Tidy } from '../../store/people-schema.ts';
import type { Post } from '../../store/posts.ts';
import { formatRetiredBoard, formatRetiredBoardLine } from '../board/board.ts';
import type { BotContext } from '../core/context.ts';
import { translateForScreen } from '../core/language.ts';
import type { Payload } from '../core/payload.ts';
import { deleteMessage, editMessage, formatDiscordLink } from '../core/rest/channel.ts';
import { classifyFailure } from '../core/rest/failure.ts';
import { getPostChannel } from './post-with-fallback.ts';

export const NONE_RETIRED: RetiredBoards = { retired: [], gone: [], left: false };

/**
 * Retires all older boards of a table by the server's tidy setting, or deletes those that a repost replaces. Failures are left for {@link
 * retireBoards}.
 */
export async function retireOlderBoards(
  bot: BotContext,
  { table, tidy: known, screen }: ClaimedPost,
): Promise<RetiredBoards> {
  const done: Post[] = [];
  const gone: Post[] = [];
  const boards = await listBoardsWithButtons(bot.app, table.record.id, screen);
  const tidy = known ?? (await loadTidy(bot, table));
  for (const board of boards) {
    const outcome = await retireOne(bot, table, board, tidy).catch((error: unknown) => {
      bot.log.info({ table: table.record.id, err: error }, 'Failed to retire an old board; will retry');
      return null;
    });
    if (outcome !== null) (outcome === 'gone' ? gone : done).push(board.post);
  }
  return { retired: done, gone, left: done.length + gone.length < boards.length };
}

/** Retires the boards of a table that are not the newest of their screens, if that is queued. */
export async function retireBoards(bot: BotContext, id: number): Promise<void> {
  if (!(await isQueued(bot.app, id, 'retire'))) return;
  const table = await loadTable(bot.app, id);
  const boards = refused(table) ? [] : await listBoardsWithButtons(bot.app, id);
  const older = boards.filter(({ post }, at) =>
    boards.slice(at + 1).some((one) => one.post.person === post.person),
  );
  const tidy = refused(table) ? 'keep' : await loadTidy(bot, table);
  for (const board of older) {
    const isGone = !refused(table) && (await retireOne(bot, table, board, tidy)) === 'gone';
    await recordRetiredBoard(bot.app, board.post, isGone);
  }
  await settleQueued(bot.app, id, 'retire');
}

async function loadTidy({ app }: BotContext, { record }: Table): Promise<Tidy> {
  return (await getServerSettings(app, record.guild)).tidy;
}

/**
 * Deletes a board or removes its buttons, by the server's tidy setting. A board in an earlier channel stays: it links to where the game
 * goes on.
 */
async function retireOne(
  bot: BotContext,
  table: Table,
  retiring: RetiringBoard,
  tidy: Tidy,
): Promise<'retired' | 'gone'> {
  const { post } = retiring;
  try {
    if (tidy === 'delete' && !isElsewhere(table, post)) return await deleteOne(bot, table, post);
    const shown = await translateForScreen(bot, table, post.person);
    await editMessage(
      bot,
      getPostChannel(table, post),
      post.message ?? '',
      createRetiredMessage(shown, retiring, tidy),
    );
    return 'retired';
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure === 'gone') return 'gone';
    if (failure !== 'unsendable' && failure !== 'unwelcome') throw error;
    bot.log.warn(
      { table: table.record.id, err: error },
      'Failed to retire an old board; it keeps its buttons',
    );
    return 'retired';
  }
}

async function deleteOne({ rest }: BotContext, table: Table, post: Post): Promise<'gone'> {
  if (post.message !== null) await deleteMessage(rest, getPostChannel(table, post), post.message);
  return 'gone';
}

/**
 * Returns a board without buttons, in its later view. It keeps its picture, unless the server's setting asks for one line or players must
 * remember what the picture showed.
 */
function createRetiredMessage(table: Table, { post, entries, handed }: RetiringBoard, tidy: Tidy): Payload {
  const before = rewindSeats(table, handed);
  const isKept = tidy === 'keep';
  const told = isKept ? formatRetiredBoard(before, entries) : formatRetiredBoardLine(before, entries);
  const content = [told, ...formatMovedLine(table, post)].join('\n');
  return { content, bare: !isKept || isMemoryGame(table) };
}

/** Returns a line on a board in an earlier channel that links to where the game goes on. */
function formatMovedLine(table: Table, post: Post): readonly string[] {
  if (!isElsewhere(table, post)) return [];
  const { guild, channel, language } = table.record;
  return [
    translate(language, text('bot:board.goesOn', { link: formatDiscordLink(guild, channel) }), () => ''),
  ];
}
