import { findGame } from '../../app/core/context.ts';
import { defineComponent, defineComponentAnywhere } from '../core/component.ts';
import { createTableContext } from '../core/create-context.ts';
import { digits, wholeNumber, word } from '../core/fields.ts';
import { createForgedMessage, formatRuling } from '../core/refusals.ts';
import { addBackButton } from '../core/rows.ts';
import { createRulesMessage } from './page.ts';

/** Opens the first rules page of the table's game. */
export const rules = defineComponent('rules', [wholeNumber], async (ctx) =>
  addBackButton(ctx, await createRulesMessage(ctx, ctx.table.game, 0, ctx.table)),
);

/** Opens another rules page, in the table's rules version, or in the current one outside a table. */
export const page = defineComponentAnywhere('page', [word, digits], async (ctx, table, id, number) => {
  const game = table?.game.id === id ? table.game : findGame(ctx.bot.app, id);
  if (!game) return createForgedMessage(ctx.language);
  const message = await createRulesMessage(ctx, game, Number(number), table);
  return table ? addBackButton(createTableContext(ctx, table), message) : message;
});

/** Shows the ruling that a refusal rests on. */
export const why = defineComponentAnywhere(
  'why',
  [word, word],
  async ({ bot, language }, _, id, ruling) => {
    const game = findGame(bot.app, id);
    const content = game && formatRuling(game, ruling, language);
    return content ? { content } : createForgedMessage(language);
  },
  'anew',
);
