import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { ComponentType as T } from 'discord-api-types/v10';
import { lengthOf } from '../checks/form.ts';
import { CannotDo } from './typed-options.ts';

/** What was filled in, by custom id; several values also as a JSON list or with commas between. */
export type Fields = Readonly<Record<string, string | boolean | readonly string[]>>;

interface Input {
  readonly type: number;
  readonly id?: number;
  readonly custom_id: string;
  readonly required?: boolean;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly value?: string;
  readonly default?: boolean;
  readonly options?: readonly { readonly value: string; readonly default?: boolean }[];
  readonly component?: Input;
  readonly components?: readonly Input[];
}

/**
 * The components of a modal as they come back, checked as Discord's client does.
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-modal-submit-data-structure
 */
export function filledIn(modal: APIModalInteractionResponseCallbackData, fields: Fields): readonly object[] {
  // All kinds are read alike here, as checked when the modal was opened: see checks/modal.ts.
  const inputs = modal.components as unknown as readonly Input[];
  const known = inputs.flatMap(({ component, components = [] }) => (component ? [component] : components));
  const stray = Object.keys(fields).find((name) => !known.some(({ custom_id }) => custom_id === name));
  if (stray !== undefined) throw new CannotDo(`The modal has no field ${stray}.`);
  return inputs.map((input, index) => answered(input, fields, index * 2 + 1));
}

function answered(input: Input, fields: Fields, id: number): object {
  const { type, component, components } = input;
  if (component !== undefined)
    return { type, id, component: { ...own(component, id + 1), ...valueFor(component, fields) } };
  if (components !== undefined)
    return {
      type,
      id,
      components: components.map((inner) => ({ ...own(inner, id + 1), ...valueFor(inner, fields) })),
    };
  return { type, id };
}

const own = ({ type, custom_id, id }: Input, otherwise: number): object => ({
  type,
  custom_id,
  id: id ?? otherwise,
});

function valueFor(input: Input, fields: Fields): object {
  const given = fields[input.custom_id];
  switch (input.type) {
    case T.TextInput:
      return { value: text(input, String(given ?? input.value ?? '')) };
    case T.Checkbox:
      return { value: given === undefined ? input.default === true : given === true || given === 'true' };
    case T.RadioGroup:
      return { value: radio(input, given) };
    default:
      return { values: several(input, given) };
  }
}

function text(input: Input, value: string): string {
  const length = lengthOf(value);
  if (length === 0) {
    if (input.required !== false) throw new CannotDo(`${input.custom_id} is required.`);
    return value;
  }
  const { min_length: min = 0, max_length: max = 4000 } = input;
  if (length < min || length > max)
    throw new CannotDo(`${input.custom_id} wants ${min} to ${max} characters, not ${length}.`);
  return value;
}

function radio(input: Input, given: Fields[string] | undefined): string | null {
  const value =
    given === undefined || given === ''
      ? input.options?.find((option) => option.default)?.value
      : String(given);
  if (value === undefined && input.required !== false) throw new CannotDo(`${input.custom_id} is required.`);
  if (value !== undefined) offered(input, value);
  return value ?? null;
}

function several(input: Input, given: Fields[string] | undefined): readonly string[] {
  const preset = input.options?.filter((option) => option.default).map(({ value }) => value) ?? [];
  const values = given === undefined ? preset : listOf(given);
  const least =
    input.required === false && values.length === 0
      ? 0
      : (input.min_values ?? (input.required === false ? 0 : 1));
  const most = input.max_values ?? (input.type === T.CheckboxGroup ? (input.options?.length ?? 10) : 1);
  if (values.length < least || values.length > most)
    throw new CannotDo(`${input.custom_id} wants ${least} to ${most} choices, not ${values.length}.`);
  for (const value of values) offered(input, value);
  return values;
}

function offered({ custom_id, options }: Input, value: string): void {
  if (options !== undefined && !options.some((option) => option.value === value))
    throw new CannotDo(`${custom_id} does not offer ${value}.`);
}

function listOf(given: Fields[string]): readonly string[] {
  if (typeof given === 'object') return given;
  const whole = String(given);
  const list = whole.startsWith('[') ? parse(whole) : whole.split(',');
  return list.filter((value) => value !== '');
}

function parse(text: string): readonly string[] {
  try {
    return (JSON.parse(text) as unknown[]).map(String);
  } catch {
    throw new CannotDo(`${text} is no list.`);
  }
}
