import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import { commands, userCommands } from '../../commands/index.ts';
import type { FilmRenderer } from '../../render/film-renderer.ts';
import { openRenderPool, type RenderPool } from '../../render/render-pool.ts';
import { type AiPlayers, createRandomPlayers } from '../../src/ai/ai-players.ts';
import type { AppContext } from '../../src/app/core/context.ts';
import { EVENT_HANDLERS } from '../../src/app/event-handlers.ts';
import { demoServer } from '../../src/demo-server.ts';
import { connect } from '../../src/discord/client/connect.ts';
import type {
  Connection,
  ConnectionObserver,
  ConnectOptions,
} from '../../src/discord/client/connect-options.ts';
import type { Shards } from '../../src/discord/client/shards.ts';
import { type AppLinks, NO_LINKS } from '../../src/discord/core/app-info.ts';
import { NOTICE_FACTORIES } from '../../src/discord/publishing/notice-factories.ts';
import type { NoticeFactories } from '../../src/discord/publishing/publish-notice.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { openPlayground, type Playground, type PlaygroundOptions } from '../../src/playground/index.ts';
import type { Store } from '../../src/store/open.ts';
import { saveLearnedGame } from '../../src/store/tutorials.ts';
import { showPlainPanels } from './plain-panels.ts';
import { slowDownPeople } from './slow-people.ts';
import { openStore } from './store.ts';
import { setForcedMovesByHand } from './test-context.ts';

/** A playground with the bot connected, in this process. */
export interface TestBot {
  /** The playground, with panels as plain messages. */
  readonly discord: Playground;
  readonly bot: Connection;
  readonly store: Store;
  readonly app: AppContext;
  /** Advances the clock of the bot's machine by `ms`, without people; Discord's own clock stays. */
  pass(ms: number): void;
  /** Every line of the bot's log, at the level `debug`. */
  readonly logged: readonly string[];
  /**
   * Restarts the bot in the same Discord, optionally with other games or a clock that is `ahead` ms ahead. Its data in `botData` are kept.
   */
  again(versions?: GameVersions, ahead?: number): Promise<TestBot>;
  end(): Promise<void>;
}

type GameVersions = Pick<AppContext, 'games' | 'earlier'>;

export interface TestBotOptions extends PlaygroundOptions {
  /** Folder of the bot's data; in memory by default. */
  readonly botData?: string;
  /** Keeps the data in a folder of its own until the test bot ends. */
  readonly kept?: true;
  readonly renderPool?: Pick<RenderPool, 'render'>;
  readonly filmRenderer?: Pick<FilmRenderer, 'film'>;
  /** Players of AI seats; random by default. */
  readonly ai?: AiPlayers;
  /** Time in ms after which a request to publish is abandoned. Answers have their own timeout. */
  readonly restTimeout?: number;
  /** Factories of messages that belong to no table. */
  readonly makings?: NoticeFactories;
  /** Maximum number of requests a second for publishing. */
  readonly requestsPerSecond?: number;
  /** Games and their rules versions; those of the registry by default. */
  readonly versions?: GameVersions;
  /** Puzzles for the daily puzzle; none by default. */
  readonly puzzles?: AppContext['puzzles'];
  /** True, the default, if people make forced moves by hand too, so that tests meet every question. */
  readonly byHand?: boolean;
  /** True if nobody has played before, so that first turns are made by hand; by default everybody knows every game. */
  readonly beginners?: boolean;
  /** Pages about the bot; none by default. */
  readonly links?: Partial<AppLinks>;
  /** True if the bot knows that this is the playground. */
  readonly isPlayground?: boolean;
  readonly hasEmoji?: boolean;
  /** Observer for metrics; none by default. */
  readonly watching?: ConnectionObserver & { store(store: Store): void };
  /** Shards of the bot; all that Discord recommends by default. */
  readonly shards?: Shards;
  /** Coordination with other bots that have some of the shards. */
  readonly sharing?: ConnectOptions['sharing'];
  /** Called when a session has ended for good. */
  readonly stopped?: (code: number) => void;
  /** True if the bot paces its session starts as Discord requires, by the real clock. */
  readonly isUnhurried?: boolean;
  /** Seed of the matches' randomness; the same number repeats a test. */
  readonly luck?: number;
}

/** A picture of one pixel, for tests of everything but pictures. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Render pool that draws nothing, at once. */
export const blankRenderPool: Pick<RenderPool, 'render'> = {
  render: async () => ({ png: PIXEL, width: 1, height: 1 }),
};

/** A film of one picture of one pixel. */
export const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Film renderer that renders nothing, at once. */
export const stillFilmRenderer: Pick<FilmRenderer, 'film'> = {
  film: async (pictures) => ({ gif: GIF, width: 1, height: 1, shown: pictures.length }),
};

export async function openTestBot(wishes: TestBotOptions = {}): Promise<TestBot> {
  const options = wishes.kept
    ? { ...wishes, botData: mkdtempSync(join(tmpdir(), 'piecemeal-test-bot-')) }
    : wishes;
  const testBot = await connectTestBot(
    await openPlayground({ page: false, server: demoServer, ...options }),
    options,
  );
  if (options.byHand ?? true)
    await setForcedMovesByHand(
      testBot,
      testBot.discord.people.map(({ id }) => id),
    );
  if (!options.beginners)
    for (const { id } of testBot.discord.people)
      for (const game of games) await saveLearnedGame(testBot.store, id, game.id, 0);
  return testBot;
}

/** Connects the bot to an existing Discord; resolves when it has taken up all pending work. */
export async function connectTestBot(
  discord: Playground,
  options: Omit<TestBotOptions, keyof PlaygroundOptions> & { readonly ahead?: number },
): Promise<TestBot> {
  const {
    botData = ':memory:',
    renderPool = blankRenderPool,
    filmRenderer = stillFilmRenderer,
    ai = createRandomPlayers(createSeededChance(7)),
    restTimeout,
    requestsPerSecond,
    versions = { games, earlier },
    puzzles = [],
    links = {},
    makings = NOTICE_FACTORIES,
    isPlayground = false,
    hasEmoji = false,
    ahead = 0,
    luck = 1,
    watching,
    shards,
    sharing,
    stopped = () => undefined,
    isUnhurried = false,
  } = options;
  const store = await openStore(botData);
  watching?.store(store);
  const logged: string[] = [];
  let passed = ahead;
  const bot = await connect({
    token: discord.token,
    api: discord.api,
    app: {
      store,
      games: versions.games,
      earlier: versions.earlier,
      puzzles,
      onEvent: EVENT_HANDLERS,
      now: () => discord.clock.now() + passed,
      secret: createSecrets(luck),
      ai: ai,
    },
    renderPool,
    filmRenderer,
    commands,
    personCommands: userCommands,
    links: { ...NO_LINKS, ...links },
    makings,
    patience: restTimeout,
    watching,
    isPlayground,
    hasEmoji,
    shards,
    sharing,
    stopped,
    timers: { after: (ms, work) => discord.clock.at(discord.clock.now() + ms, work) },
    log: createLogger(logged),
    client: {
      rest: {
        ...(requestsPerSecond !== undefined && { globalRequestsPerSecond: requestsPerSecond }),
      },
      ...(!isUnhurried && {
        ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) },
      }),
    } as never,
  });
  const pass = (ms: number) => {
    passed += ms;
  };
  return {
    discord: slowDownPeople(showPlainPanels(discord), pass),
    bot,
    store,
    app: bot.bot.app,
    pass,
    logged,
    again: async (changed = versions, moved = 0) => {
      await bot.close();
      await store.destroy();
      return await connectTestBot(discord, { ...options, versions: changed, ahead: moved });
    },
    end: async () => {
      await bot.close();
      await store.destroy();
      await discord.stop();
      if (options.kept) rmSync(botData, { recursive: true });
    },
  };
}

/** Creates a real render pool, for tests that inspect pictures. */
export function createRenderPool(): RenderPool {
  return openRenderPool();
}

/** Returns a generator of secrets, determined by the seed. */
function createSecrets(luck: number): () => Buffer {
  let drawn = 0;
  return () => createHash('sha256').update(`${luck}:${drawn++}`).digest();
}

function createLogger(lines: string[]): Logger {
  const into = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return pino({ level: 'debug' }, into);
}
