import { canBeToldHow } from '../../app/analysis/analysis.ts';
import { tellHowItWent } from '../acts/howItWent.ts';
import { press } from '../kit/press.ts';
import { forgedMessage } from '../kit/refusing.ts';
import { chartMessage } from '../messages/rules/chart.ts';
import { withBack } from '../messages/rules/with-back.ts';

/** Posts the analysis of a finished match, in a thread of its last board where one can be opened. */
export const went = press(
  'went',
  [],
  async (visit) => (canBeToldHow(visit.table) ? await tellHowItWent(visit) : forgedMessage(visit.language)),
  'anew',
);

/** Shows the game's lookup chart. */
export const chart = press('chart', [], async (visit) => withBack(visit, await chartMessage(visit)));
