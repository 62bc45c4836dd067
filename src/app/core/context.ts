import type { Players } from '../../ai/players.ts';
import type { Puzzle } from '../../ai/puzzles/puzzle.ts';
import type { Game } from '../../engine/game.ts';
import type { DueDate } from '../../store/dates.ts';
import type { Happening } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import type { Part, Whose } from '../../store/part.ts';
import type { Table } from './table.ts';
import type { Deed } from './unit-of-work.ts';

/** What the tables stand on. Clock, secrets and AI luck come from outside, so that tests can hold them still. */
export interface House {
  readonly store: Store;
  /** Of which servers this process tells, rings and plays; of all where it is left out. */
  readonly part?: (() => Part) | undefined;
  /** What can be begun: each game by its newest rules. */
  readonly games: readonly Game[];
  /** The versions before, by which the matches go on that began with them. */
  readonly earlier: readonly Game[];
  /** Of which one a day is posed where that is wanted. */
  readonly puzzles: readonly Puzzle[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns by how many ms `now` is ahead of Discord's time; without it `now` is taken as right. */
  readonly ahead?: () => number;
  /** Returns whether Discord notifies members of a server of all messages, unless they chose otherwise; without it, of none. */
  readonly notifiesAll?: (guild: string) => boolean;
  /** 32 secret random bytes, for the luck of one match. */
  readonly secret: () => Buffer;
  /** Called with each event of a table inside its transaction, in this order. */
  readonly onEvent: readonly EventHandler[];
  /** Who plays for AI seats. */
  readonly players: Players;
  /** Called after a commit that queued something for the channel of this table. */
  readonly news: (tableId: number) => void;
  /** Called after a commit by which a message is to be told that belongs to no table; its id. */
  readonly notice: (id: number) => void;
  /** Called after a commit that left an AI seat of this table to move; the news come when people are to move. */
  readonly wake: (tableId: number) => void;
  /** A bug in work that nobody waits for: told with the table it met. */
  readonly trouble: (error: unknown, tableId: number) => void;
}

/** One event of a table: the table before it, the event, and the table after it. */
export interface Step {
  readonly before: Table;
  readonly what: Happening;
  readonly after: Table;
}

/** What a feature does at an event: part of the transaction that records it. */
export type EventHandler = (deed: Deed, step: Step) => Promise<void>;

/** Of which servers it does so now. */
export function partOf({ part }: Pick<House, 'part'>): Whose {
  return part?.() ?? null;
}

/** Returns by how many ms the clock is ahead of Discord's time; negative if behind. */
export function aheadOf({ ahead }: Pick<House, 'ahead'>): number {
  return ahead?.() ?? 0;
}

/** All games that there are, by all their rules. */
export type Shelf = Pick<House, 'games' | 'earlier'>;

/** The game of that id by its newest rules, or undefined. */
export function gameOf(house: Pick<House, 'games'>, id: string): Game | undefined {
  return house.games.find((game) => game.id === id);
}

/** The game of that id by those rules, or undefined. */
export function versionOf({ games, earlier }: Shelf, id: string, rules: number): Game | undefined {
  const isIt = (game: Game) => game.id === id && game.rules === rules;
  return games.find(isIt) ?? earlier.find(isIt);
}
/** What is done when a date has come: part of a deed. */
export type RingDate = (house: House, deed: Deed, date: DueDate) => Promise<void>;
