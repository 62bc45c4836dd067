import { refused } from '../../engine/refusal.ts';
import { loadTable } from '../../tables/table.ts';
import { chosenIn, pressAnywhere } from '../kit/press.ts';
import { forgedMessage } from '../kit/refusing.ts';
import { isSeated, visitTo } from '../kit/visit.ts';
import { panelFor } from '../messages/panel.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    look: [];
  }
}

/** The menu of one's own tables: opens the panel of the one that is chosen, wherever it is. */
export const look = pressAnywhere('look', [], async (caller) => {
  const chosen = chosenIn(caller.asked) ?? '';
  const table = /^\d{1,15}$/.test(chosen) ? await loadTable(caller.bot.house, Number(chosen)) : null;
  if (table === null || refused(table)) return forgedMessage(caller.language);
  const visit = visitTo(caller, table);
  return isSeated(visit) ? await panelFor(visit) : forgedMessage(caller.language);
});
