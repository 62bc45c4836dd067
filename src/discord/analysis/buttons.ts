import { canBeToldHow } from '../../app/analysis/analysis.ts';
import { press } from '../core/press.ts';
import { forgedMessage } from '../core/refusing.ts';
import { withBack } from '../core/with-back.ts';
import { chartMessage } from '../rules/chart.ts';
import { tellHowItWent } from './analysis.ts';

/** Posts the analysis of a finished match, in a thread of its last board where one can be opened. */
export const went = press(
  'went',
  [],
  async (visit) => (canBeToldHow(visit.table) ? await tellHowItWent(visit) : forgedMessage(visit.language)),
  'anew',
);

/** Shows the game's lookup chart. */
export const chart = press('chart', [], async (visit) => withBack(visit, await chartMessage(visit)));
