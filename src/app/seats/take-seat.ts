import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { type LogEntry, loadLeavers } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import type { TableSeat } from '../../store/seats.ts';
import { DEFAULT_TIME_SETTINGS, loadTimeSettingsByPerson } from '../../store/user-settings.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { refuseMissingGame } from '../core/missing-game.ts';
import { isAway } from '../core/quiet-hours.ts';
import { takeOverSeat } from '../core/seats.ts';
import { findSeat, isPlayable, refuseNotPlaying, type Table } from '../core/table.ts';
import { checkCanSit } from '../permissions/check-can-open.ts';
import { playForced } from '../play/forced-moves.ts';

/** Returns the people who lost their seat by these entries and may still take it back. */
export function findSeatLosers(table: Table, entries: readonly LogEntry[]): readonly string[] {
  const lost = entries.flatMap((entry) =>
    entry.kind === 'seat' && entry.to.kind !== 'person' ? [entry.person] : [],
  );
  return [...new Set(lost)].filter((person) => findHeldSeat(table, person) !== null);
}

/** Returns the losers to be notified at a time, in ms since 1970. People who are away or want no reminders are left out. */
export async function listNotifiedLosers(
  store: Store,
  table: Table,
  entries: readonly LogEntry[],
  at: number,
): Promise<readonly string[]> {
  const losers = findSeatLosers(table, entries);
  const hours = losers.length === 0 ? null : await loadTimeSettingsByPerson(store, losers);
  return losers.filter((person) => {
    const timeSettings = hours?.get(person) ?? DEFAULT_TIME_SETTINGS;
    return timeSettings.reminders !== 'none' && !isAway(timeSettings, at);
  });
}

/** Returns the free seats of a running match, in order. */
export function getFreeSeats({ record, seats }: Table): readonly TableSeat[] {
  return record.phase === 'playing' ? seats.filter(({ kind }) => kind === 'empty') : [];
}

/** Returns the seat that a person may take back from an AI or an empty seat, or null. */
export function findHeldSeat({ record, seats }: Table, person: string): Seat | null {
  if (record.phase !== 'playing') return null;
  return seats.find((occupant) => 'instead' in occupant && occupant.instead === person)?.seat ?? null;
}

/** Returns whether a person has a seat here or may take one back. */
export function hasOwnSeat(table: Table, person: string): boolean {
  return findSeat(table, person) !== null || findHeldSeat(table, person) !== null;
}

/** Returns whether an AI holds a seat that its person may take back. */
export function hasHeldSeat({ record, seats }: Table): boolean {
  return record.phase === 'playing' && seats.some(({ kind, ...one }) => kind === 'ai' && 'instead' in one);
}

/**
 * Takes a free seat of a running match. A person who has a seat here, or knows hidden information from another one, may
 * not. Returns the seat's number, from 1.
 */
export async function takeSeat(
  ctx: AppContext,
  by: Actor,
  id: number,
  seat: Seat,
): Promise<number | Refusal | Repeated> {
  return await takeChosenSeat(ctx, by, id, async (table, store) => {
    const own = findHeldSeat(table, by.person);
    if (own !== null && own !== seat) return new Refusal(text('bot:refuse.ownSeatHeld'));
    if (!getFreeSeats(table).some((free) => free.seat === seat))
      return new Refusal(text('bot:refuse.seatTaken'));
    const enough = own === null ? await checkCanSit(store, by, table.record.guild) : null;
    if (enough) return enough;
    const left = (await loadLeavers(store, id)).filter(({ person }) => person === by.person);
    return left.every((one) => one.seat === seat) ? seat : new Refusal(text('bot:refuse.satElsewhere'));
  });
}

/** Returns a person to the seat held for them. Returns its number, from 1. */
export async function returnToSeat(
  ctx: AppContext,
  by: Actor,
  id: number,
): Promise<number | Refusal | Repeated> {
  return await takeChosenSeat(
    ctx,
    by,
    id,
    async (table) => findHeldSeat(table, by.person) ?? refuseNoSeatHeld(),
  );
}

function refuseNoSeatHeld(): Refusal {
  return new Refusal(text('bot:refuse.noSeatHeld'));
}

async function takeChosenSeat(
  ctx: AppContext,
  by: Actor,
  id: number,
  choosing: (table: Table, store: Store) => Promise<Seat | Refusal>,
): Promise<number | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async (work, table) => {
    const seat = checkCanTake(table, by) ?? (await choosing(table, work.store));
    if (typeof seat !== 'number') return seat;
    await playForced(work, await takeOverSeat(work, table, seat, by));
    return seat + 1;
  });
}

function checkCanTake(table: Table, { person }: Actor): Refusal | null {
  if (table.record.phase !== 'playing') return refuseNotPlaying(table);
  if (!isPlayable(table)) return refuseMissingGame();
  return findSeat(table, person) === null ? null : new Refusal(text('bot:refuse.alreadySeated'));
}
