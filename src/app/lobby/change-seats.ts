import { shuffleList } from '../../engine/chance.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { Seat } from '../../engine/seat.ts';
import { text } from '../../engine/text.ts';
import type { SeatOccupant } from '../../store/seats.ts';
import type { Actor, Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { countLobbySeats, EMPTY_SEAT, isTaken } from '../core/lobby-seats.ts';
import { refuseMissingGame } from '../core/missing-game.ts';
import { findSeat, isPlayable, type Table } from '../core/table.ts';
import { inLobby, inLobbyAsHost } from './lobby.ts';

type Outcome<T> = Promise<T | Refusal | Repeated>;

/** Moves a player to a free seat, or swaps seats with an AI. Returns the new seat's number, from 1. */
export async function changeSeat(ctx: AppContext, by: Actor, id: number, to: Seat): Outcome<number> {
  return await inLobby(ctx, by, id, (table) => {
    if (!isPlayable(table)) return refuseMissingGame();
    const mine = findSeat(table, by.person);
    if (mine === null) return new Refusal(text('bot:refuse.sitFirst'));
    return checkCanTake(table, mine, to) ?? { outcome: to + 1, occupants: swapSeats(table, mine, to) };
  });
}

function checkCanTake(table: Table, mine: Seat, to: Seat): Refusal | null {
  if (!isLobbySeat(table, to)) return new Refusal(text('bot:refuse.noSuchSeat'));
  if (to === mine) return new Refusal(text('bot:refuse.ownSeat'));
  const holder = table.seats[to];
  if (holder?.kind === 'person') return new Refusal(text('bot:refuse.seatOf', { who: { seat: to } }));
  return holder?.kind === 'invited'
    ? new Refusal(text('bot:refuse.seatKeptFor', { who: { seat: to } }))
    : null;
}

/**
 * Moves any occupant, AI or reservation for the host; an occupant of the target seat swaps places. `seen` is the revision
 * of the lobby that the host saw, because the seats may have changed since. Returns the new seat's number, from 1.
 */
export async function moveOccupant(
  ctx: AppContext,
  by: Actor,
  id: number,
  { from, to, seen }: { readonly from: Seat; readonly to: Seat; readonly seen: number },
): Outcome<number> {
  return await inLobbyAsHost(ctx, by, id, (table) => {
    if (table.record.revision !== seen) return new Refusal(text('bot:refuse.stale'));
    if (!isLobbySeat(table, to) || !isTaken(table.seats[from]))
      return new Refusal(text('bot:refuse.noSuchSeat'));
    return { outcome: to + 1, occupants: swapSeats(table, from, to) };
  });
}

/**
 * Shuffles all seats, reserved ones included. A fresh secret that is never stored makes the result unpredictable and
 * independent of the match's randomness.
 */
export async function shuffleSeats(ctx: AppContext, by: Actor, id: number): Outcome<true> {
  return await inLobbyAsHost(ctx, by, id, (table) => {
    const luck = new SecretLuck(ctx.secret(), 'seats');
    return { outcome: true, occupants: shuffleList(luck, getLobbySeats(table)) };
  });
}

/** Returns whether a seat can be chosen. */
function isLobbySeat({ game, seats }: Table, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < countLobbySeats(game, seats);
}

function swapSeats(table: Table, one: Seat, other: Seat): readonly SeatOccupant[] {
  const seats = getLobbySeats(table);
  return seats.with(one, seats[other] ?? EMPTY_SEAT).with(other, seats[one] ?? EMPTY_SEAT);
}

/** Returns all seats that can be chosen, empty ones included. */
function getLobbySeats({ game, seats }: Table): readonly SeatOccupant[] {
  return Array.from({ length: countLobbySeats(game, seats) }, (_, seat) => seats[seat] ?? EMPTY_SEAT);
}
