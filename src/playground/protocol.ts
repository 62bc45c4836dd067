/**
 * Protocol of the page and the playground: JSON over one WebSocket at `/page?person=<id>`.
 * Ids are snowflakes as strings. Discord's own objects keep Discord's own names and shapes.
 */
import type {
  APIApplicationCommand,
  APIChannel,
  APIGuild,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIUser,
  Locale as DiscordLocale,
} from 'discord-api-types/v10';
import type { InstallType } from './world/install-owners.ts';
import type { InteractionContext } from './world/interaction-context.ts';

/** Code of a language that Discord supports. */
export type Locale = `${DiscordLocale}`;

/** A person whom the page's user can act as. */
export interface Person {
  readonly user: APIUser;
  readonly nick: string;
  /** Discord locale of this person's client, which interactions carry as `locale`. */
  readonly locale: Locale;
}

/** A person with their current state. */
export interface PersonStanding extends Person {
  /** False after the person has left the server. */
  readonly isMember: boolean;
  /** True if the person accepts direct messages. */
  readonly isTaking: boolean;
  /** True if the person has installed the bot for themselves. */
  readonly hasInstalled: boolean;
  /** True if the person manages the server, its channels and messages. */
  readonly manages: boolean;
  /** Ids of the person's roles. */
  readonly roles: readonly string[];
}

/** A server that the page can show. */
export interface ServerName {
  readonly id: string;
  readonly name: string;
}

/** Ids of a message that calls a person who has not read it. */
export interface UnreadCall {
  readonly person: string;
  readonly channel: string;
  readonly message: string;
}

/** A message as one person sees it; an ephemeral one is sent only to its person. */
export interface SeenMessage {
  readonly message: APIMessage;
  readonly ephemeral: boolean;
  /** True if the bot has deferred and not yet answered. */
  readonly thinking: boolean;
}

/** An option of a command as the composer sends it. */
export interface TypedOption {
  readonly name: string;
  readonly value: string | number | boolean;
}

export type PageRequest =
  | {
      readonly do: 'slash';
      readonly ref: string;
      readonly channel: string;
      readonly name: string;
      readonly options: readonly TypedOption[];
    }
  /** Uses a user context-menu command. */
  | {
      readonly do: 'onPerson';
      readonly ref: string;
      readonly channel: string;
      readonly name: string;
      readonly target: string;
    }
  /** Uses a message context-menu command. */
  | {
      readonly do: 'onMessage';
      readonly ref: string;
      readonly channel: string;
      readonly name: string;
      readonly message: string;
    }
  | {
      readonly do: 'complete';
      readonly ref: string;
      readonly channel: string;
      readonly name: string;
      readonly options: readonly TypedOption[];
      readonly focused: string;
    }
  | {
      readonly do: 'click';
      readonly ref: string;
      readonly channel: string;
      readonly message: string;
      readonly customId: string;
    }
  | {
      readonly do: 'select';
      readonly ref: string;
      readonly channel: string;
      readonly message: string;
      readonly customId: string;
      readonly values: readonly string[];
    }
  | {
      readonly do: 'modal';
      readonly ref: string;
      readonly channel: string;
      readonly customId: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly do: 'dismiss'; readonly ref: string; readonly channel: string; readonly message: string }
  | {
      readonly do: 'react';
      readonly ref: string;
      readonly channel: string;
      readonly message: string;
      /** A Unicode emoji, or `name:id` of a custom one. */
      readonly emoji: string;
      readonly isAdded: boolean;
    }
  | { readonly do: 'say'; readonly ref: string; readonly channel: string; readonly content: string }
  /** Requests the messages above this one. */
  | { readonly do: 'older'; readonly ref: string; readonly channel: string; readonly before: string }
  /** Marks the channel as read. */
  | { readonly do: 'read'; readonly ref: string; readonly channel: string }
  /** Advances the clock for everybody. */
  | { readonly do: 'pass'; readonly ref: string; readonly channel: string; readonly ms: number }
  | { readonly do: 'deleteMessage'; readonly ref: string; readonly channel: string; readonly message: string }
  | { readonly do: 'addChannel'; readonly ref: string; readonly channel: string; readonly name: string }
  | { readonly do: 'deleteChannel'; readonly ref: string; readonly channel: string }
  /** Invites or kicks the bot. */
  | { readonly do: 'bot'; readonly ref: string; readonly channel: string; readonly isIn: boolean }
  /** Makes the person rejoin or leave the server. */
  | { readonly do: 'member'; readonly ref: string; readonly channel: string; readonly isMember: boolean }
  | { readonly do: 'direct'; readonly ref: string; readonly channel: string; readonly isTaking: boolean }
  /** Installs the bot for the person, or removes it. */
  | { readonly do: 'install'; readonly ref: string; readonly channel: string; readonly hasInstalled: boolean }
  /** Opens a group of the person and everybody else of the server. */
  | { readonly do: 'openGroup'; readonly ref: string; readonly channel: string };

/** State of an interaction. `failed` is what Discord shows as "The application did not respond". */
export type Progress = 'sent' | 'thinking' | 'answered' | 'failed';

export type PageMessage =
  | {
      readonly is: 'hello';
      readonly guild: APIGuild;
      /** All servers that this person is on, including `guild`. */
      readonly servers: readonly ServerName[];
      readonly people: readonly PersonStanding[];
      readonly you: PersonStanding;
      readonly bot: APIUser;
      readonly isBotIn: boolean;
      /** Installations through which the person can use the bot, by context. */
      readonly installs: Readonly<Record<InteractionContext, readonly InstallType[]>>;
      /** Milliseconds since 1970, by the playground's clock. */
      readonly now: number;
      readonly calls: readonly UnreadCall[];
      readonly channels: readonly APIChannel[];
      readonly commands: readonly APIApplicationCommand[];
      /** Newest last, at most 100 a channel. */
      readonly messages: readonly SeenMessage[];
      /** Channels whose messages are all included. */
      readonly begun: readonly string[];
    }
  | { readonly is: 'message'; readonly seen: SeenMessage }
  | { readonly is: 'deleted'; readonly channel: string; readonly message: string }
  /** Older messages, oldest first; `isAll` if the channel begins with them. */
  | {
      readonly is: 'older';
      readonly channel: string;
      readonly messages: readonly SeenMessage[];
      readonly isAll: boolean;
    }
  | { readonly is: 'channel'; readonly channel: APIChannel }
  | { readonly is: 'gone'; readonly channels: readonly string[] }
  | { readonly is: 'clock'; readonly now: number }
  | { readonly is: 'calls'; readonly calls: readonly UnreadCall[] }
  | { readonly is: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly is: 'progress'; readonly ref: string; readonly progress: Progress; readonly message?: string }
  | {
      readonly is: 'choices';
      readonly ref: string;
      readonly choices: readonly { name: string; value: string | number }[];
    }
  | {
      readonly is: 'openModal';
      readonly ref: string;
      readonly channel: string;
      readonly modal: APIModalInteractionResponseCallbackData;
    }
  | { readonly is: 'refused'; readonly ref: string; readonly reason: string };
