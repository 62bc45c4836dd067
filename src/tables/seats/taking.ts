import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { leavers } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import type { Sitting } from '../../store/seats.ts';
import { absent } from '../absent.ts';
import { type Act, onceAt, type Repeated } from '../act.ts';
import { playForced } from '../forced.ts';
import type { House } from '../house.ts';
import { maySit } from '../server/mayOpen.ts';
import { isPlayable, notPlaying, seatOf, type Table } from '../table.ts';
import { takeOver } from './handing.ts';

/** The seats of a running match that nobody holds, in order. */
export function freeSeats({ record, sitters }: Table): readonly Sitting[] {
  return record.phase === 'playing' ? sitters.filter(({ kind }) => kind === 'empty') : [];
}

/** The seat that a person may take back: an AI holds it for them, or nobody does. */
export function heldFor({ record, sitters }: Table, person: string): Seat | null {
  if (record.phase !== 'playing') return null;
  return sitters.find((sitter) => 'instead' in sitter && sitter.instead === person)?.seat ?? null;
}

/** Whether somebody sits here, or has a seat here that they may take back. */
export function isTheirs(table: Table, person: string): boolean {
  return seatOf(table, person) !== null || heldFor(table, person) !== null;
}

/** Whether an AI holds a seat here that its person may take back. */
export function isHeld({ record, sitters }: Table): boolean {
  return record.phase === 'playing' && sitters.some(({ kind, ...one }) => kind === 'ai' && 'instead' in one);
}

/**
 * Sits down in a seat of a running match that is free: anybody may who has none here, and knows nothing from another one.
 * Returns its number, from 1.
 */
export async function takeSeat(
  house: House,
  by: Act,
  id: number,
  seat: Seat,
): Promise<number | Refusal | Repeated> {
  return await taken(house, by, id, async (table, store) => {
    const own = heldFor(table, by.person);
    if (own !== null && own !== seat) return new Refusal(text('bot:refuse.ownSeatHeld'));
    if (!freeSeats(table).some((free) => free.seat === seat))
      return new Refusal(text('bot:refuse.seatTaken'));
    const enough = own === null ? await maySit(store, by, table.record.guild) : null;
    if (enough) return enough;
    const left = (await leavers(store, id)).filter(({ person }) => person === by.person);
    return left.every((one) => one.seat === seat) ? seat : new Refusal(text('bot:refuse.satElsewhere'));
  });
}

/** Takes back the seat that an AI holds for them, or nobody. Returns its number, from 1. */
export async function returnToSeat(house: House, by: Act, id: number): Promise<number | Refusal | Repeated> {
  return await taken(house, by, id, async (table) => heldFor(table, by.person) ?? noSeatHeld());
}

function noSeatHeld(): Refusal {
  return new Refusal(text('bot:refuse.noSeatHeld'));
}

async function taken(
  house: House,
  by: Act,
  id: number,
  choosing: (table: Table, store: Store) => Promise<Seat | Refusal>,
): Promise<number | Refusal | Repeated> {
  return await onceAt(house, by, id, async (deed, table) => {
    const seat = mayTake(table, by) ?? (await choosing(table, deed.store));
    if (typeof seat !== 'number') return seat;
    await playForced(deed, await takeOver(deed, table, seat, by));
    return seat + 1;
  });
}

function mayTake(table: Table, { person }: Act): Refusal | null {
  if (table.record.phase !== 'playing') return notPlaying(table);
  if (!isPlayable(table)) return absent();
  return seatOf(table, person) === null ? null : new Refusal(text('bot:refuse.alreadySeated'));
}
