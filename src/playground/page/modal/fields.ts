import type {
  APIComponentInLabel,
  APIFileUploadComponent,
  APIModalInteractionResponseCallbackComponent,
  APIModalInteractionResponseCallbackData,
  APITextInputComponent,
} from 'discord-api-types/v10';
import { listDefaults } from '../components/choice.ts';
import { ComponentKind } from '../world/component-kind.ts';

/** An input of a modal. */
export type ModalInput = Exclude<APIComponentInLabel, APIFileUploadComponent>;

/** Values of a modal by custom id: text as a string, a checkbox as a boolean, several choices as a list. */
export type FilledFields = Readonly<Record<string, string | boolean | readonly string[]>>;

/** One part of a modal: an input with its label and description. */
export interface ModalPartFields {
  readonly input: ModalInput;
  readonly label: string;
  readonly description: string | null;
}

/** Returns the input of a modal's part; null for plain text and for inputs that the page does not support. */
export function getModalPart(
  component: APIModalInteractionResponseCallbackComponent,
): ModalPartFields | null {
  if (component.type === ComponentKind.label) return getLabelledPart(component);
  if (component.type !== ComponentKind.row) return null;
  const input = component.components[0] as APITextInputComponent | undefined;
  return input ? { input, label: input.label ?? '', description: null } : null;
}

function getLabelledPart({
  component,
  label,
  description,
}: {
  component: APIComponentInLabel;
  label: string;
  description?: string;
}): ModalPartFields | null {
  if (component.type === ComponentKind.fileUpload) return null;
  return { input: component, label, description: description ?? null };
}

/** Returns the values that a modal opens with. */
export function getPrefilled({ components }: APIModalInteractionResponseCallbackData): FilledFields {
  const inputs = components.flatMap((one) => getModalPart(one)?.input ?? []);
  return Object.fromEntries(inputs.map((input) => [input.custom_id, getInitialValue(input)]));
}

function getInitialValue(input: ModalInput): FilledFields[string] {
  switch (input.type) {
    case ComponentKind.textInput:
      return input.value ?? '';
    case ComponentKind.radio:
      return input.options.find((option) => option.default)?.value ?? '';
    case ComponentKind.checkboxes:
      return input.options.filter((option) => option.default).map(({ value }) => value);
    case ComponentKind.checkbox:
      return input.default ?? false;
    default:
      return listDefaults(input);
  }
}

/** Converts values to the sent form: a list as JSON, a checkbox as `true` or `false`. */
export function serializeFields(filled: FilledFields): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(filled).map(([id, value]) => [id, serializeValue(value)]));
}

function serializeValue(value: FilledFields[string]): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns true if the input must be filled in, which is Discord's default. */
export function isRequired(input: ModalInput): boolean {
  return input.type !== ComponentKind.checkbox && (input.required ?? true);
}

/** Returns the minimum and maximum number of choices. */
export function getBounds(input: ModalInput): { readonly min: number; readonly max: number } {
  if (input.type === ComponentKind.checkboxes)
    return {
      min: input.min_values ?? (isRequired(input) ? 1 : 0),
      max: input.max_values ?? input.options.length,
    };
  if ('min_values' in input || 'max_values' in input)
    return { min: input.min_values ?? 1, max: input.max_values ?? 1 };
  return { min: 1, max: 1 };
}

/** Returns true if the value satisfies the input's limits. */
export function isEnough(input: ModalInput, value: FilledFields[string] | undefined): boolean {
  if (input.type === ComponentKind.checkbox) return true;
  if (typeof value === 'boolean' || !value?.length) return !isRequired(input);
  if (input.type === ComponentKind.textInput) return value.length >= (input.min_length ?? 0);
  return typeof value === 'string' || value.length >= getBounds(input).min;
}
