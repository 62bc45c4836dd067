import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
  LocalizationMap,
} from 'discord-api-types/v10';
import type { Locale } from '../../protocol.ts';

/** A command or subcommand that can be sent. */
export interface CommandLeaf {
  /** Discord's name, subcommands after a space: `play`, `table open`. */
  readonly name: string;
  /** Name in the person's language. */
  readonly shown: string;
  readonly description: string;
  readonly options: readonly CommandOption[];
}

/** One option of a command. */
export interface CommandOption {
  readonly name: string;
  readonly shown: string;
  readonly description: string;
  /**
   * Type of the option:
   * https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-option-type
   */
  readonly type: number;
  readonly isRequired: boolean;
  readonly isCompleted: boolean;
  readonly choices: readonly CommandOptionChoice[];
  readonly channelTypes: readonly number[];
  readonly min: number | null;
  readonly max: number | null;
}

/** One of an option's fixed choices. */
export interface CommandOptionChoice {
  readonly name: string;
  readonly value: string | number | boolean;
}

interface NamedCommand {
  readonly name: string;
  readonly name_localizations?: LocalizationMap | null | undefined;
}

interface DescribedCommand extends NamedCommand {
  readonly description: string;
  readonly description_localizations?: LocalizationMap | null | undefined;
}

const SLASH_COMMAND = 1;
const MENU_COMMAND = { user: 2, message: 3 } as const;

/** Lists every slash command and subcommand, sorted by name. */
export function listLeaves(
  commands: readonly APIApplicationCommand[],
  locale: Locale,
): readonly CommandLeaf[] {
  return commands
    .filter(({ type }) => type === SLASH_COMMAND)
    .flatMap((command) => listLeavesBelow(command, command.options ?? [], locale))
    .sort((a, b) => a.shown.localeCompare(b.shown, locale));
}

/** Lists the context-menu commands of users or messages with Discord's name and the localized name. */
export function listMenuCommands(
  commands: readonly APIApplicationCommand[],
  menu: keyof typeof MENU_COMMAND,
  locale: Locale,
): readonly Pick<CommandLeaf, 'name' | 'shown'>[] {
  return commands
    .filter(({ type }) => type === MENU_COMMAND[menu])
    .map((command) => ({ name: command.name, shown: getName(command, locale) }));
}

/** Formats a used command in the person's language, from Discord's name: "/play", "Shake hands". */
export function formatUsedCommand(
  commands: readonly APIApplicationCommand[],
  name: string,
  locale: Locale,
): string {
  const isIt = (one: Pick<CommandLeaf, 'name'>) => one.name === name;
  const inMenus = (['user', 'message'] as const).flatMap((menu) => listMenuCommands(commands, menu, locale));
  return inMenus.find(isIt)?.shown ?? `/${listLeaves(commands, locale).find(isIt)?.shown ?? name}`;
}

function listLeavesBelow(
  command: DescribedCommand,
  options: readonly APIApplicationCommandOption[],
  locale: Locale,
): readonly CommandLeaf[] {
  const inner = options.filter((option) => option.type === 1 || option.type === 2);
  if (inner.length === 0)
    return [createLeaf(command, options as readonly APIApplicationCommandBasicOption[], locale)];
  return inner
    .flatMap((one) => listLeavesBelow(one, one.options ?? [], locale))
    .map((one) => prefixLeaf(command, one, locale));
}

function prefixLeaf(command: NamedCommand, leaf: CommandLeaf, locale: Locale): CommandLeaf {
  return {
    ...leaf,
    name: `${command.name} ${leaf.name}`,
    shown: `${getName(command, locale)} ${leaf.shown}`,
  };
}

function createLeaf(
  command: DescribedCommand,
  options: readonly APIApplicationCommandBasicOption[],
  locale: Locale,
): CommandLeaf {
  return { ...getTexts(command, locale), options: options.map((one) => createOption(one, locale)) };
}

function createOption(option: APIApplicationCommandBasicOption, locale: Locale): CommandOption {
  return {
    ...getTexts(option, locale),
    type: option.type,
    isRequired: option.required ?? false,
    isCompleted: 'autocomplete' in option && option.autocomplete === true,
    choices: listOptionChoices(option, locale),
    channelTypes: ('channel_types' in option && option.channel_types) || [],
    ...getLimits(option),
  };
}

function listOptionChoices(
  option: APIApplicationCommandBasicOption,
  locale: Locale,
): readonly CommandOptionChoice[] {
  const choices = ('choices' in option && option.choices) || [];
  return choices.map((choice) => ({ name: getName(choice, locale), value: choice.value }));
}

/** Returns the limits of a number's value or of a text's length. */
function getLimits(option: APIApplicationCommandBasicOption): Pick<CommandOption, 'min' | 'max'> {
  if ('min_length' in option || 'max_length' in option)
    return { min: option.min_length ?? null, max: option.max_length ?? null };
  if ('min_value' in option || 'max_value' in option)
    return { min: option.min_value ?? null, max: option.max_value ?? null };
  return { min: null, max: null };
}

function getTexts(
  one: DescribedCommand,
  locale: Locale,
): Pick<CommandLeaf, 'name' | 'shown' | 'description'> {
  const description = one.description_localizations?.[locale] ?? one.description;
  return { name: one.name, shown: getName(one, locale), description };
}

function getName({ name, name_localizations }: NamedCommand, locale: Locale): string {
  return name_localizations?.[locale] ?? name;
}
