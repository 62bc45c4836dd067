import { canBeToldHow } from '../../tables/went/went.ts';
import { tellHowItWent } from '../acts/howItWent.ts';
import { press } from '../kit/press.ts';
import { forgedMessage } from '../kit/refusing.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    went: [];
  }
}

/** How a match went that was played to its end, for everybody, in a thread of its last board where there can be one. */
export const went = press(
  'went',
  [],
  async (visit) => (canBeToldHow(visit.table) ? await tellHowItWent(visit) : forgedMessage(visit.language)),
  'anew',
);
