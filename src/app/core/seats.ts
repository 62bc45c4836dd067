import { MIDDLE } from '../../ai/strengths.ts';
import type { Seat } from '../../engine/game.ts';
import type { Store } from '../../store/open.ts';
import { closeRequest, requestsAt } from '../../store/requests.ts';
import type { Sitter } from '../../store/seats.ts';
import { happen } from './record-event.ts';
import { peopleAt, seatOf, type Table } from './table.ts';
import type { Deed } from './unit-of-work.ts';

/** What a seat is called that a person of this name holds no more. */
export type NameAfter = (name: string, isAi: boolean) => string;

/** An AI holds the seat of a person, who may take it back. */
export async function seatAi(deed: Deed, table: Table, seat: Seat, nameAfter: NameAfter): Promise<Table> {
  const { person: instead, name } = holder(table, seat);
  const to = { kind: 'ai' as const, player: MIDDLE, name: nameAfter(name, true), instead };
  return await handOver(deed, table, seat, to, { person: instead, name });
}

/** Nobody holds the seat of a person any more: it is free for anybody. */
export async function freeSeat(deed: Deed, table: Table, seat: Seat, nameAfter: NameAfter): Promise<Table> {
  const { person: instead, name } = holder(table, seat);
  const to = { kind: 'empty' as const, name: nameAfter(name, false), instead };
  return await handOver(deed, table, seat, to, { person: instead, name });
}

/** Somebody sits down in a seat that no person holds. */
export async function takeOver(deed: Deed, table: Table, seat: Seat, who: Who): Promise<Table> {
  const { person, name } = who;
  return await handOver(deed, table, seat, { kind: 'person', person, name }, { person, name });
}

/** Who holds a seat no more, or takes it. */
interface Who {
  readonly person: string;
  readonly name: string;
}

function holder({ sitters, record }: Table, seat: Seat): Who {
  const sitter = sitters[seat];
  if (sitter?.kind !== 'person') throw new Error(`Nobody sits on seat ${seat} of table ${record.id}`);
  return sitter;
}

async function handOver(deed: Deed, table: Table, seat: Seat, to: Sitter, who: Who): Promise<Table> {
  const sitters = table.sitters.map((sitter) => (sitter.seat === seat ? to : sitter));
  const what = { kind: 'seat' as const, seat, ...who, from: sitterAt(table, seat), to };
  return await happen(deed, table, what, { sitters, ...passedOn(table, sitters) });
}

function sitterAt({ sitters }: Table, wanted: Seat): Sitter {
  const { seat: _, ...sitter } = sitters[wanted] as Table['sitters'][number];
  return sitter;
}

/** A host who holds no seat any more passes the table on to the next person who does. */
function passedOn({ record, sitters: before }: Table, sitters: readonly Sitter[]): { host?: string } {
  const people = peopleAt(sitters);
  const sat = peopleAt(before).includes(record.host);
  return sat && !people.includes(record.host) && people[0] !== undefined ? { host: people[0] } : {};
}

/** The seats whose people are not in the server, as far as that was seen. */
export async function leftAt(store: Store, tableId: number): Promise<readonly Seat[]> {
  return (await requestsAt(store, tableId, 'left')).map(({ seat }) => seat);
}

/** Who does something here is in the server, whatever was seen before. Part of a deed. */
export async function isBack(deed: Deed, table: Table, person: string): Promise<void> {
  const seat = seatOf(table, person);
  if (seat !== null) await closeRequest(deed.store, { tableId: table.record.id, kind: 'left', seat });
}
