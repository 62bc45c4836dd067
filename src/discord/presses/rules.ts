import { gameOf } from '../../tables/house.ts';
import { digits, whole, word } from '../kit/fields.ts';
import { press, pressAnywhere } from '../kit/press.ts';
import { forgedMessage } from '../kit/refusing.ts';
import { visitTo } from '../kit/visit.ts';
import { rulesMessage } from '../messages/rules/page.ts';
import { withBack } from '../messages/rules/with-back.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    rules: [version: number];
    page: [game: string, page: string];
  }
}

/** The rules of the table's game, from their first page. */
export const rules = press('rules', [whole], async (visit) =>
  withBack(visit, await rulesMessage(visit, visit.table.game, 0, visit.table)),
);

/** Another page: of the rules by which the table is played; at none, of those of now. */
export const page = pressAnywhere('page', [word, digits], async (caller, table, id, number) => {
  const game = table?.game.id === id ? table.game : gameOf(caller.bot.house, id);
  if (!game) return forgedMessage(caller.language);
  const message = await rulesMessage(caller, game, Number(number), table);
  return table ? withBack(visitTo(caller, table), message) : message;
});
