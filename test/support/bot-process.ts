import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Playground } from '../../src/playground/index.ts';
import { getDatabaseUrl } from './store.ts';

/**
 * A point in a bot process at which it is killed; `nth` counts from 1 for the next one.
 * It is before a step in the database (a statement), before or after a commit to PostgreSQL, or at a request to Discord or its response;
 * `posting` and `posted` count only new messages.
 */
export interface ProcessPoint {
  readonly at: 'step' | 'commit' | 'committed' | 'asked' | 'told' | 'posting' | 'posted';
  readonly nth: number;
}

/** The bot as hosts start it, in a process of its own. */
export interface BotProcess {
  /** Returns everything it has written so far. */
  readonly output: () => string;
  /** Sets the process's time of day to the real one plus `off` ms. */
  setClock(off: number): void;
  /** Advances the process's time of day by `ms`; resolves when that is done, or when the process has ended. */
  pass(ms: number): Promise<void>;
  /** Stops the process as `docker stop` does: it hands over its work and ends. Resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Suspends the process, like an overloaded machine, until it goes on. */
  pause(): void;
  goOn(): void;
  /** Kills the process, like a power cut; resolves when it has ended. */
  kill(): Promise<void>;
  /** Kills the process at this point. null disarms it and saves Node's compile cache, because a killed process saves nothing. */
  endAt(point: ProcessPoint | null): Promise<void>;
  /** Resolves when the commands are registered; rejects if the process ends before. */
  readonly ready: Promise<void>;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
}

/** Options for starting a process that is to be killed. */
export interface LaunchOptions {
  /** Point at which the process is killed; never if absent. */
  readonly endAt?: ProcessPoint;
  /** Further environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Variables set to nothing, so that a developer's `.env` does not count. */
export const UNSET_ENV = {
  DISCORD_TOKEN: '',
  DISCORD_GUILD_ID: '',
  DISCORD_API: '',
  LOG_LEVEL: '',
  SHARDS: '',
  PORT: '',
  DATA_DIR: '',
  METRICS_PORT: '',
  METRICS_HOST: '',
  DATABASE_URL: '',
  README_URL: '',
  SUPPORT_URL: '',
  PRIVACY_URL: '',
  TERMS_URL: '',
};

/** Module that starts the bot: the checkout's, or that of the bundle in `test:dist`. */
export const MAIN = process.env.BOT_MAIN ?? 'src/main.ts';

/** Starts the bot with this environment and nothing else of the test's. */
export function startMain(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: createEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts the bot with an adjustable clock, `off` ms away from the real one. */
function startWithClock(
  env: Readonly<Record<string, string>>,
  off: number,
  { endAt }: LaunchOptions,
): ChildProcess {
  const more = { CLOCK_AT: String(Date.now() + off), END_AT: JSON.stringify(endAt ?? null) };
  // END first: messages that come before it listens, but while another module does, are lost.
  return spawn(process.execPath, ['--import', END, '--import', CLOCK, MAIN], {
    env: { ...createEnvironment(env), ...more },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

const CLOCK = new URL('./machine-clock.ts', import.meta.url).href;
const END = new URL('./machine-end.ts', import.meta.url).href;

/** Creates the environment of a child process; of the test's own it keeps only PATH, HOME and Node's compile cache. */
export function createEnvironment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, ...UNSET_ENV, ...env };
}

/** Starts the bot in a playground, its clock `off` ms away from the real one, and waits until its commands are registered. */
export async function startBot(discord: Playground, dataDir: string, off: number): Promise<BotProcess> {
  const bot = launchBot(discord, dataDir, off);
  await bot.ready;
  return bot;
}

/** Starts the bot without waiting. */
export function launchBot(
  discord: Playground,
  dataDir: string,
  off: number,
  launch: LaunchOptions = {},
): BotProcess {
  return launchProcess(discord, { DATA_DIR: dataDir, DATABASE_URL: getDatabaseUrl(dataDir) }, off, launch);
}

/** Starts one of several bots that share a database; its `ready` resolves when the process reports it. */
export function launchSharedBot(
  discord: Playground,
  address: string,
  launch: LaunchOptions = {},
): BotProcess {
  return launchProcess(discord, { DATABASE_URL: address }, 0, launch);
}

function launchProcess(
  discord: Playground,
  data: Readonly<Record<string, string>>,
  off: number,
  launch: LaunchOptions,
): BotProcess {
  const { token, api } = discord;
  const env = { DISCORD_TOKEN: token, DISCORD_API: api, ...data, LOG_LEVEL: 'debug', ...launch.env };
  const child = startWithClock(env, off, launch);
  const written: string[] = [];
  child.stdout?.on('data', (chunk) => written.push(String(chunk)));
  child.stderr?.on('data', (chunk) => written.push(String(chunk)));
  const ended = once(child, 'exit').then(() => {});
  const died = ended.then(() => {
    throw new Error(`The bot ended before it was ready: ${written.join('')}`);
  });
  const says = new Promise<void>((resolve) => {
    const heard = (chunk: unknown) => void (String(chunk).includes('Invite Piecemeal') && resolve());
    child.stdout?.on('data', heard);
  });
  const isShared = data.DATA_DIR === undefined;
  const ready = Promise.race([isShared ? says : waitUntilRegistered(discord), died]);
  died.catch(() => {});
  ready.catch(() => {});
  const told = async (message: object) => {
    if (!child.connected) return;
    const heard = once(child, 'message');
    child.send(message, () => {});
    await Promise.race([heard, ended]);
  };
  return {
    output: () => written.join(''),
    setClock: (moved) => {
      if (child.connected) child.send({ at: Date.now() + moved }, () => {});
    },
    pass: (by) => told({ by }),
    endAt: (point) => told({ endAt: point }),
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    ready,
    ended,
  };
}

/** Playgrounds in which commands have been registered; a later start finds them there. */
const registeredPlaygrounds = new WeakSet<Playground>();

/** Resolves when commands are next registered, or found to be registered. */
async function waitUntilRegistered(discord: Playground): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = discord.onRequest(({ method, path, phase }) => {
      if (!/\/commands(?:\?|$)/.test(path) || phase !== 'after') return;
      if (method === 'PUT') registeredPlaygrounds.add(discord);
      if (!registeredPlaygrounds.has(discord)) return;
      stop();
      resolve();
    });
  });
}

/** Runs a start that fails. Returns its exit code and all that it wrote. */
export async function runFailingStart(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const child = startMain(env);
  const written = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    written.out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    written.err += String(chunk);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...written };
}
