import { whole } from '../kit/fields.ts';
import { chosenIn, press } from '../kit/press.ts';
import { stepMessage } from '../messages/replay/step.ts';

/** The step that is shown next. */
type Step = [step: number];

declare module '../kit/ids.ts' {
  interface Presses {
    step: Step;
    first: Step;
    back: Step;
    forward: Step;
    last: Step;
    jump: Step;
  }
}

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
