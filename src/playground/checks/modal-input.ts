import { ComponentType as T } from 'discord-api-types/v10';
import type { Field } from './field.ts';
import { checkOption } from './select.ts';

/** Checks an input that only a modal can hold. */
export function checkModalInput(field: Field, type: T): void {
  if (!field.at('disabled').absent)
    field.at('disabled').refuse('COMPONENT_DISABLED_NOT_ALLOWED', 'Components in a modal cannot be disabled');
  if (type === T.TextInput) checkTextInput(field);
  if (type === T.FileUpload) checkFileUpload(field);
  if (type === T.RadioGroup) checkGroup(field, 2);
  if (type === T.CheckboxGroup) checkBoxes(field);
  if (type === T.Checkbox) field.at('default').flag();
}

/** Checks a text input: https://docs.discord.com/developers/components/reference#text-input */
function checkTextInput(field: Field): void {
  field.at('style').oneOf([1, 2]);
  field.at('label').text({ max: 45 });
  field.at('placeholder').text({ max: 100 });
  field.at('value').text({ max: 4000 });
  const min = field.at('min_length').integer({ min: 0, max: 4000 }) ?? 0;
  const max = field.at('max_length').integer({ min: 1, max: 4000 }) ?? 4000;
  if (min > max)
    field
      .at('min_length')
      .refuse('TEXT_INPUT_MIN_LENGTH_GREATER_THAN_MAX', 'Min length must not exceed max length');
}

/** Checks a file upload: https://docs.discord.com/developers/components/reference#file-upload */
function checkFileUpload(field: Field): void {
  field.at('min_values').integer({ min: 0, max: 10 });
  field.at('max_values').integer({ min: 1, max: 10 });
  field.at('file_types').list({ max: 10 });
}

/** Checks a radio group: https://docs.discord.com/developers/components/reference#radio-group */
function checkGroup(field: Field, min: number): void {
  const values = new Set<string>();
  const options = field.at('options').list({ min, max: 10, required: true });
  for (const option of options) checkOption(option, values);
  const chosen = options.filter((option) => option.at('default').flag());
  if (min === 2 && chosen.length > 1)
    field.at('options').refuse('RADIO_GROUP_TOO_MANY_DEFAULTS', 'Only one option may be the default');
}

/** Checks a checkbox group: https://docs.discord.com/developers/components/reference#checkbox-group */
function checkBoxes(field: Field): void {
  checkGroup(field, 1);
  const min = field.at('min_values').integer({ min: 0, max: 10 }) ?? 1;
  const max = field.at('max_values').integer({ min: 1, max: 10 }) ?? 10;
  if (min > max)
    field
      .at('min_values')
      .refuse('CHECKBOX_GROUP_MIN_VALUES_GREATER_THAN_MAX', 'Min values must not exceed max values');
}
