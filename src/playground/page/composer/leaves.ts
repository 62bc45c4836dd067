import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
  LocalizationMap,
} from 'discord-api-types/v10';
import type { Locale } from '../../protocol.ts';

/** What can be sent: a command, or the last word of one with subcommands. */
export interface Leaf {
  /** Discord's name, subcommands after a space: `play`, `table open`. */
  readonly name: string;
  /** The name in the person's language. */
  readonly shown: string;
  readonly description: string;
  readonly options: readonly Option[];
}

/** One option of a leaf. */
export interface Option {
  readonly name: string;
  readonly shown: string;
  readonly description: string;
  /**
   * https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-option-type
   */
  readonly type: number;
  readonly isRequired: boolean;
  readonly isCompleted: boolean;
  readonly choices: readonly OptionChoice[];
  readonly channelTypes: readonly number[];
  readonly min: number | null;
  readonly max: number | null;
}

/** One of an option's fixed choices. */
export interface OptionChoice {
  readonly name: string;
  readonly value: string | number | boolean;
}

interface Named {
  readonly name: string;
  readonly name_localizations?: LocalizationMap | null | undefined;
}

interface Described extends Named {
  readonly description: string;
  readonly description_localizations?: LocalizationMap | null | undefined;
}

const SLASH = 1;
const ON_PERSON = 2;

/** Every slash command that can be sent, by name. */
export function leavesOf(commands: readonly APIApplicationCommand[], locale: Locale): readonly Leaf[] {
  return commands
    .filter(({ type }) => type === SLASH)
    .flatMap((command) => below(command, command.options ?? [], locale))
    .sort((a, b) => a.shown.localeCompare(b.shown, locale));
}

/** Every command in the menu of a person: Discord's name of it, and the name in the language of whoever looks. */
export function menuOfPerson(
  commands: readonly APIApplicationCommand[],
  locale: Locale,
): readonly Pick<Leaf, 'name' | 'shown'>[] {
  return commands
    .filter(({ type }) => type === ON_PERSON)
    .map((command) => ({ name: command.name, shown: nameIn(command, locale) }));
}

/** A command that was used, as it is told in the person's language, by Discord's name of it: "/play", "Shake hands". */
export function usedAs(commands: readonly APIApplicationCommand[], name: string, locale: Locale): string {
  const isIt = (one: Pick<Leaf, 'name'>) => one.name === name;
  const inMenu = menuOfPerson(commands, locale).find(isIt);
  return inMenu?.shown ?? `/${leavesOf(commands, locale).find(isIt)?.shown ?? name}`;
}

function below(
  command: Described,
  options: readonly APIApplicationCommandOption[],
  locale: Locale,
): readonly Leaf[] {
  const inner = options.filter((option) => option.type === 1 || option.type === 2);
  if (inner.length === 0)
    return [leaf(command, options as readonly APIApplicationCommandBasicOption[], locale)];
  return inner
    .flatMap((one) => below(one, one.options ?? [], locale))
    .map((one) => under(command, one, locale));
}

function under(command: Named, leaf: Leaf, locale: Locale): Leaf {
  return { ...leaf, name: `${command.name} ${leaf.name}`, shown: `${nameIn(command, locale)} ${leaf.shown}` };
}

function leaf(
  command: Described,
  options: readonly APIApplicationCommandBasicOption[],
  locale: Locale,
): Leaf {
  return { ...described(command, locale), options: options.map((one) => optionOf(one, locale)) };
}

function optionOf(option: APIApplicationCommandBasicOption, locale: Locale): Option {
  return {
    ...described(option, locale),
    type: option.type,
    isRequired: option.required ?? false,
    isCompleted: 'autocomplete' in option && option.autocomplete === true,
    choices: choicesIn(option, locale),
    channelTypes: ('channel_types' in option && option.channel_types) || [],
    ...limits(option),
  };
}

function choicesIn(option: APIApplicationCommandBasicOption, locale: Locale): readonly OptionChoice[] {
  const choices = ('choices' in option && option.choices) || [];
  return choices.map((choice) => ({ name: nameIn(choice, locale), value: choice.value }));
}

/** Of a number its value, of a text its length. */
function limits(option: APIApplicationCommandBasicOption): Pick<Option, 'min' | 'max'> {
  if ('min_length' in option || 'max_length' in option)
    return { min: option.min_length ?? null, max: option.max_length ?? null };
  if ('min_value' in option || 'max_value' in option)
    return { min: option.min_value ?? null, max: option.max_value ?? null };
  return { min: null, max: null };
}

function described(one: Described, locale: Locale): Pick<Leaf, 'name' | 'shown' | 'description'> {
  const description = one.description_localizations?.[locale] ?? one.description;
  return { name: one.name, shown: nameIn(one, locale), description };
}

function nameIn({ name, name_localizations }: Named, locale: Locale): string {
  return name_localizations?.[locale] ?? name;
}
