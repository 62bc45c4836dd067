import type { MessageComponentInteraction } from 'discord.js';
import { REPEATED } from '../../app/core/actor.ts';
import { type Hint, takeHint } from '../../app/hints/hint.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { formatPathLabels } from '../answers/answers.ts';
import { askAgain, showCurrentTable } from '../board/answer-panel.ts';
import { createPanelMessage } from '../board/panel.ts';
import { defineComponent } from '../core/component.ts';
import type { TableContext } from '../core/context.ts';
import { createTableContext, isSeated } from '../core/create-context.ts';
import { wholeNumber } from '../core/fields.ts';
import { getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { toPercent } from '../core/percent.ts';
import { isSecondTap } from '../core/second-tap.ts';

/** Shows a hint from the strongest AI. The version is the table's when the hint was requested. */
export const hint = defineComponent('hint', [wholeNumber], showHint);

/** Shows the best move to a player who is due, above their question; or the reason why there is no hint. */
async function showHint(ctx: TableContext<MessageComponentInteraction>, version: number): Promise<Payload> {
  if (isSecondTap(ctx)) return await askAgain(ctx, version, []);
  const hint = await takeHint(ctx.bot.app, ctx.by, ctx.table.record.id, version);
  if (hint === REPEATED) return await showCurrentTable(ctx, []);
  return refused(hint) ? await showCurrentTable(ctx, [hint]) : await createHintedPanel(ctx, hint);
}

async function createHintedPanel(ctx: TableContext, hint: Hint): Promise<Payload> {
  const now = createTableContext(ctx, hint.table);
  if (!isSeated(now)) throw new Error('A hint was taken by somebody without a seat');
  return await createPanelMessage(now, { first: formatHintLines(now, hint), hinted: true });
}

/**
 * Returns the best move in the panel's wording, its winning chance, and the number of hints taken: "Best move: **A: 20 to 1**. About 71 % to
 * win."
 */
function formatHintLines({ table, language }: TableContext, { way, chance, taken }: Hint): readonly string[] {
  const names = getSafeNames(table);
  const move = formatPathLabels(way.questions, way.path, language, names).join(' › ');
  const best = translate(language, text('bot:hint.best', { move }), names);
  const worth =
    chance === null
      ? []
      : [translate(language, text('bot:hint.chance', { percent: toPercent(chance) }), names)];
  return [
    [best, ...worth].join(' '),
    `-# ${translate(language, text('bot:hint.taken', { hints: taken }), names)}`,
  ];
}
