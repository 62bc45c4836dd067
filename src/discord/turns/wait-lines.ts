import type { AppContext } from '../../app/core/context.ts';
import type { Table } from '../../app/core/table.ts';
import { type AwaitedTurn, loadAwaitedTurns } from '../../app/turns/waits.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { getSafeNames } from '../core/names.ts';
import { formatDateTime, formatRelativeTime } from '../text/timestamps.ts';

/** Returns a line for each player the table waits for, with start and deadline, the longest wait first. */
export async function formatWaitLines(
  ctx: AppContext,
  table: Table,
  language: Language,
): Promise<readonly string[]> {
  const waited = await loadAwaitedTurns(ctx, table);
  return waited.map((one) => {
    const args = { who: { seat: one.seat }, when: formatTimes(one, language) };
    return translate(language, text('bot:more.waits', args), getSafeNames(table));
  });
}

/** Returns start and deadline of that player's turn, else of the longest wait; empty if the table waits for nobody. */
export async function formatWaitTimes(
  ctx: AppContext,
  table: Table,
  person: string,
  language: Language,
): Promise<string> {
  const waited = await loadAwaitedTurns(ctx, table);
  const first = waited.find((one) => one.person === person) ?? waited[0];
  return first ? ` · ${formatTimes(first, language)}` : '';
}

function formatTimes({ since: came, until: end }: AwaitedTurn, language: Language): string {
  const moments =
    end === null
      ? text('bot:games.since', { since: formatRelativeTime(came) })
      : text('bot:games.sinceUntil', { since: formatRelativeTime(came), until: formatDateTime(end) });
  return translate(language, moments, () => '');
}

/** Returns small lines with the deadlines of players who are due, one line each; none without a time limit. */
export async function formatDeadlineLines(ctx: AppContext, table: Table): Promise<readonly string[]> {
  const { pace, language } = table.record;
  const waited = pace === null ? [] : await loadAwaitedTurns(ctx, table);
  return waited.flatMap(({ seat, until: end }) => {
    if (end === null) return [];
    const moments = { until: formatDateTime(end), left: formatRelativeTime(end) };
    const line =
      waited.length === 1
        ? text('bot:board.until', moments)
        : text('bot:board.untilOf', { who: { seat }, ...moments });
    return `-# ${translate(language, line, getSafeNames(table))}`;
  });
}
