import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { gameOf } from '../../tables/house.ts';
import type { Wish } from '../../tables/lobby/open.ts';
import { themeWished } from '../../tables/theme.ts';
import { say } from '../../words/say.ts';
import { cut } from '../kit/cut.ts';
import { gameName } from '../kit/names.ts';
import type { Payload } from '../kit/payload.ts';
import { refusalMessage } from '../kit/refusing.ts';
import { openThread } from '../kit/rest/channel.ts';
import type { Caller } from '../kit/visit.ts';
import { threadHere } from './cannotOpen.ts';
import { cannotAsk, openHere } from './opening.ts';
import { closedHere } from './servers.ts';

/** Opens a thread of this channel, and by `open` in it what is wished for. A wish that cannot be met leaves no thread behind. */
export async function openInThread(caller: Caller, wish: Wish, open = openHere): Promise<Payload> {
  const { bot, language } = caller;
  const thread = threadHere(caller);
  if ('no' in thread) return thread.no;
  const objection = objectionTo(caller, wish);
  if (objection) return refusalMessage(objection, language);
  const no = (await closedHere(caller)) ?? (await cannotAsk(caller, wish));
  if (no) return no;
  const channel = await openThread(bot.rest, wish.channel, thread.kind, threadName(caller, wish));
  return await open(caller, { ...wish, channel, parent: wish.channel });
}

function objectionTo({ bot }: Caller, wish: Wish): Refusal | null {
  const game = gameOf(bot.house, wish.game);
  if (!game) return new Refusal(text('bot:refuse.noSuchGame'));
  const theme = themeWished(game, wish.theme ?? null);
  return refused(theme) ? theme : null;
}

/** A name of a thread has at most 100 characters. https://discord.com/developers/docs/resources/channel */
function threadName({ by }: Caller, { game, language }: Wish): string {
  const named = text('bot:lobby.threadName', { game: gameName({ id: game }, language), name: by.name });
  return cut(
    say(language, named, () => ''),
    100,
  );
}
