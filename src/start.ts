import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { config as loadEnv } from 'dotenv';
import { pino } from 'pino';
import { commands, userCommands } from '../commands/index.ts';
import { EVENT_HANDLERS } from './app/event-handlers.ts';
import { readPuzzles } from './app/puzzles/read-puzzles.ts';
import { backfillBests } from './app/ratings/bests.ts';
import { type Config, ConfigError, parseConfig } from './config.ts';
import { deleteExpiredHourly, openData } from './data.ts';
import { demoServer } from './demo-server.ts';
import { connect } from './discord/client/connect.ts';
import { ConnectError, describeCloseCode, describeOutage } from './discord/client/connect-error.ts';
import type { ConnectOptions } from './discord/client/connect-options.ts';
import { createInviteLink } from './discord/core/invite.ts';
import { earlier } from './games/earlier.ts';
import { games } from './games/registry.ts';
import { openWorkers } from './open-workers.ts';
import type { Monitor } from './ops/monitor.ts';
import type { Clock, Playground } from './playground/index.ts';
import { type ClusterListener, openClusterConnection } from './store/cluster.ts';
import { closeStore } from './store/open.ts';
import { createTime } from './time.ts';

/** Time in ms between losing the data and exit, so that open interactions still get an answer. */
const ANSWER_GRACE_MS = 1_000;

/** Ends the process with an exit code. */
type End = (code: number) => void;

/** Settings of the connection that only benchmarks change. */
export type ConnectionOverrides = Pick<ConnectOptions, 'isLimited' | 'secondTap' | 'client'>;

/**
 * Starts the bot, or the playground if there is no token. Calls `began` with the function that shuts the bot down; from then on only that
 * function may end it.
 */
export async function start(began: (end: End) => void, unlimited: ConnectionOverrides = {}): Promise<void> {
  await startWithConfig(began, unlimited).catch(exitWithStartError);
}

async function startWithConfig(began: (end: End) => void, unlimited: ConnectionOverrides): Promise<void> {
  loadEnv({ quiet: true });
  const config = parseConfig(process.env);
  const discord = config.token === undefined ? await openPlaygroundServer(config) : null;
  const place = discord
    ? getPlaygroundTarget(discord)
    : { token: config.token ?? '', api: config.api, guild: config.guild };
  const isNew = discord !== null && isUntouched(discord);
  // The bot joins a new playground as it joins any server: by invitation.
  if (isNew) discord.removeBot();
  const running = await run(config, { ...place, ...unlimited });
  if (isNew) discord.inviteBot();
  const end = createShutdown(async () => {
    await running.close();
    await discord?.stop();
  });
  began(end);
  void running.lost.then(() => setTimeout(() => end(1), ANSWER_GRACE_MS));
  process.stdout.write(
    discord ? `Piecemeal's playground: ${discord.address}\n` : `Invite Piecemeal: ${running.invite}\n`,
  );
  if (running.metrics !== null) process.stdout.write(`Metrics: ${running.metrics}/metrics\n`);
}

async function openPlaygroundServer({ port, dataDir }: Config) {
  const { openPlayground } = await import('./playground/index.ts');
  const options = { port, dataDir: join(dataDir, 'playground'), server: demoServer };
  return await openPlayground(options).catch((error: Error) => {
    throw new ConfigError(error.message);
  });
}

function getPlaygroundTarget({ token, api, clock }: Playground): BotTarget {
  return { token, api, clock, isPlayground: true };
}

/** Returns whether no channel of the playground has a message. */
function isUntouched({ channels }: Playground): boolean {
  return channels.every(({ messages }) => messages.length === 0);
}

interface BotTarget extends ConnectionOverrides {
  readonly token: string;
  readonly api: string | undefined;
  readonly guild?: string | undefined;
  /** Clock of the playground; the machine's by default. */
  readonly clock?: Clock;
  readonly isPlayground?: boolean;
}

async function run(
  config: Config,
  { token, api, guild, clock, isPlayground = false, ...unlimited }: BotTarget,
) {
  const log = pino(
    { level: config.logLevel, redact: ['err.url', 'err.requestBody', 'err.rawError'] },
    pino.destination(2),
  );
  const { now, timers } = createTime(clock);
  const watch = await openConfiguredMonitor(config, now);
  const { store, lock, lost, patiently } = await openData(config, log);
  watch?.store(store);
  const { renderPool, filmRenderer, aiPool, close } = openWorkers(log, config, watch);
  await deleteExpiredHourly(store, { now, keepDays: config.keepDays, patiently });
  const tables = { store, games, earlier, puzzles: readPuzzles() };
  const ctx = { ...tables, now, secret: () => randomBytes(32), ai: aiPool, onEvent: EVENT_HANDLERS };
  const stopped = (code: number) => exitWithMessage(describeCloseCode(code));
  backfillBests(ctx).catch((error) => log.error({ err: error }, 'Failed to backfill personal bests'));
  const { shards, links, database, memoryMb } = config;
  const shared = (url: string) => (hearing: ClusterListener) =>
    patiently(() => openClusterConnection(url, hearing));
  const sharing = database === undefined ? undefined : shared(database);
  const ended = ({ message }: Error) => exitWithMessage(message);
  const own = { isPlayground, links, memoryMb, hasEmoji: true };
  const place = { token, guild, api, shards, sharing, timers, ...own };
  const told = { commands, personCommands: userCommands, log, stopped, ended, watching: watch };
  const connected = await connect({ ...place, ...told, ...unlimited, app: ctx, renderPool, filmRenderer });
  return {
    invite: createInviteLink(connected.bot.application()),
    metrics: watch?.address ?? null,
    lost,
    close: async () => {
      watch?.ending();
      await connected.close();
      await close();
      await closeStore(store);
      await lock.release();
      await watch?.close();
    },
  };
}

/** Opens the monitor if metrics are configured, and loads its modules only then. Throws {@link ConfigError}. */
async function openConfiguredMonitor({ metrics }: Config, now: () => number): Promise<Monitor | undefined> {
  if (metrics === null) return undefined;
  const { openMonitor } = await import('./ops/monitor.ts');
  return await openMonitor({ ...metrics, now }).catch((error: Error) => {
    throw new ConfigError(`METRICS_PORT (${metrics.host}:${metrics.port}) cannot be used: ${error.message}`);
  });
}

/** Returns a function that closes everything, then exits with a code; with 1 if closing fails. */
function createShutdown(close: () => Promise<void>): End {
  return (code) =>
    void close().then(
      () => process.exit(code),
      () => process.exit(1),
    );
}

/** Exits with a message: one line for what the operator can fix, a stack trace for a bug. */
function exitWithMessage(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function exitWithStartError(error: unknown): never {
  if (error instanceof ConfigError || error instanceof ConnectError) exitWithMessage(error.message);
  const outage = describeOutage(error);
  if (outage !== null) exitWithMessage(outage);
  exitWithMessage(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
