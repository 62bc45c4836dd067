import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { SentenceRegistry } from '../../engine/sentence-keys.ts';
import { type Language, text } from '../../engine/text.ts';
import { normaliseSearch, normaliseTyped } from '../../engine/typed-text.ts';
import { translate } from '../../i18n/translate.ts';
import { stripCommandMarks } from './command-mentions.ts';
import type { AutocompleteContext, InteractionContext } from './context.ts';
import { truncateText } from './cut.ts';
import type { IncomingInteraction } from './incoming-interaction.ts';

/** A slash command that has reached the bot. */
export type IncomingCommand = IncomingInteraction<ChatInputCommandInteraction>;
export type CommandContext = InteractionContext<ChatInputCommandInteraction>;

/** Name of a command, which is also the key of its sentences. */
type CommandName = keyof SentenceRegistry['bot']['command'];

/** Name of a subcommand, which is also the key of its sentences. */
type SubcommandName = keyof SentenceRegistry['bot']['subcommand'];

/** Work of a command or subcommand. */
interface CommandAction {
  readonly arguments?: readonly Argument[];
  run(incoming: IncomingCommand): Promise<void>;
  /** Returns suggestions for the argument being typed; at most 25. */
  complete?(ctx: AutocompleteContext): Promise<readonly Suggestion[]>;
}

/** A slash command. Its texts are the sentences `bot:command.<name>` and `bot:argument.<id>`. */
export interface Command extends CommandAction {
  readonly name: CommandName;
  /** Permissions a member needs to see the command, unless the server's admin overrides them. */
  readonly permissions?: bigint;
  /** True for a command that needs a server with the bot. */
  readonly isServerOnly?: boolean;
}

/** A slash command with subcommands, as in `/table leave`. */
export interface CommandGroup {
  readonly name: CommandName;
  readonly subcommands: readonly Subcommand[];
}

/** A subcommand. Its texts are the sentences `bot:subcommand.<name>`. */
export interface Subcommand extends CommandAction {
  readonly name: SubcommandName;
}

export type AnyCommand = Command | CommandGroup;

/** Returns what an interaction calls, or undefined if there is no such command. */
export function findCommandAction(
  commands: readonly AnyCommand[],
  {
    commandName,
    options,
  }: Pick<ChatInputCommandInteraction | AutocompleteInteraction, 'commandName' | 'options'>,
): CommandAction | undefined {
  const command = commands.find(({ name }) => name === commandName);
  if (command === undefined || !('subcommands' in command)) return command;
  const called = options.getSubcommand(false);
  return command.subcommands.find(({ name }) => name === called);
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

export interface Argument {
  /** Key of its sentences; Discord sends the English name. */
  readonly id:
    | 'game'
    | 'pace'
    | 'thread'
    | 'text'
    | 'load'
    | 'save'
    | 'drop'
    | 'ppn'
    | 'words'
    | 'match'
    | 'anyMatch'
    | 'zone'
    | 'quiet'
    | 'away'
    | 'person'
    | 'with'
    | 'guest'
    | 'leagueGame'
    | 'kind'
    | 'twice'
    | 'leaguePace'
    | 'strict'
    | 'code';
  readonly kind: 'string' | 'boolean' | 'person';
  readonly required?: boolean;
  readonly choices?: readonly { readonly value: string; readonly name: (language: Language) => string }[];
  readonly autocomplete?: boolean;
  /** Maximum number of characters; 100 by default. */
  readonly longest?: number;
}

/** Returns the normalized text of an argument, or null if it was left out. Free text, such as a note, stays as typed. */
export function getTypedOption(
  { options }: { readonly options: { getString(name: string): string | null } },
  name: string,
): string | null {
  const typed = options.getString(name);
  return typed === null ? null : normaliseTyped(typed);
}

/** Default maximum length of an argument in characters; most are a word or two. */
const MAX_ARGUMENT_LENGTH = 100;

/** Returns the JSON that registers the command. https://discord.com/developers/docs/interactions/application-commands */
export function serialiseCommand(
  command: AnyCommand,
  scope: RegistrationScope,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const base = {
    type: ApplicationCommandType.ChatInput as const,
    ...getLocalisedTexts(`command.${command.name}`),
    ...getRegistrationContexts(scope, isServerOnly(command)),
  };
  if ('subcommands' in command) return { ...base, options: command.subcommands.map(serialiseSubcommand) };
  const { arguments: taken = [], permissions } = command;
  return {
    ...base,
    options: taken.map(serialiseArgument),
    ...(permissions !== undefined && { default_member_permissions: String(permissions) }),
  };
}

/** Returns whether a command needs a server with the bot. */
export function isServerOnly(command: AnyCommand): boolean {
  return 'isServerOnly' in command && command.isServerOnly === true;
}

/** For whom commands are registered: one server, all servers, or also users who install the bot for themselves. */
export type RegistrationScope = 'guild' | 'guilds' | 'guildsAndUsers';

/**
 * Returns the contexts in which a command is available; nothing for one registered in a server. Users who install the bot for themselves
 * have its commands in every channel. https://docs.discord.com/developers/interactions/application-commands#interaction-contexts
 */
export function getRegistrationContexts(scope: RegistrationScope, isServerOnly: boolean) {
  if (scope === 'guild') return {};
  const { Guild, BotDM, PrivateChannel } = InteractionContextType;
  const { GuildInstall, UserInstall } = ApplicationIntegrationType;
  if (isServerOnly) return { contexts: [Guild], integration_types: [GuildInstall] };
  return scope === 'guilds'
    ? { contexts: [Guild, BotDM], integration_types: [GuildInstall] }
    : { contexts: [Guild, BotDM, PrivateChannel], integration_types: [GuildInstall, UserInstall] };
}

function serialiseSubcommand({
  name,
  arguments: taken = [],
}: Subcommand): APIApplicationCommandSubcommandOption {
  const type = ApplicationCommandOptionType.Subcommand;
  return { type, ...getLocalisedTexts(`subcommand.${name}`), options: taken.map(serialiseArgument) };
}

function serialiseArgument({
  id,
  kind,
  required = false,
  choices,
  autocomplete = false,
  longest = MAX_ARGUMENT_LENGTH,
}: Argument): APIApplicationCommandBasicOption {
  const words = { ...getLocalisedTexts(`argument.${id}`), required };
  if (kind === 'boolean') return { type: ApplicationCommandOptionType.Boolean, ...words };
  if (kind === 'person') return { type: ApplicationCommandOptionType.User, ...words };
  const typed = { type: ApplicationCommandOptionType.String as const, ...words, max_length: longest };
  if (autocomplete) return { ...typed, autocomplete: true };
  if (!choices) return typed;
  const offered = choices.map(({ value, name }) => ({
    value,
    name: name('en'),
    name_localizations: { ko: name('ko') },
  }));
  return { type: ApplicationCommandOptionType.String, ...words, choices: offered };
}

/** Returns name and description in all languages. `en-US` is listed because Discord otherwise shows en-GB users no localisation. */
function getLocalisedTexts(
  key: `command.${CommandName}` | `subcommand.${SubcommandName}` | `argument.${Argument['id']}`,
) {
  const word = (language: Language, part: 'name' | 'about') =>
    translate(language, text(`bot:${key}.${part}`), () => '');
  return {
    name: word('en', 'name'),
    name_localizations: { 'en-US': word('en', 'name'), ko: word('ko', 'name') },
    description: word('en', 'about'),
    description_localizations: { 'en-US': word('en', 'about'), ko: word('ko', 'about') },
  };
}

/** Maximum number of suggestions that Discord accepts. */
export const MAX_SUGGESTIONS = 25;

/** Returns the first 25 suggestions whose name contains the typed text, each name cut to the 100 characters Discord accepts. */
export function filterSuggestions(all: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const wanted = normaliseSearch(typed);
  return all
    .map(({ name, value }) => ({ name: truncateText(stripCommandMarks(name), 100), value }))
    .filter(({ name }) => normaliseSearch(name).includes(wanted))
    .slice(0, MAX_SUGGESTIONS);
}
