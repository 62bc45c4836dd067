import { refused } from '../../engine/refusal.ts';
import { courseOf } from '../../tables/replay.ts';
import { hasEnded } from '../../tables/table.ts';
import { filmHere } from '../acts/filming.ts';
import { press } from '../kit/press.ts';
import { forgedMessage, refusalMessage } from '../kit/refusing.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    film: [];
  }
}

/** The match as a film, for everybody in the channel. */
export const film = press(
  'film',
  [],
  async (visit) => {
    if (!hasEnded(visit.table)) return forgedMessage(visit.language);
    const course = await courseOf(visit.bot.house, visit.table);
    if (refused(course)) return refusalMessage(course, visit.language);
    const { toAll, payload } = await filmHere(visit, course);
    return { ...payload, toAll };
  },
  'aloud',
);
