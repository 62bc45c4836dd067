import { type Channel, ChannelType, DiscordAPIError, PermissionFlagsBits, Routes } from 'discord.js';
import {
  type AlertReader,
  awakeReader,
  leaveAlerts,
  type OfTable,
  tableIdIn,
} from '../../app/alerts/alerts.ts';
import { endToTell, tellEndLater } from '../../app/alerts/follow.ts';
import { lobbyToTell } from '../../app/alerts/lobby-alert.ts';
import { nextToTell } from '../../app/alerts/next-alert.ts';
import type { Notice } from '../../store/notices.ts';
import type { TableRecord } from '../../store/tables.ts';
import { endAlert, lobbyAlert, nextAlert } from '../alerts/alerts.ts';
import type { Bot } from '../core/context.ts';
import { memberOf } from '../core/memory/members.ts';
import type { Payload } from '../core/payload.ts';
import { isRefusal } from '../core/rest/failure.ts';
import type { Making, Makings } from './notice.ts';

/** Direct messages that people asked for. */
export const ALERT_MAKINGS = {
  lobbyOpen: alert(lobbyToTell, ['seen'], lobbyAlert),
  gameOver: alert(endToTell, ['seen', 'gone'], endAlert, tellEndLater),
  nextTurn: alert(nextToTell, ['seen'], nextAlert),
} satisfies Makings;

/**
 * Makes an alert of what `find` gives, for people whose relation to the channel of its table is one of `sights`. It goes
 * out after the table's own messages, so that it leads to the newest one. `postpone`: done for whoever must not be disturbed now.
 */
function alert<T extends OfTable>(
  find: (house: Bot['house'], notice: Notice) => Promise<T | null>,
  sights: readonly Sight[],
  write: (bot: Bot, found: T, reader: AlertReader, isThere: boolean) => Promise<Payload>,
  postpone: (house: Bot['house'], notice: Notice) => Promise<void> = async () => {},
): Making {
  return async (bot, notice) => {
    const { subject, guild } = notice;
    const person = notice.person ?? '';
    await bot.outcome(tableIdIn(subject));
    const found = await find(bot.house, notice);
    if (!found) return null;
    const reader = await awakeReader(bot.house, person);
    if (!reader) {
      await postpone(bot.house, notice);
      return null;
    }
    const sight = await findSight(bot, found.table.record, person);
    if (sight === 'left') await leaveAlerts(bot.house, guild, person);
    return sights.includes(sight) ? await write(bot, found, reader, sight === 'seen') : null;
  };
}

/** Relation of a person to the channel of a table: `left` the server, or the channel is `gone`, `hidden` from them or `seen`. */
export type Sight = 'left' | 'gone' | 'hidden' | 'seen';

/** Finds out whether a person can see the channel of a table. Throws while Discord does not say. */
export async function findSight(
  bot: Bot,
  { guild, channel: id, parent }: Pick<TableRecord, 'guild' | 'channel' | 'parent'>,
  person: string,
): Promise<Sight> {
  const channel = bot.channel(id);
  // An archived thread that is not known may be private.
  if (!channel && parent !== null && bot.channel(parent)) return 'hidden';
  if (!channel || channel.isDMBased())
    return (await memberOf(bot.rest, guild, person)) === null ? 'left' : 'gone';
  try {
    const member = await channel.guild.members.fetch({ user: person, force: true, cache: false });
    const mayLook = channel.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
    return mayLook && (await isWithin(bot, channel, person)) ? 'seen' : 'hidden';
  } catch (error) {
    if (error instanceof DiscordAPIError && NOT_THERE.includes(Number(error.code))) return 'left';
    throw error;
  }
}

/** Unknown member, and unknown user: https://docs.discord.com/developers/topics/opcodes-and-status-codes#json */
const NOT_THERE: readonly number[] = [10007, 10013];

/** Returns whether a person is in a private thread; everybody is in any other channel. */
async function isWithin({ rest }: Bot, channel: Channel, person: string): Promise<boolean> {
  if (channel.type !== ChannelType.PrivateThread) return true;
  return await rest.get(Routes.threadMembers(channel.id, person)).then(
    () => true,
    (error) => {
      if (!isRefusal(error)) throw error;
      return false;
    },
  );
}
