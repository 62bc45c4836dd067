import type {
  AutocompleteInteraction,
  Channel,
  ChatInputCommandInteraction,
  MessageComponentInteraction,
  UserContextMenuCommandInteraction,
} from 'discord.js';
import type { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { FilmRenderer } from '../../../render/film-renderer.ts';
import type { Painters } from '../../../render/render-pool.ts';
import type { MatchAnalysis } from '../../app/analysis/analysis.ts';
import type { Actor } from '../../app/core/actor.ts';
import type { AppContext } from '../../app/core/context.ts';
import type { Table } from '../../app/core/table.ts';
import type { Timers } from '../../app/core/timers.ts';
import type { UserSettings } from '../../app/settings/settings.ts';
import type { Seat } from '../../engine/game.ts';
import type { Language } from '../../engine/text.ts';
import type { TableRecord } from '../../store/table-record.ts';
import type { AppInfo } from './app-info.ts';
import type { LegalMoves } from './legal-moves.ts';
import type { AutocompleteRequests } from './memory/autocomplete-requests.ts';
import type { DiscordTime } from './memory/discord-time.ts';
import type { MembershipCache } from './memory/membership-cache.ts';
import type { MessageChanges } from './memory/message-changes.ts';
import type { PendingReplies } from './memory/pending-replies.ts';
import type { Presence } from './memory/presence.ts';
import type { PrivateMessages } from './memory/private-messages.ts';
import type { RateLimits } from './memory/rate-limits.ts';
import type { UploadLimits } from './memory/upload-limits.ts';
import type { Payload } from './payload.ts';
import type { RestClient } from './rest/channel-requests.ts';

/** What everything on the Discord side has at hand. */
export interface BotContext {
  readonly app: AppContext;
  readonly painters: Pick<Painters, 'paint'>;
  readonly projector: Pick<FilmRenderer, 'film'>;
  /** What is waited by. */
  readonly timers: Timers;
  readonly rest: RestClient;
  readonly log: Logger;
  /** Who is at which table now. */
  readonly recent: Presence;
  /** Who is in which server. */
  readonly members: MembershipCache;
  /** The channels and the people for whom a film is being made. */
  readonly filming: Set<string>;
  /** How matches went, by table: what was worked out lately, or is being. */
  readonly wents: Map<number, Promise<MatchAnalysis>>;
  /** The tables of which it is being told how they went, and where that is then to be read. */
  readonly telling: Map<number, Promise<string | null>>;
  /** Private messages about tables that can still be edited. */
  readonly privateMessages: PrivateMessages;
  /** Who is being answered now. */
  readonly answering: PendingReplies;
  /** The legal moves of those who were typing one a moment ago. */
  readonly legal: LRUCache<string, Promise<LegalMoves>>;
  /** Who is typing what a command is to be given. */
  readonly keys: AutocompleteRequests;
  /** How much each person may still do now. */
  readonly limits: Pick<RateLimits, 'take'>;
  /** Which of our messages changed a moment ago. */
  readonly changes: MessageChanges;
  readonly discordTime: Pick<DiscordTime, 'follow'>;
  /** Channels in which Discord limits uploads. */
  readonly uploads: UploadLimits;
  /** Somebody is at this table: what could not be told before is tried again now. */
  readonly nudge: (tableId: number) => void;
  /** Resolves when what is being told of a table has been told: with null, or the error where it could not be. */
  readonly outcome: (tableId: number) => Promise<unknown>;
  /** Channel or thread of that id; undefined where none is known. */
  readonly channel: (id: string) => Channel | undefined;
  /** What a channel or thread is called, where that is known: "general". */
  readonly channelName: (id: string) => string | null;
  /** Returns whether all readers of a channel may know of a game in another one. */
  readonly isShownIn: (place: Pick<TableRecord, 'channel'>, reader: string) => boolean;
  /** Returns the id of the newest message in a channel as of its last interaction; null where none is known. */
  readonly lastMessage: (channel: string) => string | null;
  /** The application's id, which is the bot user's too. */
  readonly application: () => string;
  /** Who and what is behind it, as it is told to whoever asks. */
  readonly behind: () => Promise<AppInfo>;
  /** It is in the playground, where one person can be everybody. */
  readonly isPlayground: boolean;
  /** The film of a match that shows how one goes, by language, once somebody has asked for it. */
  readonly samples: Map<Language, Promise<Payload>>;
}

/** A command that was called, on a person or not, or a button or menu that was used. */
export type BotInteraction =
  | ChatInputCommandInteraction
  | UserContextMenuCommandInteraction
  | MessageComponentInteraction;

/** Somebody at the door: who they are to the tables, in which language they read, and what Discord told of it. */
export interface InteractionContext<A extends BotInteraction = BotInteraction> {
  readonly bot: BotContext;
  readonly asked: A;
  readonly by: Actor;
  /** What they chose, else that of their Discord. */
  readonly language: Language;
  /** What they chose for themselves, as it was when they came. */
  readonly own: UserSettings;
  /** When they reached the bot, in ms since 1970 by its own clock. */
  readonly arrived: number;
}

/** Somebody who is typing what a command is to be given. */
export interface AutocompleteContext extends Pick<InteractionContext, 'bot' | 'own' | 'language'> {
  readonly asked: AutocompleteInteraction;
}

/** A caller at a table, which was read once, where the call came in. */
export interface TableContext<A extends BotInteraction = BotInteraction> extends InteractionContext<A> {
  readonly table: Table;
  /** Where they sit; null for who watches. */
  readonly seat: Seat | null;
  /** The table is not in the channel where they are. */
  readonly elsewhere: boolean;
}

/** A visit of somebody who sits there. */
export type SeatedContext<A extends BotInteraction = BotInteraction> = TableContext<A> & {
  readonly seat: Seat;
};
