import type { AiPlayers } from '../../ai/ai-players.ts';
import type { Puzzle } from '../../ai/puzzles/puzzle.ts';
import type { Game } from '../../engine/game.ts';
import type { DueDate } from '../../store/dates.ts';
import type { LogEvent } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import type { ShardFilter, ShardScope } from '../../store/shard-scope.ts';
import type { Table } from './table.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Dependencies of the application layer. Clock, secrets and AI randomness come from outside, so that tests can fix them. */
export interface AppContext {
  readonly store: Store;
  /** Servers for which this process publishes, fires alarms and plays AI seats; all servers if absent. */
  readonly shardScope?: (() => ShardScope) | undefined;
  /** Games that can be started, each with its newest rules. */
  readonly games: readonly Game[];
  /** Earlier rules versions, for matches that began with them. */
  readonly earlier: readonly Game[];
  /** Puzzles from which the daily puzzle is chosen. */
  readonly puzzles: readonly Puzzle[];
  /** Returns the current time in ms since 1970. */
  readonly now: () => number;
  /** Returns by how many ms `now` is ahead of Discord's time; if absent, `now` is taken as correct. */
  readonly clockAhead?: () => number;
  /** Returns whether a server's default notification setting is "all messages"; if absent, no server has that setting. */
  readonly notifiesAll?: (guild: string) => boolean;
  /** Returns 32 secret random bytes from which the randomness of one match is derived. */
  readonly secret: () => Buffer;
  /** Handlers called in this order with each event of a table, inside its transaction. */
  readonly onEvent: readonly EventHandler[];
  /** Engines that play for AI seats. */
  readonly ai: AiPlayers;
  /** Called after a commit that queued messages for the channel of a table. */
  readonly onOutbox: (tableId: number) => void;
  /** Called after a commit that queued a message outside any table, with the notice's id. */
  readonly onNotice: (id: number) => void;
  /** Called after a commit that left an AI seat to move. Queued messages wait until people are due. */
  readonly onAiTurn: (tableId: number) => void;
  /** Called with a bug in background work and the table concerned (0 for none). */
  readonly onError: (error: unknown, tableId: number) => void;
}

/** One event of a table: the table before it, the event, and the table after it. */
export interface TableEvent {
  readonly before: Table;
  readonly event: LogEvent;
  readonly after: Table;
}

/** Handles an event of a table for a feature, inside the transaction that records it. */
export type EventHandler = (work: UnitOfWork, step: TableEvent) => Promise<void>;

/** Returns the servers this process serves now, or null for all. */
export function getShardScope({ shardScope }: Pick<AppContext, 'shardScope'>): ShardFilter {
  return shardScope?.() ?? null;
}

/** Returns by how many ms the clock is ahead of Discord's time; negative if behind. */
export function getClockAhead({ clockAhead }: Pick<AppContext, 'clockAhead'>): number {
  return clockAhead?.() ?? 0;
}

/** All games with all versions of their rules. */
export type GameCatalogue = Pick<AppContext, 'games' | 'earlier'>;

/** Returns the game of an id with its newest rules, or undefined. */
export function findGame(ctx: Pick<AppContext, 'games'>, id: string): Game | undefined {
  return ctx.games.find((game) => game.id === id);
}

/** Returns the game of an id with one version of its rules, or undefined. */
export function findGameVersion(
  { games, earlier }: GameCatalogue,
  id: string,
  rules: number,
): Game | undefined {
  const isIt = (game: Game) => game.id === id && game.rules === rules;
  return games.find(isIt) ?? earlier.find(isIt);
}
/** Handles a due date of its kind, inside a transaction. */
export type DateHandler = (ctx: AppContext, work: UnitOfWork, date: DueDate) => Promise<void>;
