import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { hoursOf, USUAL_HOURS } from '../../store/hours.ts';
import { type LogEntry, leavers } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import type { Sitting } from '../../store/seats.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { absent } from '../core/missing-game.ts';
import { isAway } from '../core/own-time.ts';
import { takeOver } from '../core/seats.ts';
import { isPlayable, notPlaying, seatOf, type Table } from '../core/table.ts';
import { maySit } from '../permissions/may-open.ts';
import { playForced } from '../play/forced-moves.ts';

/** The people whose seat has passed to an AI, or to nobody, by these entries, and who may still take it back. */
export function losersIn(table: Table, entries: readonly LogEntry[]): readonly string[] {
  const lost = entries.flatMap((entry) =>
    entry.kind === 'seat' && entry.to.kind !== 'person' ? [entry.person] : [],
  );
  return [...new Set(lost)].filter((person) => heldFor(table, person) !== null);
}

/** Those of them who are to be told so at a time, in ms since 1970: nobody who is away, or wants no reminders. */
export async function toldOfLoss(
  store: Store,
  table: Table,
  entries: readonly LogEntry[],
  at: number,
): Promise<readonly string[]> {
  const losers = losersIn(table, entries);
  const hours = losers.length === 0 ? null : await hoursOf(store, losers);
  return losers.filter((person) => {
    const own = hours?.get(person) ?? USUAL_HOURS;
    return own.reminders !== 'none' && !isAway(own, at);
  });
}

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
