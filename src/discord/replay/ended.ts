import type { Table } from '../../app/core/table.ts';
import { type Ended, endedIn } from '../../app/replay/record.ts';
import { type Language, text } from '../../engine/text.ts';
import { searchable } from '../../engine/typed.ts';
import { say } from '../../i18n/say.ts';
import { MOST_OFFERS, type Offer, offered } from '../core/command.ts';
import type { Caller } from '../core/context.ts';
import { gameName, plainNamesAt } from '../core/names.ts';
import { exportOffer } from './export.ts';

/** Among how many finished matches of a channel one can be looked for; any can be named by its number. */
const MOST = 500;

/** Reader of a list of matches, and the channel of the matches. */
export interface MatchReader extends Pick<Caller, 'bot' | 'own' | 'language'> {
  readonly asked: { readonly channelId: string };
}

/** The finished matches of the channel in whose lines is what was typed, the newest first; `more`: what comes before them. */
export async function endedOffers(
  { bot, asked, own, language }: MatchReader,
  typed: string,
  more: readonly Offer[] = [],
): Promise<readonly Offer[]> {
  const offers = [...offered(more, typed)];
  for await (const page of endedIn(bot.house, asked.channelId, MOST)) {
    offers.push(
      ...offered(
        page.map((match) => offerOf(match, language, own.hours.zone)),
        typed,
      ),
    );
    if (offers.length >= MOST_OFFERS) break;
  }
  return offers.slice(0, MOST_OFFERS);
}

/**
 * The number of the match that was typed and not chosen: as it stands, or that of the only match in whose line it is, or of
 * the newest one of which it is the whole line. Null for none, or more than one.
 */
export async function matchTyped(
  reader: MatchReader,
  typed: string,
  more: readonly Offer[] = [],
): Promise<string | null> {
  const [, number] = /^#?(\d{1,9})$/.exec(typed) ?? [];
  if (number !== undefined || searchable(typed) === '') return number ?? null;
  const offers = await endedOffers(reader, typed, more);
  const whole = offers.find(({ name }) => searchable(name) === searchable(typed));
  return whole?.value ?? (offers.length === 1 ? (offers[0]?.value ?? null) : null);
}

function offerOf(match: Ended, language: Language, zone: string | null): Offer {
  return { name: exportOffer(match, language, zone), value: String(match.record.id) };
}

/** A match in one line, to be chosen among others: a finished one by when that was. */
export function replayOffer(table: Table, language: Language, zone: string | null): string {
  if (table.record.phase !== 'playing') return exportOffer(table, language, zone);
  const args = { game: gameName(table.game, language), who: table.sitters.map(({ seat }) => ({ seat })) };
  return say(language, text('bot:replay.offer', args), plainNamesAt(table));
}
