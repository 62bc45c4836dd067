import type { House } from '../../app/core/context.ts';
import type { Table } from '../../app/core/table.ts';
import { type WaitedFor, waitedFor } from '../../app/turns/waiting.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { namesAt } from '../core/names.ts';
import { since, until } from '../text/moments.ts';

/** For whom a table waits, since when and until when: a line each, the longest first. */
export async function waitLines(house: House, table: Table, language: Language): Promise<readonly string[]> {
  const waited = await waitedFor(house, table);
  return waited.map((one) => {
    const args = { who: { seat: one.seat }, when: momentsOf(one, language) };
    return say(language, text('bot:more.waits', args), namesAt(table));
  });
}

/**
 * Since when it waits for that person, else for whoever has been due the longest, and until when; nothing where it waits
 * for nobody.
 */
export async function waitMoments(
  house: House,
  table: Table,
  person: string,
  language: Language,
): Promise<string> {
  const waited = await waitedFor(house, table);
  const first = waited.find((one) => one.person === person) ?? waited[0];
  return first ? ` · ${momentsOf(first, language)}` : '';
}

function momentsOf({ since: came, until: end }: WaitedFor, language: Language): string {
  const moments =
    end === null
      ? text('bot:games.since', { since: since(came) })
      : text('bot:games.sinceUntil', { since: since(came), until: until(end) });
  return say(language, moments, () => '');
}

/** Until when whoever is due has time, in a small line, of several a line each; nothing without a clock. */
export async function clockLines(house: House, table: Table): Promise<readonly string[]> {
  const { pace, language } = table.record;
  const waited = pace === null ? [] : await waitedFor(house, table);
  return waited.flatMap(({ seat, until: end }) => {
    if (end === null) return [];
    const moments = { until: until(end), left: since(end) };
    const line =
      waited.length === 1
        ? text('bot:board.until', moments)
        : text('bot:board.untilOf', { who: { seat }, ...moments });
    return `-# ${say(language, line, namesAt(table))}`;
  });
}
