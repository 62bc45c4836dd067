/** What was looked at. */
export type FaultArea = 'file' | 'rows' | 'phase' | 'match' | 'time' | 'ratings';

/** Something that is not as it has to be. */
export interface Fault {
  /** Null where it is at no table. */
  readonly table: number | null;
  readonly about: FaultArea;
  /** A sentence, without the table and without anything that a player may not know: `Its log lacks entry 12.` */
  readonly says: string;
}

/** As it is told: `Table 7: its log lacks entry 12.` */
export function formatFault({ table, says }: Fault): string {
  return table === null ? says : `Table ${table}: ${says.charAt(0).toLowerCase()}${says.slice(1)}`;
}

/** All that was looked at, and what was found. */
export interface Findings {
  readonly faults: readonly Fault[];
  readonly tables: number;
  /** Running matches that were played again from their logs. */
  readonly replayed: number;
  readonly ratings: number;
  /** Running matches whose rules are not here, so that they were not played again. */
  readonly unplayable: readonly number[];
}
