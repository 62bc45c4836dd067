import { text } from '../../../engine/text.ts';
import { REPEATED, type Repeated } from '../../../tables/act.ts';
import type { Wish } from '../../../tables/lobby/open.ts';
import { abandon } from '../../../tables/seats/resign.ts';
import { messagesOf } from '../../../tables/telling/news.ts';
import { say } from '../../../words/say.ts';
import type { Reply } from '../../kit/press.ts';
import { link } from '../../kit/rest/channel.ts';
import { failureOf } from '../../kit/rest/failure.ts';
import type { Caller } from '../../kit/visit.ts';

/** Time in ms for which an answer waits for the first message of a table. */
const PATIENCE = 5_000;

/**
 * Says where the table is, once its card or board is there; else why it is not, and what to do. `id` is `REPEATED` where the
 * interaction had opened it before.
 */
export async function openedMessage(
  { bot, language }: Pick<Caller, 'bot' | 'language'>,
  { guild, channel }: Pick<Wish, 'guild' | 'channel'>,
  id: number | Repeated,
): Promise<Reply> {
  const tell = (key: 'opened' | 'opening' | 'cannotWrite' | 'notTaken') =>
    say(language, text(`bot:lobby.${key}`, { link: link(guild, channel) }), () => '');
  if (id === REPEATED) return { done: true, content: tell('opened') };
  const about = { id, shows: null };
  const failure = await Promise.race([bot.outcome(id), later()]);
  if ((await messagesOf(bot.house, id)).size > 0) return { done: true, content: tell('opened'), about };
  if (failure === LATE) return { content: tell('opening'), about };
  if (failure !== null) {
    const isForbidden = failureOf(failure) === 'forbidden';
    return { content: tell(isForbidden ? 'cannotWrite' : 'opening'), about };
  }
  await abandon(bot.house, id);
  return { content: tell('notTaken') };
}

const LATE = Symbol('late');

async function later(): Promise<typeof LATE> {
  return await new Promise((resolve) => setTimeout(() => resolve(LATE), PATIENCE).unref());
}
