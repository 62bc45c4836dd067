import { LEARNER, type Lesson } from '../../app/tutorial/lesson.ts';
import { EASIEST, noTableOf } from '../../app/tutorial/progress.ts';
import { gameText } from '../../engine/game-text.ts';
import { type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller, Seated } from '../core/context.ts';
import { gameName, namesAt } from '../core/names.ts';
import { mindNumbered } from '../text/ai-levels.ts';
import { chosenOptions } from '../text/options.ts';

/** Which game is learnt, and with whom. */
export function lessonHeading({ table, language }: Seated): string {
  const who = table.sitters.filter(({ seat }) => seat !== LEARNER).map(({ seat }) => ({ seat }));
  return say(
    language,
    text('bot:learn.heading', { game: gameName(table.game, language), who }),
    namesAt(table),
  );
}

/** What the game is about, how this goes, and what is not as usual, before the first decision. */
export function introLines({ table, language }: Seated): readonly string[] {
  const { game, record } = table;
  const tell = (what: Text) => say(language, what, namesAt(table));
  const options = chosenOptions(game, record.options, language).join(', ');
  return [
    tell(gameText(game, 'blurb')),
    tell(text('bot:learn.alone')),
    ...(options === '' ? [] : [`-# ${tell(text('bot:learn.options', { options }))}`]),
  ];
}

/** The learner at their lesson, which is shown as a table is. */
export function lessonVisit(caller: Caller, lesson: Pick<Lesson, 'match'>): Seated {
  const { bot, asked, by, language, own, arrived } = caller;
  const names = {
    person: by.person,
    learner: by.name,
    ai: (number: number) => mindNumbered(EASIEST, number, language),
  };
  const table = noTableOf(lesson, names, language);
  return { bot, asked, by, language, own, arrived, table, seat: LEARNER, elsewhere: false };
}
