import { canPlan, loadPlan, loadPresentPlan } from '../../app/plans/plan.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { Lapse } from '../../store/plans.ts';
import type { SeatedContext } from '../core/context.ts';
import { getSafeNames } from '../core/names.ts';
import { type Button, createNamedButton } from '../core/rows.ts';

/** Returns a line about the plan of a waiting seat, and the button to plan; nothing if the seat cannot plan. */
export async function createPlanning(
  ctx: SeatedContext,
): Promise<{ readonly lines: readonly string[]; readonly buttons: readonly Button[] }> {
  const { bot, table, seat, language } = ctx;
  if (!canPlan(table, seat)) return { lines: [], buttons: [] };
  const { answers } = await loadPresentPlan(bot.app.store, table, seat);
  const when = Object.values(answers).map((answer) => answer.when);
  const planned = when.length > 0 ? [say(ctx, text('bot:plan.planned', { when }))] : [];
  return {
    lines: [...(await createLapseLines(ctx)), ...planned],
    buttons: [createNamedButton(language, 'plan', ['plan', table.record.id])],
  };
}

/** Returns a line that says why the seat's plan is off; nothing if it is not. */
export async function createLapseLines(ctx: SeatedContext): Promise<readonly string[]> {
  const stored = await loadPlan(ctx.bot.app.store, ctx.table, ctx.seat);
  return stored?.lapse ? [say(ctx, describeLapse(stored.lapse))] : [];
}

function describeLapse({ why, when }: Lapse): Text {
  return text(`bot:plan.lapse.${why}`, { when: when ?? '' });
}

function say({ table, language }: SeatedContext, what: Text): string {
  return translate(language, what, getSafeNames(table));
}
