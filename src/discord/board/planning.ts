import { canPlan, loadPlan, loadPresentPlan } from '../../app/plans/plan.ts';
import { getRepeatableMove, loadRepeatingSeats } from '../../app/play/repeat-move.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { Lapse } from '../../store/plans.ts';
import type { SeatedContext, TableContext } from '../core/context.ts';
import { getSafeNames } from '../core/names.ts';
import { type Button, createButton, createNamedButton } from '../core/rows.ts';

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

/** Returns a line about the seat's repeated move, and the button that ends it; nothing if it repeats none. */
export async function createStopRepeating({
  bot,
  table,
  seat,
  language,
}: SeatedContext): Promise<{ readonly lines: readonly string[]; readonly buttons: readonly Button[] }> {
  const repeats = getRepeatableMove(table, seat);
  if (repeats === null || !(await loadRepeatingSeats(bot.app.store, table)).includes(seat))
    return { lines: [], buttons: [] };
  const about = text('bot:panel.repeating', { about: repeats.about });
  return {
    lines: [translate(language, about, getSafeNames(table))],
    buttons: [createNamedButton(language, 'stopRepeating', ['repeat-stop', table.record.id])],
  };
}

/** Returns the button to repeat a move at each turn of the due seat, if its game has one. */
export function createRepeatButtons(
  { table, language }: Pick<TableContext, 'table' | 'language'>,
  seat: number,
): readonly Button[] {
  const repeats = getRepeatableMove(table, seat);
  if (repeats === null || repeats.move === null) return [];
  const { id, version } = table.record;
  return [createButton(translate(language, repeats.label, getSafeNames(table)), ['repeat', id, version])];
}
