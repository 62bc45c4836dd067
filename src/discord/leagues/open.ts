import { type Act, REPEATED, type Repeated } from '../../app/core/actor.ts';
import type { House } from '../../app/core/context.ts';
import { lateMatches } from '../../app/leagues/award.ts';
import { type League, leagueHere, loadLeague } from '../../app/leagues/league.ts';
import { type LeagueWish, openLeague } from '../../app/leagues/open.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import { parentOf } from '../core/parent.ts';
import type { Payload } from '../core/payload.ts';
import { managesServer, mayNotPost, mayOpenThreads } from '../core/permissions.ts';
import type { Reply } from '../core/press.ts';
import { forgedMessage, reason, refusalMessage } from '../core/refusing.ts';
import { calm } from '../core/reply.ts';
import { threadKind } from '../core/rest/channel.ts';
import { threadHere } from '../server-settings/may-open.ts';
import { mineMessage } from './mine.ts';

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

/** Somebody at a league: that they manage a channel counts in that of the league and its threads alone. */
interface LeagueVisit {
  readonly caller: Caller;
  readonly league: League;
}

/** A visit to the league of a button; a reply for one that is not of this server. */
export async function visitLeague(caller: Caller, id: number): Promise<LeagueVisit | { readonly no: Reply }> {
  const league = await loadLeague(caller.bot.house, id);
  if (refused(league)) return { no: refusalMessage(league, caller.language) };
  if (league.record.guild !== caller.asked.guildId) return { no: forgedMessage(caller.language) };
  return { caller: at(caller, league), league };
}

function at(caller: Caller, { record }: League): Caller {
  const { asked, by } = caller;
  const isHere = asked.channelId === record.channel || parentOf(asked.channel) === record.channel;
  return { ...caller, by: { ...by, manages: managesServer(asked) || (by.manages && isHere) } };
}

/** Does something with a league; `done` when it took hold, now or at an earlier delivery of the same interaction. */
export async function leagueAct(
  caller: Caller,
  id: number,
  doing: (house: House, by: Act, id: number) => Promise<number | true | Refusal | Repeated>,
): Promise<Reply> {
  const visit = await visitLeague(caller, id);
  if ('no' in visit) return visit.no;
  const { bot, by, language } = visit.caller;
  const outcome = await doing(bot.house, by, id);
  if (outcome === REPEATED) return { done: true, content: calm(language, 'nothingDone') };
  if (refused(outcome)) return refusalMessage(outcome, language);
  return { ...(await shown(caller, id)), done: true };
}

/** How it stands, for whoever asks, with their own matches; `why`: why something was not done. */
export async function shown(caller: Caller, id: number, why: Refusal | null = null): Promise<Reply> {
  const visit = await visitLeague(caller, id);
  if ('no' in visit) return visit.no;
  const { league } = visit;
  const { bot, by, language } = visit.caller;
  const late = await lateMatches(bot.house, league, by, bot.house.now());
  return await mineMessage(visit.caller, league, late, why === null ? [] : [reason(why, language)]);
}

/** The same for the league of the channel where they are, or of the channel of its thread. */
export async function shownHere(caller: Caller): Promise<Payload> {
  const { asked, bot, language } = caller;
  const channels = [asked.channelId, parentOf(asked.channel) ?? ''];
  for (const channel of channels) {
    const league = await leagueHere(bot.house, channel);
    if (league) return await shown(caller, league.record.id);
  }
  return refusalMessage(new Refusal(text('bot:league.here.none')), language);
}
