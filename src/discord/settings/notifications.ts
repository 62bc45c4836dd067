import { type Alerts, loadAlerts } from '../../app/alerts/alerts.ts';
import { findGame } from '../../app/core/context.ts';
import { REMINDER_WAYS } from '../../app/settings/parse-hours.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import { getGameName } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { formatDiscordLink } from '../core/rest/channel.ts';
import { createButtonRows, createMenuRow, createNamedButton } from '../core/rows.ts';

/** Data of the notifications page. */
interface NotificationsPage {
  readonly ctx: InteractionContext;
  readonly alerts: Alerts;
  /** Server whose lobbies the page shows; empty if unknown. */
  readonly guild: string;
}

/**
 * Creates the page *Notifications* of `/me`. `guild`: server whose lobbies the menu offers; empty for older messages, which lack it.
 * `first`: reason why the last change was refused.
 */
export async function createNotificationsMessage(
  ctx: InteractionContext,
  guild: string,
  first: readonly string[] = [],
): Promise<Payload> {
  const { bot, by, language } = ctx;
  const alerts = await loadAlerts(bot.app, guild, by.person);
  const shown = { ctx, alerts, guild };
  const tell = (what: Text) => translate(language, what, () => '');
  const lines = [
    text(`bot:me.reminders.${ctx.settings.hours.reminders}`),
    ...describeLobbyAlerts(shown),
    describeNextTurnAlert(shown),
    describeFollowedGames(shown),
  ];
  const content = [
    ...first,
    tell(text('bot:alert.title')),
    ...lines.map((line) => `- ${tell(line)}`),
    `-# ${tell(text('bot:alert.about'))}`,
  ].join('\n');
  return { content, rows: createNotificationsRows(shown) };
}

function describeLobbyAlerts({ ctx, alerts, guild }: NotificationsPage): readonly Text[] {
  if (guild === '') return [];
  const { bot, language } = ctx;
  const games = bot.app.games.filter(({ id }) => alerts.lobbies.includes(id));
  if (games.length === 0) return [text('bot:alert.noLobbies')];
  return [text('bot:alert.lobbies', { games: games.map((game) => getGameName(game, language)) })];
}

function describeNextTurnAlert({ ctx }: NotificationsPage): Text {
  return text(ctx.settings.nextAlert ? 'bot:alert.tellsNext' : 'bot:alert.noNext');
}

/** Lists the games that the player follows, each as a link to its channel. */
function describeFollowedGames({ ctx, alerts }: NotificationsPage): Text {
  const { bot, language } = ctx;
  if (alerts.followed.length === 0) return text('bot:alert.noFollowed');
  const games = alerts.followed.map(({ game, guild, channel }) => {
    const called = getGameName(findGame(bot.app, game) ?? { id: game }, language);
    return `[${called}](${formatDiscordLink(guild, channel)})`;
  });
  return text('bot:alert.followed', { games });
}

function createNotificationsRows(shown: NotificationsPage): readonly Row[] {
  const { ctx, guild } = shown;
  const { settings, language } = ctx;
  const next = createNamedButton(language, settings.nextAlert ? 'noNextTurn' : 'nextTurn', [
    'my-next',
    0,
    !settings.nextAlert,
    guild,
  ]);
  const back = createNamedButton(language, 'back', ['my-page', 0, 'settings', guild]);
  return [
    createRemindersMenu(shown),
    ...(guild === '' ? [] : [createLobbiesMenu(shown)]),
    ...createButtonRows([next, back]),
  ];
}

function createRemindersMenu({ ctx, guild }: NotificationsPage): Row {
  const { settings, language } = ctx;
  const options = REMINDER_WAYS.map((way) => ({
    label: translate(language, text(`bot:me.reminders.${way}`), () => ''),
    value: way,
    chosen: settings.hours.reminders === way,
  }));
  const placeholder = translate(language, text('bot:me.pickReminders'), () => '');
  return createMenuRow({ id: ['my-remind', 0, guild], placeholder, options });
}

/** Creates the menu of all games; none may be chosen. */
function createLobbiesMenu({ ctx, alerts, guild }: NotificationsPage): Row {
  const { bot, language } = ctx;
  const options = bot.app.games.map((game) => ({
    label: getGameName(game, language),
    value: game.id,
    chosen: alerts.lobbies.includes(game.id),
  }));
  const placeholder = translate(language, text('bot:alert.pickLobbies'), () => '');
  return createMenuRow({ id: ['my-lobbies', 0, guild], placeholder, options, min: 0, max: options.length });
}
