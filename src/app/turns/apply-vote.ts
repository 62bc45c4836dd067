import type { Seat } from '../../engine/game.ts';
import { closeRequest, openRequest } from '../../store/requests.ts';
import { recordEvent } from '../core/record-event.ts';
import { freeSeat, type SeatNamer, seatAi } from '../core/seats.ts';
import type { Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { grantExtraTime } from './deadlines.ts';
import { getVotedChoice, loadTimeoutVotes, type VoteChoice } from './timeout-votes.ts';

/**
 * Lets an AI play this turn of a person who is due, and logs it, so that the board shows it. The AI wakes after the
 * commit, and again after a restart, until the turn ends or the person moves. Returns the table after it.
 */
export async function startStandIn(work: UnitOfWork, table: Table, seat: Seat): Promise<Table> {
  const { id, version } = table.record;
  const request = { tableId: id, kind: 'play' as const, seat, version: version + 1, openedAt: work.at };
  await openRequest(work.store, request);
  const name = table.seats[seat]?.name ?? '';
  return await recordEvent(work, table, { kind: 'time', seat, person: null, name }, {});
}

/**
 * Applies each choice that more than half of the voters agree on. One decision may change the voters of another question,
 * so all are counted again after each. Part of a transaction.
 */
export async function applyVotes(work: UnitOfWork, table: Table, nameAfter: SeatNamer): Promise<Table> {
  for (const { request, votes, voters } of await loadTimeoutVotes(work.store, table, work.at)) {
    const choice = getVotedChoice(votes, voters);
    if (choice === null) continue;
    await closeRequest(work.store, request);
    return await applyVotes(work, await applyChoice(work, table, request.seat, choice, nameAfter), nameAfter);
  }
  return table;
}

async function applyChoice(
  work: UnitOfWork,
  table: Table,
  seat: Seat,
  choice: VoteChoice,
  nameAfter: SeatNamer,
): Promise<Table> {
  if (choice === 'ai') return await seatAi(work, table, seat, nameAfter);
  if (choice === 'free') return await freeSeat(work, table, seat, nameAfter);
  if (choice === 'once') return await startStandIn(work, table, seat);
  await grantExtraTime(work, table, seat);
  return table;
}
