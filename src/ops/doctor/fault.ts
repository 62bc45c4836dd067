/** Part of the stored data in which a fault was found. */
export type FaultArea = 'file' | 'rows' | 'phase' | 'match' | 'time' | 'ratings';

/** Inconsistency found in the stored data. */
export interface Fault {
  /** Table with the fault, or null if the fault belongs to none. */
  readonly table: number | null;
  readonly about: FaultArea;
  /** One sentence that names no table and reveals nothing hidden from players: `Its log lacks entry 12.` */
  readonly says: string;
}

/** Formats a fault for output: `Table 7: its log lacks entry 12.` */
export function formatFault({ table, says }: Fault): string {
  return table === null ? says : `Table ${table}: ${says.charAt(0).toLowerCase()}${says.slice(1)}`;
}

/** Result of an examination: numbers of checked rows, and the faults. */
export interface Findings {
  readonly faults: readonly Fault[];
  readonly tables: number;
  /** Number of running matches replayed from their logs. */
  readonly replayed: number;
  readonly ratings: number;
  /** Ids of running matches whose rules version this build lacks, so that they were not replayed. */
  readonly unplayable: readonly number[];
}
