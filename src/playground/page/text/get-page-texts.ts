import type { Person } from '../../protocol.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';
import type { PageTexts } from './page-texts.ts';

/** Returns the page's texts in a person's language. */
export function getPageTexts(locale: Person['locale']): PageTexts {
  return locale === 'ko' ? ko : en;
}
