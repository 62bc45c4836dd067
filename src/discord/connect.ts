import {
  type Channel,
  Client,
  type ClientOptions,
  Events,
  GatewayIntentBits,
  Options,
  Partials,
  REST,
  type RESTOptions,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Projector } from '../../render/films.ts';
import type { Painters } from '../../render/pool.ts';
import { goOnForgetting } from '../tables/forgetting/forget.ts';
import { haltAbsent } from '../tables/halt.ts';
import type { House } from '../tables/house.ts';
import { Lately } from '../tables/lately.ts';
import { closeGone } from '../tables/league/closing.ts';
import { allUntold } from '../tables/notices/notices.ts';
import { playedTables, untoldTables } from '../tables/telling/news.ts';
import { keepTime } from '../tables/time/keepTime.ts';
import { startWaiting } from '../tables/time/startWaiting.ts';
import { realTimers, type Timers } from '../tables/time/timers.ts';
import { Waker } from '../tables/time/waker.ts';
import { behindClient } from './behind.ts';
import { CannotConnect } from './cannotConnect.ts';
import { followInvites } from './invites.ts';
import type { Bot } from './kit/bot.ts';
import type { Command } from './kit/command.ts';
import { Answering } from './kit/memory/answering.ts';
import { Changes } from './kit/memory/changes.ts';
import { Keys } from './kit/memory/keys.ts';
import { Limits, unlimited } from './kit/memory/limits.ts';
import { Members } from './kit/memory/members.ts';
import { Recent } from './kit/memory/recent.ts';
import type { PersonCommand } from './kit/personCommand.ts';
import { answersInTime } from './kit/rest/answersInTime.ts';
import { SteadyRest } from './kit/rest/steadyRest.ts';
import { listen } from './listen.ts';
import { namesAfter } from './messages/privacy/namesAfter.ts';
import { catchUpReach, followReach } from './reach.ts';
import { register } from './register.ts';
import { allReady, answerFromTheFirst, type Shards, shardOptions } from './shards.ts';
import { AlarmClock } from './telling/alarmClock.ts';
import { Announcer } from './telling/announcer.ts';
import { openingTables, openWanted } from './telling/leagues/opening.ts';
import { MAKINGS } from './telling/notices/makings.ts';
import type { Makings } from './telling/notices/notice.ts';
import { tellingNotices } from './telling/notices/tellingNotices.ts';
import { tellingTables } from './telling/tellingTables.ts';

/** The legal moves of so many seats are kept, for so long after the last key at them, in ms. */
const TYPING = 8;
const TYPED = 30_000;

export interface Connecting {
  readonly token: string;
  /** Register the commands for this server only, at once; else for all. */
  readonly guild?: string | undefined;
  /** Another place of Discord's REST interface than Discord's own: the playground's. */
  readonly api?: string | undefined;
  /** Which shards this process has; all that Discord asks for unless told. */
  readonly shards?: Shards | undefined;
  readonly house: Omit<House, 'news' | 'notice' | 'wake' | 'trouble'>;
  readonly painters: Pick<Painters, 'paint'>;
  readonly projector: Pick<Projector, 'film'>;
  readonly commands: readonly Command[];
  /** Those in the menu of a person. */
  readonly personCommands: readonly PersonCommand[];
  readonly log: Logger;
  /** The session ended and cannot be taken up again (close codes 4004 and 4010 to 4014). */
  readonly stopped?: (code: number) => void;
  /** Where there is more to read about the bot. */
  readonly readme?: string | null;
  /** It is the playground's bot. */
  readonly isPlayground?: boolean;
  /** What alarms and new tries wait by; Node's timers unless told. */
  readonly timers?: Timers;
  /** So soon after its message changed an answer does not count, in ms; 700 unless told, 0 for programs that press at once. */
  readonly secondTap?: number | undefined;
  /** One person can do only so much within a time; true unless told, false for programs that press without end. */
  readonly isLimited?: boolean | undefined;
  /** What messages say that belong to no table; as ever unless told. */
  readonly makings?: Makings;
  /** A request that tells a channel something is given up after so long, in ms, and tried again; 8,000 unless told. */
  readonly patience?: number | undefined;
  /** Who measures what goes to Discord and comes from it; nobody unless told. */
  readonly watching?: Watching | undefined;
  /** Further options of the client, for tests. */
  readonly client?: Partial<ClientOptions>;
}

/** Is shown the client, and everything else that makes requests, before it does anything. */
export interface Watching {
  client(client: Client): void;
  rest(rest: REST): void;
}

export interface Connected {
  readonly bot: Bot;
  readonly announcer: Announcer;
  /** Tells what belongs to no table. */
  readonly notices: Announcer;
  /** Opens the tables of leagues. */
  readonly matches: Announcer;
  /** Ends the session; what is being told is told first. */
  close(): Promise<void>;
}

/** Connects to Discord, registers the commands, and goes on with whatever the last run left unfinished. */
export async function connect(connecting: Connecting): Promise<Connected> {
  const client = clientFor(connecting);
  connecting.watching?.client(client);
  const { bot, announcer, notices, matches, waker, alarms, rest } = botFor(connecting, client);
  listen(client, bot, connecting);
  client.on(Events.Error, (error) => connecting.log.error({ err: error }, 'The session met an error'));
  client.on(Events.ShardError, (error) => connecting.log.warn({ err: error }, 'The connection met an error'));
  followReach(client, bot);
  followInvites(client, bot);
  await login(client, connecting.token);
  client.on(Events.ShardDisconnect, ({ code }) => connecting.stopped?.(code));
  await catchUpReach(client, bot);
  await register(client, connecting);
  await resume(bot, { announcer, notices, matches, waker, alarms });
  return {
    bot,
    announcer,
    notices,
    matches,
    close: async () => {
      await waker.close();
      await alarms.close();
      await announcer.close();
      await notices.close();
      await matches.close();
      rest.close();
      await client.destroy();
    },
  };
}

/** Only the `Guilds` intent; nothing is cached that an idle table would keep in memory. */
function clientFor({ api, client, shards = 'auto' }: Connecting): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    ...shardOptions(shards),
    allowedMentions: { parse: [] },
    // A channel or thread that was not known is taken from the interaction, and one that was is as it says there.
    partials: [Partials.Channel],
    // A server that Discord cannot reach now keeps nobody waiting: interactions are answered at once.
    waitGuildTimeout: 1_000,
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      ReactionManager: 0,
      GuildMemberManager: { maxSize: 50, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 50, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
    ...client,
    rest: {
      ...restOptions(api),
      globalRequestsPerSecond: Number.MAX_SAFE_INTEGER,
      makeRequest: answersInTime(),
      ...client?.rest,
    },
  });
}

function restOptions(api: string | undefined): Partial<RESTOptions> {
  return { timeout: 8_000, ...(api !== undefined && { api }) };
}

/**
 * What the channels are told goes its own way and keeps to 50 requests a second. Answers to interactions, which do not
 * count towards that, never wait for it. https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
 */
function restFor({ api, client, token, patience, watching }: Connecting): REST {
  const own = { rejectOnRateLimit: isLongForAnEdit, ...(patience !== undefined && { timeout: patience }) };
  const rest = new REST({ ...restOptions(api), ...own, ...client?.rest });
  watching?.rest(rest);
  return rest.setToken(token);
}

/** An edit that would have to wait long makes room for the next board; it is tried again later. */
function isLongForAnEdit({
  method,
  retryAfter,
}: {
  readonly method: string;
  readonly retryAfter: number;
}): boolean {
  return method === 'PATCH' && retryAfter > 5_000;
}

/** What goes on by itself while the bot is connected. */
interface Going {
  readonly bot: Bot;
  readonly announcer: Announcer;
  readonly notices: Announcer;
  readonly matches: Announcer;
  readonly waker: Waker;
  readonly alarms: AlarmClock;
  readonly rest: SteadyRest;
}

function botFor(connecting: Connecting, client: Client): Going {
  const { house, painters, projector, log, timers = realTimers } = connecting;
  const rest = new SteadyRest(() => restFor(connecting));
  const bot: Bot = {
    house: {
      ...house,
      news: (tableId) => announcer.news(tableId),
      notice: (id) => notices.news(id),
      wake: (tableId) => waker.wake(tableId),
      trouble: (error, tableId) => log.error({ err: error, table: tableId }, 'An AI seat met a bug'),
    },
    painters,
    projector,
    timers,
    rest,
    log,
    recent: new Recent(house.now),
    members: new Members(house.now),
    filming: new Set(),
    wents: new Map(),
    telling: new Map(),
    answering: new Answering(),
    keys: new Keys(),
    limits: (connecting.isLimited ?? true) ? new Limits(house.now) : unlimited,
    legal: new Lately(TYPING, TYPED),
    changes: new Changes(house.now, connecting.secondTap),
    nudge: (tableId) => announcer.nudge(tableId),
    channelName: (id) => nameOf(client.channels.cache.get(id)),
    application: () => client.application?.id ?? '',
    behind: async () => await behindClient(client, connecting),
    isPlayground: connecting.isPlayground ?? false,
    samples: new Map(),
  };
  const alarms = new AlarmClock(
    () => bot.house,
    timers,
    (error) => log.error({ err: error }, 'An alarm met a bug'),
  );
  const announcer = new Announcer(tellingTables(bot), timers, () => alarms.look());
  const matches = new Announcer(openingTables(bot), timers, () => alarms.look());
  const notices = new Announcer(tellingNotices(bot, connecting.makings ?? MAKINGS), timers, async () => {
    await alarms.look();
    await openWanted(bot, matches);
  });
  const waker = new Waker(() => bot.house, timers);
  return { bot, announcer, notices, matches, waker, alarms, rest };
}

function nameOf(channel: Channel | undefined): string | null {
  return channel && 'name' in channel ? channel.name : null;
}

async function login(client: Client, token: string): Promise<void> {
  answerFromTheFirst(client);
  try {
    await Promise.all([allReady(client), client.login(token)]);
  } catch (error) {
    await client.destroy();
    throw isTokenRefused(error) ? new CannotConnect(TOKEN_REFUSED) : error;
  }
}

const TOKEN_REFUSED =
  'Discord refuses the token in DISCORD_TOKEN. Copy it again from the Bot page of your application.';

function isTokenRefused(error: unknown): boolean {
  const { code, status } = error as { readonly code?: unknown; readonly status?: unknown };
  return code === 'TokenInvalid' || status === 401;
}

/**
 * Matches that cannot go on, who is due where that was not written down, what was queued and not told, and tables at which
 * an AI may be to move. What has come meanwhile rings before the rest is told: it is one reminder with one that was left.
 */
async function resume(
  bot: Bot,
  { announcer, notices, matches, waker, alarms }: Omit<Going, 'bot' | 'rest'>,
): Promise<void> {
  await haltAbsent(bot.house);
  await closeGone(bot.house);
  await startWaiting(bot.house);
  await keepTime(bot.house);
  await alarms.look();
  for (const tableId of await untoldTables(bot.house)) announcer.news(tableId);
  for (const id of await allUntold(bot.house)) notices.news(id);
  await openWanted(bot, matches);
  waker.wakeAll(playedTables(bot.house));
  goOnForgetting(bot.house, namesAfter).catch((error) =>
    bot.log.error({ err: error }, 'Somebody could not be forgotten'),
  );
}
