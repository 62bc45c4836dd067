import { type Channel, ChannelFlags, type Client, type ClientApplication, Team } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { getPrintableName } from '../../app/core/names.ts';
import { realTimers } from '../../app/core/timers.ts';
import { AiScheduler } from '../../app/play/ai-scheduler.ts';
import { type AppInfo, NO_LINKS } from '../core/app-info.ts';
import type { BotContext } from '../core/context.ts';
import { createInviteLink } from '../core/invite.ts';
import { AvatarCache } from '../core/memory/avatar-cache.ts';
import { DiscordTime } from '../core/memory/discord-time.ts';
import { AutocompleteRequests, PendingReplies } from '../core/memory/interactions.ts';
import { MembershipCache } from '../core/memory/membership-cache.ts';
import { MessageChanges } from '../core/memory/message-changes.ts';
import { Presence } from '../core/memory/presence.ts';
import { PrivateMessages } from '../core/memory/private-messages.ts';
import { RateLimits, UploadLimits, unlimited } from '../core/memory/rate-limits.ts';
import { ChannelRequests } from '../core/rest/channel-requests.ts';
import { RefusedForGoodError } from '../core/rest/failure.ts';
import { AlarmClock } from '../publishing/alarm-clock.ts';
import { createMatchJob, openWantedMatches } from '../publishing/leagues.ts';
import { createNoticeJob, NOTICE_FACTORIES } from '../publishing/notice-factories.ts';
import { createTableJob } from '../publishing/publish-table.ts';
import { Publisher } from '../publishing/publisher.ts';
import { isNotifyingAllMembers } from '../server-settings/notifications.ts';
import { createRest } from './client.ts';
import type { ConnectOptions } from './connect-options.ts';
import { isShownToReaders } from './is-shown-to-readers.ts';
import { ALL_SHARDS, type ShardRouting } from './shard-scope.ts';

/** Maximum number of seats with cached legal moves, and time in ms after their last use. */
const MAX_LEGAL_MOVES = 8;
const LEGAL_MOVES_TTL_MS = 30_000;

/** Background services of a connected bot. */
export interface Services {
  readonly bot: BotContext;
  readonly publisher: Publisher;
  /** Publisher of messages without a table. */
  readonly notices: Publisher;
  /** Publisher that opens the tables of leagues. */
  readonly matches: Publisher;
  readonly waker: AiScheduler;
  readonly alarms: AlarmClock;
  readonly rest: ChannelRequests;
  /** Aborted when the bot closes. */
  readonly closing: AbortController;
}

/** Creates the background services for the servers of this process. */
export function createServices(
  connecting: ConnectOptions,
  clients: ReadonlySet<Client>,
  whole: ShardRouting = ALL_SHARDS,
): Services {
  const { app: ctx, renderPool, filmRenderer, log, watching, timers = realTimers } = connecting;
  const discordTime = new DiscordTime(ctx.now);
  const rest = new ChannelRequests(
    (check) => {
      const made = createRest(connecting, whole.requestsPerSecond(), check);
      discordTime.follow(made);
      return made;
    },
    () => whole.mayTell(),
    (dropped, error) => {
      if (error instanceof RefusedForGoodError)
        log.error({ ...dropped, err: error }, 'Discord keeps refusing a request; dropping it');
      watching?.dropped?.(dropped);
    },
  );
  const closing = new AbortController();
  const bot: BotContext = {
    app: {
      ...ctx,
      clockAhead: () => discordTime.ahead(),
      notifiesAll: (id) => isNotifyingAllMembers(findFirst(clients, ({ guilds }) => guilds.cache.get(id))),
      ...(whole.shardScope && { shardScope: whole.shardScope }),
      onOutbox: (tableId) => publisher.publish(tableId),
      onNotice: (id) => notices.publish(id),
      onAiTurn: (tableId) => whole.waking(tableId, () => waker.wake(tableId)),
      onError: (error, tableId) =>
        log.error({ err: error, table: tableId }, 'Unexpected error in background work at a table'),
    },
    renderPool,
    filmRenderer,
    timers,
    rest,
    log,
    discordTime,
    recent: new Presence(ctx.now),
    avatars: new AvatarCache(rest, { ...connecting, closing: closing.signal }),
    members: new MembershipCache(ctx.now),
    filming: new Set(),
    analyses: new Map(),
    analysisPosts: new Map(),
    posterPosts: new Map(),
    privateMessages: new PrivateMessages(ctx.now),
    answering: new PendingReplies(),
    keys: new AutocompleteRequests(),
    limits: (connecting.isLimited ?? true) ? new RateLimits(ctx.now) : unlimited,
    legal: new LRUCache({
      max: MAX_LEGAL_MOVES,
      ttl: LEGAL_MOVES_TTL_MS,
      ttlAutopurge: true,
      updateAgeOnGet: true,
    }),
    uploads: new UploadLimits(ctx.now),
    changes: new MessageChanges(ctx.now, connecting.secondTap),
    retryNow: (tableId) => publisher.retryNow(tableId),
    outcome: (tableId) => publisher.outcome(tableId),
    channel: (id) => findFirst(clients, ({ channels }) => channels.cache.get(id)),
    channelName: (id) => getChannelName(findFirst(clients, ({ channels }) => channels.cache.get(id))),
    guildName: (id) => findFirst(clients, ({ guilds }) => guilds.cache.get(id))?.name ?? null,
    isShownIn: (place, reader) => [...clients].some((client) => isShownToReaders(client, place, reader)),
    lastMessage: (id) => getLastMessageId(findFirst(clients, ({ channels }) => channels.cache.get(id))),
    application: () => findFirst(clients, ({ application }) => application?.id) ?? whole.application,
    appInfo: async () =>
      await loadAppInfo(
        findFirst(clients, ({ application }) => application),
        connecting,
      ),
    links: connecting.links ?? NO_LINKS,
    isPlayground: connecting.isPlayground ?? false,
    samples: new Map(),
    commandIds: new Map(),
    emojiIds: new Map(),
    closing: closing.signal,
  };
  const alarms = new AlarmClock(
    () => bot.app,
    timers,
    (error) => log.error({ err: error }, 'Unexpected error in an alarm'),
  );
  const look = () => alarms.lookOn();
  const publisher = new Publisher(whole.ours('table', createTableJob(bot)), timers, look);
  const matches = new Publisher(whole.ours('match', createMatchJob(bot)), timers, look);
  const tellings = whole.ours('notice', createNoticeJob(bot, connecting.makings ?? NOTICE_FACTORIES));
  const notices = new Publisher(tellings, timers, async () => {
    await alarms.lookOn();
    await openWantedMatches(bot, matches);
  });
  const waker = new AiScheduler(() => bot.app, timers);
  return { bot, publisher: publisher, notices, matches, waker, alarms, rest, closing };
}

/** Closes the services after pending messages are published. */
export async function closeServices({
  closing,
  waker,
  alarms,
  publisher,
  notices,
  matches,
}: Services): Promise<void> {
  closing.abort();
  await waker.close();
  await alarms.close();
  await publisher.close();
  await notices.close();
  await matches.close();
}

/** Name that Discord gives to a channel that the bot cannot view. */
const HIDDEN_NAME = '___hidden___';

/**
 * Returns the name of a channel; null if Discord hides it, or the thread's parent, from the bot.
 * https://github.com/discord/discord-api-docs/pull/8454
 */
function getChannelName(channel: Channel | undefined): string | null {
  if (!channel || !('name' in channel) || isObfuscated(channel)) return null;
  if (channel.isThread() && channel.parent && isObfuscated(channel.parent)) return null;
  return channel.name;
}

function isObfuscated(channel: Channel): boolean {
  if ('name' in channel && channel.name === HIDDEN_NAME) return true;
  return (Number(channel.flags?.bitfield ?? 0) & ChannelFlags.ChannelObfuscated) !== 0;
}

function getLastMessageId(channel: Channel | undefined): string | null {
  return (channel && 'lastMessageId' in channel ? channel.lastMessageId : null) ?? null;
}

/** Returns the first known value among the clients. */
function findFirst<T>(
  clients: ReadonlySet<Client>,
  known: (client: Client) => T | null | undefined,
): T | undefined {
  for (const client of clients) {
    const found = known(client);
    if (found !== null && found !== undefined) return found;
  }
  return undefined;
}

/** Returns operator and invite link of the application. Fetches the application from Discord until its owner is known. */
async function loadAppInfo(
  application: ClientApplication | undefined,
  { isPlayground = false }: Pick<ConnectOptions, 'isPlayground'>,
): Promise<AppInfo> {
  if (!application) return { runner: null, invite: null };
  if (!application.owner) await application.fetch().catch(() => null);
  const isOpen = !isPlayground && application.botPublic !== false;
  return {
    runner: getRunnerName(application),
    invite: isOpen ? createInviteLink(application.id) : null,
  };
}

function getRunnerName({ owner }: ClientApplication): string | null {
  return owner instanceof Team ? owner.name : owner && getPrintableName(owner.displayName, owner.username);
}
