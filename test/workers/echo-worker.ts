/** Task of a thread in tests. */
export interface EchoTask {
  readonly say: string;
  readonly throws?: boolean;
  /** Never returns. */
  readonly loops?: boolean;
  /** Ends the thread. */
  readonly dies?: number;
}

/** Returns what it is to say, unless it is to fail. */
export default function work({ say, throws, loops, dies }: EchoTask): string {
  if (dies) process.exit(1);
  if (throws) throw new Error(say);
  while (loops);
  return say;
}
