import type { Seat } from '../../engine/game.ts';
import { closeRequest, openRequest } from '../../store/requests.ts';
import { happen } from '../core/record-event.ts';
import { freeSeat, type NameAfter, seatAi } from '../core/seats.ts';
import type { Table } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { waitAgain } from './deadlines.ts';
import { askedAt, type Choice, decided } from './votes.ts';

/**
 * Lets an AI play this turn of a person who is due: an entry of the log, so that the channel is told. The AI wakes after
 * the deed, and again after a restart, until the turn is over or the person moves. Returns the table after it.
 */
export async function playInstead(deed: Deed, table: Table, seat: Seat): Promise<Table> {
  const { id, version } = table.record;
  const request = { tableId: id, kind: 'play' as const, seat, version: version + 1, openedAt: deed.at };
  await openRequest(deed.store, request);
  const name = table.sitters[seat]?.name ?? '';
  return await happen(deed, table, { kind: 'time', seat, person: null, name }, {});
}

/**
 * Does what more than half of the others wish, for every seat about which they are asked: who has a say about one may
 * change by what is decided about another. Part of a deed.
 */
export async function settle(deed: Deed, table: Table, nameAfter: NameAfter): Promise<Table> {
  for (const { request, votes, voters } of await askedAt(deed.store, table, deed.at)) {
    const choice = decided(votes, voters);
    if (choice === null) continue;
    await closeRequest(deed.store, request);
    return await settle(deed, await carryOut(deed, table, request.seat, choice, nameAfter), nameAfter);
  }
  return table;
}

async function carryOut(
  deed: Deed,
  table: Table,
  seat: Seat,
  choice: Choice,
  nameAfter: NameAfter,
): Promise<Table> {
  if (choice === 'ai') return await seatAi(deed, table, seat, nameAfter);
  if (choice === 'free') return await freeSeat(deed, table, seat, nameAfter);
  if (choice === 'once') return await playInstead(deed, table, seat);
  await waitAgain(deed, table, seat);
  return table;
}
