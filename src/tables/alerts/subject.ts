import type { Table } from '../table.ts';

/** Something that is told of a table. */
export interface OfTable {
  readonly table: Table;
}

/** Subject of a direct message about a table: the same message to the same person is queued once. */
export function subjectOf(tableId: number, person: string): string {
  return `${person}:${tableId}`;
}

/** Returns the table that such a message is about. */
export function tableIdIn(subject: string): number {
  return Number(subject.split(':')[1]);
}
