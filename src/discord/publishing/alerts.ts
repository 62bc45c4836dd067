import { type Channel, ChannelType, DiscordAPIError, PermissionFlagsBits, Routes } from 'discord.js';
import {
  type AlertReader,
  deleteAlerts,
  findAwakeReader,
  loadLobbyAlert,
  loadNextAlert,
  parseAlertSubject,
  type TableAlert,
} from '../../app/alerts/alerts.ts';
import { loadDirectBoard, loadEndAlert, postponeEndAlert } from '../../app/alerts/follow.ts';
import { findNewestMessage } from '../../app/core/find-tables.ts';
import { hasEnded } from '../../app/core/table.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { Notice } from '../../store/notices.ts';
import type { TableRecord } from '../../store/tables.ts';
import { createEndAlert, createLobbyAlert, createNextTurnAlert } from '../alerts/alerts.ts';
import { createBoardMessage } from '../board/board.ts';
import type { BotContext } from '../core/context.ts';
import { translateForScreen } from '../core/language.ts';
import { fetchMember } from '../core/memory/membership-cache.ts';
import type { Payload } from '../core/payload.ts';
import { formatDiscordLink } from '../core/rest/channel.ts';
import { isRefusal } from '../core/rest/failure.ts';
import { createButtonRows, createLinkButton, createNamedButton } from '../core/rows.ts';
import type { NoticeContent, NoticeFactories, NoticeFactory } from './publish-notice.ts';

/** Factories of direct messages that users subscribed to. */
export const ALERT_FACTORIES = {
  lobbyOpen: createAlertFactory(loadLobbyAlert, ['seen'], createLobbyAlert),
  gameOver: createAlertFactory(loadEndAlert, ['seen', 'gone'], createEndAlert, postponeEndAlert),
  nextTurn: createAlertFactory(loadNextAlert, ['seen'], createNextTurnAlert),
  directBoard: createDirectBoard,
} satisfies NoticeFactories;

/**
 * Creates a factory of alerts about what `find` returns, for users whose relation to the table's channel is one of `sights`. An alert is
 * sent after the table's own messages, so that it links to the newest one. `postpone`: called for a user in quiet hours.
 */
function createAlertFactory<T extends TableAlert>(
  find: (ctx: BotContext['app'], notice: Notice) => Promise<T | null>,
  sights: readonly ChannelVisibility[],
  write: (bot: BotContext, found: T, reader: AlertReader, isThere: boolean) => Promise<Payload>,
  postpone: (ctx: BotContext['app'], notice: Notice) => Promise<void> = async () => {},
): NoticeFactory {
  return async (bot, notice) => {
    const { subject, guild } = notice;
    const person = notice.person ?? '';
    await bot.outcome(parseAlertSubject(subject));
    const found = await find(bot.app, notice);
    if (!found) return null;
    const reader = await findAwakeReader(bot.app, person);
    if (!reader) {
      await postpone(bot.app, notice);
      return null;
    }
    const sight = await findChannelVisibility(bot, found.table.record, person);
    if (sight === 'left') await deleteAlerts(bot.app, guild, person);
    return sights.includes(sight) ? await write(bot, found, reader, sight === 'seen') : null;
  };
}

/**
 * Creates the public board of a game for a follower's direct messages, in their language. It is deleted for a user who no longer follows the
 * game, has joined it or can no longer see its channel.
 */
async function createDirectBoard(bot: BotContext, notice: Notice): Promise<NoticeContent | null> {
  const { guild } = notice;
  const person = notice.person ?? '';
  const found = await loadDirectBoard(bot.app, notice);
  if (!found) return null;
  if (found.isOver) return DELETED;
  const { record } = found.table;
  const sight = await findChannelVisibility(bot, record, person);
  if (sight === 'left') await deleteAlerts(bot.app, guild, person);
  if (sight === 'gone' && !hasEnded(found.table)) throw new Error('The channel of a game is not known now');
  if (sight !== 'seen') return DELETED;
  const shown = await translateForScreen(bot, found.table, person);
  const url = formatDiscordLink(guild, record.channel, await findNewestMessage(bot.app, record.id));
  const { language } = shown.record;
  const isFinal = hasEnded(shown);
  const buttons = [
    createLinkButton(
      translate(language, text('bot:alert.toBoard'), () => ''),
      url,
    ),
    ...(isFinal ? [] : [createNamedButton(language, 'unfollow', ['unfollow', 0, record.id])]),
  ];
  const board = await createBoardMessage(bot, shown, found.entries, []);
  return { ...board, rows: createButtonRows(buttons), isFinal };
}

/** Content of a message that is deleted. */
const DELETED: NoticeContent = { content: '', isOver: true };

/** Visibility of a table's channel for a user: the user has `left` the server, or the channel is `gone`, `hidden` from them or `seen`. */
export type ChannelVisibility = 'left' | 'gone' | 'hidden' | 'seen';

/** Returns a user's visibility of a table's channel. Throws if Discord does not say. */
export async function findChannelVisibility(
  bot: BotContext,
  { guild, channel: id, parent }: Pick<TableRecord, 'guild' | 'channel' | 'parent'>,
  person: string,
): Promise<ChannelVisibility> {
  const channel = bot.channel(id);
  // An unknown archived thread may be private.
  if (!channel && parent !== null && bot.channel(parent)) return 'hidden';
  if (!channel || channel.isDMBased())
    return (await fetchMember(bot.rest, guild, person)) === null ? 'left' : 'gone';
  try {
    const member = await channel.guild.members.fetch({ user: person, force: true, cache: false });
    const mayLook = channel.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
    return mayLook && (await isInPrivateThread(bot, channel, person)) ? 'seen' : 'hidden';
  } catch (error) {
    if (error instanceof DiscordAPIError && NOT_THERE.includes(Number(error.code))) return 'left';
    throw error;
  }
}

/** Unknown Member and Unknown User: https://docs.discord.com/developers/topics/opcodes-and-status-codes#json */
const NOT_THERE: readonly number[] = [10007, 10013];

/** Returns whether a user is a member of a private thread; true for any other channel. */
async function isInPrivateThread({ rest }: BotContext, channel: Channel, person: string): Promise<boolean> {
  if (channel.type !== ChannelType.PrivateThread) return true;
  return await rest.get(Routes.threadMembers(channel.id, person)).then(
    () => true,
    (error) => {
      if (!isRefusal(error)) throw error;
      return false;
    },
  );
}
