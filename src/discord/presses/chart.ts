import { press } from '../kit/press.ts';
import { chartMessage } from '../messages/rules/chart.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    chart: [];
  }
}

/** What somebody looks up while they play: it leaves the panel as it is. */
export const chart = press('chart', [], chartMessage, 'anew');
