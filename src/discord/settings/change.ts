import type { MessageComponentInteraction } from 'discord.js';
import type { HoursInput } from '../../app/settings/parse-hours.ts';
import { type PrivacySettings, setAllowed, setOwnHours } from '../../app/settings/settings.ts';
import { refused } from '../../engine/refusal.ts';
import type { InteractionContext } from '../core/context.ts';
import { reloadSettings } from '../core/create-context.ts';
import type { Payload } from '../core/payload.ts';
import { formatRefusal } from '../core/refusals.ts';
import { createSettingsMessage, type SettingsPage } from './message.ts';

/** Changes what other users may do with the caller (challenges, listing), then shows the tab. */
export async function changeAllowed(
  ctx: InteractionContext<MessageComponentInteraction>,
  part: Partial<PrivacySettings>,
): Promise<Payload> {
  return await showAfter(ctx, await setAllowed(ctx.bot.app, ctx.by, part), { tab: 'privacy' });
}

/** Changes the caller's hours or language, then shows a tab. */
export async function changeOwnSettings(
  ctx: InteractionContext,
  wish: HoursInput,
  page: SettingsPage = { tab: 'notifications' },
): Promise<Payload> {
  const { bot, by } = ctx;
  if (wish.away !== undefined) bot.recent.forget(by.person);
  return await showAfter(ctx, await setOwnHours(bot.app, by, wish, ctx.language), page);
}

/** Shows a tab with the settings as they are now, below the reason if the last change was refused. */
export async function showAfter(
  ctx: InteractionContext,
  outcome: unknown,
  page: SettingsPage,
): Promise<Payload> {
  const now = await reloadSettings(ctx);
  const first = refused(outcome) ? [formatRefusal(outcome, now.language)] : [];
  return await createSettingsMessage(now, { ...page, first });
}
