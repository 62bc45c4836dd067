import { text } from '../../../engine/text.ts';
import type { League, LeagueMatchRecord } from '../../../tables/league/league.ts';
import { triesIn } from '../../../tables/league/tries.ts';
import type { Payload } from '../../kit/payload.ts';
import { nameIn, resultText, roundName, tell } from './words.ts';

/**
 * The message of a match, in whose thread its table is: who meets, and what came of it; `tried`: which of its messages, as a
 * match without a result has another table, and one whose thread was taken another thread.
 */
export function pairingMessage(league: League, match: LeagueMatchRecord, tried: number): Payload {
  const { language } = league.record;
  const isSwapped = triesIn(tried).broken % 2 === 1;
  const [first, second] = isSwapped ? [match.second, match.first] : [match.first, match.second];
  const meets = text('bot:league.pairing', {
    round: roundName(league, match),
    one: nameIn(league, first),
    other: nameIn(league, second),
  });
  return {
    content: [meets, ...outcome(league, match, tried)].map((what) => tell(language, what)).join('\n'),
  };
}

function outcome(league: League, match: LeagueMatchRecord, tried: number) {
  const [now, then] = [triesIn(match.tried), triesIn(tried)];
  if (now.broken > then.broken) return [text('bot:league.result.again')];
  if (now.taken > then.taken) return [text('bot:league.result.elsewhere')];
  return match.result === null ? [] : [resultText(league, match, match.result)];
}
