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

/**
 * Checks the emoji of a component: a custom one by id, or one Unicode emoji by name. The custom ones are added to `custom`, to be looked up
 * among those of the application.
 */
export function checkEmoji(field: Field, custom: Field[]): void {
  if (field.absent) return;
  if (!field.at('id').absent) return void custom.push(field);
  const name = field.at('name').value;
  if (typeof name !== 'string' || !isUnicodeEmoji(name))
    field.at('name').refuse('COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}

/** Checks that the application, or a server of the bot, has each custom emoji. */
export function checkCustomEmoji(custom: readonly Field[], isKnown: (id: string) => boolean): void {
  for (const emoji of custom)
    if (!isKnown(String(emoji.at('id').value)))
      emoji.at('id').refuse('COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}
