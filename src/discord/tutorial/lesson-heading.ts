import { LEARNER_SEAT, type Lesson } from '../../app/tutorial/lesson.ts';
import { createLessonTable, EASIEST } from '../../app/tutorial/progress.ts';
import { getGameText } from '../../engine/game-text.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext, SeatedContext } from '../core/context.ts';
import { getGameName, getSafeNames } from '../core/names.ts';
import { formatChosenOptions } from '../text/options.ts';
import { formatNumberedAiName } from '../text/strengths.ts';

/** Which game is learnt, and with whom. */
export function formatLessonHeading({ table, language }: SeatedContext): string {
  const who = table.seats.filter(({ seat }) => seat !== LEARNER_SEAT).map(({ seat }) => ({ seat }));
  return translate(
    language,
    text('bot:learn.heading', { game: getGameName(table.game, language), who }),
    getSafeNames(table),
  );
}

/** What the game is about, how this goes, and what is not as usual, before the first decision. */
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

/** The learner at their lesson, which is shown as a table is. */
export function createLessonContext(ctx: InteractionContext, lesson: Pick<Lesson, 'match'>): SeatedContext {
  const { bot, asked, by, language, own, arrived } = ctx;
  const names = {
    person: by.person,
    learner: by.name,
    ai: (number: number) => formatNumberedAiName(EASIEST, number, language),
  };
  const table = createLessonTable(lesson, names, language);
  return { bot, asked, by, language, own, arrived, table, seat: LEARNER_SEAT, elsewhere: false };
}
