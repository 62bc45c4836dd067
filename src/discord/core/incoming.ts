import type { Asked, Bot, Caller } from './context.ts';
import { callerOf } from './visit.ts';

/** An answer may take so long before Discord is told to wait, in ms of the 3000 it allows. */
const SOON = 1_200;

/** An interaction that has reached the bot. How it is acknowledged is known by it alone: that never waits for the store. */
export interface Arrival<A extends Asked = Asked> {
  readonly bot: Bot;
  readonly asked: A;
  /** Resolves when Discord has to be told to wait, where it was not answered by then. */
  readonly late: Promise<null>;
  /** Who calls by it. Rejects where the store is out of reach. */
  readonly caller: Promise<Caller<A>>;
}

/** `late`: of {@link later}, from when it was heard of. */
export function arrivalOf<A extends Asked>(bot: Bot, asked: A, late: Promise<null>): Arrival<A> {
  const caller = callerOf(bot, asked);
  // Whoever asks for it hears of it; nobody may, where the command fails before.
  caller.catch(() => {});
  return { bot, asked, late, caller };
}

/** When whoever arrives now has to be told to wait. */
interface Later {
  readonly late: Promise<null>;
  /** They have been answered: nobody waits for that any more. */
  callOff(): void;
}

export function later(): Later {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SOON).unref();
  });
  return { late, callOff: () => clearTimeout(timer) };
}
