import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Playground } from '../playground/index.ts';

/** Discord and data location for the bot. */
export interface BotOptions {
  readonly api: string;
  readonly token: string;
  /** Server on which tables are opened. */
  readonly guild: string;
  /** Folder, or a PostgreSQL database shared with other processes. */
  readonly folder: string;
  /** Maximum number of requests to Discord in a second; the bot's default unless given. */
  readonly requestsPerSecond?: number | undefined;
}

/** More requests a second than the bot could ever make, so that their cost is measured and not Discord's limit. */
export const UNLIMITED = 1_000_000;

/** Time the bot has spent since the last request, in ms. */
export interface SpentTime {
  /** Processor time: of the main thread, of the render workers, and of all others. */
  readonly processor: { readonly main: number; readonly renderers: number; readonly other: number };
  /** Longest stall of the event loop. */
  readonly longestStall: number;
}

export type BotRequest =
  | ({ readonly kind: 'open' } & BotOptions)
  | { readonly kind: 'spent' | 'held' | 'close' };

export type BotReply =
  | { readonly kind: 'open' | 'closed' }
  | { readonly kind: 'spent'; readonly spent: SpentTime }
  | { readonly kind: 'held'; readonly held: number }
  | { readonly kind: 'failed'; readonly why: string };

/** Bot in a process of its own, so that it shares no event loop with the Discord it talks to. */
export interface BotProcess {
  spent(): Promise<SpentTime>;
  /** Returns the number of shards it has leased. */
  held(): Promise<number>;
  close(): Promise<void>;
}

/** Starts the bot and waits until it is connected. Throws if it fails. */
export async function startBot(
  { api, token, guildId: guild }: Playground,
  folder: string,
  requestsPerSecond?: number,
): Promise<BotProcess> {
  const child = fork(new URL('./move-bot.ts', import.meta.url));
  await ask(child, { kind: 'open', api, token, guild, folder, requestsPerSecond });
  return {
    spent: () => askSpent(child),
    held: () => askHeldShards(child),
    close: () => closeBot(child),
  };
}

async function askSpent(child: ChildProcess): Promise<SpentTime> {
  const told = await ask(child, { kind: 'spent' });
  if (told.kind !== 'spent') throw new Error(`The bot was to count what it spent and said ${told.kind}`);
  return told.spent;
}

async function askHeldShards(child: ChildProcess): Promise<number> {
  const told = await ask(child, { kind: 'held' });
  if (told.kind !== 'held') throw new Error(`The bot was to count its shards and said ${told.kind}`);
  return told.held;
}

async function closeBot(child: ChildProcess): Promise<void> {
  await ask(child, { kind: 'close' });
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}

async function ask(child: ChildProcess, request: BotRequest): Promise<BotReply> {
  const heard = new AbortController();
  const answered = Promise.race([once(child, 'message', heard), waitForExit(child, heard)]);
  child.send(request);
  const [told] = (await answered.finally(() => heard.abort())) as [BotReply];
  if (told.kind === 'failed') throw new Error(`The bot failed: ${told.why}`);
  return told;
}

async function waitForExit(child: ChildProcess, heard: AbortController): Promise<never> {
  const [code] = await once(child, 'exit', heard);
  throw new Error(`The bot ended with ${code}`);
}
