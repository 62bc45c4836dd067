import { dropPositions, isPlace, keepPosition } from '../../store/positions.ts';
import type { EventHandler } from '../house.ts';

/**
 * Saves the position of a match every so many entries, so that looking back does not replay it from its beginning. An undo
 * deletes the positions after it.
 */
export const keepWay: EventHandler = async ({ store }, { before, what }) => {
  const { id, version } = before.record;
  const from = what.kind === 'undo' ? what.to : version;
  if (from < version) await dropPositions(store, id, from);
  if (isPlace(from, version + 1)) await keepPosition(store, id);
};
