import { awardMatch, lateMatches } from '../../app/leagues/award.ts';
import { inLeague, isLive } from '../../app/leagues/league.ts';
import { leaveLeague, outable, takeOut } from '../../app/leagues/leave.ts';
import { enter, openAgain, organiserOnly } from '../../app/leagues/open.ts';
import { beginLeague, closeLeague } from '../../app/leagues/progress.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Caller } from '../core/context.ts';
import { whole } from '../core/fields.ts';
import { chosenIn, pressAtNone, type Reply } from '../core/press.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { cannotHave, leagueAct, shown, visitLeague } from './open.ts';
import { awardQuestion, closeQuestion, leaveQuestion, outQuestion } from './questions.ts';

/** Enters a league that has not begun. */
export const leagueEnter = pressAtNone(
  'league-enter',
  [whole],
  (caller, id) => leagueAct(caller, id, enter),
  'quiet',
);

/** Starts a league with the people who entered. */
export const leagueStart = pressAtNone(
  'league-start',
  [whole],
  (caller, id) => leagueAct(caller, id, beginLeague),
  'quiet',
);

/** Opens a finished league again. */
export const leagueAgain = pressAtNone(
  'league-again',
  [whole],
  async (caller, id) => {
    const no = cannotHave(caller);
    if (no) return no;
    return await leagueAct(caller, id, async (house, by) => {
      const opened = await openAgain(house, by, id);
      return refused(opened) || opened === 'repeated' ? opened : true;
    });
  },
  'quiet',
);

/** Leaves a league: at once before it has begun, after a confirmation while it runs. */
export const leagueLeave = pressAtNone('league-leave', [whole], leaving, 'quiet');

async function leaving(caller: Caller, id: number): Promise<Reply> {
  const visit = await visitLeague(caller, id);
  if ('no' in visit) return visit.no;
  const { league } = visit;
  const asks = league.record.phase === 'running' && inLeague(league, caller.by.person) !== undefined;
  return asks ? leaveQuestion(league, caller.language) : await leagueAct(caller, id, leaveLeague);
}

/** Confirms leaving a running league. */
export const leagueLeaveSure = pressAtNone('league-leave-sure', [whole], (caller, id) =>
  isSecondTap(caller) ? leaving(caller, id) : leagueAct(caller, id, leaveLeague),
);

/** Shows the menu of people who can be removed. */
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

/** Removes a person from the league. */
export const leagueOutSure = pressAtNone('league-out-sure', [whole, whole], (caller, id, number) =>
  isSecondTap(caller)
    ? takingOut(caller, id, number)
    : leagueAct(caller, id, (house, by) => takeOut(house, by, id, number)),
);

/** Asks for confirmation before closing a league, if the person may close it. */
export const leagueClose = pressAtNone('league-close', [whole], closing, 'quiet');

async function closing(caller: Caller, id: number): Promise<Reply> {
  const visit = await visitLeague(caller, id);
  if ('no' in visit) return visit.no;
  const { league } = visit;
  const asks = isLive(league) && organiserOnly(league, visit.caller.by) === null;
  return asks ? closeQuestion(league, caller.language) : await leagueAct(caller, id, closeLeague);
}

/** Confirms closing a league. */
export const leagueCloseSure = pressAtNone('league-close-sure', [whole], (caller, id) =>
  isSecondTap(caller) ? closing(caller, id) : leagueAct(caller, id, closeLeague),
);

/** Shows the standings with the person's own matches. */
export const leagueMine = pressAtNone('league-mine', [whole], (caller, id) => shown(caller, id), 'anew');

/** Shows the menu of matches in which a player is late. */
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

/** Ends a match against the player who is late. */
export const leagueAward = pressAtNone('league-award', [whole, whole], (caller, id, matchId) =>
  isSecondTap(caller)
    ? asking(caller, id, matchId)
    : leagueAct(caller, id, (house, by) => awardMatch(house, by, id, matchId)),
);
