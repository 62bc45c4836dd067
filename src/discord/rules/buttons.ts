import { gameOf } from '../../app/core/context.ts';
import { digits, whole, word } from '../core/fields.ts';
import { press, pressAnywhere } from '../core/press.ts';
import { forgedMessage } from '../core/refusing.ts';
import { visitTo } from '../core/visit.ts';
import { withBack } from '../core/with-back.ts';
import { rulesMessage } from './page.ts';

/** Opens the first rules page of the table's game. */
export const rules = press('rules', [whole], async (visit) =>
  withBack(visit, await rulesMessage(visit, visit.table.game, 0, visit.table)),
);

/** Opens another rules page: of the table's rules version, or of the current one outside of a table. */
export const page = pressAnywhere('page', [word, digits], async (caller, table, id, number) => {
  const game = table?.game.id === id ? table.game : gameOf(caller.bot.house, id);
  if (!game) return forgedMessage(caller.language);
  const message = await rulesMessage(caller, game, Number(number), table);
  return table ? withBack(visitTo(caller, table), message) : message;
});
