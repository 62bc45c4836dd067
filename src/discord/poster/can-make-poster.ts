import { isPlayable, type Table } from '../../app/core/table.ts';

/** Returns whether a table has a poster: its match was played to the end. */
export function canMakePoster(table: Table): boolean {
  return table.record.phase === 'over' && isPlayable(table);
}
