import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
} from 'discord-api-types/v10';
import { ApplicationCommandOptionType as O } from 'discord-api-types/v10';
import { lengthOf } from '../checks/form.ts';
import type { TypedOption } from '../protocol.ts';

/** Thrown for what a person could not have done with Discord's own client. */
export class CannotDo extends Error {}

/** A command, or the subcommand of one, with the words that led there. */
interface Leaf {
  readonly command: APIApplicationCommand;
  readonly path: readonly { readonly name: string; readonly type: number }[];
  readonly options: readonly APIApplicationCommandBasicOption[];
}

/** Looks `play` or `table open` up among the commands. */
export function leafOf(commands: readonly APIApplicationCommand[], words: string): Leaf {
  const [name, ...rest] = words.split(' ');
  const command = commands.find((one) => one.type === 1 && one.name === name);
  if (command === undefined) throw new CannotDo(`There is no command /${name}.`);
  const path: { name: string; type: number }[] = [];
  let options: readonly APIApplicationCommandOption[] = command.options ?? [];
  for (const word of rest) {
    const inner = options.find((option) => option.name === word && (option.type === 1 || option.type === 2));
    if (inner === undefined) throw new CannotDo(`/${name} has no subcommand ${word}.`);
    path.push({ name: word, type: inner.type });
    options = 'options' in inner ? ((inner.options ?? []) as readonly APIApplicationCommandOption[]) : [];
  }
  if (options.some(({ type }) => type === 1 || type === 2))
    throw new CannotDo(`/${words} wants a subcommand.`);
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

/** The options below the words that lead to them. */
export function nested(leaf: Leaf, options: readonly SentOption[]): readonly SentOption[] {
  return leaf.path.reduceRight<readonly SentOption[]>(
    (inner, word) => [{ ...word, options: inner }],
    options,
  );
}

/** Checks what was typed as the client does before it sends. */
export function checkTyped(leaf: Leaf, typed: readonly TypedOption[]): readonly SentOption[] {
  const missing = leaf.options.find(
    (option) => option.required && !typed.some(({ name }) => name === option.name),
  );
  if (missing !== undefined)
    throw new CannotDo(`Option ${missing.name} of /${leaf.command.name} is required.`);
  return typed.map((one) => {
    const option = optionNamed(leaf, one.name);
    checkOne(option, one.value);
    return { name: one.name, type: option.type, value: one.value };
  });
}

/** What is being typed is sent as it stands. */
export function halfTyped(leaf: Leaf, typed: readonly TypedOption[], focused: string): readonly SentOption[] {
  const option = optionNamed(leaf, focused);
  if (!('autocomplete' in option) || option.autocomplete !== true)
    throw new CannotDo(`Option ${focused} of /${leaf.command.name} has no autocomplete.`);
  const all = typed.some(({ name }) => name === focused) ? typed : [...typed, { name: focused, value: '' }];
  return all.map(({ name, value }) => {
    const sent = { name, type: optionNamed(leaf, name).type, value };
    return name === focused ? { ...sent, value: String(value), focused: true as const } : sent;
  });
}

function optionNamed(leaf: Leaf, name: string): APIApplicationCommandBasicOption {
  const option = leaf.options.find((one) => one.name === name);
  if (option === undefined) throw new CannotDo(`/${leaf.command.name} has no option ${name}.`);
  return option;
}

function checkOne(option: APIApplicationCommandBasicOption, value: TypedOption['value']) {
  const wanted = typeFor(option.type);
  if (typeof value !== wanted)
    throw new CannotDo(`Option ${option.name} wants a ${wanted}, not ${String(value)}.`);
  if (option.type === O.Integer && !Number.isInteger(value))
    throw new CannotDo(`Option ${option.name} wants a whole number, not ${String(value)}.`);
  if ('choices' in option && option.choices !== undefined && option.choices.length > 0)
    return checkChosen(option, value);
  if (typeof value === 'number') checkRange(option, value);
  if (typeof value === 'string' && option.type === O.String) checkLength(option, value);
}

function typeFor(type: number): 'string' | 'number' | 'boolean' {
  if (type === O.Integer || type === O.Number) return 'number';
  return type === O.Boolean ? 'boolean' : 'string';
}

function checkChosen(option: APIApplicationCommandBasicOption, value: TypedOption['value']): void {
  const choices = ('choices' in option ? option.choices : undefined) ?? [];
  if (choices.some((choice) => choice.value === value)) return;
  const offered = choices.map((choice) => choice.value).join(', ');
  throw new CannotDo(`${String(value)} is not among the choices of option ${option.name}: ${offered}.`);
}

function checkRange(option: APIApplicationCommandBasicOption, value: number): void {
  const { min_value: min, max_value: max } = option as { min_value?: number; max_value?: number };
  if ((min !== undefined && value < min) || (max !== undefined && value > max))
    throw new CannotDo(`Option ${option.name} wants ${min ?? '…'} to ${max ?? '…'}, not ${value}.`);
}

function checkLength(option: APIApplicationCommandBasicOption, value: string): void {
  const { min_length: min = 0, max_length: max = 6000 } = option as {
    min_length?: number;
    max_length?: number;
  };
  const length = lengthOf(value);
  if (length < min || length > max)
    throw new CannotDo(`Option ${option.name} wants ${min} to ${max} characters, not ${length}.`);
  if (length === 0) throw new CannotDo(`Option ${option.name} is empty.`);
}
