import type { MessageComponentInteraction } from 'discord.js';
import { refused } from '../../engine/refusal.ts';
import { LANGUAGES, text } from '../../engine/text.ts';
import { REPEATED } from '../../tables/act.ts';
import { setLobbyAlerts, setNextAlert } from '../../tables/alerts/set-alerts.ts';
import { REMINDER_WAYS } from '../../tables/own/hoursWished.ts';
import { setOwnHours } from '../../tables/own/setOwnHours.ts';
import { clockIn } from '../../tables/own/zoneClock.ts';
import { setOwnLook } from '../../tables/people.ts';
import { say } from '../../words/say.ts';
import { allow } from '../acts/allowing.ts';
import { changeOwn } from '../acts/ownWish.ts';
import { flag, oneOf, serverId } from '../kit/fields.ts';
import { LOOK_PARTS } from '../kit/ids.ts';
import type { Payload } from '../kit/payload.ts';
import { chosenAll, chosenIn, pressAnywhere, pressAtNone } from '../kit/press.ts';
import { forgedMessage, reason, refusalMessage } from '../kit/refusing.ts';
import { calm } from '../kit/reply.ts';
import { type Caller, chosenAnew } from '../kit/visit.ts';
import { meMessage } from '../messages/me/meMessage.ts';
import { AS_DISCORD } from '../messages/me/meRows.ts';
import { notificationsMessage } from '../messages/me/notifications-message.ts';
import { zoneMessage } from '../messages/me/zone-message.ts';
import { ownLookMessage } from '../messages/ownLook.ts';

/** Turns one part of a person's own look on or off. */
export const own = pressAnywhere('own', [oneOf(LOOK_PARTS), flag], async (caller, _, part, on) => {
  const outcome = await setOwnLook(caller.bot.house, caller.by, { [part]: on });
  if (refused(outcome)) return refusalMessage(outcome, caller.language);
  return await ownLookMessage(await chosenAnew(caller));
});

/** The menu of the languages that a person is answered in. */
export const language = pressAnywhere('my-language', [], async (caller) => {
  const wish = chosenIn(caller.asked);
  if (wish === AS_DISCORD) return await changeOwn(caller, { language: null });
  const spoken = LANGUAGES.find((known) => known === wish);
  return spoken ? await changeOwn(caller, { language: spoken }) : forgedMessage(caller.language);
});

/** Turns one part of a person's own look on or off, among all that they chose. */
export const look = pressAnywhere('my-look', [oneOf(LOOK_PARTS), flag], async (caller, _, part, on) => {
  const outcome = await setOwnLook(caller.bot.house, caller.by, { [part]: on });
  if (refused(outcome)) return refusalMessage(outcome, caller.language);
  return meMessage(await chosenAnew(caller));
});

/** Under a reminder: asks for the time zone. */
export const zone = pressAtNone('my-zone', [], async (caller) => zoneMessage(caller));

/** Sets the time zone that was chosen, which is all there is to do. */
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

/** A person has no quiet hours any more. */
export const noQuiet = pressAnywhere('my-quiet', [], (caller) => changeOwn(caller, { quiet: 'off' }));

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

/** The menu of until when a person is away. */
export const away = pressAnywhere('my-away', [], (caller) =>
  changeOwn(caller, { away: chosenIn(caller.asked) ?? '' }),
);

/** A person who was away is back. */
export const comeBack = pressAnywhere('my-return', [], (caller) => changeOwn(caller, { away: 'off' }));

/** Whether a person may be asked to a game. */
export const challenges = pressAnywhere('my-challenges', [flag], (caller, _, open) =>
  allow(caller, { challenges: open }),
);

/** Whether a person is shown in lists of a server. */
export const listing = pressAnywhere('my-listing', [flag], (caller, _, listed) => allow(caller, { listed }));

const PAGES = ['settings', 'notifications'] as const;

/** Opens a page of `/me`, also under a direct message. */
export const ownPage = pressAtNone('my-page', [oneOf(PAGES), serverId], async (caller, page, guild) =>
  page === 'settings' ? meMessage(caller) : await notificationsMessage(caller, guild),
);

/** The menu of the games of which a person is told when a lobby opens on a server. */
export const lobbies = pressAtNone('my-lobbies', [serverId], async (caller, guild) => {
  const { bot, by, asked, language } = caller;
  const games = chosenAll(asked);
  const isKnown = games?.every((id) => bot.house.games.some((game) => game.id === id)) ?? false;
  if (games === null || !isKnown || guild === '') return forgedMessage(language);
  const outcome = await setLobbyAlerts(bot.house, by, guild, games);
  return await notificationsMessage(caller, guild, refused(outcome) ? [reason(outcome, language)] : []);
});

/** Turns the alert *you're next* on or off. */
export const nextTurn = pressAtNone('my-next', [flag, serverId], async (caller, isOn, guild) => {
  const outcome = await setNextAlert(caller.bot.house, caller.by, isOn);
  const first = refused(outcome) ? [reason(outcome, caller.language)] : [];
  return await notificationsMessage(await chosenAnew(caller), guild, first);
});
