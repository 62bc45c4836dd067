import { Refusal } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { awardMatch, lateMatches } from '../../../tables/league/award.ts';
import { leagueAct, shown, visitLeague } from '../../acts/league/visiting.ts';
import { whole } from '../../kit/fields.ts';
import { chosenIn, pressAtNone, type Reply } from '../../kit/press.ts';
import { isSecondTap } from '../../kit/secondTap.ts';
import type { Caller } from '../../kit/visit.ts';
import { awardQuestion } from '../../messages/league/questions.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'league-mine': [league: number];
    'league-late': [league: number];
    'league-award': [league: number, match: number];
  }
}

/** How it stands, with their own matches. */
export const leagueMine = pressAtNone('league-mine', [whole], (caller, id) => shown(caller, id), 'anew');

/** The menu of matches in which somebody is late. */
export const leagueLate = pressAtNone('league-late', [whole], (caller, id) =>
  asking(caller, id, Number(chosenIn(caller.asked))),
);

async function asking(caller: Caller, id: number, matchId: number): Promise<Reply> {
  const visit = await visitLeague(caller, id);
  if ('no' in visit) return visit.no;
  const { bot, by, language } = visit.caller;
  const late = await lateMatches(bot.house, visit.league, by, bot.house.now());
  const one = late.find(({ match }) => match.id === matchId);
  if (one) return awardQuestion(visit.league, one, language);
  return await shown(caller, id, new Refusal(text('bot:league.refuse.notLate')));
}

/** Ends one of them against who is late. */
export const leagueAward = pressAtNone('league-award', [whole, whole], (caller, id, matchId) =>
  isSecondTap(caller)
    ? asking(caller, id, matchId)
    : leagueAct(caller, id, (house, by) => awardMatch(house, by, id, matchId)),
);
