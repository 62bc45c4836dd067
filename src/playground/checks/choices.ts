import type { Choice } from '../world/interaction.ts';
import type { Field } from './field.ts';

/**
 * Checks the choices of an autocomplete answer:
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object-autocomplete
 */
export function checkChoices(list: Field): readonly Choice[] {
  const choices = list.list({ max: 25, required: true });
  for (const choice of choices) checkChoice(choice);
  list.settle();
  return list.value as readonly Choice[];
}

/** Checks a choice of an option or of autocomplete: name 1 to 100 characters, value a number or up to 100 characters. */
export function checkChoice(choice: Field): void {
  if (choice.object() === undefined) return;
  choice.at('name').text({ min: 1, max: 100, required: true });
  const value = choice.at('value');
  if (typeof value.value !== 'number') value.text({ max: 100, required: true });
}
