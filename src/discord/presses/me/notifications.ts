import { refused } from '../../../engine/refusal.ts';
import { setLobbyAlerts, setNextAlert } from '../../../tables/alerts/set-alerts.ts';
import { flag, oneOf, serverId } from '../../kit/fields.ts';
import { chosenAll, pressAtNone } from '../../kit/press.ts';
import { forgedMessage, reason } from '../../kit/refusing.ts';
import { chosenAnew } from '../../kit/visit.ts';
import { meMessage } from '../../messages/me/meMessage.ts';
import { notificationsMessage } from '../../messages/me/notifications-message.ts';

const PAGES = ['settings', 'notifications'] as const;

declare module '../../kit/ids.ts' {
  interface Presses {
    'my-page': [page: (typeof PAGES)[number], guild: string];
    'my-lobbies': [guild: string];
    'my-next': [on: boolean, guild: string];
  }
}

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
