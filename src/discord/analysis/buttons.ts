import { canBeToldHow } from '../../tables/went/went.ts';
import { tellHowItWent } from '../acts/howItWent.ts';
import { press } from '../kit/press.ts';
import { forgedMessage } from '../kit/refusing.ts';
import { chartMessage } from '../messages/rules/chart.ts';
import { withBack } from '../messages/rules/with-back.ts';

/** How a match went that was played to its end, for everybody, in a thread of its last board where there can be one. */
export const went = press(
  'went',
  [],
  async (visit) => (canBeToldHow(visit.table) ? await tellHowItWent(visit) : forgedMessage(visit.language)),
  'anew',
);

/** A chart to look up while playing. */
export const chart = press('chart', [], async (visit) => withBack(visit, await chartMessage(visit)));
