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
import { getParentId } from '../core/place.ts';
import { createForgedMessage, createRefusalMessage, formatRefusal } from '../core/refusals.ts';
import { getStandardReply } from '../core/reply.ts';
import { getThreadKind } from '../core/rest/channel.ts';
import { checkCanOpenThread } from '../server-settings/check-can-open.ts';
import { createMyLeagueMessage } from './my-league-message.ts';

/** Opens a league or a cup in this channel, if its tables can have threads here. */
export async function openLeagueHere(ctx: InteractionContext, wish: LeagueSpec): Promise<Payload> {
  const { bot, by, language } = ctx;
  const no = checkCanOpenLeagueHere(ctx);
  if (no) return no;
  const opened = await openLeague(bot.app, by, wish);
  if (opened === REPEATED) return { content: getStandardReply(language, 'nothingDone') };
  if (refused(opened)) return createRefusalMessage(opened, language);
  return { content: translate(language, text('bot:league.done.opened'), () => '') };
}

/** Returns why no league can be opened here, or null if one can. */
export function checkCanOpenLeagueHere(ctx: InteractionContext): Payload | null {
  const { interaction, language } = ctx;
  const refuse = (key: 'noThreads' | 'mayNotThread') =>
    createRefusalMessage(new Refusal(text(`bot:league.refuse.${key}`)), language);
  if (interaction.guild !== null && getThreadKind(interaction.channel?.type) === null)
    return refuse('noThreads');
  if (interaction.guild !== null && !canOpenThreads(interaction)) return refuse('mayNotThread');
  const no = explainCannotPost(interaction, language);
  if (no !== null) return { content: no };
  const thread = checkCanOpenThread(ctx);
  return 'no' in thread ? thread.no : null;
}

/** Caller in the context of a league. The right to manage a channel counts only in the league's channel and its threads. */
interface LeagueContext {
  readonly ctx: InteractionContext;
  readonly league: League;
}

/** Loads the league of a button; a reply if it does not exist or belongs to another server. */
export async function loadLeagueContext(
  ctx: InteractionContext,
  id: number,
): Promise<LeagueContext | { readonly no: ComponentReply }> {
  const league = await loadLeague(ctx.bot.app, id);
  if (refused(league)) return { no: createRefusalMessage(league, ctx.language) };
  if (league.record.guild !== ctx.interaction.guildId) return { no: createForgedMessage(ctx.language) };
  return { ctx: applyLeaguePermissions(ctx, league), league };
}

function applyLeaguePermissions(ctx: InteractionContext, { record }: League): InteractionContext {
  const { interaction, by } = ctx;
  const isHere =
    interaction.channelId === record.channel || getParentId(interaction.channel) === record.channel;
  return { ...ctx, by: { ...by, manages: canManageServer(interaction) || (by.manages && isHere) } };
}

/** Runs an action on a league. The reply is `done` if the action took effect now or at an earlier delivery of the same interaction. */
export async function runLeagueAction(
  ctx: InteractionContext,
  id: number,
  doing: (app: AppContext, by: Actor, id: number) => Promise<number | true | Refusal | Repeated>,
): Promise<ComponentReply> {
  const loaded = await loadLeagueContext(ctx, id);
  if ('no' in loaded) return loaded.no;
  const { bot, by, language } = loaded.ctx;
  const outcome = await doing(bot.app, by, id);
  if (outcome === REPEATED) return { done: true, content: getStandardReply(language, 'nothingDone') };
  if (refused(outcome)) return createRefusalMessage(outcome, language);
  return { ...(await showLeague(ctx, id)), done: true };
}

/** Shows the standings and the caller's own matches. `why`: reason why the last action was refused. */
export async function showLeague(
  ctx: InteractionContext,
  id: number,
  why: Refusal | null = null,
): Promise<ComponentReply> {
  const loaded = await loadLeagueContext(ctx, id);
  if ('no' in loaded) return loaded.no;
  const { league } = loaded;
  const { bot, by, language } = loaded.ctx;
  const late = await loadLateMatches(bot.app, league, by, bot.app.now());
  return await createMyLeagueMessage(
    loaded.ctx,
    league,
    late,
    why === null ? [] : [formatRefusal(why, language)],
  );
}

/** Shows the league of this channel, or of the channel of this thread. */
export async function showLeagueHere(ctx: InteractionContext): Promise<Payload> {
  const { interaction, bot, language } = ctx;
  const channels = [interaction.channelId, getParentId(interaction.channel) ?? ''];
  for (const channel of channels) {
    const league = await findChannelLeague(bot.app, channel);
    if (league) return await showLeague(ctx, league.record.id);
  }
  return createRefusalMessage(new Refusal(text('bot:league.here.none')), language);
}
