import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { hasEnded } from '../../tables/table.ts';
import { press } from '../kit/press.ts';
import { refusalMessage } from '../kit/refusing.ts';
import { exportMessage } from '../messages/exportFiles.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    export: [];
  }
}

/** The files of a match that has ended, privately. */
export const exporting = press(
  'export',
  [],
  async (visit) =>
    hasEnded(visit.table)
      ? await exportMessage(visit, visit.table)
      : refusalMessage(new Refusal(text('bot:export.running')), visit.language),
  'anew',
);
