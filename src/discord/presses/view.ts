import { whole } from '../kit/fields.ts';
import { press } from '../kit/press.ts';
import { viewFor } from '../messages/panel.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    view: [version: number];
  }
}

/** What one's own seat sees. */
export const view = press('view', [whole], async (visit) => await viewFor(visit));
