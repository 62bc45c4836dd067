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
