import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Playground } from '../../src/playground/index.ts';
import { getDatabaseUrl } from './store.ts';

/** The bot as people start it, in a process of its own. */
export interface BotProcess {
  /** Everything it wrote by now. */
  readonly output: () => string;
  /** Moves its clock of the day away from the real one, by ms. */
  setClock(off: number): void;
  /** Moves it on by so many ms; resolves when it is, or when the process is gone. */
  pass(ms: number): Promise<void>;
  /** As `docker stop` does: it hands over what it has, and ends. */
  stop(): Promise<void>;
  /** It stands still, as when its machine is out of breath, until it goes on. */
  pause(): void;
  goOn(): void;
  /** Ends it as a power cut would; resolves when it is gone. */
  kill(): Promise<void>;
  /** It ends so before its so many-th step in its file from now on, 1 being the next one; 0: it does not. */
  endAt(step: number): Promise<void>;
  /** Resolves when its commands are registered; rejects when it ended before that. */
  readonly ready: Promise<void>;
  /** Resolves when it is gone. */
  readonly ended: Promise<void>;
}

/** How a process is started that is to be killed. */
export interface LaunchOptions {
  /** It ends before its so many-th step in its file; 0, and left out: it does not. */
  readonly endAt?: number;
  /** What else is in its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Set to nothing, so that a `.env` of whoever runs the tests does not count. */
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
};

/** Starts `src/main.ts` with this environment and nothing else of ours. */
export function startMain(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['src/main.ts'], {
    env: createEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The same with a clock of its own, `off` ms away from the real one, and to be moved. */
function startWithClock(
  env: Readonly<Record<string, string>>,
  off: number,
  { endAt = 0 }: LaunchOptions,
): ChildProcess {
  const more = { CLOCK_AT: String(Date.now() + off), END_AT: String(endAt) };
  return spawn(process.execPath, ['--import', CLOCK, '--import', END, 'src/main.ts'], {
    env: { ...createEnvironment(env), ...more },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

const CLOCK = new URL('./machine-clock.ts', import.meta.url).href;
const END = new URL('./machine-end.ts', import.meta.url).href;

/** The environment of a program that a test starts: this one and nothing else of ours, but where Node keeps what it compiled. */
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

/** Starts it and waits for nothing. */
export function launchBot(
  discord: Playground,
  dataDir: string,
  off: number,
  launch: LaunchOptions = {},
): BotProcess {
  return launchProcess(discord, { DATA_DIR: dataDir, DATABASE_URL: getDatabaseUrl(dataDir) }, off, launch);
}

/** Starts one of several that share the database at an address; it is ready when it says so itself. */
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
    endAt: (step) => told({ endAt: step }),
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    ready,
    ended,
  };
}

/** Where commands have been registered: a later start sees that they are there. */
const registeredPlaygrounds = new WeakSet<Playground>();

/** Resolves at the next time that commands are registered, or found to be. */
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

/** What a start that fails ends with: its exit code and all that it wrote. */
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
