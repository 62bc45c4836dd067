import type { BotContext, BotInteraction, InteractionContext } from './context.ts';
import { createInteractionContext } from './create-context.ts';

/** An answer may take so long before Discord is told to wait, in ms of the 3000 it allows. */
const DEFER_AFTER_MS = 1_200;

/** An interaction that has reached the bot. How it is acknowledged is known by it alone: that never waits for the store. */
export interface IncomingInteraction<A extends BotInteraction = BotInteraction> {
  readonly bot: BotContext;
  readonly asked: A;
  /** Resolves when Discord has to be told to wait, where it was not answered by then. */
  readonly late: Promise<null>;
  /** Who calls by it. Rejects where the store is out of reach. */
  readonly caller: Promise<InteractionContext<A>>;
}

/** `late`: of {@link addPresentTime}, from when it was heard of. */
export function createIncomingInteraction<A extends BotInteraction>(
  bot: BotContext,
  asked: A,
  late: Promise<null>,
): IncomingInteraction<A> {
  const ctx = createInteractionContext(bot, asked);
  // Whoever asks for it hears of it; nobody may, where the command fails before.
  ctx.catch(() => {});
  return { bot, asked, late, caller: ctx };
}

/** When whoever arrives now has to be told to wait. */
interface ReplyDeadline {
  readonly late: Promise<null>;
  /** They have been answered: nobody waits for that any more. */
  callOff(): void;
}

export function startReplyDeadline(): ReplyDeadline {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DEFER_AFTER_MS).unref();
  });
  return { late, callOff: () => clearTimeout(timer) };
}
