import { refused } from '../../../engine/refusal.ts';
import { beginLeague } from '../../../tables/league/begin.ts';
import { enter } from '../../../tables/league/entering.ts';
import { openAgain } from '../../../tables/league/open.ts';
import { cannotHave } from '../../acts/league/opening.ts';
import { leagueAct } from '../../acts/league/visiting.ts';
import { whole } from '../../kit/fields.ts';
import { pressAtNone } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'league-enter': [league: number];
    'league-start': [league: number];
    'league-again': [league: number];
  }
}

/** Comes into a league that has not begun. */
export const leagueEnter = pressAtNone(
  'league-enter',
  [whole],
  (caller, id) => leagueAct(caller, id, enter),
  'quiet',
);

/** Begins it with those who are in it. */
export const leagueStart = pressAtNone(
  'league-start',
  [whole],
  (caller, id) => leagueAct(caller, id, beginLeague),
  'quiet',
);

/** Opens one that is over once more. */
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
