import { newestMessage } from '../../app/core/find-tables.ts';
import { hasStarted, isPlayable, type Table, turnOf } from '../../app/core/table.ts';
import { freeSeats } from '../../app/seats/take-seat.ts';
import { dashboardLanguage, gamesOnDashboard, languageIn } from '../../app/server-settings/dashboard.ts';
import { waitedFor } from '../../app/turns/waiting.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Notice } from '../../store/notices.ts';
import type { Bot } from '../core/context.ts';
import { cut, firstLines } from '../core/cut.ts';
import { gameName, namesAt, safe } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { link } from '../core/rest/channel.ts';
import { button, buttonRows } from '../core/rows.ts';
import { since, until } from '../text/moments.ts';
import { hostName, mostSeats } from '../text/seat-lines.ts';

/** Maximum number of games listed, and of characters for them. */
const MOST = 20;
const ROOM = 1_700;

/** Maximum number of *Join* buttons. */
const BUTTONS = 10;

/** Longest label of a button. */
const LABEL = 80;

/** Returns the dashboard: each game with whose turn it is, since and until when, and lobbies with open seats. */
export async function dashboardMessage(bot: Bot, notice: Notice): Promise<Payload> {
  const language = await dashboardLanguage(bot.house, notice);
  if (language === null)
    return { content: tell(languageIn(notice.subject), text('bot:dashboard.off')), rows: [] };
  const games = await gamesOnDashboard(bot.house, notice.guild);
  const shown = games.filter(({ record }) => bot.isShownIn(record, notice.channel));
  const lines = await Promise.all(shown.slice(0, MOST).map((table) => gameLine(bot, table, language)));
  const { kept } = firstLines(lines, ROOM);
  const rest = shown.length - kept.length;
  const content = [
    tell(language, text('bot:dashboard.title')),
    ...(kept.length > 0 ? kept : [tell(language, text('bot:dashboard.none'))]),
    ...(rest > 0 ? [tell(language, text('bot:dashboard.more', { count: rest }))] : []),
    `-# ${tell(language, text('bot:dashboard.updated', { when: since(bot.house.now()) }))}`,
  ].join('\n');
  return { content, rows: joinRows(shown.slice(0, kept.length), language) };
}

async function gameLine(bot: Bot, table: Table, language: Language): Promise<string> {
  const { id, guild, channel } = table.record;
  const url = link(guild, channel, await newestMessage(bot.house, id));
  const head = `[**${safe(gameName(table.game, language))}**](${url})`;
  const parts = hasStarted(table) ? await turnParts(bot, table, language) : lobbyParts(table, language);
  return `- ${[head, ...parts].join(' · ')}`;
}

/** Returns whose turn it is, and since and until when. */
async function turnParts(bot: Bot, table: Table, language: Language): Promise<readonly string[]> {
  const turn = isPlayable(table) ? turnOf(table) : null;
  if (turn?.kind !== 'act') return [];
  if (table.game.table === 'free') return [tell(language, text('bot:dashboard.free'))];
  const waited = await waitedFor(bot.house, table);
  const [first] = waited;
  const who = (first ? waited : turn.seats.map((seat) => ({ seat }))).map(({ seat }) => ({ seat }));
  const names = namesAt(table);
  const whose = say(language, text('bot:dashboard.turn', { who }), names);
  const free = freeSeats(table).length;
  const open = free > 0 ? [tell(language, text('bot:dashboard.open', { count: free }))] : [];
  if (!first) return [whose, ...open];
  const came = tell(language, text('bot:dashboard.since', { since: since(first.since) }));
  const end =
    first.until === null ? [] : [tell(language, text('bot:dashboard.until', { until: until(first.until) }))];
  return [whose, came, ...end, ...open];
}

function lobbyParts(table: Table, language: Language): readonly string[] {
  const host = hostName(table);
  const open = openSeats(table);
  return [
    ...(host === '' ? [] : [tell(language, text('bot:dashboard.lobby', { host: safe(host) }))]),
    tell(language, open > 0 ? text('bot:dashboard.open', { count: open }) : text('bot:dashboard.full')),
  ];
}

function openSeats(table: Table): number {
  return isPlayable(table) ? mostSeats(table) - table.sitters.length : 0;
}

/** Returns a *Join* button for each lobby with open seats. */
function joinRows(tables: readonly Table[], language: Language): readonly Row[] {
  const open = tables.filter((table) => !hasStarted(table) && openSeats(table) > 0).slice(0, BUTTONS);
  return buttonRows(
    open.map((table) => {
      const label = tell(language, text('bot:dashboard.join', { game: gameName(table.game, language) }));
      return button(cut(label, LABEL), ['dashboard-join', 0, table.record.id]);
    }),
  );
}

function tell(language: Language, what: Text): string {
  return say(language, what, () => '');
}
