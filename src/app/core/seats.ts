import { MIDDLE_STRENGTH } from '../../ai/strengths.ts';
import type { Seat } from '../../engine/game.ts';
import type { Store } from '../../store/open.ts';
import { closeRequest, loadRequests } from '../../store/requests.ts';
import type { SeatOccupant } from '../../store/seats.ts';
import { recordEvent } from './record-event.ts';
import { findSeat, getPeople, type Table } from './table.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Returns the name of a seat that a person of this name has left. */
export type SeatNamer = (name: string, isAi: boolean) => string;

/** Seats an AI in place of a person, who may take the seat back. */
export async function seatAi(
  work: UnitOfWork,
  table: Table,
  seat: Seat,
  nameAfter: SeatNamer,
): Promise<Table> {
  const { person: instead, name } = getHolder(table, seat);
  const to = { kind: 'ai' as const, player: MIDDLE_STRENGTH, name: nameAfter(name, true), instead };
  return await handOverSeat(work, table, seat, to, { person: instead, name });
}

/** Frees the seat of a person for anyone to take. */
export async function freeSeat(
  work: UnitOfWork,
  table: Table,
  seat: Seat,
  nameAfter: SeatNamer,
): Promise<Table> {
  const { person: instead, name } = getHolder(table, seat);
  const to = { kind: 'empty' as const, name: nameAfter(name, false), instead };
  return await handOverSeat(work, table, seat, to, { person: instead, name });
}

/** Seats a person on a seat that no person holds. */
export async function takeOverSeat(
  work: UnitOfWork,
  table: Table,
  seat: Seat,
  who: NamedPerson,
): Promise<Table> {
  const { person, name } = who;
  return await handOverSeat(work, table, seat, { kind: 'person', person, name }, { person, name });
}

/** A person who leaves or takes a seat. */
interface NamedPerson {
  readonly person: string;
  readonly name: string;
}

function getHolder({ seats, record }: Table, seat: Seat): NamedPerson {
  const occupant = seats[seat];
  if (occupant?.kind !== 'person') throw new Error(`Nobody sits on seat ${seat} of table ${record.id}`);
  return occupant;
}

async function handOverSeat(
  work: UnitOfWork,
  table: Table,
  seat: Seat,
  to: SeatOccupant,
  who: NamedPerson,
): Promise<Table> {
  const seats = table.seats.map((occupant) => (occupant.seat === seat ? to : occupant));
  const what = { kind: 'seat' as const, seat, ...who, from: getOccupant(table, seat), to };
  return await recordEvent(work, table, what, { occupants: seats, ...getHostChange(table, seats) });
}

function getOccupant({ seats }: Table, wanted: Seat): SeatOccupant {
  const { seat: _, ...occupant } = seats[wanted] as Table['seats'][number];
  return occupant;
}

/** Passes the table to the next seated person if the host has lost their seat. */
function getHostChange({ record, seats: before }: Table, seats: readonly SeatOccupant[]): { host?: string } {
  const people = getPeople(seats);
  const sat = getPeople(before).includes(record.host);
  return sat && !people.includes(record.host) && people[0] !== undefined ? { host: people[0] } : {};
}

/** Returns the seats whose people are known to have left the server. */
export async function getLeftSeats(store: Store, tableId: number): Promise<readonly Seat[]> {
  return (await loadRequests(store, tableId, 'left')).map(({ seat }) => seat);
}

/** Records that a person is in the server, because they have just acted there. Part of a transaction. */
export async function noteReturn(work: UnitOfWork, table: Table, person: string): Promise<void> {
  const seat = findSeat(table, person);
  if (seat !== null) await closeRequest(work.store, { tableId: table.record.id, kind: 'left', seat });
}
