import { LEARNER_SEAT, type Lesson } from '../../app/tutorial/lesson.ts';
import { createLessonTable, EASIEST } from '../../app/tutorial/progress.ts';
import { getGameText } from '../../engine/game-text.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext, SeatedContext } from '../core/context.ts';
import { getGameName, getSafeNames } from '../core/names.ts';
import { formatChosenOptions } from '../text/options.ts';
import { formatNumberedAiName } from '../text/strengths.ts';

/** Formats the game being learned and the opponents. */
export function formatLessonHeading({ table, language }: SeatedContext): string {
  const who = table.seats.filter(({ seat }) => seat !== LEARNER_SEAT).map(({ seat }) => ({ seat }));
  return translate(
    language,
    text('bot:learn.heading', { game: getGameName(table.game, language), who }),
    getSafeNames(table),
  );
}

/** Introduces the game, the lesson and the unusual options, before the first decision. */
export function formatIntroLines({ table, language }: SeatedContext): readonly string[] {
  const { game, record } = table;
  const tell = (what: Text) => translate(language, what, getSafeNames(table));
  const options = formatChosenOptions(game, record.options, language).join(', ');
  return [
    tell(getGameText(game, 'blurb')),
    tell(text('bot:learn.alone')),
    ...(options === '' ? [] : [`-# ${tell(text('bot:learn.options', { options }))}`]),
  ];
}

/** Creates the context of a learner, in which a lesson is displayed like a table. */
export function createLessonContext(ctx: InteractionContext, lesson: Pick<Lesson, 'match'>): SeatedContext {
  const { bot, interaction, by, language, settings, arrived } = ctx;
  const names = {
    person: by.person,
    learner: by.name,
    ai: (number: number) => formatNumberedAiName(EASIEST, number, language),
  };
  const table = createLessonTable(lesson, names, language);
  return { bot, interaction, by, language, settings, arrived, table, seat: LEARNER_SEAT, elsewhere: false };
}
