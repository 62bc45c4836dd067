import { hoursIn, type OwnHours } from './hours.ts';
import type { Store } from './open.ts';
import { ownRow } from './ownRow.ts';
import { lookIn, type OwnLook } from './people.ts';

/** All that a person chose for themselves. */
export interface Own {
  readonly look: OwnLook;
  readonly hours: OwnHours;
}

/** What a person chose, in one reading; the usual where they never did. */
export async function ownOf(store: Store, person: string): Promise<Own> {
  const row = await ownRow(store, person);
  return { look: lookIn(row), hours: hoursIn(row) };
}
