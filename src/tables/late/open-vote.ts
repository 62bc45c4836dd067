import type { Store } from '../../store/open.ts';
import type { Table } from '../table.ts';
import { type Asking, askingAt } from '../takingBack/consent.ts';
import { type Asked, askedAt } from './asking.ts';

/** A question that waits for a player: about a turn whose time is over, or about an undo. */
type OpenVote =
  | { readonly about: 'turn'; readonly asked: Asked }
  | { readonly about: 'undo'; readonly asking: Asking };

/** The question at a table that a player has not answered yet; null where there is none. */
export async function openVote(
  store: Store,
  table: Table,
  person: string,
  at: number,
): Promise<OpenVote | null> {
  if (table.record.phase !== 'playing') return null;
  const asking = await askingAt(store, table);
  if (asking?.waits.includes(person)) return { about: 'undo', asking };
  const asked = (await askedAt(store, table, at)).find(
    ({ eligible, votes }) => eligible.includes(person) && !votes.some((vote) => vote.person === person),
  );
  return asked ? { about: 'turn', asked } : null;
}
