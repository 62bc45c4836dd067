import { hintsAt } from '../../store/hints.ts';
import { resultsOf } from '../../store/results.ts';
import type { House } from '../house.ts';
import { hasEnded, type Table } from '../table.ts';

/** Somebody who took hints, and how many. */
interface Taker {
  readonly name: string;
  readonly hints: number;
}

/** Who took hints in a match that has ended, the most first, also who had left it by then; null where it had none to take. */
export async function hintsTaken({ store }: House, table: Table): Promise<readonly Taker[] | null> {
  const { id, hints } = table.record;
  if (!hints || !hasEnded(table)) return null;
  const [taken, results] = [await hintsAt(store, id), await resultsOf(store, id)];
  const nameOf = (person: string) => results.find((result) => result.person === person)?.name ?? '';
  return taken.map((one) => ({ name: nameOf(one.person), hints: one.hints }));
}
