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
import type { Spoken } from '../../engine/spoken.ts';
import { type Language, text } from '../../engine/text.ts';
import { normaliseTyped, searchable } from '../../engine/typed.ts';
import { say } from '../../i18n/say.ts';
import type { Caller, Typist } from './context.ts';
import { cut } from './cut.ts';
import type { Arrival } from './incoming.ts';

/** A command that has arrived, and whoever calls it. */
export type Calling = Arrival<ChatInputCommandInteraction>;
export type Called = Caller<ChatInputCommandInteraction>;

/** The name of a command is that of its sentences. */
type CommandName = keyof Spoken['bot']['command'];

/** The name of a part is that of its sentences: `forgetMe`. */
type PartName = keyof Spoken['bot']['part'];

/** One slash command. Its words are the sentences `bot:command.<name>` and `bot:argument.<id>`. */
export interface Command {
  readonly name: CommandName;
  readonly arguments?: readonly Argument[];
  /** What it is called with, as in `/forget me`: then it has no arguments of its own. */
  readonly parts?: readonly Part[];
  /** Shown to those alone who have these permissions, unless a server says otherwise. */
  readonly permissions?: bigint;
  run(arrival: Calling): Promise<void>;
  /** What to offer for the argument that is being typed; at most 25. */
  complete?(typist: Typist): Promise<readonly Offer[]>;
}

/** A subcommand. Its words are the sentences `bot:part.<id>`; the name that Discord sends is the English one. */
interface Part {
  readonly id: PartName;
  readonly arguments?: readonly Argument[];
}

export interface Offer {
  readonly name: string;
  readonly value: string;
}

export interface Argument {
  /** The name of its sentences; the name that Discord sends is the English one. */
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
  /** So many characters can be typed; 100 unless told. */
  readonly longest?: number;
}

/** Returns the normalized text of an argument, or null if it was left out. Free text, such as a note, stays as typed. */
export function typedOption(
  { options }: { readonly options: { getString(name: string): string | null } },
  name: string,
): string | null {
  const typed = options.getString(name);
  return typed === null ? null : normaliseTyped(typed);
}

/** What is typed is mostly a word or two. */
const LONGEST = 100;

/** The command as it is registered. https://discord.com/developers/docs/interactions/application-commands */
export function described(
  command: Command,
  inGuild: boolean,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return {
    type: ApplicationCommandType.ChatInput,
    ...named(`command.${command.name}`),
    options: command.parts?.map(part) ?? (command.arguments ?? []).map(argument),
    ...(command.permissions !== undefined && { default_member_permissions: String(command.permissions) }),
    ...registeredFor(inGuild),
  };
}

/** Where the command is there, if it is registered for all servers. */
export function registeredFor(inGuild: boolean) {
  if (inGuild) return {};
  return {
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
  };
}

function part({ id, arguments: taken = [] }: Part): APIApplicationCommandSubcommandOption {
  const type = ApplicationCommandOptionType.Subcommand;
  return { type, ...named(`part.${id}`), options: taken.map(argument) };
}

function argument({
  id,
  kind,
  required = false,
  choices,
  autocomplete = false,
  longest = LONGEST,
}: Argument): APIApplicationCommandBasicOption {
  const words = { ...named(`argument.${id}`), required };
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

/** `en-US` is named because Discord would show en-GB readers nothing of it otherwise. */
function named(key: `command.${CommandName}` | `part.${PartName}` | `argument.${Argument['id']}`) {
  const word = (language: Language, part: 'name' | 'about') =>
    say(language, text(`bot:${key}.${part}`), () => '');
  return {
    name: word('en', 'name'),
    name_localizations: { 'en-US': word('en', 'name'), ko: word('ko', 'name') },
    description: word('en', 'about'),
    description_localizations: { 'en-US': word('en', 'about'), ko: word('ko', 'about') },
  };
}

/** What an autocomplete holds. */
export const MOST_OFFERS = 25;

/** As many as it holds of those whose name has what was typed, each name cut to what Discord takes. */
export function offered(all: readonly Offer[], typed: string): readonly Offer[] {
  const wanted = searchable(typed);
  return all
    .map(({ name, value }) => ({ name: cut(name, 100), value }))
    .filter(({ name }) => searchable(name).includes(wanted))
    .slice(0, MOST_OFFERS);
}
