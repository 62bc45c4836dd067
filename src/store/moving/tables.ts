import type { Schema } from '../schema.ts';

/** A table of the store: by which columns its rows are told apart, or only put in order, and whether it counts its ids. */
export interface MovedTable {
  readonly name: keyof Schema;
  readonly key: readonly string[];
  /** Two rows of it may be the same. */
  readonly isLoose?: true;
  readonly counts?: true;
}

const OF_TABLE = ['table_id'] as const;

/** Every table, those first that others point to. */
export const MOVED_TABLES: readonly MovedTable[] = [
  { name: 'tables', key: ['id'], counts: true },
  { name: 'seats', key: [...OF_TABLE, 'seat'] },
  { name: 'log', key: [...OF_TABLE, 'number'] },
  { name: 'positions', key: [...OF_TABLE, 'number'] },
  { name: 'outbox', key: [...OF_TABLE, 'kind'] },
  { name: 'posts', key: ['id'], counts: true },
  { name: 'interactions', key: ['id'] },
  { name: 'people', key: ['person'] },
  { name: 'readers', key: ['person'] },
  { name: 'results', key: [...OF_TABLE, 'number'] },
  { name: 'alarms', key: [...OF_TABLE, 'kind'] },
  { name: 'turns', key: [...OF_TABLE, 'seat'] },
  { name: 'requests', key: [...OF_TABLE, 'kind', 'seat'] },
  { name: 'votes', key: [...OF_TABLE, 'kind', 'seat', 'person'] },
  { name: 'hints', key: [...OF_TABLE, 'seat', 'version'] },
  { name: 'ratings', key: [...OF_TABLE, 'person'] },
  { name: 'challenges', key: ['challenger', 'challenged', 'at'], isLoose: true },
  { name: 'lessons', key: ['id'], counts: true },
  { name: 'learned', key: ['person', 'game'] },
  { name: 'forgetting', key: ['person'] },
  { name: 'servers', key: ['guild'] },
  { name: 'notices', key: ['id'], counts: true },
  { name: 'dates', key: ['kind', 'subject'] },
  { name: 'leagues', key: ['id'], counts: true },
  { name: 'league_people', key: ['league_id', 'number'] },
  { name: 'league_matches', key: ['id'], counts: true },
  { name: 'setups', key: ['guild', 'game', 'key'] },
  { name: 'puzzles', key: ['guild', 'number'] },
  { name: 'puzzle_tries', key: ['guild', 'number', 'person'] },
  { name: 'registered', key: ['application', 'guild'] },
  { name: 'blocked', key: ['guild', 'person'] },
  { name: 'lobby_alerts', key: ['guild', 'game', 'person'] },
  { name: 'followers', key: [...OF_TABLE, 'person'] },
];

/** What processes that run keep for themselves, and is nothing without them: it stays where it is. */
export const PROCESS_TABLES: readonly string[] = ['leases', 'processes', 'identifies'];
