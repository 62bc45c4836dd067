import { getMatchName, hasEnded, hasStarted, isPlayable } from '../../app/core/table.ts';
import { checkLuck } from '../../app/replay/check-luck.ts';
import { loadReplay } from '../../app/replay/replay.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { defineComponent, getChosenValue } from '../core/component.ts';
import type { TableContext } from '../core/context.ts';
import { wholeNumber } from '../core/fields.ts';
import type { Payload } from '../core/payload.ts';
import { createForgedMessage, createRefusalMessage } from '../core/refusals.ts';
import { addBackButton } from '../core/rows.ts';
import { createExportMessage } from './export.ts';
import { createFilmReply, createRecapReply } from './film.ts';
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

/** Checks the luck of an ended match and says whether it matches the commitment, and how to check it without the bot. */
async function createLuckMessage({ bot, table, language }: TableContext): Promise<Payload> {
  const check = await checkLuck(bot.app, table);
  const { id, secret } = table.record;
  const proof = { match: getMatchName(id), secret: secret?.toString('hex') ?? '' };
  const lines = [
    check === null
      ? translate(language, text('bot:luck.differs'), () => '')
      : translate(
          language,
          text('bot:luck.matches', { count: check.outcomes, commitment: check.commitment }),
          () => '',
        ),
    translate(language, text('bot:luck.yourself', proof), () => ''),
  ];
  return { content: lines.join('\n') };
}
