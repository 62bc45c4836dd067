import { checkCanClaim } from '../../app/turns/claim.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { TableContext } from '../core/context.ts';
import { getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { type Button, createButtonRows, createNamedButton } from '../core/rows.ts';

/** Returns the button for a player who may claim the win now. */
export async function createClaimButtons({
  bot,
  by,
  table,
  language,
}: TableContext): Promise<readonly Button[]> {
  const claim = await checkCanClaim(bot.app.store, table, by.person, bot.app.now());
  return refused(claim) ? [] : [createNamedButton(language, 'claim', ['claim', table.record.id], 'primary')];
}

/** Asks for confirmation before a win is claimed, or says why it cannot be. */
export async function createClaimQuestion({ bot, by, table, language }: TableContext): Promise<Payload> {
  const claim = await checkCanClaim(bot.app.store, table, by.person, bot.app.now());
  if (refused(claim)) return createRefusalMessage(claim, language, getSafeNames(table));
  const { id } = table.record;
  const sure = createNamedButton(language, 'sureClaim', ['claim-sure', id], 'danger');
  const content = translate(language, text('bot:more.claimAsk'), getSafeNames(table));
  return { content, rows: createButtonRows([createNamedButton(language, 'stop', ['stop', id]), sure]) };
}
