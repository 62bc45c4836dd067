import { REPEATED } from '../../app/core/actor.ts';
import { getTableView } from '../../app/core/table.ts';
import { type ChangedPlan, canPlan, loadPresentPlan, saveAnswer } from '../../app/plans/plan.ts';
import { listSituations } from '../../engine/plan.ts';
import type { Path } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { extendWalk, getOpenQuestion, walk } from '../../engine/walk.ts';
import { showCurrentTable } from '../board/answer-panel.ts';
import type { SeatedContext, TableContext } from '../core/context.ts';
import { createTableContext, isSeated } from '../core/create-context.ts';
import type { Payload } from '../core/payload.ts';
import { createPlanMessage, createPlanQuestion } from './message.ts';

/** Shows the plan of a player who waits; everybody else gets the table. */
export async function showPlan(ctx: TableContext): Promise<Payload> {
  return await withPlanner(ctx, createPlanMessage);
}

/** Runs an action for a player who can plan; shows the table with the reason to everybody else. */
async function withPlanner(
  ctx: TableContext,
  run: (planner: SeatedContext) => Promise<Payload>,
): Promise<Payload> {
  if (!isSeated(ctx)) return await showCurrentTable(ctx, [new Refusal(text('bot:refuse.notSeated'))]);
  if (!canPlan(ctx.table, ctx.seat))
    return await showCurrentTable(ctx, [new Refusal(text('bot:refuse.noPlanNow'))]);
  return await run(ctx);
}

/**
 * Handles answers for a situation: asks the next question, or saves a whole answer. `chosen`: the last answer, given by a
 * menu.
 */
export async function answerSituation(
  ctx: TableContext,
  id: string,
  path: Path,
  chosen: readonly string[] | null = null,
): Promise<Payload> {
  return await withPlanner(ctx, async (planner) => {
    const { bot, by, table, seat } = planner;
    const outdated = new Refusal(text('bot:refuse.outdated'));
    const view = getTableView(table, seat);
    const plan = await loadPresentPlan(bot.app.store, table, seat);
    const situation = listSituations(table.game, view, seat, plan).find((one) => one.id === id);
    if (!situation) return await showCurrentTable(ctx, [outdated]);
    const start = walk(table.game, situation.view, seat, path);
    const way =
      refused(start) || chosen === null
        ? start
        : extendWalk(table.game, situation.view, seat, start, chosen.join('+'));
    if (refused(way)) return await showCurrentTable(ctx, [outdated]);
    if (getOpenQuestion(way).kind !== 'ready') return await createPlanQuestion(planner, situation, way);
    return await showChangedPlan(ctx, await saveAnswer(bot.app, by, table.record.id, id, way.path));
  });
}

/** Shows a plan after a change, or the table with the reason why it was not changed. */
export async function showChangedPlan(
  ctx: TableContext,
  changed: ChangedPlan | Refusal | typeof REPEATED,
): Promise<Payload> {
  if (changed === REPEATED) return await showPlan(ctx);
  if (refused(changed)) return await showCurrentTable(ctx, [changed]);
  return await showPlan(createTableContext(ctx, changed.table));
}
