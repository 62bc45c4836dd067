import { LANGUAGES, type Language } from '../engine/text.ts';
import { UsageError } from './cli-args.ts';

/** Option of the tools that write or draw in a language. */
export const LANGUAGE_FLAG = {
  type: 'string',
  value: 'CODE',
  default: 'en',
  help: LANGUAGES.join(' or '),
} as const;

/** Parses a language. Throws {@link UsageError}, naming the languages, if there is none of that code. */
export function parseLanguageArg(typed: string): Language {
  const language = LANGUAGES.find((known) => known === typed);
  if (language) return language;
  throw new UsageError(`Unknown language "${typed}". Languages: ${LANGUAGES.join(', ')}.`);
}
