import { clearPlan, saveAlways } from '../../app/plans/plan.ts';
import { defineComponent } from '../core/component.ts';
import { flag, path, word } from '../core/fields.ts';
import { createForgedMessage } from '../core/refusals.ts';
import { answerSituation, showChangedPlan, showPlan } from './plan.ts';

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
