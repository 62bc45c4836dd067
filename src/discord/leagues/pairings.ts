import type { House } from '../../app/core/context.ts';
import { type League, type LeagueMatchRecord, triesIn } from '../../app/leagues/league.ts';
import { threadsOf } from '../../app/leagues/open-matches.ts';
import { isPlayedAnew, type Pairings } from '../../app/leagues/pairings.ts';
import { type Text, text } from '../../engine/text.ts';
import { firstLines } from '../core/cut.ts';
import type { Payload } from '../core/payload.ts';
import { day } from '../text/moments.ts';
import { gameIn, nameIn, resultText, roundName, tell } from './words.ts';

/** Maximum length of the lines of a message; the rest is for how many more there are. */
const LONGEST = 1_900;

/** Returns the message of matches that were paired together: who meets, in which thread, and how it ended. */
export async function pairingsMessage(
  house: Pick<House, 'store' | 'games'>,
  league: League,
  pairings: Pairings,
): Promise<Payload & { readonly headline: string }> {
  const { language } = league.record;
  const matches = league.matches.filter(({ id }) => pairings.matches.includes(id));
  const threads = await threadsOf(house, matches);
  const headline = tell(language, headlineText(house, league, pairings, matches));
  const lines = matches.map((match) => {
    const thread = threads.get(match.id);
    const parts = [
      pairText(league, match),
      ...(thread === undefined ? [] : [`<#${thread}>`]),
      ...endText(league, match),
    ];
    const said = parts.map((part) => (typeof part === 'string' ? part : tell(language, part)));
    return tell(language, text('bot:league.line', { what: said.join(' · ') }));
  });
  const { kept, dropped } = firstLines([headline, ...lines], LONGEST);
  const more = dropped === 0 ? [] : [tell(language, text('bot:league.mine.more', { count: dropped }))];
  return { content: [...kept, ...more].join('\n'), headline };
}

/** Returns the first line, which no other message of the league has, and which stays as it is. */
function headlineText(
  house: Pick<House, 'games'>,
  league: League,
  { at }: Pairings,
  [first]: readonly LeagueMatchRecord[],
): Text {
  const { kind, language } = league.record;
  const name = text(`bot:league.name.${kind}`, { game: gameIn(house, league, language) });
  if (kind === 'cup' && first)
    return text('bot:league.pairings.cup', { name, round: roundName(league, first) });
  return text('bot:league.pairings.league', { name, day: day(at) });
}

function pairText(league: League, match: LeagueMatchRecord): Text {
  const [one, other] = [nameIn(league, match.first), nameIn(league, match.second)];
  if (league.record.kind === 'cup') return text('bot:league.meets', { one, other });
  return text('bot:league.pairing', { one, other, round: roundName(league, match) });
}

function endText(league: League, match: LeagueMatchRecord): readonly Text[] {
  if (match.result) return [resultText(league, match, match.result)];
  return isPlayedAnew(match) ? [text('bot:league.result.again')] : [];
}

/**
 * Returns the message on which the thread of a match is opened. `tried`: which of them, as a match without a result has another
 * table, and one whose thread was taken another thread.
 */
export function starterMessage(
  league: League,
  match: LeagueMatchRecord,
  tried: number,
): Payload & { readonly headline: string } {
  const headline = tell(league.record.language, meetsText(league, match, tried));
  return { content: headline, headline };
}

/** Returns the message that one match has in a league that an earlier version began: the same, and what came of it. */
export function pairingMessage(league: League, match: LeagueMatchRecord, tried: number): Payload {
  const lines = [meetsText(league, match, tried), ...outcome(league, match, tried)];
  return { content: lines.map((line) => tell(league.record.language, line)).join('\n') };
}

function meetsText(league: League, match: LeagueMatchRecord, tried: number): Text {
  const isSwapped = triesIn(tried).broken % 2 === 1;
  const [first, second] = isSwapped ? [match.second, match.first] : [match.first, match.second];
  return text('bot:league.pairing', {
    round: roundName(league, match),
    one: nameIn(league, first),
    other: nameIn(league, second),
  });
}

function outcome(league: League, match: LeagueMatchRecord, tried: number): readonly Text[] {
  const [now, then] = [triesIn(match.tried), triesIn(tried)];
  if (now.broken > then.broken) return [text('bot:league.result.again')];
  if (now.taken > then.taken) return [text('bot:league.result.elsewhere')];
  return match.result === null ? [] : [resultText(league, match, match.result)];
}
