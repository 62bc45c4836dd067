import type { NamesAfter } from '../../app/privacy/forget.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from './context.ts';
import { nameAfter } from './names.ts';
import type { Payload } from './payload.ts';
import { buttonRows, namedButton } from './rows.ts';

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

/** What people are called who were forgotten, and their seats. */
export const namesAfter: NamesAfter = { somebody, seat: nameAfter };
