import { findNewestMessage } from '../../app/core/find-tables.ts';
import { getTableTurn, hasStarted, isPlayable, type Table } from '../../app/core/table.ts';
import { getFreeSeats } from '../../app/seats/take-seat.ts';
import {
  loadDashboardLanguage,
  loadDashboardTables,
  parseDashboardLanguage,
} from '../../app/server-settings/dashboard.ts';
import { loadAwaitedTurns } from '../../app/turns/waits.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { Notice } from '../../store/notices.ts';
import type { BotContext } from '../core/context.ts';
import { takeFirstLines, truncateText } from '../core/cut.ts';
import { escapeName, getGameName, getSafeNames } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { formatDiscordLink } from '../core/rest/channel.ts';
import { createButton, createButtonRows } from '../core/rows.ts';
import { getHostName, getMaxSeats } from '../text/seat-lines.ts';
import { formatDateTime, formatRelativeTime } from '../text/timestamps.ts';

/** Maximum number of games listed, and of characters for them. */
const MAX_GAMES = 20;
const MAX_LINES_LENGTH = 1_700;

/** Maximum number of *Join* buttons. */
const MAX_JOIN_BUTTONS = 10;

/** Maximum length of a button's label. */
const MAX_LABEL_LENGTH = 80;

/** Creates the dashboard: every game with the players to move, the start and deadline of the turn, and the lobbies with open seats. */
export async function createDashboardMessage(bot: BotContext, notice: Notice): Promise<Payload> {
  const language = await loadDashboardLanguage(bot.app, notice);
  if (language === null)
    return {
      content: translateWithoutSeats(parseDashboardLanguage(notice.subject), text('bot:dashboard.off')),
      rows: [],
    };
  const games = await loadDashboardTables(bot.app, notice.guild);
  const shown = games.filter(({ record }) => bot.isShownIn(record, notice.channel));
  const lines = await Promise.all(
    shown.slice(0, MAX_GAMES).map((table) => formatGameLine(bot, table, language)),
  );
  const { kept } = takeFirstLines(lines, MAX_LINES_LENGTH);
  const rest = shown.length - kept.length;
  const content = [
    translateWithoutSeats(language, text('bot:dashboard.title')),
    ...(kept.length > 0 ? kept : [translateWithoutSeats(language, text('bot:dashboard.none'))]),
    ...(rest > 0 ? [translateWithoutSeats(language, text('bot:dashboard.more', { count: rest }))] : []),
    `-# ${translateWithoutSeats(language, text('bot:dashboard.updated', { when: formatRelativeTime(bot.app.now()) }))}`,
  ].join('\n');
  return { content, rows: createJoinRows(shown.slice(0, kept.length), language) };
}

async function formatGameLine(bot: BotContext, table: Table, language: Language): Promise<string> {
  const { id, guild, channel } = table.record;
  const url = formatDiscordLink(guild, channel, await findNewestMessage(bot.app, id));
  const head = `[**${escapeName(getGameName(table.game, language))}**](${url})`;
  const parts = hasStarted(table)
    ? await formatTurnParts(bot, table, language)
    : formatLobbyParts(table, language);
  return `- ${[head, ...parts].join(' · ')}`;
}

/** Formats the players to move, and the start and deadline of the turn. */
async function formatTurnParts(
  bot: BotContext,
  table: Table,
  language: Language,
): Promise<readonly string[]> {
  const turn = isPlayable(table) ? getTableTurn(table) : null;
  if (turn?.kind !== 'act') return [];
  if (table.game.table === 'free') return [translateWithoutSeats(language, text('bot:dashboard.free'))];
  const waited = await loadAwaitedTurns(bot.app, table);
  const [first] = waited;
  const who = (first ? waited : turn.seats.map((seat) => ({ seat }))).map(({ seat }) => ({ seat }));
  const names = getSafeNames(table);
  const whose = translate(language, text('bot:dashboard.turn', { who }), names);
  const free = getFreeSeats(table).length;
  const open = free > 0 ? [translateWithoutSeats(language, text('bot:dashboard.open', { count: free }))] : [];
  if (!first) return [whose, ...open];
  const came = translateWithoutSeats(
    language,
    text('bot:dashboard.since', { since: formatRelativeTime(first.since) }),
  );
  const end =
    first.until === null
      ? []
      : [
          translateWithoutSeats(
            language,
            text('bot:dashboard.until', { until: formatDateTime(first.until) }),
          ),
        ];
  return [whose, came, ...end, ...open];
}

function formatLobbyParts(table: Table, language: Language): readonly string[] {
  const host = getHostName(table);
  const open = countOpenSeats(table);
  return [
    ...(host === ''
      ? []
      : [translateWithoutSeats(language, text('bot:dashboard.lobby', { host: escapeName(host) }))]),
    translateWithoutSeats(
      language,
      open > 0 ? text('bot:dashboard.open', { count: open }) : text('bot:dashboard.full'),
    ),
  ];
}

function countOpenSeats(table: Table): number {
  return isPlayable(table) ? getMaxSeats(table) - table.seats.length : 0;
}

/** Creates a *Join* button for each lobby with open seats. */
function createJoinRows(tables: readonly Table[], language: Language): readonly Row[] {
  const open = tables
    .filter((table) => !hasStarted(table) && countOpenSeats(table) > 0)
    .slice(0, MAX_JOIN_BUTTONS);
  return createButtonRows(
    open.map((table) => {
      const label = translateWithoutSeats(
        language,
        text('bot:dashboard.join', { game: getGameName(table.game, language) }),
      );
      return createButton(truncateText(label, MAX_LABEL_LENGTH), ['dashboard-join', 0, table.record.id]);
    }),
  );
}

function translateWithoutSeats(language: Language, what: Text): string {
  return translate(language, what, () => '');
}
