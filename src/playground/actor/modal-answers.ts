import { type APIModalInteractionResponseCallbackData, ComponentType as T } from 'discord-api-types/v10';
import { countCharacters } from '../checks/field.ts';
import { CannotDoError } from './typed-options.ts';

/** Values of a modal's fields, by custom id; several values may also be a JSON list or separated by commas. */
export type ModalFields = Readonly<Record<string, string | boolean | readonly string[]>>;

interface ModalInput {
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
  readonly component?: ModalInput;
  readonly components?: readonly ModalInput[];
}

/**
 * Creates the components that a submitted modal sends, checked as Discord's client does.
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-modal-submit-data-structure
 */
export function fillModal(
  modal: APIModalInteractionResponseCallbackData,
  fields: ModalFields,
): readonly object[] {
  // One type covers all kinds here; `checkModal` has checked them when the modal was opened.
  const inputs = modal.components as unknown as readonly ModalInput[];
  const known = inputs.flatMap(({ component, components = [] }) => (component ? [component] : components));
  const stray = Object.keys(fields).find((name) => !known.some(({ custom_id }) => custom_id === name));
  if (stray !== undefined) throw new CannotDoError(`The modal has no field ${stray}.`);
  return inputs.map((input, index) => answerInput(input, fields, index * 2 + 1));
}

function answerInput(input: ModalInput, fields: ModalFields, id: number): object {
  const { type, component, components } = input;
  if (component !== undefined)
    return {
      type,
      id,
      component: { ...getOwnFields(component, id + 1), ...getInputValue(component, fields) },
    };
  if (components !== undefined)
    return {
      type,
      id,
      components: components.map((inner) => ({
        ...getOwnFields(inner, id + 1),
        ...getInputValue(inner, fields),
      })),
    };
  return { type, id };
}

const getOwnFields = ({ type, custom_id, id }: ModalInput, otherwise: number): object => ({
  type,
  custom_id,
  id: id ?? otherwise,
});

function getInputValue(input: ModalInput, fields: ModalFields): object {
  const given = fields[input.custom_id];
  switch (input.type) {
    case T.TextInput:
      return { value: checkText(input, String(given ?? input.value ?? '')) };
    case T.Checkbox:
      return { value: given === undefined ? input.default === true : given === true || given === 'true' };
    case T.RadioGroup:
      return { value: checkRadio(input, given) };
    default:
      return { values: checkSeveral(input, given) };
  }
}

function checkText(input: ModalInput, value: string): string {
  const length = countCharacters(value);
  if (length === 0) {
    if (input.required !== false) throw new CannotDoError(`${input.custom_id} is required.`);
    return value;
  }
  const { min_length: min = 0, max_length: max = 4000 } = input;
  if (length < min || length > max)
    throw new CannotDoError(`${input.custom_id} wants ${min} to ${max} characters, not ${length}.`);
  return value;
}

function checkRadio(input: ModalInput, given: ModalFields[string] | undefined): string | null {
  const value =
    given === undefined || given === ''
      ? input.options?.find((option) => option.default)?.value
      : String(given);
  if (value === undefined && input.required !== false)
    throw new CannotDoError(`${input.custom_id} is required.`);
  if (value !== undefined) demandOffered(input, value);
  return value ?? null;
}

function checkSeveral(input: ModalInput, given: ModalFields[string] | undefined): readonly string[] {
  const preset = input.options?.filter((option) => option.default).map(({ value }) => value) ?? [];
  const values = given === undefined ? preset : toValueList(given);
  const least =
    input.required === false && values.length === 0
      ? 0
      : (input.min_values ?? (input.required === false ? 0 : 1));
  const most = input.max_values ?? (input.type === T.CheckboxGroup ? (input.options?.length ?? 10) : 1);
  if (values.length < least || values.length > most)
    throw new CannotDoError(`${input.custom_id} wants ${least} to ${most} choices, not ${values.length}.`);
  for (const value of values) demandOffered(input, value);
  return values;
}

function demandOffered({ custom_id, options }: ModalInput, value: string): void {
  if (options !== undefined && !options.some((option) => option.value === value))
    throw new CannotDoError(`${custom_id} does not offer ${value}.`);
}

function toValueList(given: ModalFields[string]): readonly string[] {
  if (typeof given === 'object') return given;
  const whole = String(given);
  const list = whole.startsWith('[') ? parseValueList(whole) : whole.split(',');
  return list.filter((value) => value !== '');
}

function parseValueList(text: string): readonly string[] {
  try {
    return (JSON.parse(text) as unknown[]).map(String);
  } catch {
    throw new CannotDoError(`${text} is no list.`);
  }
}
