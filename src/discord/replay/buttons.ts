import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { courseOf } from '../../tables/past/replay.ts';
import { hasEnded, hasStarted } from '../../tables/table.ts';
import { filmHere, filmSince } from '../acts/filming.ts';
import { whole } from '../kit/fields.ts';
import { chosenIn, press } from '../kit/press.ts';
import { forgedMessage, refusalMessage } from '../kit/refusing.ts';
import { exportMessage } from '../messages/exportFiles.ts';
import { stepMessage } from '../messages/replay/step.ts';
import { withBack } from '../messages/rules/with-back.ts';

/** The step that is shown next. */

/** Ways through a match that is shown again: `step` opens it, the others lead from one of its steps to another. */
export const steps = {
  step: press('step', [whole], stepMessage),
  first: press('first', [whole], stepMessage),
  back: press('back', [whole], stepMessage),
  forward: press('forward', [whole], stepMessage),
  /** The last step is the last one now: there may be more by now than when the button was made. */
  last: press('last', [whole], (visit) => stepMessage(visit, Number.POSITIVE_INFINITY)),
  jump: press('jump', [whole], (visit) => {
    const chosen = chosenIn(visit.asked) ?? '';
    return stepMessage(visit, /^\d{1,9}$/.test(chosen) ? Number(chosen) : 0);
  }),
};

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

/** The files of a match that has ended, privately. */
export const exporting = press(
  'export',
  [],
  async (visit) =>
    hasEnded(visit.table)
      ? await exportMessage(visit, visit.table)
      : refusalMessage(new Refusal(text('bot:export.running')), visit.language),
  'anew',
);
