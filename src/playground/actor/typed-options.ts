import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
} from 'discord-api-types/v10';
import { ApplicationCommandOptionType as O } from 'discord-api-types/v10';
import { countCharacters } from '../checks/field.ts';
import type { TypedOption } from '../protocol.ts';

/** Thrown for an action that Discord's own client does not allow. */
export class CannotDoError extends Error {}

/** A command or subcommand, with the words that lead to it. */
interface CommandLeaf {
  readonly command: APIApplicationCommand;
  readonly path: readonly { readonly name: string; readonly type: number }[];
  readonly options: readonly APIApplicationCommandBasicOption[];
}

/** Looks up `play` or `table open` among the commands. */
export function findLeaf(commands: readonly APIApplicationCommand[], words: string): CommandLeaf {
  const [name, ...rest] = words.split(' ');
  const command = commands.find((one) => one.type === 1 && one.name === name);
  if (command === undefined) throw new CannotDoError(`There is no command /${name}.`);
  const path: { name: string; type: number }[] = [];
  let options: readonly APIApplicationCommandOption[] = command.options ?? [];
  for (const word of rest) {
    const inner = options.find((option) => option.name === word && (option.type === 1 || option.type === 2));
    if (inner === undefined) throw new CannotDoError(`/${name} has no subcommand ${word}.`);
    path.push({ name: word, type: inner.type });
    options = 'options' in inner ? ((inner.options ?? []) as readonly APIApplicationCommandOption[]) : [];
  }
  if (options.some(({ type }) => type === 1 || type === 2))
    throw new CannotDoError(`/${words} wants a subcommand.`);
  return { command, path, options: options as readonly APIApplicationCommandBasicOption[] };
}

/** An option as an interaction carries it. */
export interface SentOption {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly focused?: true;
  readonly options?: readonly SentOption[];
}

/** Nests the options below the subcommand words that lead to them. */
export function nestOptions(leaf: CommandLeaf, options: readonly SentOption[]): readonly SentOption[] {
  return leaf.path.reduceRight<readonly SentOption[]>(
    (inner, word) => [{ ...word, options: inner }],
    options,
  );
}

/** Checks the typed options as the client does before it sends. */
export function checkTyped(leaf: CommandLeaf, typed: readonly TypedOption[]): readonly SentOption[] {
  const missing = leaf.options.find(
    (option) => option.required && !typed.some(({ name }) => name === option.name),
  );
  if (missing !== undefined)
    throw new CannotDoError(`Option ${missing.name} of /${leaf.command.name} is required.`);
  return typed.map((one) => {
    const option = findOption(leaf, one.name);
    checkTypedOption(option, one.value);
    return { name: one.name, type: option.type, value: one.value };
  });
}

/** Returns the options of an autocomplete request, where unfinished text is sent unchecked. */
export function getPartialOptions(
  leaf: CommandLeaf,
  typed: readonly TypedOption[],
  focused: string,
): readonly SentOption[] {
  const option = findOption(leaf, focused);
  if (!('autocomplete' in option) || option.autocomplete !== true)
    throw new CannotDoError(`Option ${focused} of /${leaf.command.name} has no autocomplete.`);
  const all = typed.some(({ name }) => name === focused) ? typed : [...typed, { name: focused, value: '' }];
  return all.map(({ name, value }) => {
    const sent = { name, type: findOption(leaf, name).type, value };
    return name === focused ? { ...sent, value: String(value), focused: true as const } : sent;
  });
}

function findOption(leaf: CommandLeaf, name: string): APIApplicationCommandBasicOption {
  const option = leaf.options.find((one) => one.name === name);
  if (option === undefined) throw new CannotDoError(`/${leaf.command.name} has no option ${name}.`);
  return option;
}

function checkTypedOption(option: APIApplicationCommandBasicOption, value: TypedOption['value']) {
  const wanted = getValueType(option.type);
  if (typeof value !== wanted)
    throw new CannotDoError(`Option ${option.name} wants a ${wanted}, not ${String(value)}.`);
  if (option.type === O.Integer && !Number.isInteger(value))
    throw new CannotDoError(`Option ${option.name} wants a whole number, not ${String(value)}.`);
  if ('choices' in option && option.choices !== undefined && option.choices.length > 0)
    return checkChosen(option, value);
  if (typeof value === 'number') checkRange(option, value);
  if (typeof value === 'string' && option.type === O.String) checkLength(option, value);
}

function getValueType(type: number): 'string' | 'number' | 'boolean' {
  if (type === O.Integer || type === O.Number) return 'number';
  return type === O.Boolean ? 'boolean' : 'string';
}

function checkChosen(option: APIApplicationCommandBasicOption, value: TypedOption['value']): void {
  const choices = ('choices' in option ? option.choices : undefined) ?? [];
  if (choices.some((choice) => choice.value === value)) return;
  const offered = choices.map((choice) => choice.value).join(', ');
  throw new CannotDoError(`${String(value)} is not among the choices of option ${option.name}: ${offered}.`);
}

function checkRange(option: APIApplicationCommandBasicOption, value: number): void {
  const { min_value: min, max_value: max } = option as { min_value?: number; max_value?: number };
  if ((min !== undefined && value < min) || (max !== undefined && value > max))
    throw new CannotDoError(`Option ${option.name} wants ${min ?? '…'} to ${max ?? '…'}, not ${value}.`);
}

function checkLength(option: APIApplicationCommandBasicOption, value: string): void {
  const { min_length: min = 0, max_length: max = 6000 } = option as {
    min_length?: number;
    max_length?: number;
  };
  const length = countCharacters(value);
  if (length < min || length > max)
    throw new CannotDoError(`Option ${option.name} wants ${min} to ${max} characters, not ${length}.`);
  if (length === 0) throw new CannotDoError(`Option ${option.name} is empty.`);
}
