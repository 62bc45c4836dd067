import type { Person } from '../../protocol.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';
import type { Words } from './words.ts';

/** The page's words in a person's language. */
export function wordsFor(locale: Person['locale']): Words {
  return locale === 'ko' ? ko : en;
}
