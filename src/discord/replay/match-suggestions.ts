import { hasEnded, type Table } from '../../app/core/table.ts';
import { type EndedMatch, listChannelMatches } from '../../app/replay/record.ts';
import { loadDirectTables } from '../../app/turns/direct-tables.ts';
import { type Language, text } from '../../engine/text.ts';
import { normaliseSearch } from '../../engine/typed-text.ts';
import { translate } from '../../i18n/translate.ts';
import { filterSuggestions, MAX_SUGGESTIONS, type Suggestion } from '../core/command.ts';
import type { InteractionContext } from '../core/context.ts';
import { getGameName, getPlainNames } from '../core/names.ts';
import { getPlace, type PlacedInteraction } from '../core/place.ts';
import { formatExportSuggestion } from './export.ts';

/** Maximum number of a channel's finished matches that are searched; any match can be given by its number. */
const MAX_SEARCHED_MATCHES = 500;

/** Reader of a list of matches, and the place where they ask. */
export interface MatchReader extends Pick<InteractionContext, 'bot' | 'settings' | 'language'> {
  readonly interaction: PlacedInteraction;
}

/**
 * Suggests finished matches that contain the typed text, the newest first: those of the channel, or without a server the
 * reader's own. `more`: suggestions before them.
 */
export async function suggestEndedMatches(
  reader: MatchReader,
  typed: string,
  more: readonly Suggestion[] = [],
): Promise<readonly Suggestion[]> {
  const { settings, language } = reader;
  const offers = [...filterSuggestions(more, typed)];
  for await (const page of listEndedMatches(reader)) {
    offers.push(
      ...filterSuggestions(
        page.map((match) => createMatchSuggestion(match, language, settings.hours.zone)),
        typed,
      ),
    );
    if (offers.length >= MAX_SUGGESTIONS) break;
  }
  return offers.slice(0, MAX_SUGGESTIONS);
}

/** Yields the finished matches that a reader may see here, page by page. */
async function* listEndedMatches({ bot, interaction }: MatchReader): AsyncGenerator<readonly EndedMatch[]> {
  if (getPlace(interaction) === 'server')
    return yield* listChannelMatches(bot.app, interaction.channelId, MAX_SEARCHED_MATCHES);
  yield (await loadDirectTables(bot.app, interaction.user.id)).filter(hasEnded);
}

/**
 * Returns the id of the match that typed text means: its number, the only match that contains the text, or the newest one whose whole line
 * it is. Null for no match, or for several.
 */
export async function findTypedMatchId(
  reader: MatchReader,
  typed: string,
  more: readonly Suggestion[] = [],
): Promise<string | null> {
  const [, number] = /^#?(\d{1,9})$/.exec(typed) ?? [];
  if (number !== undefined || normaliseSearch(typed) === '') return number ?? null;
  const offers = await suggestEndedMatches(reader, typed, more);
  const whole = offers.find(({ name }) => normaliseSearch(name) === normaliseSearch(typed));
  return whole?.value ?? (offers.length === 1 ? (offers[0]?.value ?? null) : null);
}

function createMatchSuggestion(match: EndedMatch, language: Language, zone: string | null): Suggestion {
  return { name: formatExportSuggestion(match, language, zone), value: String(match.record.id) };
}

/** Formats a match as a one-line suggestion; a finished one with the time of its end. */
export function formatReplaySuggestion(table: Table, language: Language, zone: string | null): string {
  if (table.record.phase !== 'playing') return formatExportSuggestion(table, language, zone);
  const args = { game: getGameName(table.game, language), who: table.seats.map(({ seat }) => ({ seat })) };
  return translate(language, text('bot:replay.offer', args), getPlainNames(table));
}
