import type { MessageComponentInteraction } from 'discord.js';
import { setLobbyAlerts, setNextAlert } from '../../app/alerts/alerts.ts';
import { REPEATED } from '../../app/core/actor.ts';
import { REMINDER_WAYS } from '../../app/settings/parse-hours.ts';
import { setDisplaySettings, setOwnHours } from '../../app/settings/settings.ts';
import { getZoneClock } from '../../app/settings/zones.ts';
import { refused } from '../../engine/refusal.ts';
import { LANGUAGES, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import {
  defineComponentAnywhere,
  defineComponentWithoutTable,
  getChosenValue,
  getChosenValues,
} from '../core/component.ts';
import type { InteractionContext } from '../core/context.ts';
import { reloadSettings } from '../core/create-context.ts';
import { DISPLAY_SETTINGS } from '../core/custom-ids.ts';
import { defineOneOf, flag, serverId } from '../core/fields.ts';
import type { Payload } from '../core/payload.ts';
import { createForgedMessage, createRefusalMessage, formatRefusal } from '../core/refusals.ts';
import { getStandardReply } from '../core/reply.ts';
import { changeAllowed, changeOwnSettings } from './change.ts';
import { createDisplaySettingsMessage } from './display-settings.ts';
import { AS_DISCORD, createMeMessage } from './message.ts';
import { createNotificationsMessage } from './notifications.ts';
import { createZoneMessage } from './zone-message.ts';

/** Turns one display setting on or off. */
export const displaySettingButton = defineComponentAnywhere(
  'own',
  [defineOneOf(DISPLAY_SETTINGS), flag],
  async (caller, _, part, on) => {
    const outcome = await setDisplaySettings(caller.bot.app, caller.by, { [part]: on });
    if (refused(outcome)) return createRefusalMessage(outcome, caller.language);
    return await createDisplaySettingsMessage(await reloadSettings(caller));
  },
);

/** Handles the menu of languages. */
export const language = defineComponentAnywhere('my-language', [], async (caller) => {
  const wish = getChosenValue(caller.asked);
  if (wish === AS_DISCORD) return await changeOwnSettings(caller, { language: null });
  const spoken = LANGUAGES.find((known) => known === wish);
  return spoken
    ? await changeOwnSettings(caller, { language: spoken })
    : createForgedMessage(caller.language);
});

/** Turns one display setting on or off and shows all settings. */
export const meDisplaySettingButton = defineComponentAnywhere(
  'my-look',
  [defineOneOf(DISPLAY_SETTINGS), flag],
  async (caller, _, part, on) => {
    const outcome = await setDisplaySettings(caller.bot.app, caller.by, { [part]: on });
    if (refused(outcome)) return createRefusalMessage(outcome, caller.language);
    return createMeMessage(await reloadSettings(caller));
  },
);

/** Asks for the time zone. The button is below a reminder. */
export const zone = defineComponentWithoutTable('my-zone', [], async (caller) => createZoneMessage(caller));

/** Sets the chosen time zone. */
export const zoneMenu = defineComponentWithoutTable('my-zone-pick', [], async (caller) => {
  const { bot, by, asked, language } = caller;
  const wish = getChosenValue(asked);
  if (wish === undefined) return createForgedMessage(language);
  const hours = await setOwnHours(bot.app, by, { zone: wish });
  if (hours === REPEATED) return { content: getStandardReply(language, 'nothingDone') };
  if (refused(hours)) return createRefusalMessage(hours, language);
  const set = { zone: wish, ...getZoneClock(hours.zone ?? 'UTC', bot.app.now()) };
  return { content: translate(language, text('bot:me.zoneSet', set), () => '') };
});

/** Removes the quiet hours. */
export const removeQuietHoursButton = defineComponentAnywhere('my-quiet', [], (caller) =>
  changeOwnSettings(caller, { quiet: 'off' }),
);

/** Handles the menu of reminders on the page of notifications. */
export const reminderMenu = defineComponentWithoutTable('my-remind', [serverId], changeReminders);

/** Handles the menu of reminders in messages that predate the page of notifications. */
export const legacyReminderMenu = defineComponentAnywhere('my-reminders', [], (caller) =>
  changeReminders(caller, caller.asked.guildId ?? ''),
);

async function changeReminders(
  ctx: InteractionContext<MessageComponentInteraction>,
  guild: string,
): Promise<Payload> {
  const way = REMINDER_WAYS.find((known) => known === getChosenValue(ctx.asked));
  if (!way) return createForgedMessage(ctx.language);
  const outcome = await setOwnHours(ctx.bot.app, ctx.by, { reminders: way });
  const now = await reloadSettings(ctx);
  return await createNotificationsMessage(
    now,
    guild,
    refused(outcome) ? [formatRefusal(outcome, now.language)] : [],
  );
}

/** Handles the menu of days until which the player is away. */
export const away = defineComponentAnywhere('my-away', [], (caller) =>
  changeOwnSettings(caller, { away: getChosenValue(caller.asked) ?? '' }),
);

/** Ends the player's absence. */
export const comeBack = defineComponentAnywhere('my-return', [], (caller) =>
  changeOwnSettings(caller, { away: 'off' }),
);

/** Allows or forbids challenges to the player. */
export const challenges = defineComponentAnywhere('my-challenges', [flag], (caller, _, open) =>
  changeAllowed(caller, { challenges: open }),
);

/** Shows or hides the player in lists of servers. */
export const listing = defineComponentAnywhere('my-listing', [flag], (caller, _, listed) =>
  changeAllowed(caller, { listed }),
);

const PAGES = ['settings', 'notifications'] as const;

/** Opens a page of `/me`, also from a direct message. */
export const ownPage = defineComponentWithoutTable(
  'my-page',
  [defineOneOf(PAGES), serverId],
  async (caller, page, guild) =>
    page === 'settings' ? createMeMessage(caller) : await createNotificationsMessage(caller, guild),
);

/** Handles the menu of games whose new lobbies notify the player. */
export const lobbyAlertsMenu = defineComponentWithoutTable(
  'my-lobbies',
  [serverId],
  async (caller, guild) => {
    const { bot, by, asked, language } = caller;
    const games = getChosenValues(asked);
    const isKnown = games?.every((id) => bot.app.games.some((game) => game.id === id)) ?? false;
    if (games === null || !isKnown || guild === '') return createForgedMessage(language);
    const outcome = await setLobbyAlerts(bot.app, by, guild, games);
    return await createNotificationsMessage(
      caller,
      guild,
      refused(outcome) ? [formatRefusal(outcome, language)] : [],
    );
  },
);

/** Turns the notification *you're next* on or off. */
export const nextTurnAlertButton = defineComponentWithoutTable(
  'my-next',
  [flag, serverId],
  async (caller, isOn, guild) => {
    const outcome = await setNextAlert(caller.bot.app, caller.by, isOn);
    const first = refused(outcome) ? [formatRefusal(outcome, caller.language)] : [];
    return await createNotificationsMessage(await reloadSettings(caller), guild, first);
  },
);
