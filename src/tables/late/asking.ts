import type { Seat } from '../../engine/game.ts';
import { leagueMatchAt } from '../../store/leagues/matches.ts';
import type { Store } from '../../store/open.ts';
import { openRequest, type Request, requestsAt, type Vote, votesOn } from '../../store/requests.ts';
import type { Deed } from '../deed.ts';
import { leftAt } from '../seats/left.ts';
import type { Table } from '../table.ts';
import { CHOICES, type Choice, votersAbout } from './voting.ts';

/** What the others are asked about a seat whose time is over, and what they have said. */
export interface Asked {
  readonly request: Request;
  readonly votes: readonly Vote[];
  /** Who has a say. */
  readonly voters: readonly string[];
  /** What they can decide. */
  readonly choices: readonly Choice[];
}

/**
 * Asks the others what becomes of the turn of a seat whose person was reminded: by a reminder in the channel, in whatever
 * way that person is. Where they are asked already, what they have said stays; nothing where nobody has a say. Part of a deed.
 */
export async function askOthers(deed: Deed, table: Table, seat: Seat): Promise<void> {
  const { id: tableId, version } = table.record;
  if (votersAbout(table, seat, []).length === 0) return;
  const request = { tableId, seat, version, openedAt: deed.at };
  const isAsked = (await requestsAt(deed.store, tableId, 'time')).some((one) => one.seat === seat);
  if (!isAsked) await openRequest(deed.store, { ...request, kind: 'time' });
  await openRequest(deed.store, { ...request, kind: 'here' });
  await deed.tell(tableId, 'reminder');
}

/** All that the others are asked at a table, the seat that has been late for longest first. */
export async function askedAt(store: Store, table: Table): Promise<readonly Asked[]> {
  const requests = [...(await requestsAt(store, table.record.id, 'time'))];
  requests.sort((one, other) => one.openedAt - other.openedAt);
  if (requests.length === 0) return [];
  const left = await leftAt(store, table.record.id);
  const choices = await choicesAt(store, table);
  return await Promise.all(
    requests.map(async (request) => ({
      request,
      votes: await votesOn(store, request),
      voters: votersAbout(table, request.seat, left),
      choices,
    })),
  );
}

/** In a league two people meet, and nobody else comes into it. */
async function choicesAt(store: Store, { record }: Table): Promise<readonly Choice[]> {
  const isOfLeague = (await leagueMatchAt(store, record.id)) !== undefined;
  return isOfLeague ? CHOICES.filter((choice) => choice !== 'free') : CHOICES;
}
