import type { AiPlayers } from '../../ai/ai-players.ts';
import type { Puzzle } from '../../ai/puzzles/puzzle.ts';
import type { Game } from '../../engine/game.ts';
import type { DueDate } from '../../store/dates.ts';
import type { LogEvent } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import type { ShardFilter, ShardScope } from '../../store/shard-scope.ts';
import type { Table } from './table.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** What the tables stand on. Clock, secrets and AI luck come from outside, so that tests can hold them still. */
export interface AppContext {
  readonly store: Store;
  /** Of which servers this process tells, rings and plays; of all where it is left out. */
  readonly part?: (() => ShardScope) | undefined;
  /** What can be begun: each game by its newest rules. */
  readonly games: readonly Game[];
  /** The versions before, by which the matches go on that began with them. */
  readonly earlier: readonly Game[];
  /** Of which one a day is posed where that is wanted. */
  readonly puzzles: readonly Puzzle[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns by how many ms `now` is ahead of Discord's time; without it `now` is taken as right. */
  readonly clockAhead?: () => number;
  /** Returns whether Discord notifies members of a server of all messages, unless they chose otherwise; without it, of none. */
  readonly notifiesAll?: (guild: string) => boolean;
  /** 32 secret random bytes, for the luck of one match. */
  readonly secret: () => Buffer;
  /** Called with each event of a table inside its transaction, in this order. */
  readonly onEvent: readonly EventHandler[];
  /** Who plays for AI seats. */
  readonly ai: AiPlayers;
  /** Called after a commit that queued something for the channel of this table. */
  readonly onOutbox: (tableId: number) => void;
  /** Called after a commit by which a message is to be told that belongs to no table; its id. */
  readonly onNotice: (id: number) => void;
  /** Called after a commit that left an AI seat of this table to move; the news come when people are to move. */
  readonly onAiTurn: (tableId: number) => void;
  /** A bug in work that nobody waits for: told with the table it met. */
  readonly onError: (error: unknown, tableId: number) => void;
}

/** One event of a table: the table before it, the event, and the table after it. */
export interface TableEvent {
  readonly before: Table;
  readonly event: LogEvent;
  readonly after: Table;
}

/** What a feature does at an event: part of the transaction that records it. */
export type EventHandler = (work: UnitOfWork, step: TableEvent) => Promise<void>;

/** Of which servers it does so now. */
export function getShardScope({ part }: Pick<AppContext, 'part'>): ShardFilter {
  return part?.() ?? null;
}

/** Returns by how many ms the clock is ahead of Discord's time; negative if behind. */
export function getClockAhead({ clockAhead }: Pick<AppContext, 'clockAhead'>): number {
  return clockAhead?.() ?? 0;
}

/** All games that there are, by all their rules. */
export type GameCatalogue = Pick<AppContext, 'games' | 'earlier'>;

/** The game of that id by its newest rules, or undefined. */
export function findGame(ctx: Pick<AppContext, 'games'>, id: string): Game | undefined {
  return ctx.games.find((game) => game.id === id);
}

/** The game of that id by those rules, or undefined. */
export function findGameVersion(
  { games, earlier }: GameCatalogue,
  id: string,
  rules: number,
): Game | undefined {
  const isIt = (game: Game) => game.id === id && game.rules === rules;
  return games.find(isIt) ?? earlier.find(isIt);
}
/** What is done when a date has come: part of a deed. */
export type DateHandler = (ctx: AppContext, work: UnitOfWork, date: DueDate) => Promise<void>;
