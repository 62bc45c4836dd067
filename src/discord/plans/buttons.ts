import { REPEATED } from '../../app/core/actor.ts';
import { getTableView } from '../../app/core/table.ts';
import {
  type ChangedPlan,
  canPlan,
  clearPlan,
  loadPresentPlan,
  saveAlways,
  saveAnswer,
} from '../../app/plans/plan.ts';
import { listSituations } from '../../engine/plan.ts';
import type { Path } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { extendWalk, getOpenQuestion, walk } from '../../engine/walk.ts';
import { showCurrentTable } from '../board/answer-panel.ts';
import { defineComponent } from '../core/component.ts';
import type { SeatedContext, TableContext } from '../core/context.ts';
import { createTableContext, isSeated } from '../core/create-context.ts';
import { flag, path, word } from '../core/fields.ts';
import type { Payload } from '../core/payload.ts';
import { createForgedMessage } from '../core/refusals.ts';
import { createPlanMessage, createPlanQuestion } from './message.ts';

/** Shows the plan of a waiting player. */
export const plan = defineComponent('plan', [], (ctx) => showPlan(ctx));

/** Handles an answer for a situation, and asks its first question for an empty path. */
export const planAnswer = defineComponent('plan-answer', [word, path], (ctx, situation, way) =>
  answerSituation(ctx, situation, way),
);

/** Handles an answer menu for a situation. Its choice is the last answer of the path. */
export const planMenu = defineComponent('plan-menu', [word, path], async (ctx, situation, way) => {
  const { interaction, language } = ctx;
  if (!interaction.isStringSelectMenu()) return createForgedMessage(language);
  return await answerSituation(ctx, situation, way, interaction.values);
});

/** Sets whether answers are played whatever they bring. */
export const planAlways = defineComponent('plan-always', [flag], async (ctx, always) =>
  showChangedPlan(ctx, await saveAlways(ctx.bot.app, ctx.by, ctx.table.record.id, always)),
);

/** Deletes the plan. */
export const planClear = defineComponent('plan-clear', [], async (ctx) =>
  showChangedPlan(ctx, await clearPlan(ctx.bot.app, ctx.by, ctx.table.record.id)),
);

/** Shows the plan of a player who waits; everybody else gets the table. */
async function showPlan(ctx: TableContext): Promise<Payload> {
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
async function answerSituation(
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
async function showChangedPlan(
  ctx: TableContext,
  changed: ChangedPlan | Refusal | typeof REPEATED,
): Promise<Payload> {
  if (changed === REPEATED) return await showPlan(ctx);
  if (refused(changed)) return await showCurrentTable(ctx, [changed]);
  return await showPlan(createTableContext(ctx, changed.table));
}
