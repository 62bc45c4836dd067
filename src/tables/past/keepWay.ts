import type { Happening } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { dropPositions, isPlace, keepPosition } from '../../store/positions.ts';
import type { TableRecord } from '../../store/tables.ts';

/**
 * Keeps where a match stands by what happened last, every so many entries, so that nobody who looks back has to play it
 * again from its beginning. What was taken back is on the way no more. Part of the transaction that writes the entry down;
 * `before`: the row before it.
 */
export async function keepWay(
  store: Store,
  before: Pick<TableRecord, 'id' | 'version'>,
  what: Happening,
): Promise<void> {
  const { id, version } = before;
  const from = what.kind === 'undo' ? what.to : version;
  if (from < version) await dropPositions(store, id, from);
  if (isPlace(from, version + 1)) await keepPosition(store, id);
}
