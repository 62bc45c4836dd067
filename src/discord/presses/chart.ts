import { press } from '../kit/press.ts';
import { chartMessage } from '../messages/rules/chart.ts';
import { withBack } from '../messages/rules/with-back.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    chart: [];
  }
}

/** A chart to look up while playing. */
export const chart = press('chart', [], async (visit) => withBack(visit, await chartMessage(visit)));
