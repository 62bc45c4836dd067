import { type Alerts, loadAlerts } from '../../app/alerts/alerts.ts';
import { findGame } from '../../app/core/context.ts';
import { isAway } from '../../app/core/quiet-hours.ts';
import { REMINDER_WAYS } from '../../app/settings/parse-hours.ts';
import { formatClock, getZoneClock } from '../../app/settings/zones.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from '../core/context.ts';
import { getGameIcon } from '../core/emoji.ts';
import { getGameName } from '../core/names.ts';
import type { Row } from '../core/payload.ts';
import { formatDiscordLink } from '../core/rest/channel.ts';
import { type Button, createButtonRows, createMenuRow, createNamedButton } from '../core/rows.ts';
import { formatDateTime, formatRelativeTime } from '../text/timestamps.ts';
import { suggestAwayDays } from './away-offers.ts';
import type { TabContent } from './message.ts';

/** Data of the tab. */
interface NotificationsPage {
  readonly ctx: InteractionContext;
  readonly alerts: Alerts;
  /** Server whose lobbies the menu offers; empty if unknown. */
  readonly guild: string;
}

/** Creates the tab *Notifications*: reminders, alerts, and the hours in which none come. */
export async function createNotificationsTab(ctx: InteractionContext, guild: string): Promise<TabContent> {
  const { bot, by, language } = ctx;
  const alerts = await loadAlerts(bot.app, guild, by.person);
  const shown = { ctx, alerts, guild };
  const lines = [
    text(`bot:me.reminders.${ctx.settings.hours.reminders}`),
    describeZone(ctx),
    describeQuietHours(ctx),
    describeAbsence(ctx),
    ...describeLobbyAlerts(shown),
    describeNextTurnAlert(shown),
    describeFollowedGames(shown),
    ...describeDailyPuzzle(shown),
  ].map((line) => `- ${translate(language, line, () => '')}`);
  const about = translate(language, text('bot:me.about'), () => '');
  return { lines: [...lines, `-# ${about}`], rows: createNotificationsRows(shown) };
}

function describeZone({ bot, settings }: InteractionContext): Text {
  const { zone } = settings.hours;
  if (zone === null) return text('bot:me.noZone');
  return text('bot:me.zone', { zone, ...getZoneClock(zone, bot.app.now()) });
}

function describeQuietHours({ settings }: InteractionContext): Text {
  const { quiet } = settings.hours;
  if (quiet === null) return text('bot:me.noQuiet');
  return text('bot:me.quiet', { from: formatClock(quiet.from), to: formatClock(quiet.to) });
}

function describeAbsence({ bot, settings }: InteractionContext): Text {
  const { away } = settings.hours;
  if (away === null || !isAway(settings.hours, bot.app.now())) return text('bot:me.notAway');
  return text('bot:me.away', { back: formatDateTime(away.until), far: formatRelativeTime(away.until) });
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

function describeDailyPuzzle({ ctx, guild }: NotificationsPage): readonly Text[] {
  const { puzzleGuild } = ctx.settings;
  if (puzzleGuild === null) return guild === '' ? [] : [text('bot:puzzle.notDirect')];
  return [text(puzzleGuild === guild ? 'bot:puzzle.directHere' : 'bot:puzzle.directElsewhere')];
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
  const { bot, settings, language } = ctx;
  const { hours } = settings;
  const next = createNamedButton(language, settings.nextAlert ? 'noNextTurn' : 'nextTurn', [
    'my-next',
    0,
    !settings.nextAlert,
    guild,
  ]);
  const buttons = [
    ...(isAway(hours, bot.app.now())
      ? [createNamedButton(language, 'returned', ['my-return', 0], 'primary')]
      : []),
    ...(hours.quiet === null ? [] : [createNamedButton(language, 'noQuiet', ['my-quiet', 0])]),
    next,
    ...createDailyPuzzleButtons(shown),
  ];
  return [
    createRemindersMenu(shown),
    ...(guild === '' ? [] : [createLobbiesMenu(shown)]),
    createAwayMenu(ctx),
    ...createButtonRows(buttons),
  ];
}

/** Creates the button that asks for the daily puzzle of this server, or stops it, also from elsewhere. */
function createDailyPuzzleButtons({ ctx, guild }: NotificationsPage): readonly Button[] {
  const { settings, language } = ctx;
  const { puzzleGuild } = settings;
  const isOn = puzzleGuild !== null && (puzzleGuild === guild || guild === '');
  if (isOn) return [createNamedButton(language, 'noPuzzleDirect', ['my-puzzle', 0, false, guild])];
  return guild === '' ? [] : [createNamedButton(language, 'puzzleDirect', ['my-puzzle', 0, true, guild])];
}

function createAwayMenu(ctx: InteractionContext): Row {
  const options = suggestAwayDays(ctx).map(({ name: label, value }) => ({ label, value }));
  const placeholder = translate(ctx.language, text('bot:me.pickAway'), () => '');
  return createMenuRow({ id: ['my-away', 0], placeholder, options });
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
    icon: getGameIcon(game),
    chosen: alerts.lobbies.includes(game.id),
  }));
  const placeholder = translate(language, text('bot:alert.pickLobbies'), () => '');
  return createMenuRow({ id: ['my-lobbies', 0, guild], placeholder, options, min: 0, max: options.length });
}
