import { hasEnded, hasStarted } from '../../app/core/table.ts';
import { courseOf } from '../../app/replay/replay.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { whole } from '../core/fields.ts';
import { chosenIn, press } from '../core/press.ts';
import { forgedMessage, refusalMessage } from '../core/refusing.ts';
import { withBack } from '../core/with-back.ts';
import { exportMessage } from './export.ts';
import { filmHere, filmSince } from './film.ts';
import { stepMessage } from './step.ts';

/** Buttons to step through a match: `step` opens the replay, the others move between its steps. */
export const steps = {
  step: press('step', [whole], stepMessage),
  first: press('first', [whole], stepMessage),
  back: press('back', [whole], stepMessage),
  forward: press('forward', [whole], stepMessage),
  /** Opens the newest step, which may have come after the button was made. */
  last: press('last', [whole], (visit) => stepMessage(visit, Number.POSITIVE_INFINITY)),
  jump: press('jump', [whole], (visit) => {
    const chosen = chosenIn(visit.asked) ?? '';
    return stepMessage(visit, /^\d{1,9}$/.test(chosen) ? Number(chosen) : 0);
  }),
};

/** Posts the replay of a match as an animation in the channel. */
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

/** Shows what happened after a log entry as a private animation. */
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

/** Sends the files of a finished match in a private message. */
export const exporting = press(
  'export',
  [],
  async (visit) =>
    hasEnded(visit.table)
      ? await exportMessage(visit, visit.table)
      : refusalMessage(new Refusal(text('bot:export.running')), visit.language),
  'anew',
);
