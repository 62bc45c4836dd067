import type {
  APIComponentInLabel,
  APIFileUploadComponent,
  APIModalInteractionResponseCallbackComponent,
  APIModalInteractionResponseCallbackData,
  APITextInputComponent,
} from 'discord-api-types/v10';
import { defaultsOf } from '../components/choice.ts';
import { Kind } from '../world/kind.ts';

/** Something of a modal that is filled in. */
export type Input = Exclude<APIComponentInLabel, APIFileUploadComponent>;

/** What is filled in, by custom id: a text as it is, a tick as a boolean, a choice of many as a list. */
export type Filled = Readonly<Record<string, string | boolean | readonly string[]>>;

/** One part of a modal with the words around its input. */
export interface Part {
  readonly input: Input;
  readonly label: string;
  readonly description: string | null;
}

/** The input of a part of a modal; null for plain text and for what cannot be filled in here. */
export function partOf(component: APIModalInteractionResponseCallbackComponent): Part | null {
  if (component.type === Kind.label) return labelled(component);
  if (component.type !== Kind.row) return null;
  const input = component.components[0] as APITextInputComponent | undefined;
  return input ? { input, label: input.label ?? '', description: null } : null;
}

function labelled({
  component,
  label,
  description,
}: {
  component: APIComponentInLabel;
  label: string;
  description?: string;
}): Part | null {
  if (component.type === Kind.fileUpload) return null;
  return { input: component, label, description: description ?? null };
}

/** What a modal holds when it opens. */
export function prefilled({ components }: APIModalInteractionResponseCallbackData): Filled {
  const inputs = components.flatMap((one) => partOf(one)?.input ?? []);
  return Object.fromEntries(inputs.map((input) => [input.custom_id, initial(input)]));
}

function initial(input: Input): Filled[string] {
  switch (input.type) {
    case Kind.textInput:
      return input.value ?? '';
    case Kind.radio:
      return input.options.find((option) => option.default)?.value ?? '';
    case Kind.checkboxes:
      return input.options.filter((option) => option.default).map(({ value }) => value);
    case Kind.checkbox:
      return input.default ?? false;
    default:
      return defaultsOf(input);
  }
}

/** Fields as they are sent: a list as JSON, a tick as `true` or `false`. */
export function fieldsOf(filled: Filled): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(filled).map(([id, value]) => [id, written(value)]));
}

function written(value: Filled[string]): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** May this be left empty? Discord's default is no. */
export function isRequired(input: Input): boolean {
  return input.type !== Kind.checkbox && (input.required ?? true);
}

/** Fewest and most that may be chosen. */
export function boundsOf(input: Input): { readonly min: number; readonly max: number } {
  if (input.type === Kind.checkboxes)
    return {
      min: input.min_values ?? (isRequired(input) ? 1 : 0),
      max: input.max_values ?? input.options.length,
    };
  if ('min_values' in input || 'max_values' in input)
    return { min: input.min_values ?? 1, max: input.max_values ?? 1 };
  return { min: 1, max: 1 };
}

/** Is enough filled in here? */
export function isEnough(input: Input, value: Filled[string] | undefined): boolean {
  if (input.type === Kind.checkbox) return true;
  if (typeof value === 'boolean' || !value?.length) return !isRequired(input);
  if (input.type === Kind.textInput) return value.length >= (input.min_length ?? 0);
  return typeof value === 'string' || value.length >= boundsOf(input).min;
}
