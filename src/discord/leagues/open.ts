import { type Actor, REPEATED, type Repeated } from '../../app/core/actor.ts';
import type { AppContext } from '../../app/core/context.ts';
import { loadLateMatches } from '../../app/leagues/award.ts';
import { findChannelLeague, type League, loadLeague } from '../../app/leagues/league.ts';
import { type LeagueSpec, openLeague } from '../../app/leagues/open.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { ComponentReply } from '../core/component.ts';
import type { InteractionContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { canManageServer, canOpenThreads, explainCannotPost } from '../core/permissions.ts';
import { createForgedMessage, createRefusalMessage, formatRefusal } from '../core/refusals.ts';
import { getStandardReply } from '../core/reply.ts';
import { getThreadKind } from '../core/rest/channel.ts';
import { getParentId } from '../core/thread-parent.ts';
import { checkCanOpenThread } from '../server-settings/check-can-open.ts';
import { createMyLeagueMessage } from './my-league-message.ts';

/** Opens a league or a cup where they are, if its tables can have threads there. */
export async function openLeagueHere(ctx: InteractionContext, wish: LeagueSpec): Promise<Payload> {
  const { bot, by, language } = ctx;
  const no = checkCanOpenLeagueHere(ctx);
  if (no) return no;
  const opened = await openLeague(bot.app, by, wish);
  if (opened === REPEATED) return { content: getStandardReply(language, 'nothingDone') };
  if (refused(opened)) return createRefusalMessage(opened, language);
  return { content: translate(language, text('bot:league.done.opened'), () => '') };
}

/** Why there can be no league where they are; null where there can. */
export function checkCanOpenLeagueHere(ctx: InteractionContext): Payload | null {
  const { asked, language } = ctx;
  const refuse = (key: 'noThreads' | 'mayNotThread') =>
    createRefusalMessage(new Refusal(text(`bot:league.refuse.${key}`)), language);
  if (asked.guild !== null && getThreadKind(asked.channel?.type) === null) return refuse('noThreads');
  if (asked.guild !== null && !canOpenThreads(asked)) return refuse('mayNotThread');
  const no = explainCannotPost(asked, language);
  if (no !== null) return { content: no };
  const thread = checkCanOpenThread(ctx);
  return 'no' in thread ? thread.no : null;
}

/** Somebody at a league: that they manage a channel counts in that of the league and its threads alone. */
interface LeagueContext {
  readonly caller: InteractionContext;
  readonly league: League;
}

/** A visit to the league of a button; a reply for one that is not of this server. */
export async function loadLeagueContext(
  ctx: InteractionContext,
  id: number,
): Promise<LeagueContext | { readonly no: ComponentReply }> {
  const league = await loadLeague(ctx.bot.app, id);
  if (refused(league)) return { no: createRefusalMessage(league, ctx.language) };
  if (league.record.guild !== ctx.asked.guildId) return { no: createForgedMessage(ctx.language) };
  return { caller: applyLeaguePermissions(ctx, league), league };
}

function applyLeaguePermissions(ctx: InteractionContext, { record }: League): InteractionContext {
  const { asked, by } = ctx;
  const isHere = asked.channelId === record.channel || getParentId(asked.channel) === record.channel;
  return { ...ctx, by: { ...by, manages: canManageServer(asked) || (by.manages && isHere) } };
}

/** Does something with a league; `done` when it took hold, now or at an earlier delivery of the same interaction. */
export async function runLeagueAction(
  ctx: InteractionContext,
  id: number,
  doing: (house: AppContext, by: Actor, id: number) => Promise<number | true | Refusal | Repeated>,
): Promise<ComponentReply> {
  const visit = await loadLeagueContext(ctx, id);
  if ('no' in visit) return visit.no;
  const { bot, by, language } = visit.caller;
  const outcome = await doing(bot.app, by, id);
  if (outcome === REPEATED) return { done: true, content: getStandardReply(language, 'nothingDone') };
  if (refused(outcome)) return createRefusalMessage(outcome, language);
  return { ...(await showLeague(ctx, id)), done: true };
}

/** How it stands, for whoever asks, with their own matches; `why`: why something was not done. */
export async function showLeague(
  ctx: InteractionContext,
  id: number,
  why: Refusal | null = null,
): Promise<ComponentReply> {
  const visit = await loadLeagueContext(ctx, id);
  if ('no' in visit) return visit.no;
  const { league } = visit;
  const { bot, by, language } = visit.caller;
  const late = await loadLateMatches(bot.app, league, by, bot.app.now());
  return await createMyLeagueMessage(
    visit.caller,
    league,
    late,
    why === null ? [] : [formatRefusal(why, language)],
  );
}

/** The same for the league of the channel where they are, or of the channel of its thread. */
export async function showLeagueHere(ctx: InteractionContext): Promise<Payload> {
  const { asked, bot, language } = ctx;
  const channels = [asked.channelId, getParentId(asked.channel) ?? ''];
  for (const channel of channels) {
    const league = await findChannelLeague(bot.app, channel);
    if (league) return await showLeague(ctx, league.record.id);
  }
  return createRefusalMessage(new Refusal(text('bot:league.here.none')), language);
}
