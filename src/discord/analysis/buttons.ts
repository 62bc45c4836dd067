import { canAnalyseMatch } from '../../app/analysis/analysis.ts';
import { defineComponent } from '../core/component.ts';
import { createForgedMessage } from '../core/refusals.ts';
import { addBackButton } from '../core/rows.ts';
import { createChartMessage } from '../rules/chart.ts';
import { postAnalysis } from './post-analysis.ts';

/** Posts the analysis of a finished match, in a thread of its last board if one can be opened. */
export const analysisButton = defineComponent(
  'went',
  [],
  async (ctx) => (canAnalyseMatch(ctx.table) ? await postAnalysis(ctx) : createForgedMessage(ctx.language)),
  'anew',
);

/** Shows the game's lookup chart. */
export const chart = defineComponent('chart', [], async (ctx) =>
  addBackButton(ctx, await createChartMessage(ctx)),
);
