import { getTableView } from '../../app/core/table.ts';
import { loadPresentPlan } from '../../app/plans/plan.ts';
import { listSituations, type Plan, type Situation } from '../../engine/plan.ts';
import { refused } from '../../engine/refusal.ts';
import { type Text, text } from '../../engine/text.ts';
import { getOpenQuestion, type Walk, walk } from '../../engine/walk.ts';
import { translate } from '../../i18n/translate.ts';
import { formatUnmarkedLabels } from '../answers/answers.ts';
import {
  createAnswerRows,
  findLastChoice,
  formatQuestionLines,
  type OpenQuestion,
  skipOnlyAnswers,
} from '../answers/question.ts';
import type { SeatedContext } from '../core/context.ts';
import { getGameName, getPlainNames, getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { type Button, createButton, createButtonRows, createNamedButton } from '../core/rows.ts';
import { renderPrivatePicture } from '../pictures/picture.ts';

/** Number of situations in a row, so that six fit on a phone. */
const SITUATIONS_IN_ROW = 3;

/** Creates the message of a waiting player's plan: each situation with its answer, and what is checked before it is played. */
export async function createPlanMessage(ctx: SeatedContext): Promise<Payload> {
  const { bot, table, seat } = ctx;
  const plan = await loadPresentPlan(bot.app.store, table, seat);
  const situations = listSituations(table.game, getTableView(table, seat), seat, plan);
  const lines = [
    `**${getGameName(table.game, ctx.language)}**`,
    say(ctx, text('bot:plan.title')),
    ...situations.flatMap((situation) => formatAnswerLines(ctx, plan, situation)),
    `-# ${say(ctx, plan.always || !table.game.plans ? text('bot:plan.always') : table.game.plans.only)}`,
  ];
  return {
    content: lines.join('\n'),
    image: await renderPrivatePicture(ctx),
    rows: [
      ...createButtonRows(
        situations.map((situation) => createSituationButton(ctx, plan, situation)),
        SITUATIONS_IN_ROW,
      ),
      ...createButtonRows(createPlanButtons(ctx, plan)),
    ],
  };
}

/** Returns the answer that is planned for a situation; nothing if the player decides. */
function formatAnswerLines(ctx: SeatedContext, plan: Plan, { id, when, view }: Situation): readonly string[] {
  const planned = plan.answers[id];
  const way = planned && walk(ctx.table.game, view, ctx.seat, planned.path);
  if (!way || refused(way)) return [];
  const labels = formatUnmarkedLabels(way.questions, way.path, ctx.language, getSafeNames(ctx.table));
  return [say(ctx, text('bot:plan.answer', { when, path: labels.join(' › ') }))];
}

/** Returns the button that asks what to do in a situation; a planned one is green. */
function createSituationButton(
  { table, language }: SeatedContext,
  plan: Plan,
  { id, when }: Situation,
): Button {
  const label = translate(language, when, getPlainNames(table));
  const style = plan.answers[id] ? 'success' : 'secondary';
  return createButton(label, ['plan-answer', table.record.id, id, []], style);
}

function createPlanButtons({ table, language }: SeatedContext, plan: Plan): readonly Button[] {
  const { id } = table.record;
  const back = createNamedButton(language, 'back', ['again', id]);
  if (Object.keys(plan.answers).length === 0) return [back];
  const named = plan.always ? ('planOnly' as const) : ('planAlways' as const);
  return [
    createNamedButton(language, named, ['plan-always', id, !plan.always]),
    createNamedButton(language, 'clearPlan', ['plan-clear', id], 'danger'),
    back,
  ];
}

/** Creates the question of a situation after these answers, with the picture that the seat would then see. */
export async function createPlanQuestion(
  ctx: SeatedContext,
  { id, when, view }: Situation,
  start: Walk,
): Promise<Payload> {
  const { table, seat, language } = ctx;
  const names = getSafeNames(table);
  const way = skipOnlyAnswers(table.game, view, seat, start);
  const question = getOpenQuestion(way) as OpenQuestion;
  const lines = [
    `**${getGameName(table.game, language)}** · ${say(ctx, when)}`,
    ...formatQuestionLines(way, language, names),
  ];
  const rows = createAnswerRows(
    question,
    { tableId: table.record.id, version: table.record.version, path: way.path, situation: id },
    (label) => translate(language, label, getPlainNames(table)),
    language,
  );
  return {
    content: lines.join('\n'),
    image: await renderPrivatePicture(ctx, { view, choices: question.choices, choosing: true }),
    rows: [...rows, ...createButtonRows([createBackButton(ctx, id, way)])],
  };
}

/** Returns the button that goes back to the last question with a choice, or to the plan. */
function createBackButton({ table, language }: SeatedContext, id: string, { path, questions }: Walk): Button {
  const last = findLastChoice(questions);
  const { id: tableId } = table.record;
  return last === null
    ? createNamedButton(language, 'back', ['plan', tableId])
    : createNamedButton(language, 'back', ['plan-answer', tableId, id, path.slice(0, last)]);
}

function say({ table, language }: SeatedContext, what: Text): string {
  return translate(language, what, getSafeNames(table));
}
