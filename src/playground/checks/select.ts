import { ComponentType as T } from 'discord-api-types/v10';
import { checkEmoji } from './emoji.ts';
import type { Field } from './field.ts';

/** Surface that holds the components, which decides the allowed types. */
export type Layout = 'legacy' | 'v2' | 'modal';

/** Checks a menu of any of the five kinds: https://docs.discord.com/developers/components/reference#string-select */
export function checkSelect(field: Field, type: T, layout: Layout, emoji: Field[]): void {
  field.at('placeholder').text({ max: 150 });
  checkDisabled(field.at('disabled'), layout);
  const max = checkBounds(field, layout);
  if (type === T.StringSelect) checkOptions(field.at('options'), max, emoji);
  else checkDefaults(field.at('default_values'), type, max);
  if (type === T.ChannelSelect) field.at('channel_types').list();
}

/**
 * Checks that no menu of a modal is disabled:
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object-modal
 */
function checkDisabled(field: Field, layout: Layout): void {
  if (field.flag() && layout === 'modal')
    field.refuse('COMPONENT_DISABLED_NOT_ALLOWED', 'Components in a modal cannot be disabled');
}

function checkBounds(field: Field, layout: Layout): number {
  const min = field.at('min_values').integer({ min: 0, max: 25 }) ?? 1;
  const max = field.at('max_values').integer({ min: 1, max: 25 }) ?? 1;
  if (min > max)
    field
      .at('min_values')
      .refuse('SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX', 'Min values must not exceed max values');
  const required = field.at('required').value ?? true;
  if (layout === 'modal' && required === true && field.at('min_values').value === 0)
    field
      .at('min_values')
      .refuse('SELECT_COMPONENT_MIN_VALUES_REQUIRED', 'A required select needs at least one value');
  return max;
}

function checkOptions(list: Field, max: number, emoji: Field[]): void {
  const options = list.list({ min: 1, max: 25, required: true });
  const values = new Set<string>();
  for (const option of options) checkOption(option, values, emoji);
  const chosen = options.filter((option) => option.at('default').flag());
  if (chosen.length > max)
    list.refuse('SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'Number of default options exceeds max values');
  checkCount(list, options.length, max);
}

function checkCount(list: Field, count: number, max: number): void {
  if (count > 0 && max > count)
    list.refuse('SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS', 'Max values exceeds the number of options');
}

/** Checks one choice of a menu or group, whose value no other choice may use. */
export function checkOption(option: Field, values: Set<string>, emoji: Field[] = []): void {
  if (option.object() === undefined) return;
  option.at('label').text({ min: 1, max: 100, required: true });
  option.at('description').text({ max: 100 });
  checkEmoji(option.at('emoji'), emoji);
  const value = option.at('value').text({ min: 1, max: 100, required: true });
  if (value === undefined) return;
  if (values.has(value))
    option
      .at('value')
      .refuse('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used');
  values.add(value);
}

const DEFAULTS: Readonly<Partial<Record<T, readonly string[]>>> = {
  [T.UserSelect]: ['user'],
  [T.RoleSelect]: ['role'],
  [T.ChannelSelect]: ['channel'],
  [T.MentionableSelect]: ['user', 'role'],
};

function checkDefaults(list: Field, type: T, max: number): void {
  const defaults = list.list({ max: 25 });
  for (const item of defaults) {
    item.at('id').snowflake();
    item.at('type').oneOf(DEFAULTS[type] ?? []);
  }
  if (defaults.length > max)
    list.refuse('SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'Number of default options exceeds max values');
}
