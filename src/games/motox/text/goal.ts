import { type Text, text } from '../../../engine/text.ts';

/** Returns a sentence that says how to win (R-MX-36). */
export function goal(): Text {
  return text('motox:goal');
}
