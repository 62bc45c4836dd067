import type { TableSeat } from '../../store/seats.ts';
import { isAway } from './quiet-hours.ts';
import type { Table } from './table.ts';

/** A person seated at a table who is away. */
export type AbsentPlayer = TableSeat & Required<Pick<TableSeat, 'away'>> & { readonly kind: 'person' };

/** Returns the seated people who are away at a time, in ms since 1970, ordered by seat. */
export function getAbsentPlayers({ seats }: Pick<Table, 'seats'>, at: number): readonly AbsentPlayer[] {
  return seats.filter((occupant): occupant is AbsentPlayer => {
    return occupant.kind === 'person' && occupant.away !== undefined && isAway({ away: occupant.away }, at);
  });
}
