import { type Actor, REPEATED, type Repeated } from '../../app/core/actor.ts';
import type { AppContext } from '../../app/core/context.ts';
import { loadTable } from '../../app/core/table.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { ComponentReply } from './component.ts';
import type { TableContext } from './context.ts';
import { getSafeNames } from './names.ts';
import type { Payload } from './payload.ts';
import { describeMissingAtTable, type PermissionPurpose } from './permissions.ts';
import { createRefusalMessage } from './refusals.ts';
import { getStandardReply } from './reply.ts';

/** Keys of the confirmations. */
type TableActionKey =
  | `bot:lobby.${'joined' | 'left' | 'declining' | 'starting' | 'closed'}`
  | 'bot:panel.done'
  | `bot:more.${'cancelled' | 'resigned' | 'claimed'}`;

/** An action on a table as a whole, by button or by command. */
export interface TableAction {
  /** Announcement that the action causes; without the permissions for it the action is refused. */
  readonly purpose?: PermissionPurpose;
  /** Key of the confirmation for the player; its `number` is the seat they took. */
  readonly said: TableActionKey;
  doing(ctx: AppContext, by: Actor, tableId: number): Promise<number | true | Refusal | Repeated>;
}

/** Runs an action and returns the reply. `done`: it succeeded, now or at an earlier delivery of the same interaction. */
export async function runTableAction(
  ctx: TableContext,
  { purpose, said, doing }: TableAction,
): Promise<ComponentReply> {
  const { bot, by, table, language } = ctx;
  const lacking = purpose === undefined ? null : describeMissingAtTable(ctx, purpose);
  if (lacking !== null) return { content: lacking };
  const outcome = await doing(bot.app, by, table.record.id);
  if (outcome === REPEATED) return { done: true, content: getStandardReply(language, 'nothingDone') };
  if (refused(outcome)) return await explainRefusal(ctx, outcome);
  return { done: true, content: translate(language, text(said, { number: Number(outcome) }), () => '') };
}

async function explainRefusal({ bot, table, language }: TableContext, refusal: Refusal): Promise<Payload> {
  const now = await loadTable(bot.app, table.record.id);
  return refused(now)
    ? createRefusalMessage(refusal, language)
    : createRefusalMessage(refusal, language, getSafeNames(now));
}
