import type { AppContext } from '../../app/core/context.ts';
import { decodeTries, type League, type LeagueMatchRecord } from '../../app/leagues/league.ts';
import { loadMatchThreads } from '../../app/leagues/open-matches.ts';
import { isPlayedAnew, type Pairings } from '../../app/leagues/pairings.ts';
import { type Text, text } from '../../engine/text.ts';
import { takeFirstLines } from '../core/cut.ts';
import type { Payload } from '../core/payload.ts';
import { formatDate } from '../text/timestamps.ts';
import {
  describeMatchResult,
  describeRound,
  formatEntrantName,
  getLeagueGameName,
  translateWithoutSeats,
} from './league-text.ts';

/** Maximum length of the lines of a message; the rest is for the count of omitted lines. */
const MAX_LINES_LENGTH = 1_900;

/** Creates the message of matches that were paired together: the players, the thread and the result of each. */
export async function createPairingsMessage(
  ctx: Pick<AppContext, 'store' | 'games'>,
  league: League,
  pairings: Pairings,
): Promise<Payload & { readonly headline: string }> {
  const { language } = league.record;
  const matches = league.matches.filter(({ id }) => pairings.matches.includes(id));
  const threads = await loadMatchThreads(ctx, matches);
  const headline = translateWithoutSeats(language, describeHeadline(ctx, league, pairings, matches));
  const lines = matches.map((match) => {
    const thread = threads.get(match.id);
    const parts = [
      describePair(league, match),
      ...(thread === undefined ? [] : [`<#${thread}>`]),
      ...describeEnd(league, match),
    ];
    const said = parts.map((part) =>
      typeof part === 'string' ? part : translateWithoutSeats(language, part),
    );
    return translateWithoutSeats(language, text('bot:league.line', { what: said.join(' · ') }));
  });
  const { kept, dropped } = takeFirstLines([headline, ...lines], MAX_LINES_LENGTH);
  const more =
    dropped === 0 ? [] : [translateWithoutSeats(language, text('bot:league.mine.more', { count: dropped }))];
  return { content: [...kept, ...more].join('\n'), headline };
}

/** Returns the first line, which identifies the message: it is unique in the league and never changes. */
function describeHeadline(
  ctx: Pick<AppContext, 'games'>,
  league: League,
  { at }: Pairings,
  [first]: readonly LeagueMatchRecord[],
): Text {
  const { kind, language } = league.record;
  const name = text(`bot:league.name.${kind}`, { game: getLeagueGameName(ctx, league, language) });
  if (kind === 'cup' && first)
    return text('bot:league.pairings.cup', { name, round: describeRound(league, first) });
  return text('bot:league.pairings.league', { name, day: formatDate(at) });
}

function describePair(league: League, match: LeagueMatchRecord): Text {
  const [one, other] = [formatEntrantName(league, match.first), formatEntrantName(league, match.second)];
  if (league.record.kind === 'cup') return text('bot:league.meets', { one, other });
  return text('bot:league.pairing', { one, other, round: describeRound(league, match) });
}

function describeEnd(league: League, match: LeagueMatchRecord): readonly Text[] {
  if (match.result) return [describeMatchResult(league, match, match.result)];
  return isPlayedAnew(match) ? [text('bot:league.result.again')] : [];
}

/**
 * Creates the message on which the thread of a match is opened. `tried`: number of the attempt, as a match without a result gets another
 * table, and one whose thread is gone another thread.
 */
export function createStarterMessage(
  league: League,
  match: LeagueMatchRecord,
  tried: number,
): Payload & { readonly headline: string } {
  const headline = translateWithoutSeats(league.record.language, describeMeeting(league, match, tried));
  return { content: headline, headline };
}

/** Creates the message of a single match with its result, for leagues begun by an earlier version of the bot. */
export function createPairingMessage(league: League, match: LeagueMatchRecord, tried: number): Payload {
  const lines = [describeMeeting(league, match, tried), ...describeOutcome(league, match, tried)];
  return { content: lines.map((line) => translateWithoutSeats(league.record.language, line)).join('\n') };
}

function describeMeeting(league: League, match: LeagueMatchRecord, tried: number): Text {
  const isSwapped = decodeTries(tried).broken % 2 === 1;
  const [first, second] = isSwapped ? [match.second, match.first] : [match.first, match.second];
  return text('bot:league.pairing', {
    round: describeRound(league, match),
    one: formatEntrantName(league, first),
    other: formatEntrantName(league, second),
  });
}

function describeOutcome(league: League, match: LeagueMatchRecord, tried: number): readonly Text[] {
  const [now, then] = [decodeTries(match.tried), decodeTries(tried)];
  if (now.broken > then.broken) return [text('bot:league.result.again')];
  if (now.taken > then.taken) return [text('bot:league.result.elsewhere')];
  return match.result === null ? [] : [describeMatchResult(league, match, match.result)];
}
