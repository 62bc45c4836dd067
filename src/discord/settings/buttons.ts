import type { MessageComponentInteraction } from 'discord.js';
import { setLobbyAlerts, setNextAlert } from '../../app/alerts/alerts.ts';
import { REPEATED } from '../../app/core/actor.ts';
import { REMINDER_WAYS } from '../../app/settings/parse-hours.ts';
import { setOwnHours, setOwnLook } from '../../app/settings/settings.ts';
import { clockIn } from '../../app/settings/zones.ts';
import { refused } from '../../engine/refusal.ts';
import { LANGUAGES, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import { flag, oneOf, serverId } from '../core/fields.ts';
import { LOOK_PARTS } from '../core/ids.ts';
import type { Payload } from '../core/payload.ts';
import { chosenAll, chosenIn, pressAnywhere, pressAtNone } from '../core/press.ts';
import { forgedMessage, reason, refusalMessage } from '../core/refusing.ts';
import { calm } from '../core/reply.ts';
import { chosenAnew } from '../core/visit.ts';
import { allow, changeOwn } from './change.ts';
import { ownLookMessage } from './look.ts';
import { AS_DISCORD, meMessage } from './message.ts';
import { notificationsMessage } from './notifications.ts';
import { zoneMessage } from './zone-message.ts';

/** Turns one display setting on or off. */
export const own = pressAnywhere('own', [oneOf(LOOK_PARTS), flag], async (caller, _, part, on) => {
  const outcome = await setOwnLook(caller.bot.house, caller.by, { [part]: on });
  if (refused(outcome)) return refusalMessage(outcome, caller.language);
  return await ownLookMessage(await chosenAnew(caller));
});

/** Handles the menu of languages. */
export const language = pressAnywhere('my-language', [], async (caller) => {
  const wish = chosenIn(caller.asked);
  if (wish === AS_DISCORD) return await changeOwn(caller, { language: null });
  const spoken = LANGUAGES.find((known) => known === wish);
  return spoken ? await changeOwn(caller, { language: spoken }) : forgedMessage(caller.language);
});

/** Turns one display setting on or off and shows all settings. */
export const look = pressAnywhere('my-look', [oneOf(LOOK_PARTS), flag], async (caller, _, part, on) => {
  const outcome = await setOwnLook(caller.bot.house, caller.by, { [part]: on });
  if (refused(outcome)) return refusalMessage(outcome, caller.language);
  return meMessage(await chosenAnew(caller));
});

/** Asks for the time zone, under a reminder. */
export const zone = pressAtNone('my-zone', [], async (caller) => zoneMessage(caller));

/** Sets the chosen time zone. */
export const zonePick = pressAtNone('my-zone-pick', [], async (caller) => {
  const { bot, by, asked, language } = caller;
  const wish = chosenIn(asked);
  if (wish === undefined) return forgedMessage(language);
  const hours = await setOwnHours(bot.house, by, { zone: wish });
  if (hours === REPEATED) return { content: calm(language, 'nothingDone') };
  if (refused(hours)) return refusalMessage(hours, language);
  const set = { zone: wish, ...clockIn(hours.zone ?? 'UTC', bot.house.now()) };
  return { content: say(language, text('bot:me.zoneSet', set), () => '') };
});

/** Removes the quiet hours. */
export const noQuiet = pressAnywhere('my-quiet', [], (caller) => changeOwn(caller, { quiet: 'off' }));

/** Handles the menu of reminders on the page of notifications. */
export const remind = pressAtNone('my-remind', [serverId], changeReminders);

/** Handles the menu of reminders in messages older than the page of notifications. */
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

/** Handles the menu of days until which a person is away. */
export const away = pressAnywhere('my-away', [], (caller) =>
  changeOwn(caller, { away: chosenIn(caller.asked) ?? '' }),
);

/** Ends the absence of a person. */
export const comeBack = pressAnywhere('my-return', [], (caller) => changeOwn(caller, { away: 'off' }));

/** Allows or forbids challenges to a person. */
export const challenges = pressAnywhere('my-challenges', [flag], (caller, _, open) =>
  allow(caller, { challenges: open }),
);

/** Shows a person in the lists of servers, or hides them. */
export const listing = pressAnywhere('my-listing', [flag], (caller, _, listed) => allow(caller, { listed }));

const PAGES = ['settings', 'notifications'] as const;

/** Opens a page of `/me`, also from a direct message. */
export const ownPage = pressAtNone('my-page', [oneOf(PAGES), serverId], async (caller, page, guild) =>
  page === 'settings' ? meMessage(caller) : await notificationsMessage(caller, guild),
);

/** Handles the menu of games whose new lobbies a person is notified of. */
export const lobbies = pressAtNone('my-lobbies', [serverId], async (caller, guild) => {
  const { bot, by, asked, language } = caller;
  const games = chosenAll(asked);
  const isKnown = games?.every((id) => bot.house.games.some((game) => game.id === id)) ?? false;
  if (games === null || !isKnown || guild === '') return forgedMessage(language);
  const outcome = await setLobbyAlerts(bot.house, by, guild, games);
  return await notificationsMessage(caller, guild, refused(outcome) ? [reason(outcome, language)] : []);
});

/** Turns the notification *you're next* on or off. */
export const nextTurn = pressAtNone('my-next', [flag, serverId], async (caller, isOn, guild) => {
  const outcome = await setNextAlert(caller.bot.house, caller.by, isOn);
  const first = refused(outcome) ? [reason(outcome, caller.language)] : [];
  return await notificationsMessage(await chosenAnew(caller), guild, first);
});
