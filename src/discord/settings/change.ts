import type { MessageComponentInteraction } from 'discord.js';
import type { HoursInput } from '../../app/settings/parse-hours.ts';
import { type PrivacySettings, setAllowed, setOwnHours } from '../../app/settings/settings.ts';
import { refused } from '../../engine/refusal.ts';
import type { InteractionContext } from '../core/context.ts';
import { reloadSettings } from '../core/create-context.ts';
import type { Payload } from '../core/payload.ts';
import { createRefusalMessage, formatRefusal } from '../core/refusals.ts';
import { createMeMessage } from './message.ts';

/** Changes what a person lets others do, and shows all that they chose as it is then. */
export async function changeAllowed(
  ctx: InteractionContext<MessageComponentInteraction>,
  part: Partial<PrivacySettings>,
): Promise<Payload> {
  const outcome = await setAllowed(ctx.bot.app, ctx.by, part);
  if (refused(outcome)) return createRefusalMessage(outcome, ctx.language);
  return createMeMessage(await reloadSettings(ctx));
}

/** Changes what a person chose for themselves, and shows all of it as it is then, after the reason where it was not done. */
export async function changeOwnSettings(ctx: InteractionContext, wish: HoursInput): Promise<Payload> {
  const { bot, by } = ctx;
  if (wish.away !== undefined) bot.recent.forget(by.person);
  const outcome = await setOwnHours(bot.app, by, wish, ctx.language);
  const now = await reloadSettings(ctx);
  return createMeMessage(now, refused(outcome) ? [formatRefusal(outcome, now.language)] : []);
}
