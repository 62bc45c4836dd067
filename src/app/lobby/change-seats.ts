import { shuffled } from '../../engine/chance.ts';
import { SecretLuck } from '../../engine/luck.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { Seat } from '../../engine/seat.ts';
import { text } from '../../engine/text.ts';
import type { Sitter } from '../../store/seats.ts';
import type { Act, Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { absent } from '../core/missing-game.ts';
import { isTaken, NOBODY, placesFor } from '../core/places.ts';
import { isPlayable, seatOf, type Table } from '../core/table.ts';
import { inLobby, ofHost } from './lobby.ts';

type Outcome<T> = Promise<T | Refusal | Repeated>;

/** Takes another seat: one that is free, or that of an AI, which takes theirs. Returns its number, from 1. */
export async function changeSeat(house: House, by: Act, id: number, to: Seat): Outcome<number> {
  return await inLobby(house, by, id, (table) => {
    if (!isPlayable(table)) return absent();
    const mine = seatOf(table, by.person);
    if (mine === null) return new Refusal(text('bot:refuse.sitFirst'));
    return mayTake(table, mine, to) ?? { outcome: to + 1, sitters: swapped(table, mine, to) };
  });
}

function mayTake(table: Table, mine: Seat, to: Seat): Refusal | null {
  if (!isPlace(table, to)) return new Refusal(text('bot:refuse.noSuchSeat'));
  if (to === mine) return new Refusal(text('bot:refuse.ownSeat'));
  const holder = table.sitters[to];
  if (holder?.kind === 'person') return new Refusal(text('bot:refuse.seatOf', { who: { seat: to } }));
  return holder?.kind === 'invited'
    ? new Refusal(text('bot:refuse.seatKeptFor', { who: { seat: to } }))
    : null;
}

/**
 * The host moves anybody, also an AI, or the seat that is kept for somebody; whoever was there goes where they came from.
 * `seen` is the revision of the lobby that the host saw: who sits where may be another matter since. Returns the number
 * of the new seat, from 1.
 */
export async function moveSitter(
  house: House,
  by: Act,
  id: number,
  { from, to, seen }: { readonly from: Seat; readonly to: Seat; readonly seen: number },
): Outcome<number> {
  return await ofHost(house, by, id, (table) => {
    if (table.record.revision !== seen) return new Refusal(text('bot:refuse.stale'));
    if (!isPlace(table, to) || !isTaken(table.sitters[from]))
      return new Refusal(text('bot:refuse.noSuchSeat'));
    return { outcome: to + 1, sitters: swapped(table, from, to) };
  });
}

/**
 * Everybody gets a seat by chance, those for whom one is kept too. It is drawn from a secret of its own, which is made for
 * it and kept nowhere: nobody can foresee it, and it has nothing to do with the luck of the match.
 */
export async function shuffleSeats(house: House, by: Act, id: number): Outcome<true> {
  return await ofHost(house, by, id, (table) => {
    const luck = new SecretLuck(house.secret(), 'seats');
    return { outcome: true, sitters: shuffled(luck, seatsOf(table)) };
  });
}

/** Whether it is a seat that can be chosen. */
function isPlace({ game, sitters }: Table, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < placesFor(game, sitters);
}

function swapped(table: Table, one: Seat, other: Seat): readonly Sitter[] {
  const seats = seatsOf(table);
  return seats.with(one, seats[other] ?? NOBODY).with(other, seats[one] ?? NOBODY);
}

/** All seats that can be chosen, those included that nobody has. */
function seatsOf({ game, sitters }: Table): readonly Sitter[] {
  return Array.from({ length: placesFor(game, sitters) }, (_, seat) => sitters[seat] ?? NOBODY);
}
