import { shouldAskOthers } from '../../app/undo/undo.ts';
import { findUndoCandidate, type UndoCandidate } from '../../app/undo/undo-candidate.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { normaliseTyped } from '../../engine/typed-text.ts';
import { translate } from '../../i18n/translate.ts';
import type { TableContext } from '../core/context.ts';
import { getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { type Button, createButtonRows, createNamedButton } from '../core/rows.ts';

/** Words that players type to undo their move, at every table; a game whose notation uses one of them takes precedence. */
const UNDO_WORDS = ['undo', 'take back', 'takeback', '무르기', '되돌리기', '취소'];

/** Returns whether the typed move asks for an undo. */
export function isUndoWish(wish: string): boolean {
  return UNDO_WORDS.includes(normaliseTyped(wish).toLowerCase());
}

/** Returns the button that undoes the last move, or asks the others for consent; none if there is nothing to undo. */
export async function createUndoButtons(ctx: TableContext): Promise<readonly Button[]> {
  const slip = await findUndoCandidate(ctx.bot.app, ctx.table, ctx.by.person);
  return refused(slip) ? [] : [createUndoButton(ctx, slip)];
}

/** Returns the undo button for a player who typed such a word; else why there is none. */
export async function createUndoOffer(ctx: TableContext): Promise<Payload> {
  const { bot, table, by, language } = ctx;
  const slip = await findUndoCandidate(bot.app, table, by.person);
  if (refused(slip)) return createRefusalMessage(slip, language, getSafeNames(table));
  const content = translate(language, text('bot:takeBack.way'), getSafeNames(table));
  return { content, rows: createButtonRows([createUndoButton(ctx, slip)]) };
}

function createUndoButton({ table, by, language }: TableContext, slip: UndoCandidate): Button {
  const { id, version } = table.record;
  return shouldAskOthers(table, by, slip)
    ? createNamedButton(language, 'askBack', ['ask-back', id, version])
    : createNamedButton(language, 'takeBack', ['take-back', id, version]);
}
