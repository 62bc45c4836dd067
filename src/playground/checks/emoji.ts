import type { Field } from './field.ts';

const SHAPES = [
  '\\p{RGI_Emoji}',
  '\\p{Extended_Pictographic}\\uFE0F?',
  '[0-9#*]\\uFE0F?\\u20E3',
  '\\p{Regional_Indicator}{1,2}',
];

// The constructor is used because the compiler's target does not know the v flag in literals.
const EMOJI = new RegExp(`^(${SHAPES.join('|')})$`, 'v');

/** Returns true for exactly one Unicode emoji. */
export const isUnicodeEmoji = (text: string): boolean => EMOJI.test(text);

/** Checks an emoji: a custom one by id, or one Unicode emoji by name. */
export function checkEmoji(field: Field): void {
  if (field.absent || !field.at('id').absent) return;
  const name = field.at('name').value;
  if (typeof name !== 'string' || !isUnicodeEmoji(name))
    field.at('name').refuse('COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}
