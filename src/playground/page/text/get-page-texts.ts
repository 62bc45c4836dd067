import type { Person } from '../../protocol.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';
import type { PageTexts } from './page-texts.ts';

/** The page's words in a person's language. */
export function getPageTexts(locale: Person['locale']): PageTexts {
  return locale === 'ko' ? ko : en;
}
