import { checkComponents } from './components.ts';
import type { Field } from './field.ts';

/** Checks a modal: https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object-modal */
export function checkModal(data: Field): void {
  if (data.required() && data.object() !== undefined) {
    data.at('title').text({ min: 1, max: 45, required: true });
    data.at('custom_id').text({ min: 1, max: 100, required: true });
    checkComponents(data.at('components'), 'modal');
  }
  data.settle();
}
