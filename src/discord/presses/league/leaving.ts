import { closeLeague } from '../../../tables/league/closing.ts';
import { organiserOnly } from '../../../tables/league/entering.ts';
import { inLeague, isLive } from '../../../tables/league/league.ts';
import { leaveLeague, outable, takeOut } from '../../../tables/league/leaving.ts';
import { leagueAct, visitLeague } from '../../acts/league/visiting.ts';
import { whole } from '../../kit/fields.ts';
import { chosenIn, pressAtNone, type Reply } from '../../kit/press.ts';
import { isSecondTap } from '../../kit/secondTap.ts';
import type { Caller } from '../../kit/visit.ts';
import { closeQuestion, leaveQuestion, outQuestion } from '../../messages/league/questions.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'league-leave': [league: number];
    'league-leave-sure': [league: number];
    'league-out': [league: number];
    'league-out-sure': [league: number, number: number];
    'league-close': [league: number];
    'league-close-sure': [league: number];
  }
}

/** Goes at once before it has begun; after one more question while it runs. */
export const leagueLeave = pressAtNone('league-leave', [whole], leaving, 'quiet');

async function leaving(caller: Caller, id: number): Promise<Reply> {
  const visit = await visitLeague(caller, id);
  if ('no' in visit) return visit.no;
  const { league } = visit;
  const asks = league.record.phase === 'running' && inLeague(league, caller.by.person) !== undefined;
  return asks ? leaveQuestion(league, caller.language) : await leagueAct(caller, id, leaveLeague);
}

/** Leaves one that runs. */
export const leagueLeaveSure = pressAtNone('league-leave-sure', [whole], (caller, id) =>
  isSecondTap(caller) ? leaving(caller, id) : leagueAct(caller, id, leaveLeague),
);

/** The menu of those who can be taken out. */
export const leagueOut = pressAtNone('league-out', [whole], (caller, id) =>
  takingOut(caller, id, Number(chosenIn(caller.asked))),
);

async function takingOut(caller: Caller, id: number, number: number): Promise<Reply> {
  const visit = await visitLeague(caller, id);
  if ('no' in visit) return visit.no;
  const { league } = visit;
  const one = outable(league, visit.caller.by).find((other) => other.number === number);
  if (one) return outQuestion(league, one, caller.language);
  return await leagueAct(caller, id, (house, by) => takeOut(house, by, id, number));
}

/** Takes one of them out. */
export const leagueOutSure = pressAtNone('league-out-sure', [whole, whole], (caller, id, number) =>
  isSecondTap(caller)
    ? takingOut(caller, id, number)
    : leagueAct(caller, id, (house, by) => takeOut(house, by, id, number)),
);

/** Asks once more, whoever may close it. */
export const leagueClose = pressAtNone('league-close', [whole], closing, 'quiet');

async function closing(caller: Caller, id: number): Promise<Reply> {
  const visit = await visitLeague(caller, id);
  if ('no' in visit) return visit.no;
  const { league } = visit;
  const asks = isLive(league) && organiserOnly(league, visit.caller.by) === null;
  return asks ? closeQuestion(league, caller.language) : await leagueAct(caller, id, closeLeague);
}

/** Closes it. */
export const leagueCloseSure = pressAtNone('league-close-sure', [whole], (caller, id) =>
  isSecondTap(caller) ? closing(caller, id) : leagueAct(caller, id, closeLeague),
);
