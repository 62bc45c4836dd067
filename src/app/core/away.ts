import type { Sitting } from '../../store/seats.ts';
import { isAway } from './own-time.ts';
import type { Table } from './table.ts';

/** A person at a table who is away. */
export type Absent = Sitting & Required<Pick<Sitting, 'away'>> & { readonly kind: 'person' };

/** The people at a table who are away at a time, in ms since 1970, by seat. */
export function absentAt({ sitters }: Pick<Table, 'sitters'>, at: number): readonly Absent[] {
  return sitters.filter((sitter): sitter is Absent => {
    return sitter.kind === 'person' && sitter.away !== undefined && isAway({ away: sitter.away }, at);
  });
}
