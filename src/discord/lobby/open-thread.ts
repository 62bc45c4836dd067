import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Caller } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { lackingFor } from '../core/permissions.ts';
import { refusalMessage } from '../core/refusing.ts';
import { openThread, openThreadOn, post, remove, type ThreadKind } from '../core/rest/channel.ts';
import { codeOf, isRefusal } from '../core/rest/failure.ts';

/** Parent, kind and name of a new thread. `plainName` contains no player's name, for servers whose AutoMod blocks `name`. */
interface ThreadWish {
  readonly parent: string;
  readonly kind: ThreadKind;
  readonly name: string;
  readonly plainName: string;
  /** Text of the message in the parent channel on which the thread is opened. */
  readonly starter: string;
}

/** Maximum number of active threads, of active announcement threads; title blocked by AutoMod. */
const TOO_MANY: readonly unknown[] = [160006, 160007];
const TITLE_BLOCKED = 200001;

/** Opens a thread, and returns its id, or a message that says why Discord opened none and what to do. */
export async function newThread(
  caller: Caller,
  wish: ThreadWish,
): Promise<{ readonly channel: string } | { readonly no: Payload }> {
  const { bot, language } = caller;
  const { parent, kind, name, plainName } = wish;
  const starter = await postStarter(caller, wish);
  const open = async (title: string) =>
    starter === null
      ? await openThread(bot.rest, parent, kind, title)
      : await openThreadOn(bot.rest, parent, starter, title);
  try {
    const channel = await open(name).catch(async (error) => {
      if (codeOf(error) !== TITLE_BLOCKED || name === plainName) throw error;
      return await open(plainName);
    });
    return { channel };
  } catch (error) {
    if (starter !== null) await remove(bot.rest, parent, starter).catch(() => {});
    if (!isRefusal(error)) throw error;
    bot.log.info({ err: error, channel: parent }, 'A thread could not be opened');
    return { no: refusalMessage(new Refusal(reasonFor(codeOf(error))), language) };
  }
}

/**
 * Posts the silent message on which a thread is opened, and returns its id: of a thread without one Discord itself posts a
 * line, which is not silent. Null where the bot may write in threads alone.
 */
async function postStarter({ bot, asked }: Caller, { parent, starter }: ThreadWish): Promise<string | null> {
  if (lackingFor(asked, 'tell').length > 0) return null;
  try {
    return (await post(bot.rest, parent, { content: starter }, `th-${asked.id}`)).id;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return null;
  }
}

function reasonFor(code: number | string | null) {
  if (TOO_MANY.includes(code)) return text('bot:refuse.tooManyThreads');
  if (code === TITLE_BLOCKED) return text('bot:refuse.threadTitle');
  return text('bot:refuse.threadRefused', { code: String(code) });
}
