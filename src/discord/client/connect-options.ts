import type { Client, ClientOptions, REST } from 'discord.js';
import type { Logger } from 'pino';
import type { FilmRenderer } from '../../../render/film-renderer.ts';
import type { Painters } from '../../../render/render-pool.ts';
import type { AppContext } from '../../app/core/context.ts';
import type { Timers } from '../../app/core/timers.ts';
import type { LeaseStatus } from '../../cluster/lease-holder.ts';
import type { ClusterConnection, ClusterListener } from '../../store/cluster.ts';
import type { Command } from '../core/command.ts';
import type { BotContext } from '../core/context.ts';
import type { DroppedRequest } from '../core/rest/channel-requests.ts';
import type { UserCommand } from '../core/user-command.ts';
import type { NoticeFactories } from '../publishing/publish-notice.ts';
import type { Publisher } from '../publishing/publisher.ts';
import type { Shards } from './shards.ts';

export interface ConnectOptions {
  readonly token: string;
  /** Register the commands for this server only, at once; else for all. */
  readonly guild?: string | undefined;
  /** Another place of Discord's REST interface than Discord's own: the playground's. */
  readonly api?: string | undefined;
  /** Which shards this process has, or with others how many there are; all that Discord asks for unless told. */
  readonly shards?: Shards | undefined;
  /** Other processes have some of the shards: by these leases. This one has them all unless told. */
  readonly sharing?: OpenSharing | undefined;
  readonly house: Omit<AppContext, 'onOutbox' | 'onNotice' | 'onAiTurn' | 'onError'>;
  readonly painters: Pick<Painters, 'paint'>;
  readonly projector: Pick<FilmRenderer, 'film'>;
  readonly commands: readonly Command[];
  /** Those in the menu of a person. */
  readonly personCommands: readonly UserCommand[];
  readonly log: Logger;
  /** The session ended and cannot be taken up again (close codes 4004 and 4010 to 4014). */
  readonly stopped?: (code: number) => void;
  /** It cannot go on: Discord refuses the token twice running, or a session that was begun later cannot be had. */
  readonly ended?: (why: Error) => void;
  /** Where there is more to read about the bot. */
  readonly readme?: string | null;
  /** It is the playground's bot. */
  readonly isPlayground?: boolean;
  /** What alarms and new tries wait by; Node's timers unless told. */
  readonly timers?: Timers;
  /** So soon after its message changed an answer does not count, in ms; 700 unless told, 0 for programs that press at once. */
  readonly secondTap?: number | undefined;
  /** One person can do only so much within a time; true unless told, false for programs that press without end. */
  readonly isLimited?: boolean | undefined;
  /** What messages say that belong to no table; as ever unless told. */
  readonly makings?: NoticeFactories;
  /** A request that tells a channel something is given up after so long, in ms, and tried again; 8,000 unless told. */
  readonly patience?: number | undefined;
  /** Who measures what goes to Discord and comes from it; nobody unless told. */
  readonly watching?: ConnectionObserver | undefined;
  /** Further options of the client, for tests. */
  readonly client?: Partial<ClientOptions>;
}

/** Is shown each client, and everything else that makes requests, before it does anything. */
export interface ConnectionObserver {
  /** What it returns is called when that client has ended. */
  client(client: Client): () => void;
  /** Where processes share the shards: how that is now can be asked from here on. */
  leases?(now: () => LeaseStatus): void;
  rest(rest: REST): void;
  /** Discord will never take a request, which is not made again. */
  dropped?(dropped: DroppedRequest): void;
}

export interface Connection {
  readonly bot: BotContext;
  readonly announcer: Publisher;
  /** Tells what belongs to no table. */
  readonly notices: Publisher;
  /** Opens the tables of leagues. */
  readonly matches: Publisher;
  /** Ends the sessions; what is being told is told first. */
  close(): Promise<void>;
}

/** Opens what processes share the shards by. */
export type OpenSharing = (hearing: ClusterListener) => Promise<ClusterConnection>;
