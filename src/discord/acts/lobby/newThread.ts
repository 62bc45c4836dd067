import { Refusal } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import type { Payload } from '../../kit/payload.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import { openThread, type ThreadKind } from '../../kit/rest/channel.ts';
import { codeOf, isRefusal } from '../../kit/rest/failure.ts';
import type { Caller } from '../../kit/visit.ts';

/** Parent, kind and name of a new thread. `plainName` contains no player's name, for servers whose AutoMod blocks `name`. */
export interface ThreadWish {
  readonly parent: string;
  readonly kind: ThreadKind;
  readonly name: string;
  readonly plainName: string;
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
  try {
    return { channel: await openThread(bot.rest, parent, kind, name) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (codeOf(error) === TITLE_BLOCKED && name !== plainName)
      return await newThread(caller, { ...wish, name: plainName });
    bot.log.info({ err: error, channel: parent }, 'A thread could not be opened');
    return { no: refusalMessage(new Refusal(reasonFor(codeOf(error))), language) };
  }
}

function reasonFor(code: number | string | null) {
  if (TOO_MANY.includes(code)) return text('bot:refuse.tooManyThreads');
  if (code === TITLE_BLOCKED) return text('bot:refuse.threadTitle');
  return text('bot:refuse.threadRefused', { code: String(code) });
}
