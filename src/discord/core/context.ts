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
import type { RenderPool } from '../../../render/render-pool.ts';
import type { MatchAnalysis } from '../../app/analysis/analysis.ts';
import type { Actor } from '../../app/core/actor.ts';
import type { AppContext } from '../../app/core/context.ts';
import type { Table } from '../../app/core/table.ts';
import type { Timers } from '../../app/core/timers.ts';
import type { UserSettings } from '../../app/settings/settings.ts';
import type { Seat } from '../../engine/game.ts';
import type { Path, Question } from '../../engine/question.ts';
import type { Language } from '../../engine/text.ts';
import type { TableRecord } from '../../store/table-record.ts';
import type { AppInfo, AppLinks } from './app-info.ts';
import type { AvatarCache } from './memory/avatar-cache.ts';
import type { DiscordTime } from './memory/discord-time.ts';
import type { AutocompleteRequests, PendingReplies } from './memory/interactions.ts';
import type { MembershipCache } from './memory/membership-cache.ts';
import type { MessageChanges } from './memory/message-changes.ts';
import type { Presence } from './memory/presence.ts';
import type { PrivateMessages } from './memory/private-messages.ts';
import type { RateLimits, UploadLimits } from './memory/rate-limits.ts';
import type { Payload } from './payload.ts';
import type { RestClient } from './rest/channel-requests.ts';

/** The application context and everything that the Discord layer adds to it. */
export interface BotContext {
  readonly app: AppContext;
  readonly renderPool: Pick<RenderPool, 'render'>;
  readonly filmRenderer: Pick<FilmRenderer, 'film'>;
  /** Timers, real or controlled by a test. */
  readonly timers: Timers;
  readonly rest: RestClient;
  readonly log: Logger;
  /** Players present at each table. */
  readonly recent: Presence;
  /** Avatars of people, in memory only. */
  readonly avatars: Pick<AvatarCache, 'note' | 'mayHave' | 'load'>;
  /** Cached server memberships. */
  readonly members: MembershipCache;
  /** Channels and users for whom a film is being rendered. */
  readonly filming: Set<string>;
  /** Match analyses by table, cached or in progress. */
  readonly analyses: Map<number, Promise<MatchAnalysis>>;
  /** Analyses being posted, by table, with the link to the post; null if it could not be posted. */
  readonly analysisPosts: Map<number, Promise<string | null>>;
  /** Posters being posted, by table, with the link to the post, or why there is none. */
  readonly posterPosts: Map<number, Promise<PosterPost>>;
  /** Private messages about tables that can still be edited. */
  readonly privateMessages: PrivateMessages;
  /** Replies in progress. */
  readonly answering: PendingReplies;
  /** Legal moves cached for players who are typing a move. */
  readonly legal: LRUCache<string, Promise<LegalMoves>>;
  /** Newest autocomplete request of each user. */
  readonly keys: AutocompleteRequests;
  /** Rate limits per user and per server. */
  readonly limits: Pick<RateLimits, 'take'>;
  /** Times of the latest changes of the bot's messages. */
  readonly changes: MessageChanges;
  readonly discordTime: Pick<DiscordTime, 'follow'>;
  /** Channels in which Discord limits uploads. */
  readonly uploads: UploadLimits;
  /** Retries pending messages of a table now, because a player is present there. */
  readonly retryNow: (tableId: number) => void;
  /** Resolves when pending messages of a table were published: with null, or with the error. */
  readonly outcome: (tableId: number) => Promise<unknown>;
  /** Returns the channel or thread of that id; undefined if it is not known. */
  readonly channel: (id: string) => Channel | undefined;
  /** Returns the name of a channel or thread, "general"; null if it is not known. */
  readonly channelName: (id: string) => string | null;
  /** Returns the name of a server; null if it is not known. */
  readonly guildName: (id: string) => string | null;
  /** Returns whether all readers of a channel may know of a game in another one. */
  readonly isShownIn: (place: Pick<TableRecord, 'channel'>, reader: string) => boolean;
  /** Returns the id of the newest message in a channel as of its last interaction; null if it is not known. */
  readonly lastMessage: (channel: string) => string | null;
  /** Returns the application's id, which is also the bot user's id. */
  readonly application: () => string;
  /** Ids of the registered commands, by which texts mention them; none before the registration. */
  readonly commandIds: Map<string, string>;
  /** Ids of the application's emoji by icon; none until they are synchronised. */
  readonly emojiIds: Map<string, string>;
  /** Aborted when the bot closes. */
  readonly closing: AbortSignal;
  /** Returns operator and invite link of the bot. */
  readonly appInfo: () => Promise<AppInfo>;
  /** Pages about the bot that its messages link. */
  readonly links: AppLinks;
  /** The bot runs in the playground, where one person can play everybody. */
  readonly isPlayground: boolean;
  /** Sample film of a match by language, rendered at the first request. */
  readonly samples: Map<Language, Promise<Payload>>;
}

/** Link to a posted poster, or null if it could not be drawn or Discord refused it. */
export interface PosterPost {
  readonly link: string | null;
  readonly isDrawn: boolean;
}

/** A slash command, a user command or a component. */
export type BotInteraction =
  | ChatInputCommandInteraction
  | UserContextMenuCommandInteraction
  | MessageComponentInteraction;

/** An interaction with its actor, the language of the reply and the user's settings. */
export interface InteractionContext<A extends BotInteraction = BotInteraction> {
  readonly bot: BotContext;
  readonly interaction: A;
  readonly by: Actor;
  /** Language the user chose, else that of their Discord client. */
  readonly language: Language;
  /** The user's settings when the interaction arrived. */
  readonly settings: UserSettings;
  /** Time the interaction arrived, in ms since 1970 by the bot's own clock. */
  readonly arrived: number;
}

/** An autocomplete request with the user's settings. */
export interface AutocompleteContext extends Pick<InteractionContext, 'bot' | 'settings' | 'language'> {
  readonly interaction: AutocompleteInteraction;
}

/** Context of an interaction at a table. The table is loaded once, when the interaction arrives. */
export interface TableContext<A extends BotInteraction = BotInteraction> extends InteractionContext<A> {
  readonly table: Table;
  /** Seat of the player; null for a spectator. */
  readonly seat: Seat | null;
  /** The table is not in the channel of the interaction. */
  readonly elsewhere: boolean;
}

/** Context of a player with a seat at the table. */
export type SeatedContext<A extends BotInteraction = BotInteraction> = TableContext<A> & {
  readonly seat: Seat;
};

/** A legal move as typed, with its path of answers and the questions they answer. */
export interface LegalMove {
  readonly path: Path;
  readonly questions: readonly Question<unknown>[];
  readonly value: string;
  /** Search key in lower case without spaces. */
  readonly bare: string;
}

/** Legal moves of a seat at one version of its table. */
export interface LegalMoves {
  readonly moves: readonly LegalMove[];
  /** Returns the description of a move in a language. */
  meaning(move: LegalMove, language: Language): string;
  /** Returns the descriptions of the first thousand moves, normalised for search. */
  meanings(language: Language): Promise<readonly string[]>;
}
