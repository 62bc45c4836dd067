import type { MessageComponentInteraction } from 'discord.js';
import { refused } from '../../../engine/refusal.ts';
import { REMINDER_WAYS } from '../../../tables/own/hoursWished.ts';
import { setOwnHours } from '../../../tables/own/setOwnHours.ts';
import { serverId } from '../../kit/fields.ts';
import type { Payload } from '../../kit/payload.ts';
import { chosenIn, pressAnywhere, pressAtNone } from '../../kit/press.ts';
import { forgedMessage, reason } from '../../kit/refusing.ts';
import { type Caller, chosenAnew } from '../../kit/visit.ts';
import { notificationsMessage } from '../../messages/me/notifications-message.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'my-reminders': [];
    'my-remind': [guild: string];
  }
}

/** The menu of where a person is reminded, on the page of notifications. */
export const remind = pressAtNone('my-remind', [serverId], changeReminders);

/** Reminder menu of older messages, from before there was a notifications page. */
export const reminders = pressAnywhere('my-reminders', [], (caller) =>
  changeReminders(caller, caller.asked.guildId ?? ''),
);

async function changeReminders(caller: Caller<MessageComponentInteraction>, guild: string): Promise<Payload> {
  const way = REMINDER_WAYS.find((known) => known === chosenIn(caller.asked));
  if (!way) return forgedMessage(caller.language);
  const outcome = await setOwnHours(caller.bot.house, caller.by, { reminders: way });
  const now = await chosenAnew(caller);
  return await notificationsMessage(now, guild, refused(outcome) ? [reason(outcome, now.language)] : []);
}
