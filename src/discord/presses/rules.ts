import { gameOf } from '../../tables/house.ts';
import { digits, whole, word } from '../kit/fields.ts';
import { press, pressAnywhere } from '../kit/press.ts';
import { forgedMessage } from '../kit/refusing.ts';
import { rulesMessage } from '../messages/rules.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    rules: [version: number];
    page: [game: string, page: string];
  }
}

/** The rules of the table's game, from their first page. */
export const rules = press('rules', [whole], (visit) =>
  rulesMessage(visit, visit.table.game, 0, visit.table),
);

/** Another page; of a table's game, or at no table. */
export const page = pressAnywhere('page', [word, digits], async (caller, table, id, number) => {
  const game = gameOf(caller.bot.house, id);
  return game ? await rulesMessage(caller, game, Number(number), table) : forgedMessage(caller.language);
});
