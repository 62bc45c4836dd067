import type { MessageComponentInteraction } from 'discord.js';
import type { HoursInput } from '../../app/settings/parse-hours.ts';
import { type PrivacySettings, setAllowed, setOwnHours } from '../../app/settings/settings.ts';
import { refused } from '../../engine/refusal.ts';
import type { InteractionContext } from '../core/context.ts';
import { reloadSettings } from '../core/create-context.ts';
import type { Payload } from '../core/payload.ts';
import { createRefusalMessage, formatRefusal } from '../core/refusals.ts';
import { createMeMessage } from './message.ts';

/** Changes what other users may do with the caller (challenges, listing), then shows all settings. */
export async function changeAllowed(
  ctx: InteractionContext<MessageComponentInteraction>,
  part: Partial<PrivacySettings>,
): Promise<Payload> {
  const outcome = await setAllowed(ctx.bot.app, ctx.by, part);
  if (refused(outcome)) return createRefusalMessage(outcome, ctx.language);
  return createMeMessage(await reloadSettings(ctx));
}

/** Changes the caller's settings, then shows all of them, below the reason if the change was refused. */
export async function changeOwnSettings(ctx: InteractionContext, wish: HoursInput): Promise<Payload> {
  const { bot, by } = ctx;
  if (wish.away !== undefined) bot.recent.forget(by.person);
  const outcome = await setOwnHours(bot.app, by, wish, ctx.language);
  const now = await reloadSettings(ctx);
  return createMeMessage(now, refused(outcome) ? [formatRefusal(outcome, now.language)] : []);
}
