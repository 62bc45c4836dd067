import { type Text, text } from '../../../engine/text.ts';

/** How to win (R-MX-36). */
export function goal(): Text {
  return text('motox:goal');
}
