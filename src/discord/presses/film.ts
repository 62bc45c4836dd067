import { refused } from '../../engine/refusal.ts';
import { courseOf } from '../../tables/past/replay.ts';
import { hasStarted } from '../../tables/table.ts';
import { filmHere, filmSince } from '../acts/filming.ts';
import { whole } from '../kit/fields.ts';
import { press } from '../kit/press.ts';
import { forgedMessage, refusalMessage } from '../kit/refusing.ts';
import { withBack } from '../messages/rules/with-back.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    film: [];
    since: [entry: number];
  }
}

/** The match as a film, for everybody in the channel. */
export const film = press(
  'film',
  [],
  async (visit) => {
    if (!hasStarted(visit.table)) return forgedMessage(visit.language);
    const { toAll, payload } = await filmHere(visit, visit.table);
    return { ...payload, toAll };
  },
  'aloud',
);

/** What has happened after this entry of the log as a film, for whoever asks alone. */
export const since = press(
  'since',
  [whole],
  async (visit, entry) => {
    if (!hasStarted(visit.table)) return forgedMessage(visit.language);
    const course = await courseOf(visit.bot.house, visit.table);
    const made = refused(course)
      ? refusalMessage(course, visit.language)
      : await filmSince(visit, course, entry);
    return withBack(visit, made);
  },
  'anew',
);
