import { gameOf } from '../../tables/house.ts';
import { digits, whole, word } from '../kit/fields.ts';
import { press, pressAnywhere } from '../kit/press.ts';
import { forgedMessage } from '../kit/refusing.ts';
import { rulesMessage } from '../messages/rules/page.ts';

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

/** Another page: of the rules by which the table is played; at none, of those of now. */
export const page = pressAnywhere('page', [word, digits], async (caller, table, id, number) => {
  const game = table?.game.id === id ? table.game : gameOf(caller.bot.house, id);
  return game ? await rulesMessage(caller, game, Number(number), table) : forgedMessage(caller.language);
});
