import { canAnalyseMatch } from '../../app/analysis/analysis.ts';
import { defineComponent } from '../core/press.ts';
import { createForgedMessage } from '../core/refusing.ts';
import { addBackButton } from '../core/with-back.ts';
import { createChartMessage } from '../rules/chart.ts';
import { postAnalysis } from './analysis.ts';

/** Posts the analysis of a finished match, in a thread of its last board where one can be opened. */
export const analysisButton = defineComponent(
  'went',
  [],
  async (visit) =>
    canAnalyseMatch(visit.table) ? await postAnalysis(visit) : createForgedMessage(visit.language),
  'anew',
);

/** Shows the game's lookup chart. */
export const chart = defineComponent('chart', [], async (visit) =>
  addBackButton(visit, await createChartMessage(visit)),
);
