import { REPEATED } from '../../../app/core/actor.ts';
import { type LeagueWish, openLeague } from '../../../app/leagues/open.ts';
import { Refusal, refused } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Caller } from '../../kit/bot.ts';
import type { Payload } from '../../kit/payload.ts';
import { mayNotPost, mayOpenThreads } from '../../kit/permissions.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import { calm } from '../../kit/reply.ts';
import { threadKind } from '../../kit/rest/channel.ts';
import { threadHere } from '../cannotOpen.ts';

/** Opens a league or a cup where they are, if its tables can have threads there. */
export async function openedLeague(caller: Caller, wish: LeagueWish): Promise<Payload> {
  const { bot, by, language } = caller;
  const no = cannotHave(caller);
  if (no) return no;
  const opened = await openLeague(bot.house, by, wish);
  if (opened === REPEATED) return { content: calm(language, 'nothingDone') };
  if (refused(opened)) return refusalMessage(opened, language);
  return { content: say(language, text('bot:league.done.opened'), () => '') };
}

/** Why there can be no league where they are; null where there can. */
export function cannotHave(caller: Caller): Payload | null {
  const { asked, language } = caller;
  const refuse = (key: 'noThreads' | 'mayNotThread') =>
    refusalMessage(new Refusal(text(`bot:league.refuse.${key}`)), language);
  if (asked.guild !== null && threadKind(asked.channel?.type) === null) return refuse('noThreads');
  if (asked.guild !== null && !mayOpenThreads(asked)) return refuse('mayNotThread');
  const no = mayNotPost(asked, language);
  if (no !== null) return { content: no };
  const thread = threadHere(caller);
  return 'no' in thread ? thread.no : null;
}
