import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Playground } from '../playground/index.ts';
import type { Thought } from './crowd-tables.ts';
import type { Pace } from './path-steady.ts';

/** What the bot allows. */
export interface Allowing {
  /** How many requests a second it allows itself; unless told as many as anyway. */
  readonly requestsPerSecond?: number;
  /** People can do only so much within a time; they can press without end unless told. */
  readonly isLimited?: boolean;
}

/** Where the bot finds Discord and keeps its data. */
export interface Opening extends Allowing {
  readonly api: string;
  readonly token: string;
  /** The server where tables are opened. */
  readonly guild: string;
  /** A folder, or a database of PostgreSQL that it shares with others. */
  readonly folder: string;
}

/** More requests than it could ever make: what it costs to make them is measured, and not Discord's limit. */
export const UNLIMITED: Allowing = { requestsPerSecond: 1_000_000 };

/** Bytes in use after a collection: by JavaScript, and by the whole process. */
export interface Weight {
  readonly heap: number;
  readonly resident: number;
}

/** What the bot has done since it was last asked, in ms. */
export interface Spent {
  /** Processor time: of the thread that answers, of those that draw, and of all others. */
  readonly processor: { readonly main: number; readonly painters: number; readonly other: number };
  /** For how long the event loop was held at most. */
  readonly longestStall: number;
}

export type Asked =
  | ({ readonly kind: 'open' } & Opening)
  | { readonly kind: 'gather'; readonly tables: number }
  | ({ readonly kind: 'run' } & Pace)
  | { readonly kind: 'weigh' | 'spent' | 'held' | 'close' };

export type Told =
  | { readonly kind: 'open' | 'gathered' | 'closed' }
  | { readonly kind: 'thoughts'; readonly thoughts: readonly Thought[] }
  | { readonly kind: 'weight'; readonly weight: Weight }
  | { readonly kind: 'spent'; readonly spent: Spent }
  | { readonly kind: 'held'; readonly held: number }
  | { readonly kind: 'failed'; readonly why: string };

/** The bot in a process of its own, so that it shares no event loop with the Discord it talks to. */
export interface BotProcess {
  weigh(): Promise<Weight>;
  spent(): Promise<Spent>;
  /** How many shards it has by leases. */
  held(): Promise<number>;
  /** So many tables of one person and AI seats, in no channel. */
  gather(tables: number): Promise<void>;
  /** At those, so many AI moves a second. */
  run(pace: Pace): Promise<readonly Thought[]>;
  close(): Promise<void>;
}

/** Starts the bot and waits until it is connected and its painters are warm. Throws when it cannot. */
export async function startBot(
  { api, token, guildId: guild }: Playground,
  folder: string,
  allowing: Allowing = {},
): Promise<BotProcess> {
  const execArgv = ['--expose-gc'];
  const child = fork(new URL('./path-bot.ts', import.meta.url), [], { execArgv });
  await ask(child, { kind: 'open', api, token, guild, folder, ...allowing });
  return {
    weigh: () => weigh(child),
    spent: () => spent(child),
    held: () => held(child),
    gather: async (tables) => void (await ask(child, { kind: 'gather', tables })),
    run: (pace) => thoughts(child, pace),
    close: () => close(child),
  };
}

async function weigh(child: ChildProcess): Promise<Weight> {
  const told = await ask(child, { kind: 'weigh' });
  if (told.kind !== 'weight') throw new Error(`The bot was to be weighed and said ${told.kind}`);
  return told.weight;
}

async function spent(child: ChildProcess): Promise<Spent> {
  const told = await ask(child, { kind: 'spent' });
  if (told.kind !== 'spent') throw new Error(`The bot was to count what it spent and said ${told.kind}`);
  return told.spent;
}

async function held(child: ChildProcess): Promise<number> {
  const told = await ask(child, { kind: 'held' });
  if (told.kind !== 'held') throw new Error(`The bot was to count its shards and said ${told.kind}`);
  return told.held;
}

async function thoughts(child: ChildProcess, pace: Pace): Promise<readonly Thought[]> {
  const told = await ask(child, { kind: 'run', ...pace });
  if (told.kind !== 'thoughts') throw new Error(`The bot was to play and said ${told.kind}`);
  return told.thoughts;
}

async function close(child: ChildProcess): Promise<void> {
  await ask(child, { kind: 'close' });
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}

async function ask(child: ChildProcess, asked: Asked): Promise<Told> {
  const heard = new AbortController();
  const answered = Promise.race([once(child, 'message', heard), died(child, heard)]);
  child.send(asked);
  const [told] = (await answered.finally(() => heard.abort())) as [Told];
  if (told.kind === 'failed') throw new Error(`The bot failed: ${told.why}`);
  return told;
}

async function died(child: ChildProcess, heard: AbortController): Promise<never> {
  const [code] = await once(child, 'exit', heard);
  throw new Error(`The bot ended with ${code}`);
}
