import { refused } from '../../engine/refusal.ts';
import { isTheirs } from '../../tables/seats/taking.ts';
import { loadTable } from '../../tables/table.ts';
import { roused } from '../acts/rousing.ts';
import { cannotLook } from '../kit/hasLeft.ts';
import { chosenIn, pressAnywhere } from '../kit/press.ts';
import { forgedMessage, refusalMessage } from '../kit/refusing.ts';
import { isSeated, visitTo } from '../kit/visit.ts';
import { panelFor, spectatorMessage } from '../messages/panel.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    look: [];
  }
}

/**
 * The menu of one's own tables: opens the panel of the one that is chosen, wherever it is, or shows the one in which a seat
 * can be taken back. One that sleeps wakes.
 */
export const look = pressAnywhere('look', [], async (caller) => {
  const chosen = chosenIn(caller.asked) ?? '';
  const table = /^\d{1,15}$/.test(chosen) ? await loadTable(caller.bot.house, Number(chosen)) : null;
  if (table === null || refused(table) || !isTheirs(table, caller.by.person))
    return forgedMessage(caller.language);
  const no = await cannotLook(caller, table);
  if (no) return refusalMessage(no, caller.language);
  const now = await roused(caller, table);
  if ('no' in now) return now.no;
  const visit = visitTo(caller, now);
  return isSeated(visit) ? await panelFor(visit) : await spectatorMessage(visit);
});
