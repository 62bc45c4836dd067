import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import { commands, userCommands } from '../../commands/index.ts';
import type { FilmRenderer } from '../../render/film-renderer.ts';
import { openRenderPool, type Painters } from '../../render/render-pool.ts';
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
import { NOTICE_FACTORIES } from '../../src/discord/publishing/notice-factories.ts';
import type { NoticeFactories } from '../../src/discord/publishing/publish-notice.ts';
import { createSeededChance } from '../../src/engine/seeded-chance.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { openPlayground, type Playground, type PlaygroundOptions } from '../../src/playground/index.ts';
import { saveLearnedGame } from '../../src/store/learned-games.ts';
import type { Store } from '../../src/store/open.ts';
import { slowDownPeople } from './slow-people.ts';
import { openStore } from './store.ts';
import { setForcedMovesByHand } from './test-context.ts';

/** A playground with the bot in it, in this process. */
export interface TestBot {
  readonly discord: Playground;
  readonly bot: Connection;
  readonly store: Store;
  readonly house: AppContext;
  /** So many ms pass on the bot's machine, and nobody is there any more; Discord's own clock stays. */
  pass(ms: number): void;
  /** Every line of the bot's log, at the level `debug`. */
  readonly logged: readonly string[];
  /**
   * The bot ends and comes back to the same Discord, with other games or a clock that is so many ms ahead where told; what it kept
   * in `botData` is there.
   */
  again(versions?: GameVersions, ahead?: number): Promise<TestBot>;
  end(): Promise<void>;
}

type GameVersions = Pick<AppContext, 'games' | 'earlier'>;

export interface TestBotOptions extends PlaygroundOptions {
  /** Where the bot keeps its data; nowhere unless told. */
  readonly botData?: string;
  /** In a folder of its own, until the evening ends. */
  readonly kept?: true;
  readonly painters?: Pick<Painters, 'paint'>;
  readonly projector?: Pick<FilmRenderer, 'film'>;
  /** Who plays for AI seats: by chance unless told. */
  readonly players?: AiPlayers;
  /** After how many ms a request that tells a channel something is given up. Answers keep to their own time. */
  readonly restTimeout?: number;
  /** What messages say that belong to no table. */
  readonly makings?: NoticeFactories;
  /** How many requests a second the bot allows itself to tell the channels. */
  readonly requestsPerSecond?: number;
  /** Which games, by which rules: those of the registry unless told. */
  readonly versions?: GameVersions;
  /** Of which one a day is posed where that is wanted: none unless told. */
  readonly puzzles?: AppContext['puzzles'];
  /** People are asked for moves that are the only ones left too: the usual, so that tests meet every question. */
  readonly byHand?: boolean;
  /** Nobody has played before, so that first turns are taken by hand; everybody has learned every game unless told. */
  readonly beginners?: boolean;
  /** A page about the bot. */
  readonly readme?: string;
  /** The bot is told that this is the playground. */
  readonly isPlayground?: boolean;
  /** Who measures it; nobody unless told. */
  readonly watching?: ConnectionObserver & { store(store: Store): void };
  /** Which shards the bot has; all that Discord asks for unless told. */
  readonly shards?: Shards;
  /** Other bots have some of the shards. */
  readonly sharing?: ConnectOptions['sharing'];
  /** Is told when a session has ended for good. */
  readonly stopped?: (code: number) => void;
  /** The bot starts its sessions as far apart as Discord wants them, by the real clock. */
  readonly isUnhurried?: boolean;
  /** What the luck of the matches comes from; the same number, the same evening. */
  readonly luck?: number;
}

/** A picture of one pixel: for tests of everything but pictures. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Draws nothing, at once. */
export const blankRenderPool: Pick<Painters, 'paint'> = {
  paint: async () => ({ png: PIXEL, width: 1, height: 1 }),
};

/** A film of one picture of one pixel. */
export const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Films nothing, at once. */
export const stillProjector: Pick<FilmRenderer, 'film'> = {
  film: async (pictures) => ({ gif: GIF, width: 1, height: 1, shown: pictures.length }),
};

export async function openTestBot(wishes: TestBotOptions = {}): Promise<TestBot> {
  const options = wishes.kept
    ? { ...wishes, botData: mkdtempSync(join(tmpdir(), 'piecemeal-evening-')) }
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

/** The bot comes to a Discord that is there; resolves when it has taken up all that was left. */
export async function connectTestBot(
  discord: Playground,
  options: Omit<TestBotOptions, keyof PlaygroundOptions> & { readonly ahead?: number },
): Promise<TestBot> {
  const {
    botData = ':memory:',
    painters = blankRenderPool,
    projector = stillProjector,
    players = createRandomPlayers(createSeededChance(7)),
    restTimeout,
    requestsPerSecond,
    versions = { games, earlier },
    puzzles = [],
    readme = null,
    makings = NOTICE_FACTORIES,
    isPlayground = false,
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
    house: {
      store,
      games: versions.games,
      earlier: versions.earlier,
      puzzles,
      onEvent: EVENT_HANDLERS,
      now: () => discord.clock.now() + passed,
      secret: createSecrets(luck),
      ai: players,
    },
    painters,
    projector,
    commands,
    personCommands: userCommands,
    readme,
    makings,
    patience: restTimeout,
    watching,
    isPlayground,
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
    discord: slowDownPeople(discord, pass),
    bot,
    store,
    house: bot.bot.app,
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

/** Painters that really draw, for the tests that look at pictures. */
export function createRenderPool(): Painters {
  return openRenderPool();
}

/** One secret after another, always the same ones. */
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
