import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  type ChatInputCommandInteraction,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { SentenceRegistry } from '../../engine/sentence-keys.ts';
import { type Language, text } from '../../engine/text.ts';
import { normaliseSearch, normaliseTyped } from '../../engine/typed-text.ts';
import { translate } from '../../i18n/translate.ts';
import type { AutocompleteContext, InteractionContext } from './context.ts';
import { truncateText } from './cut.ts';
import type { IncomingInteraction } from './incoming-interaction.ts';

/** A slash command that has reached the bot. */
export type IncomingCommand = IncomingInteraction<ChatInputCommandInteraction>;
export type CommandContext = InteractionContext<ChatInputCommandInteraction>;

/** Name of a command, which is also the key of its sentences. */
type CommandName = keyof SentenceRegistry['bot']['command'];

/** Name of a subcommand, which is also the key of its sentences: `forgetMe`. */
type SubcommandName = keyof SentenceRegistry['bot']['part'];

/** A slash command. Its texts are the sentences `bot:command.<name>` and `bot:argument.<id>`. */
export interface Command {
  readonly name: CommandName;
  readonly arguments?: readonly Argument[];
  /** Subcommands, as in `/forget me`; a command with subcommands has no arguments of its own. */
  readonly parts?: readonly Subcommand[];
  /** Permissions a member needs to see the command, unless the server's admin overrides them. */
  readonly permissions?: bigint;
  run(incoming: IncomingCommand): Promise<void>;
  /** Returns suggestions for the argument being typed; at most 25. */
  complete?(ctx: AutocompleteContext): Promise<readonly Suggestion[]>;
}

/** A subcommand. Its texts are the sentences `bot:part.<id>`; Discord sends its English name. */
interface Subcommand {
  readonly id: SubcommandName;
  readonly arguments?: readonly Argument[];
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

export interface Argument {
  /** Key of its sentences; Discord sends the English name. */
  readonly id:
    | 'game'
    | 'theme'
    | 'language'
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
    | 'guest2'
    | 'guest3'
    | 'guest4'
    | 'guest5'
    | 'leagueGame'
    | 'kind'
    | 'twice'
    | 'leaguePace'
    | 'strict';
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
  command: Command,
  inGuild: boolean,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return {
    type: ApplicationCommandType.ChatInput,
    ...getLocalisedTexts(`command.${command.name}`),
    options: command.parts?.map(serialiseSubcommand) ?? (command.arguments ?? []).map(serialiseArgument),
    ...(command.permissions !== undefined && { default_member_permissions: String(command.permissions) }),
    ...getRegistrationContexts(inGuild),
  };
}

/** Returns the contexts in which a globally registered command is available; nothing for one registered in a server. */
export function getRegistrationContexts(inGuild: boolean) {
  if (inGuild) return {};
  return {
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
  };
}

function serialiseSubcommand({
  id,
  arguments: taken = [],
}: Subcommand): APIApplicationCommandSubcommandOption {
  const type = ApplicationCommandOptionType.Subcommand;
  return { type, ...getLocalisedTexts(`part.${id}`), options: taken.map(serialiseArgument) };
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
  key: `command.${CommandName}` | `part.${SubcommandName}` | `argument.${Argument['id']}`,
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
    .map(({ name, value }) => ({ name: truncateText(name, 100), value }))
    .filter(({ name }) => normaliseSearch(name).includes(wanted))
    .slice(0, MAX_SUGGESTIONS);
}
