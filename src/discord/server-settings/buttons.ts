import { newestMessage } from '../../app/core/find-tables.ts';
import { PACES } from '../../app/core/pace.ts';
import { loadTable } from '../../app/core/table.ts';
import { join } from '../../app/lobby/lobby.ts';
import {
  NOTIFICATIONS,
  TABLES,
  TABLES_OF_PERSON,
  TIDIES,
} from '../../app/server-settings/server-settings.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { LANGUAGES, text } from '../../engine/text.ts';
import { flag, oneOf, whole } from '../core/fields.ts';
import { gameName } from '../core/names.ts';
import { channelsIn, chosenAll, chosenIn, pressAtNone, rolesIn, usersIn } from '../core/press.ts';
import { refusalMessage } from '../core/refusing.ts';
import { link } from '../core/rest/channel.ts';
import { lobbyAct } from '../core/table-action.ts';
import { visitTo } from '../core/visit.ts';
import {
  blockThere,
  changeDashboard,
  changeLetter,
  changeLog,
  changeServer,
  serverHere,
  showBlocked,
  switchPuzzles,
  unblockThere,
} from './change.ts';
import { AS_DISCORD, SERVER_PAGES } from './rows.ts';

/** Handles the menu of roles that may open games and leagues. No role means everybody. */
export const openers = pressAtNone('server-openers', [], (caller) => {
  const chosen = rolesIn(caller.asked);
  return changeServer(caller, chosen && { openers: chosen }, 'access');
});

/** Handles the menu of people to block. */
export const blocking = pressAtNone('server-block', [], (caller) =>
  blockThere(caller, usersIn(caller.asked)),
);

/** Handles the menu of people to unblock. */
export const unblocking = pressAtNone('server-unblock', [], (caller) =>
  unblockThere(caller, chosenAll(caller.asked)),
);

/** Shows the next page of blocked people. */
export const blockedPage = pressAtNone('server-blocked', [whole], showBlocked);

/** Handles the menu of the moderators' log channel. No channel turns the log off. */
export const logging = pressAtNone('server-log', [], changeLog);

/** Handles the menu of channels where tables may be opened. No channel means everywhere. */
export const channels = pressAtNone('server-channels', [], (caller) => {
  const chosen = channelsIn(caller.asked);
  return changeServer(caller, chosen && { channels: chosen });
});

/** Turns the dashboard on in this channel, or off. */
export const dashboard = pressAtNone('server-dashboard', [flag], (caller, wanted) =>
  changeDashboard(caller, wanted),
);

/** Takes a seat from the dashboard and says privately where the game is. */
export const dashboardJoin = pressAtNone('dashboard-join', [whole], async (caller, id) => {
  const { bot, asked, language } = caller;
  const table = await loadTable(bot.house, id);
  const isOffered =
    !refused(table) && table.record.guild === asked.guildId && bot.isShownIn(table.record, asked.channelId);
  if (!isOffered) return refusalMessage(new Refusal(text('bot:dashboard.gone')), language);
  const reply = await lobbyAct(visitTo(caller, table), { said: 'bot:lobby.joined', doing: join });
  if (!reply.done) return reply;
  const { guild, channel } = table.record;
  const url = link(guild, channel, await newestMessage(bot.house, id));
  return { content: `**${gameName(table.game, language)}** · ${reply.content} ${url}` };
});

const SPOKEN = [AS_DISCORD, ...LANGUAGES] as const;

/** Sets the language of new tables on a server. */
export const language = pressAtNone('server-language', [oneOf(SPOKEN)], (caller, spoken) =>
  changeServer(caller, { language: spoken === AS_DISCORD ? null : spoken }),
);

/** Turns the weekly digest in this channel on or off. */
export const letter = pressAtNone('server-letter', [flag], (caller, wanted) => changeLetter(caller, wanted));

/** Handles the menu of the most tables per person. */
export const ofPerson = pressAtNone('server-person', [], (caller) => {
  const count = TABLES_OF_PERSON.find((known) => String(known) === chosenIn(caller.asked));
  return changeServer(caller, count === undefined ? null : { tablesOfPerson: count });
});

/** Handles the menu of the most tables per server. */
export const ofServer = pressAtNone('server-tables', [], (caller) => {
  const count = TABLES.find((known) => String(known) === chosenIn(caller.asked));
  return changeServer(caller, count === undefined ? null : { tables: count });
});

/** Handles the menu of notification modes. */
export const notify = pressAtNone('server-notify', [], (caller) => {
  const notifications = NOTIFICATIONS.find((known) => known === chosenIn(caller.asked));
  return changeServer(caller, notifications === undefined ? null : { notifications }, 'messages');
});

/** Handles the menu for superseded boards. */
export const tidy = pressAtNone('server-tidy', [], (caller) => {
  const wanted = TIDIES.find((known) => known === chosenIn(caller.asked));
  return changeServer(caller, wanted === undefined ? null : { tidy: wanted }, 'messages');
});

/** Opens a page of the server settings. */
export const serverPage = pressAtNone('server-page', [oneOf(SERVER_PAGES)], (caller, wanted) =>
  serverHere(caller, [], wanted),
);

/** Handles the menu of the default time limit. */
export const pace = pressAtNone('server-pace', [], (caller) => {
  const hours = PACES.find((known) => String(known) === chosenIn(caller.asked));
  return changeServer(caller, hours === undefined ? null : { pace: hours });
});

/** Turns the daily puzzle in this channel on or off. */
export const puzzles = pressAtNone('server-puzzles', [flag], switchPuzzles);

/** Turns ratings on a server on or off. */
export const ratings = pressAtNone('server-ratings', [flag], (caller, rated) =>
  changeServer(caller, { rated }),
);
