import { whole } from '../kit/fields.ts';
import { chosenIn, type Press, press } from '../kit/press.ts';
import { stepMessage } from '../messages/replayStep.ts';

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

const TO_STEP = ['step', 'first', 'back', 'forward'] as const;

/** Ways through a match that is shown again: `step` opens it, the others lead from one of its steps to another. */
export const steps: readonly Press[] = [
  ...TO_STEP.map((name) => press(name, [whole], stepMessage)),
  /** The last step is the last one now: there may be more by now than when the button was made. */
  press('last', [whole], (visit) => stepMessage(visit, Number.POSITIVE_INFINITY)),
  press('jump', [whole], (visit) => {
    const chosen = chosenIn(visit.asked) ?? '';
    return stepMessage(visit, /^\d{1,9}$/.test(chosen) ? Number(chosen) : 0);
  }),
];
