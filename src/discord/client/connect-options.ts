import type { Client, ClientOptions, REST } from 'discord.js';
import type { Logger } from 'pino';
import type { FilmRenderer } from '../../../render/film-renderer.ts';
import type { RenderPool } from '../../../render/render-pool.ts';
import type { AppContext } from '../../app/core/context.ts';
import type { Timers } from '../../app/core/timers.ts';
import type { LeaseStatus } from '../../cluster/lease-holder.ts';
import type { ClusterConnection, ClusterListener } from '../../store/cluster.ts';
import type { AppLinks } from '../core/app-info.ts';
import type { AnyCommand } from '../core/command.ts';
import type { BotContext } from '../core/context.ts';
import type { DroppedRequest } from '../core/rest/channel-requests.ts';
import type { UserCommand } from '../core/user-command.ts';
import type { NoticeFactories } from '../publishing/publish-notice.ts';
import type { Publisher } from '../publishing/publisher.ts';
import type { Shards } from './shards.ts';

export interface ConnectOptions {
  readonly token: string;
  /** Server for which the commands are registered, at once; for all servers if left out. */
  readonly guild?: string | undefined;
  /** Base URL of another REST API than Discord's, such as the playground's. */
  readonly api?: string | undefined;
  /** Memory of the process in MB, which limits its cache of avatars; 512 by default. */
  readonly memoryMb?: number | undefined;
  /** Shards of this process, or of the whole cluster if shared; as many as Discord recommends by default. */
  readonly shards?: Shards | undefined;
  /** Opens the leases by which processes share the shards; by default this process has all shards. */
  readonly sharing?: OpenSharing | undefined;
  readonly app: Omit<AppContext, 'onOutbox' | 'onNotice' | 'onAiTurn' | 'onError'>;
  readonly renderPool: Pick<RenderPool, 'render'>;
  readonly filmRenderer: Pick<FilmRenderer, 'film'>;
  readonly commands: readonly AnyCommand[];
  /** User context-menu commands. */
  readonly personCommands: readonly UserCommand[];
  readonly log: Logger;
  /** Called when the session ended and cannot resume (close codes 4004 and 4010 to 4014). */
  readonly stopped?: (code: number) => void;
  /** Called when the bot cannot go on: Discord refused the token twice in a row, or a later session cannot start. */
  readonly ended?: (why: Error) => void;
  /** Pages about the bot; none by default. */
  readonly links?: AppLinks;
  /** Uploads the emoji of the application and uses them; false by default. */
  readonly hasEmoji?: boolean;
  /** The bot runs in the playground. */
  readonly isPlayground?: boolean;
  /** Timers of alarms and retries; Node's by default. */
  readonly timers?: Timers;
  /** Time in ms after a message changed in which an answer does not count; 700 by default, 0 for programs that click at once. */
  readonly secondTap?: number | undefined;
  /** Applies rate limits; true by default, false for programs that click without end. */
  readonly isLimited?: boolean | undefined;
  /** Factories of the messages without a table; the real ones by default. */
  readonly makings?: NoticeFactories;
  /** Timeout in ms of a request that posts to a channel, which is then retried; 8,000 by default. */
  readonly patience?: number | undefined;
  /** Observer that measures the traffic to and from Discord; none by default. */
  readonly watching?: ConnectionObserver | undefined;
  /** Further options of the client, for tests. */
  readonly client?: Partial<ClientOptions>;
}

/** Observer of each client and each other REST client, before it makes a request. */
export interface ConnectionObserver {
  /** Returns a function that is called when that client has ended. */
  client(client: Client): () => void;
  /** Receives a function that returns the current leases, if processes share the shards. */
  leases?(now: () => LeaseStatus): void;
  rest(rest: REST): void;
  /** Called for a request that Discord will never accept, which is not made again. */
  dropped?(dropped: DroppedRequest): void;
}

export interface Connection {
  readonly bot: BotContext;
  readonly publisher: Publisher;
  /** Publisher of messages without a table. */
  readonly notices: Publisher;
  /** Publisher that opens the tables of leagues. */
  readonly matches: Publisher;
  /** Ends the sessions after pending messages are published. */
  close(): Promise<void>;
}

/** Opens the leases by which processes share the shards. */
export type OpenSharing = (hearing: ClusterListener) => Promise<ClusterConnection>;
