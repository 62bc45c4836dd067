import { type Text, text } from '../../../engine/text.ts';

/** Says how to win (R-MX-36). */
export function goal(): Text {
  return text('motox:goal');
}
