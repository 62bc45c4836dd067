import { type Channel, ChannelFlags, type Client } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { realTimers } from '../../app/core/timers.ts';
import { Waker } from '../../app/play/ai-scheduler.ts';
import type { Bot } from '../core/context.ts';
import { Answering } from '../core/memory/answering.ts';
import { Changes } from '../core/memory/changes.ts';
import { DiscordTime } from '../core/memory/discord-time.ts';
import { Keys } from '../core/memory/keys.ts';
import { Limits, unlimited } from '../core/memory/limits.ts';
import { Members } from '../core/memory/members.ts';
import { PrivateMessages } from '../core/memory/private-messages.ts';
import { Recent } from '../core/memory/recent.ts';
import { Uploads } from '../core/memory/uploads.ts';
import { ChannelRequests } from '../core/rest/channel-requests.ts';
import { RefusedForGoodError } from '../core/rest/failure.ts';
import { AlarmClock } from '../publishing/alarm-clock.ts';
import { openingTables, openWanted } from '../publishing/leagues.ts';
import { MAKINGS, tellingNotices } from '../publishing/notices.ts';
import { Announcer } from '../publishing/publisher.ts';
import { tellingTables } from '../publishing/tables.ts';
import { notifiesAll } from '../server-settings/notifications.ts';
import { behindClient } from './app-info.ts';
import { isShownIn } from './is-shown-in.ts';
import { restFor } from './rest.ts';
import { ALL_OF_IT, type Whole } from './shard-scope.ts';
import type { Connecting } from './types.ts';

/** The legal moves of so many seats are kept, for so long after the last key at them, in ms. */
const TYPING = 8;
const TYPED = 30_000;

/** What goes on by itself while the bot is connected. */
export interface Going {
  readonly bot: Bot;
  readonly announcer: Announcer;
  /** Tells what belongs to no table. */
  readonly notices: Announcer;
  /** Opens the tables of leagues. */
  readonly matches: Announcer;
  readonly waker: Waker;
  readonly alarms: AlarmClock;
  readonly rest: ChannelRequests;
}

/** What goes on by itself, in those servers that are this process's. */
export function goingFor(
  connecting: Connecting,
  clients: ReadonlySet<Client>,
  whole: Whole = ALL_OF_IT,
): Going {
  const { house, painters, projector, log, watching, timers = realTimers } = connecting;
  const discordTime = new DiscordTime(house.now);
  const rest = new ChannelRequests(
    (check) => {
      const made = restFor(connecting, whole.requestsPerSecond(), check);
      discordTime.follow(made);
      return made;
    },
    () => whole.mayTell(),
    (dropped, error) => {
      if (error instanceof RefusedForGoodError)
        log.error({ ...dropped, err: error }, 'Discord refuses a request each time; it is dropped');
      watching?.dropped?.(dropped);
    },
  );
  const bot: Bot = {
    house: {
      ...house,
      ahead: () => discordTime.ahead(),
      notifiesAll: (id) => notifiesAll(first(clients, ({ guilds }) => guilds.cache.get(id))),
      ...(whole.part && { part: whole.part }),
      news: (tableId) => announcer.news(tableId),
      notice: (id) => notices.news(id),
      wake: (tableId) => whole.waking(tableId, () => waker.wake(tableId)),
      trouble: (error, tableId) => log.error({ err: error, table: tableId }, 'Work at a table met a bug'),
    },
    painters,
    projector,
    timers,
    rest,
    log,
    discordTime,
    recent: new Recent(house.now),
    members: new Members(house.now),
    filming: new Set(),
    wents: new Map(),
    telling: new Map(),
    privateMessages: new PrivateMessages(house.now),
    answering: new Answering(),
    keys: new Keys(),
    limits: (connecting.isLimited ?? true) ? new Limits(house.now) : unlimited,
    legal: new LRUCache({ max: TYPING, ttl: TYPED, ttlAutopurge: true, updateAgeOnGet: true }),
    uploads: new Uploads(house.now),
    changes: new Changes(house.now, connecting.secondTap),
    nudge: (tableId) => announcer.nudge(tableId),
    outcome: (tableId) => announcer.outcome(tableId),
    channel: (id) => first(clients, ({ channels }) => channels.cache.get(id)),
    channelName: (id) => nameOf(first(clients, ({ channels }) => channels.cache.get(id))),
    isShownIn: (place, reader) => [...clients].some((client) => isShownIn(client, place, reader)),
    lastMessage: (id) => lastMessageOf(first(clients, ({ channels }) => channels.cache.get(id))),
    application: () => first(clients, ({ application }) => application?.id) ?? whole.application,
    behind: async () =>
      await behindClient(
        first(clients, ({ application }) => application),
        connecting,
      ),
    isPlayground: connecting.isPlayground ?? false,
    samples: new Map(),
  };
  const alarms = new AlarmClock(
    () => bot.house,
    timers,
    (error) => log.error({ err: error }, 'An alarm met a bug'),
  );
  const look = () => alarms.lookOn();
  const announcer = new Announcer(whole.ours('table', tellingTables(bot)), timers, look);
  const matches = new Announcer(whole.ours('match', openingTables(bot)), timers, look);
  const tellings = whole.ours('notice', tellingNotices(bot, connecting.makings ?? MAKINGS));
  const notices = new Announcer(tellings, timers, async () => {
    await alarms.lookOn();
    await openWanted(bot, matches);
  });
  const waker = new Waker(() => bot.house, timers);
  return { bot, announcer, notices, matches, waker, alarms, rest };
}

/** What is being told is told first. */
export async function closeGoing({ waker, alarms, announcer, notices, matches }: Going): Promise<void> {
  await waker.close();
  await alarms.close();
  await announcer.close();
  await notices.close();
  await matches.close();
}

/** Name that Discord gives to a channel that the bot cannot view. */
const HIDDEN_NAME = '___hidden___';

/**
 * The name of a channel; null where Discord hides it from the bot, or the channel of the thread.
 * https://github.com/discord/discord-api-docs/pull/8454
 */
function nameOf(channel: Channel | undefined): string | null {
  if (!channel || !('name' in channel) || isObfuscated(channel)) return null;
  if (channel.isThread() && channel.parent && isObfuscated(channel.parent)) return null;
  return channel.name;
}

function isObfuscated(channel: Channel): boolean {
  if ('name' in channel && channel.name === HIDDEN_NAME) return true;
  return (Number(channel.flags?.bitfield ?? 0) & ChannelFlags.ChannelObfuscated) !== 0;
}

function lastMessageOf(channel: Channel | undefined): string | null {
  return (channel && 'lastMessageId' in channel ? channel.lastMessageId : null) ?? null;
}

/** What the first of them knows that knows it at all. */
function first<T>(
  clients: ReadonlySet<Client>,
  known: (client: Client) => T | null | undefined,
): T | undefined {
  for (const client of clients) {
    const found = known(client);
    if (found !== null && found !== undefined) return found;
  }
  return undefined;
}
