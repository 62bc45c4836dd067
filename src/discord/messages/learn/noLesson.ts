import { type Language, type Text, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Payload } from '../../kit/payload.ts';
import { buttonRows, namedButton } from '../../kit/rows.ts';

/** There is no lesson any more, with the way to another one. */
export function noLesson(language: Language, why: Text = text('bot:learn.gone')): Payload {
  return {
    content: say(language, why, () => ''),
    rows: buttonRows([namedButton(language, 'learn', ['learn-which', 0], 'primary')]),
  };
}

/** A lesson was ended before its end: it can be started again, or another one. */
export function stoppedLesson(game: string, language: Language): Payload {
  return {
    content: say(language, text('bot:learn.stopped'), () => ''),
    rows: buttonRows([
      namedButton(language, 'learnAgain', ['learn', 0, game], 'primary'),
      namedButton(language, 'learnOther', ['learn-which', 0]),
    ]),
  };
}

/** A free table has nothing to teach: its rules page says what there is. */
export function noTutorial(game: string, language: Language): Payload {
  return {
    content: say(language, text('bot:learn.notHere'), () => ''),
    rows: buttonRows([namedButton(language, 'rules', ['learn-rules', 0, game])]),
  };
}
