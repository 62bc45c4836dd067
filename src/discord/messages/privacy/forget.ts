import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Caller } from '../../kit/bot.ts';
import type { Payload } from '../../kit/payload.ts';
import { buttonRows, namedButton } from '../../kit/rows.ts';

const LINES = ['seats', 'names', 'rest', 'never'] as const;

/** Asks once more before somebody is forgotten, and says what comes of it. */
export function forgetQuestion({ language, by }: Pick<Caller, 'language' | 'by'>): Payload {
  const tell = (line: 'question' | (typeof LINES)[number]) =>
    say(language, text(`bot:forget.${line}`, { somebody: somebody(language) }), () => '');
  const content = [tell('question'), ...LINES.map((line) => `- ${tell(line)}`)].join('\n');
  return {
    content,
    rows: buttonRows([namedButton(language, 'sureForget', ['forget-sure', 0, by.person], 'danger')]),
  };
}

/** What is said when it is done, or when it failed at a table. */
export function forgottenMessage({ language }: Pick<Caller, 'language'>, isDone: boolean): Payload {
  return {
    content: say(language, text(isDone ? 'bot:forget.done' : 'bot:forget.later'), () => ''),
    rows: [],
  };
}

/** What stands in the place of a name. */
export function somebody(language: Language): string {
  return say(language, text('bot:forget.somebody'), () => '');
}
