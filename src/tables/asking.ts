import type { Store } from '../store/open.ts';
import { type Request, requestsAt, type Vote, votesOn } from '../store/requests.ts';
import type { Table } from './table.ts';
import { votersAbout } from './voting.ts';

/** What the others are asked about a seat whose time is over, and what they have said. */
export interface Asked {
  readonly request: Request;
  readonly votes: readonly Vote[];
  /** Who has a say. */
  readonly voters: readonly string[];
}

/** All that the others are asked at a table, the seat that has been late for longest first. */
export async function askedAt(store: Store, table: Table): Promise<readonly Asked[]> {
  const requests = [...(await requestsAt(store, table.record.id, 'time'))];
  requests.sort((one, other) => one.openedAt - other.openedAt);
  return await Promise.all(
    requests.map(async (request) => ({
      request,
      votes: await votesOn(store, request),
      voters: votersAbout(table, request.seat),
    })),
  );
}
