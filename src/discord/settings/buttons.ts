import type { MessageComponentInteraction } from 'discord.js';
import { setLobbyAlerts, setNextAlert } from '../../app/alerts/alerts.ts';
import { REPEATED } from '../../app/core/actor.ts';
import { setPuzzleGuild } from '../../app/puzzles/direct.ts';
import { REMINDER_WAYS } from '../../app/settings/parse-hours.ts';
import { setDisplaySettings, setOwnHours } from '../../app/settings/settings.ts';
import { COMMON_ZONES, getZoneClock } from '../../app/settings/zones.ts';
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
import { DISPLAY_SETTINGS, SETTINGS_TABS } from '../core/custom-ids.ts';
import { defineOneOf, flag, serverId } from '../core/fields.ts';
import { createForgetQuestion } from '../core/forget-person.ts';
import type { Payload } from '../core/payload.ts';
import { createForgedMessage, createRefusalMessage } from '../core/refusals.ts';
import { getStandardReply } from '../core/reply.ts';
import { createMenuRow } from '../core/rows.ts';
import { changeAllowed, changeOwnSettings, showAfter } from './change.ts';
import { AS_DISCORD } from './display-settings.ts';
import { createSettingsMessage, type SettingsPage } from './message.ts';

const DISPLAY: SettingsPage = { tab: 'display' };

/** Turns one display setting on or off, in messages of version 0.1. */
export const displaySettingButton = defineComponentAnywhere(
  'own',
  [defineOneOf(DISPLAY_SETTINGS), flag],
  async (ctx, _, part, on) => {
    return await showAfter(ctx, await setDisplaySettings(ctx.bot.app, ctx.by, { [part]: on }), DISPLAY);
  },
);

/** Handles the menu of languages. */
export const language = defineComponentAnywhere('my-language', [], async (ctx) => {
  const wish = getChosenValue(ctx.interaction);
  if (wish === AS_DISCORD) return await changeOwnSettings(ctx, { language: null }, DISPLAY);
  const spoken = LANGUAGES.find((known) => known === wish);
  return spoken
    ? await changeOwnSettings(ctx, { language: spoken }, DISPLAY)
    : createForgedMessage(ctx.language);
});

/** Turns one display setting on or off. */
export const meDisplaySettingButton = defineComponentAnywhere(
  'my-look',
  [defineOneOf(DISPLAY_SETTINGS), flag],
  async (ctx, _, part, on) => {
    return await showAfter(ctx, await setDisplaySettings(ctx.bot.app, ctx.by, { [part]: on }), DISPLAY);
  },
);

/** Asks for the time zone. The button is below a reminder. */
export const zone = defineComponentWithoutTable('my-zone', [], async (ctx) => createZoneMessage(ctx));

/** Sets the chosen time zone. */
export const zoneMenu = defineComponentWithoutTable('my-zone-pick', [], async (ctx) => {
  const { bot, by, interaction, language } = ctx;
  const wish = getChosenValue(interaction);
  if (wish === undefined) return createForgedMessage(language);
  const hours = await setOwnHours(bot.app, by, { zone: wish });
  if (hours === REPEATED) return { content: getStandardReply(language, 'nothingDone') };
  if (refused(hours)) return createRefusalMessage(hours, language);
  const set = { zone: wish, ...getZoneClock(hours.zone ?? 'UTC', bot.app.now()) };
  return { content: translate(language, text('bot:me.zoneSet', set), () => '') };
});

/** Removes the quiet hours. */
export const removeQuietHoursButton = defineComponentAnywhere('my-quiet', [], (ctx) =>
  changeOwnSettings(ctx, { quiet: 'off' }),
);

/** Handles the menu of reminders on the page of notifications. */
export const reminderMenu = defineComponentWithoutTable('my-remind', [serverId], changeReminders);

/** Handles the menu of reminders in messages that predate the page of notifications. */
export const legacyReminderMenu = defineComponentAnywhere('my-reminders', [], (ctx) =>
  changeReminders(ctx, ctx.interaction.guildId ?? ''),
);

async function changeReminders(
  ctx: InteractionContext<MessageComponentInteraction>,
  guild: string,
): Promise<Payload> {
  const way = REMINDER_WAYS.find((known) => known === getChosenValue(ctx.interaction));
  if (!way) return createForgedMessage(ctx.language);
  return await changeOwnSettings(ctx, { reminders: way }, { tab: 'notifications', guild });
}

/** Handles the menu of days until which the player is away. */
export const away = defineComponentAnywhere('my-away', [], (ctx) =>
  changeOwnSettings(ctx, { away: getChosenValue(ctx.interaction) ?? '' }),
);

/** Ends the player's absence. */
export const comeBack = defineComponentAnywhere('my-return', [], (ctx) =>
  changeOwnSettings(ctx, { away: 'off' }),
);

/** Allows or forbids challenges to the player. */
export const challenges = defineComponentAnywhere('my-challenges', [flag], (ctx, _, open) =>
  changeAllowed(ctx, { challenges: open }),
);

/** Shows or hides the player in lists of servers. */
export const listing = defineComponentAnywhere('my-listing', [flag], (ctx, _, listed) =>
  changeAllowed(ctx, { listed }),
);

/** Tabs, and the name of the first page of version 0.1. */
const PAGES = ['settings', ...SETTINGS_TABS] as const;

/** Opens a tab of the settings, also from a direct message. */
export const ownPage = defineComponentWithoutTable(
  'my-page',
  [defineOneOf(PAGES), serverId],
  async (ctx, page, guild) =>
    await createSettingsMessage(ctx, { tab: page === 'settings' ? 'notifications' : page, guild }),
);

/** Asks whether all data of the user shall be deleted. */
export const deleteData = defineComponentWithoutTable('my-data', [], async (ctx) =>
  createForgetQuestion(ctx),
);

/** Handles the menu of games whose new lobbies notify the player. */
export const lobbyAlertsMenu = defineComponentWithoutTable('my-lobbies', [serverId], async (ctx, guild) => {
  const { bot, by, interaction, language } = ctx;
  const games = getChosenValues(interaction);
  const isKnown = games?.every((id) => bot.app.games.some((game) => game.id === id)) ?? false;
  if (games === null || !isKnown || guild === '') return createForgedMessage(language);
  const outcome = await setLobbyAlerts(bot.app, by, guild, games);
  return await showAfter(ctx, outcome, { tab: 'notifications', guild });
});

/** Turns the notification *you're next* on or off. */
export const nextTurnAlertButton = defineComponentWithoutTable(
  'my-next',
  [flag, serverId],
  async (ctx, isOn, guild) => {
    return await showAfter(ctx, await setNextAlert(ctx.bot.app, ctx.by, isOn), {
      tab: 'notifications',
      guild,
    });
  },
);

/** Turns the daily puzzle of a server as a direct message on or off. */
export const dailyPuzzleButton = defineComponentWithoutTable(
  'my-puzzle',
  [flag, serverId],
  async (ctx, isOn, guild) => {
    if (isOn && guild === '') return createForgedMessage(ctx.language);
    const outcome = await setPuzzleGuild(ctx.bot.app, ctx.by, isOn ? guild : null);
    return await showAfter(ctx, outcome, { tab: 'notifications', guild });
  },
);

/** Asks the player for the local time: a menu of zones by their clocks, the one of the player's language first. */
function createZoneMessage({ bot, settings, language }: InteractionContext): Payload {
  const now = bot.app.now();
  const first = language === 'ko' ? COMMON_ZONES.filter((zone) => zone === 'Asia/Seoul') : [];
  const zones = [...new Set([...first, ...COMMON_ZONES])];
  const menu = createMenuRow({
    id: ['my-zone-pick', 0],
    placeholder: translate(language, text('bot:me.pickZone'), () => ''),
    options: zones.map((zone) => ({
      label: `${getZoneClock(zone, now).time} · ${getCity(zone)}`,
      value: zone,
      description: getZoneClock(zone, now).ahead,
      chosen: zone === settings.hours.zone,
    })),
  });
  return { content: translate(language, text('bot:me.askZone'), () => ''), rows: [menu] };
}

/** Returns the city of a zone: "America/New_York" becomes "New York". */
function getCity(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
