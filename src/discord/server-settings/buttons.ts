import { findNewestMessage } from '../../app/core/find-tables.ts';
import { PACES } from '../../app/core/pace.ts';
import { loadTable } from '../../app/core/table.ts';
import { joinLobby } from '../../app/lobby/lobby.ts';
import {
  NOTIFICATIONS,
  TABLES_PER_PERSON_CHOICES,
  TABLES_PER_SERVER_CHOICES,
  TIDIES,
} from '../../app/server-settings/server-settings.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { LANGUAGES, text } from '../../engine/text.ts';
import {
  defineComponentWithoutTable,
  getChosenChannels,
  getChosenRoles,
  getChosenUsers,
  getChosenValue,
  getChosenValues,
} from '../core/component.ts';
import { createTableContext } from '../core/create-context.ts';
import { defineOneOf, flag, wholeNumber } from '../core/fields.ts';
import { getGameName } from '../core/names.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { formatDiscordLink } from '../core/rest/channel.ts';
import { runTableAction } from '../core/table-action.ts';
import {
  blockChosenUsers,
  changeDashboard,
  changeDigest,
  changeLog,
  changeServer,
  showBlocked,
  showServerSettings,
  switchPuzzles,
  unblockChosenUsers,
} from './change.ts';
import { AS_DISCORD, SERVER_PAGES } from './rows.ts';

/** Handles the menu of roles that may open games and leagues. An empty choice allows everybody. */
export const openers = defineComponentWithoutTable('server-openers', [], (ctx) => {
  const chosen = getChosenRoles(ctx.interaction);
  return changeServer(ctx, chosen && { openers: chosen }, 'access');
});

/** Handles the menu of users to block. */
export const blockMenu = defineComponentWithoutTable('server-block', [], (ctx) =>
  blockChosenUsers(ctx, getChosenUsers(ctx.interaction)),
);

/** Handles the menu of users to unblock. */
export const unblockMenu = defineComponentWithoutTable('server-unblock', [], (ctx) =>
  unblockChosenUsers(ctx, getChosenValues(ctx.interaction)),
);

/** Shows the next page of blocked users. */
export const blockedPage = defineComponentWithoutTable('server-blocked', [wholeNumber], showBlocked);

/** Handles the menu of the moderators' log channel. An empty choice turns the log off. */
export const logChannelMenu = defineComponentWithoutTable('server-log', [], changeLog);

/** Handles the menu of channels where tables may be opened. An empty choice allows all channels. */
export const channels = defineComponentWithoutTable('server-channels', [], (ctx) => {
  const chosen = getChosenChannels(ctx.interaction);
  return changeServer(ctx, chosen && { channels: chosen });
});

/** Turns the dashboard on in this channel, or off. */
export const dashboard = defineComponentWithoutTable('server-dashboard', [flag], (ctx, wanted) =>
  changeDashboard(ctx, wanted),
);

/** Takes a seat from the dashboard and says privately where the game is. */
export const dashboardJoin = defineComponentWithoutTable('dashboard-join', [wholeNumber], async (ctx, id) => {
  const { bot, interaction, language } = ctx;
  const table = await loadTable(bot.app, id);
  const isOffered =
    !refused(table) &&
    table.record.guild === interaction.guildId &&
    bot.isShownIn(table.record, interaction.channelId);
  if (!isOffered) return createRefusalMessage(new Refusal(text('bot:dashboard.gone')), language);
  const reply = await runTableAction(createTableContext(ctx, table), {
    said: 'bot:lobby.joined',
    doing: joinLobby,
  });
  if (!reply.done) return reply;
  const { guild, channel } = table.record;
  const url = formatDiscordLink(guild, channel, await findNewestMessage(bot.app, id));
  return { content: `**${getGameName(table.game, language)}** · ${reply.content} ${url}` };
});

const LANGUAGE_CHOICES = [AS_DISCORD, ...LANGUAGES] as const;

/** Sets the language of new tables on a server. */
export const language = defineComponentWithoutTable(
  'server-language',
  [defineOneOf(LANGUAGE_CHOICES)],
  (ctx, spoken) => changeServer(ctx, { language: spoken === AS_DISCORD ? null : spoken }),
);

/** Turns the weekly digest in this channel on or off. */
export const digestButton = defineComponentWithoutTable('server-letter', [flag], (ctx, wanted) =>
  changeDigest(ctx, wanted),
);

/** Handles the menu of the maximum number of tables per player. */
export const tablesPerPersonMenu = defineComponentWithoutTable('server-person', [], (ctx) => {
  const count = TABLES_PER_PERSON_CHOICES.find((known) => String(known) === getChosenValue(ctx.interaction));
  return changeServer(ctx, count === undefined ? null : { tablesOfPerson: count });
});

/** Handles the menu of the maximum number of tables per server. */
export const tablesPerServerMenu = defineComponentWithoutTable('server-tables', [], (ctx) => {
  const count = TABLES_PER_SERVER_CHOICES.find((known) => String(known) === getChosenValue(ctx.interaction));
  return changeServer(ctx, count === undefined ? null : { tables: count });
});

/** Handles the menu of notification modes. */
export const notificationModeMenu = defineComponentWithoutTable('server-notify', [], (ctx) => {
  const notifications = NOTIFICATIONS.find((known) => known === getChosenValue(ctx.interaction));
  return changeServer(ctx, notifications === undefined ? null : { notifications }, 'messages');
});

/** Handles the menu of what happens to superseded boards. */
export const tidy = defineComponentWithoutTable('server-tidy', [], (ctx) => {
  const wanted = TIDIES.find((known) => known === getChosenValue(ctx.interaction));
  return changeServer(ctx, wanted === undefined ? null : { tidy: wanted }, 'messages');
});

/** Opens a page of the server settings. */
export const serverPage = defineComponentWithoutTable(
  'server-page',
  [defineOneOf(SERVER_PAGES)],
  (ctx, wanted) => showServerSettings(ctx, [], wanted),
);

/** Handles the menu of the default time limit. */
export const pace = defineComponentWithoutTable('server-pace', [], (ctx) => {
  const hours = PACES.find((known) => String(known) === getChosenValue(ctx.interaction));
  return changeServer(ctx, hours === undefined ? null : { pace: hours });
});

/** Turns the daily puzzle in this channel on or off. */
export const puzzles = defineComponentWithoutTable('server-puzzles', [flag], switchPuzzles);

/** Lets the AIs comment on games, or silences them. */
export const voices = defineComponentWithoutTable('server-voices', [flag], (ctx, isOn) =>
  changeServer(ctx, { voices: isOn }, 'messages'),
);

/** Turns ratings on a server on or off. */
export const ratings = defineComponentWithoutTable('server-ratings', [flag], (ctx, rated) =>
  changeServer(ctx, { rated }),
);
