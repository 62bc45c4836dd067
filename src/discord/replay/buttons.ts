import { hasEnded, hasStarted, isPlayable } from '../../app/core/table.ts';
import { loadReplay } from '../../app/replay/replay.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { addBackButton } from '../core/add-back-button.ts';
import { defineComponent, getChosenValue } from '../core/component.ts';
import { wholeNumber } from '../core/fields.ts';
import { createForgedMessage, createRefusalMessage } from '../core/refusals.ts';
import { createExportMessage } from './export.ts';
import { createFilmReply, createRecapReply } from './film.ts';
import { createLuckMessage } from './luck-message.ts';
import { createStepMessage } from './step.ts';

/** Buttons that step through a match: `step` opens the replay, the others move between its steps. */
export const steps = {
  step: defineComponent('step', [wholeNumber], createStepMessage),
  first: defineComponent('first', [wholeNumber], createStepMessage),
  back: defineComponent('back', [wholeNumber], createStepMessage),
  forward: defineComponent('forward', [wholeNumber], createStepMessage),
  /** Opens the newest step, which may be newer than the button. */
  last: defineComponent('last', [wholeNumber], (ctx) => createStepMessage(ctx, Number.POSITIVE_INFINITY)),
  jump: defineComponent('jump', [wholeNumber], (ctx) => {
    const chosen = getChosenValue(ctx.interaction) ?? '';
    return createStepMessage(ctx, /^\d{1,9}$/.test(chosen) ? Number(chosen) : 0);
  }),
};

/** Posts the replay of a match as an animation in the channel. */
export const film = defineComponent(
  'film',
  [],
  async (ctx) => {
    if (!hasStarted(ctx.table)) return createForgedMessage(ctx.language);
    const { toAll, payload } = await createFilmReply(ctx, ctx.table);
    return { ...payload, toAll };
  },
  'aloud',
);

/** Shows the moves after a log entry as a private animation. */
export const filmSinceButton = defineComponent(
  'since',
  [wholeNumber],
  async (ctx, entry) => {
    if (!hasStarted(ctx.table)) return createForgedMessage(ctx.language);
    const course = await loadReplay(ctx.bot.app, ctx.table);
    const made = refused(course)
      ? createRefusalMessage(course, ctx.language)
      : await createRecapReply(ctx, course, entry);
    return addBackButton(ctx, made);
  },
  'anew',
);

/** Sends the files of a finished match privately. */
export const exportButton = defineComponent(
  'export',
  [],
  async (ctx) =>
    hasEnded(ctx.table)
      ? await createExportMessage(ctx, ctx.table)
      : createRefusalMessage(new Refusal(text('bot:export.running')), ctx.language),
  'anew',
);

/** Checks all rolls and cards of an ended match against the commitment of its start. */
export const luckButton = defineComponent('luck', [], async (ctx) => {
  const { table, language } = ctx;
  if (!hasEnded(table) || !isPlayable(table) || !table.record.secret)
    return createRefusalMessage(new Refusal(text('bot:luck.running')), language);
  return addBackButton(ctx, await createLuckMessage(ctx));
});
