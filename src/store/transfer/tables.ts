import type { Schema } from '../schema.ts';

/** Table of the store: its key or sort columns, and whether it assigns ids. */
export interface TransferTable {
  readonly name: keyof Schema;
  readonly key: readonly string[];
  /** Set if rows may be duplicates. */
  readonly isLoose?: true;
  readonly assignsIds?: true;
}

const OF_TABLE = ['table_id'] as const;

/** Every table, referenced tables first. */
export const TRANSFERRED_TABLES: readonly TransferTable[] = [
  { name: 'tables', key: ['id'], assignsIds: true },
  { name: 'seats', key: [...OF_TABLE, 'seat'] },
  { name: 'log', key: [...OF_TABLE, 'number'] },
  { name: 'positions', key: [...OF_TABLE, 'number'] },
  { name: 'outbox', key: [...OF_TABLE, 'kind'] },
  { name: 'posts', key: ['id'], assignsIds: true },
  { name: 'interactions', key: ['id'] },
  { name: 'people', key: ['person'] },
  { name: 'readers', key: ['person'] },
  { name: 'results', key: [...OF_TABLE, 'number'] },
  { name: 'alarms', key: [...OF_TABLE, 'kind'] },
  { name: 'turns', key: [...OF_TABLE, 'seat'] },
  { name: 'requests', key: [...OF_TABLE, 'kind', 'seat'] },
  { name: 'votes', key: [...OF_TABLE, 'kind', 'seat', 'person'] },
  { name: 'hints', key: [...OF_TABLE, 'seat', 'version'] },
  { name: 'plans', key: [...OF_TABLE, 'seat'] },
  { name: 'ratings', key: [...OF_TABLE, 'person'] },
  { name: 'challenges', key: ['challenger', 'challenged', 'at'], isLoose: true },
  { name: 'lessons', key: ['id'], assignsIds: true },
  { name: 'learned', key: ['person', 'game'] },
  { name: 'forgetting', key: ['person'] },
  { name: 'servers', key: ['guild'] },
  { name: 'notices', key: ['id'], assignsIds: true },
  { name: 'dates', key: ['kind', 'subject'] },
  { name: 'leagues', key: ['id'], assignsIds: true },
  { name: 'league_people', key: ['league_id', 'number'] },
  { name: 'league_matches', key: ['id'], assignsIds: true },
  { name: 'setups', key: ['guild', 'game', 'key'] },
  { name: 'puzzles', key: ['guild', 'number'] },
  { name: 'puzzle_tries', key: ['guild', 'number', 'person'] },
  { name: 'registered', key: ['application', 'guild'] },
  { name: 'blocked', key: ['guild', 'person'] },
  { name: 'lobby_alerts', key: ['guild', 'game', 'person'] },
  { name: 'followers', key: [...OF_TABLE, 'person'] },
];

/** Tables that running processes keep for themselves. They mean nothing without the processes, so they stay. */
export const PROCESS_TABLES: readonly string[] = ['leases', 'processes', 'identifies'];
