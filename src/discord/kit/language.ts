import type { Language } from '../../engine/text.ts';

/** The language for a Discord locale: Korean where it is set, else English. */
export function languageOf(locale: string | null | undefined): Language {
  return locale?.startsWith('ko') ? 'ko' : 'en';
}
