import { randomBytes } from 'node:crypto';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { commands, userCommands } from '../../commands/index.ts';
import { openFilmRenderer } from '../../render/film-renderer.ts';
import { openRenderPool, type RenderPool } from '../../render/render-pool.ts';
import { openAiPool } from '../ai-pool.ts';
import { EVENT_HANDLERS } from '../app/event-handlers.ts';
import type { LeaseStatus } from '../cluster/lease-holder.ts';
import { connect } from '../discord/client/connect.ts';
import type { Connection } from '../discord/client/connect-options.ts';
import { earlier } from '../games/earlier.ts';
import { games } from '../games/registry.ts';
import { type ClusterListener, openClusterConnection } from '../store/cluster.ts';
import { openStore } from '../store/open.ts';
import { isPostgresUrl } from '../store/postgres-url.ts';
import type { BotOptions, BotReply, BotRequest, SpentTime } from './move-process.ts';
import { raiseLimits } from './raise-limits.ts';

/**
 * Sampling interval of the event loop, in ms. Sampling costs the thread time itself, and stalls may be reported too
 * long by this much.
 */
const LOOP_RESOLUTION_MS = 5;

/** Measures the processor time of this process by threads, and the longest stall of its event loop. */
class CpuMeter {
  readonly #renderPool: RenderPool;
  readonly #loop: IntervalHistogram = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  #before = { main: 0, renderers: 0, all: 0 };

  constructor(renderPool: RenderPool) {
    this.#renderPool = renderPool;
    this.#loop.enable();
  }

  /** Returns what was spent since the last call. */
  async spent(): Promise<SpentTime> {
    const now = {
      main: sumMilliseconds(process.threadCpuUsage()),
      renderers: await this.#renderPool.cpuTime(),
      all: sumMilliseconds(process.cpuUsage()),
    };
    const [main, renderers, all] = [
      now.main - this.#before.main,
      now.renderers - this.#before.renderers,
      now.all - this.#before.all,
    ];
    const longestStall = this.#loop.max / 1e6;
    this.#before = now;
    this.#loop.reset();
    return { processor: { main, renderers, other: all - main - renderers }, longestStall };
  }
}

/** Whole bot as a process of its own, as `main` would start it; the parent process tells it Discord's address. */
const open: {
  close?: () => Promise<void>;
  meter?: CpuMeter;
  leases?: () => LeaseStatus;
} = {};

process.on('message', (request: BotRequest) => {
  answer(request).then(
    (told) => process.send?.(told),
    (error: unknown) =>
      process.send?.({ kind: 'failed', why: String((error as Error).stack) } satisfies BotReply),
  );
});
process.on('disconnect', () => process.exit());

async function answer(request: BotRequest): Promise<BotReply> {
  switch (request.kind) {
    case 'open':
      await openBot(request);
      return { kind: 'open' };
    case 'spent':
      return { kind: 'spent', spent: await (open.meter ?? refuse()).spent() };
    case 'held':
      return { kind: 'held', held: open.leases?.().held ?? 0 };
    case 'close':
      await open.close?.();
      return { kind: 'closed' };
  }
}

async function openBot({ api, token, guild, folder, requestsPerSecond }: BotOptions): Promise<void> {
  const store = await openStore(folder);
  await raiseLimits(store, guild);
  const renderPool = openRenderPool();
  const filmRenderer = openFilmRenderer();
  const aiPool = openAiPool();
  const own = {
    store,
    games,
    earlier,
    puzzles: [],
    onEvent: EVENT_HANDLERS,
    now: Date.now,
    secret: () => randomBytes(32),
  };
  const sharing = isPostgresUrl(folder)
    ? (hearing: ClusterListener) => openClusterConnection(folder, hearing)
    : undefined;
  const connected: Connection = await connect({
    token,
    api,
    app: { ...own, ai: aiPool },
    renderPool,
    filmRenderer,
    commands,
    personCommands: userCommands,
    secondTap: 0,
    isLimited: false,
    sharing,
    watching: {
      client: () => () => {},
      leases: (now) => {
        open.leases = now;
      },
      rest: () => {},
    },
    log: pino({ level: 'error' }, pino.destination(2)),
    ...(requestsPerSecond !== undefined && {
      client: { rest: { globalRequestsPerSecond: requestsPerSecond } },
    }),
  });
  open.meter = new CpuMeter(renderPool);
  open.close = async () => {
    await connected.close();
    await renderPool.close();
    await filmRenderer.close();
    await aiPool.close();
    await store.destroy();
  };
}

function refuse(): never {
  throw new Error('The bot is not open');
}

function sumMilliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
