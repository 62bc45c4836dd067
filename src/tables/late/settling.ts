import type { Seat } from '../../engine/game.ts';
import { closeRequest } from '../../store/requests.ts';
import type { Deed } from '../deed.ts';
import { freeSeat, type NameAfter, seatAi } from '../seats/handing.ts';
import type { Table } from '../table.ts';
import { waitAgain } from '../time/waitAgain.ts';
import { askedAt } from './asking.ts';
import { playInstead } from './playInstead.ts';
import { type Choice, decided } from './voting.ts';

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
