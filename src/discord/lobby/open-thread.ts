import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { InteractionContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { getMissingPermissions } from '../core/permissions.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import {
  deleteMessage,
  openMessageThread,
  openThread,
  postMessage,
  type ThreadKind,
} from '../core/rest/channel.ts';
import { getErrorCode, isRefusal } from '../core/rest/failure.ts';

/** Parent, kind and name of a new thread. `plainName` contains no player's name, for servers whose AutoMod blocks `name`. */
interface ThreadSpec {
  readonly parent: string;
  readonly kind: ThreadKind;
  readonly name: string;
  readonly plainName: string;
  /** Text of the message in the parent channel on which the thread is opened. */
  readonly starter: string;
}

/** Discord's error codes: maximum number of active threads, of active announcement threads; title blocked by AutoMod. */
const TOO_MANY_THREADS_CODES: readonly unknown[] = [160006, 160007];
const TITLE_BLOCKED_CODE = 200001;

/** Opens a thread. Returns its id, or a message that says why Discord opened none and what to do. */
export async function openNewThread(
  ctx: InteractionContext,
  wish: ThreadSpec,
): Promise<{ readonly channel: string } | { readonly no: Payload }> {
  const { bot, language } = ctx;
  const { parent, kind, name, plainName } = wish;
  const starter = await postStarter(ctx, wish);
  const open = async (title: string) =>
    starter === null
      ? await openThread(bot.rest, parent, kind, title)
      : await openMessageThread(bot.rest, parent, starter, title);
  try {
    const channel = await open(name).catch(async (error) => {
      if (getErrorCode(error) !== TITLE_BLOCKED_CODE || name === plainName) throw error;
      return await open(plainName);
    });
    return { channel };
  } catch (error) {
    if (starter !== null) await deleteMessage(bot.rest, parent, starter).catch(() => {});
    if (!isRefusal(error)) throw error;
    bot.log.info({ err: error, channel: parent }, 'Failed to open a thread');
    return { no: createRefusalMessage(new Refusal(describeFailure(getErrorCode(error))), language) };
  }
}

/**
 * Posts the silent message on which a thread is opened, and returns its id. Without one, Discord itself posts a line that is not silent.
 * Null if the bot may write only in threads.
 */
async function postStarter(
  { bot, interaction }: InteractionContext,
  { parent, starter }: ThreadSpec,
): Promise<string | null> {
  if (getMissingPermissions(interaction, 'tell').length > 0) return null;
  try {
    return (await postMessage(bot, parent, { content: starter }, `th-${interaction.id}`)).id;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return null;
  }
}

function describeFailure(code: number | string | null) {
  if (TOO_MANY_THREADS_CODES.includes(code)) return text('bot:refuse.tooManyThreads');
  if (code === TITLE_BLOCKED_CODE) return text('bot:refuse.threadTitle');
  return text('bot:refuse.threadRefused', { code: String(code) });
}
