import { LEARNER } from '../../../app/tutorial/lesson.ts';
import { gameText } from '../../../engine/gameText.ts';
import { type Text, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Seated } from '../../kit/bot.ts';
import { gameName, namesAt } from '../../kit/names.ts';
import { chosenOptions } from '../lobby/optionNames.ts';

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
