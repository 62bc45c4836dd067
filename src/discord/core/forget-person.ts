import type { ForgottenNames } from '../../app/privacy/forget.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from './context.ts';
import { formatVacatedName } from './names.ts';
import type { Payload } from './payload.ts';
import { createButtonRows, createNamedButton } from './rows.ts';

const LINES = ['seats', 'names', 'rest', 'never'] as const;

/** Creates the confirmation asked before a user's data is anonymised, with the consequences listed. */
export function createForgetQuestion({ language, by }: Pick<InteractionContext, 'language' | 'by'>): Payload {
  const tell = (line: 'question' | (typeof LINES)[number]) =>
    translate(language, text(`bot:forget.${line}`, { somebody: getAnonymousName(language) }), () => '');
  const content = [tell('question'), ...LINES.map((line) => `- ${tell(line)}`)].join('\n');
  return {
    content,
    rows: createButtonRows([
      createNamedButton(language, 'sureForget', ['forget-sure', 0, by.person], 'danger'),
    ]),
  };
}

/** Creates the reply after the anonymisation, or after it failed at a table. */
export function createForgottenMessage(
  { language }: Pick<InteractionContext, 'language'>,
  isDone: boolean,
): Payload {
  return {
    content: translate(language, text(isDone ? 'bot:forget.done' : 'bot:forget.later'), () => ''),
    rows: [],
  };
}

/** Returns the text that replaces an anonymised name. */
export function getAnonymousName(language: Language): string {
  return translate(language, text('bot:forget.somebody'), () => '');
}

/** Replacement names of anonymised users and of their seats. */
export const anonymousNames: ForgottenNames = { somebody: getAnonymousName, seat: formatVacatedName };
