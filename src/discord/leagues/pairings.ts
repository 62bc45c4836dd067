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

/** Maximum length of the lines of a message; the rest is for how many more there are. */
const MAX_LINES_LENGTH = 1_900;

/** Returns the message of matches that were paired together: who meets, in which thread, and how it ended. */
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

/** Returns the first line, which no other message of the league has, and which stays as it is. */
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
 * Returns the message on which the thread of a match is opened. `tried`: which of them, as a match without a result has another
 * table, and one whose thread was taken another thread.
 */
export function createStarterMessage(
  league: League,
  match: LeagueMatchRecord,
  tried: number,
): Payload & { readonly headline: string } {
  const headline = translateWithoutSeats(league.record.language, describeMeeting(league, match, tried));
  return { content: headline, headline };
}

/** Returns the message that one match has in a league that an earlier version began: the same, and what came of it. */
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
