import { setTimeout } from 'node:timers/promises';

/** Task of a thread in tests. */
export interface EchoTask {
  readonly say: string;
  readonly throws?: boolean;
  /** Never returns. */
  readonly loops?: boolean;
  /** Ends the thread. */
  readonly dies?: number;
  /** Time in ms until it returns. */
  readonly takes?: number;
  /** Throws after it has returned, when the thread is idle. */
  readonly throwsLater?: boolean;
}

/** Returns what it is to say, unless it is to fail. */
export default async function work({
  say,
  throws,
  loops,
  dies,
  takes,
  throwsLater,
}: EchoTask): Promise<string> {
  if (dies) process.exit(1);
  if (takes) await setTimeout(takes);
  if (throwsLater)
    setImmediate(() => {
      throw new Error(say);
    });
  if (throws) throw new Error(say);
  while (loops);
  return say;
}
