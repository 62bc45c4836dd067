import type { BotContext, BotInteraction, InteractionContext } from './context.ts';
import { createInteractionContext } from './create-context.ts';

/** Time in ms after which the reply is deferred, of the 3000 ms that Discord allows. */
const DEFER_AFTER_MS = 1_200;

/** An interaction that has reached the bot. It can be acknowledged without its context, so that never waits for the store. */
export interface IncomingInteraction<A extends BotInteraction = BotInteraction> {
  readonly bot: BotContext;
  readonly interaction: A;
  /** Resolves when the reply must be deferred, if none was sent by then. */
  readonly late: Promise<null>;
  /** Context of the interaction. Rejects if the store is unavailable. */
  readonly ctx: Promise<InteractionContext<A>>;
}

/** Creates the incoming interaction. `late` comes from {@link startReplyDeadline}, started on arrival. */
export function createIncomingInteraction<A extends BotInteraction>(
  bot: BotContext,
  interaction: A,
  late: Promise<null>,
): IncomingInteraction<A> {
  const ctx = createInteractionContext(bot, interaction);
  // Handlers that await the context see the error; a command may fail before any does.
  ctx.catch(() => {});
  return { bot, interaction, late, ctx };
}

/** Deadline after which a reply must be deferred. */
interface ReplyDeadline {
  readonly late: Promise<null>;
  /** Cancels the timer once a reply was sent. */
  callOff(): void;
}

export function startReplyDeadline(): ReplyDeadline {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DEFER_AFTER_MS).unref();
  });
  return { late, callOff: () => clearTimeout(timer) };
}
