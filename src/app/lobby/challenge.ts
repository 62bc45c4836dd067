import type { Game } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { range } from '../../engine/seat.ts';
import { text } from '../../engine/text.ts';
import { blockedAmong } from '../../store/blocked.ts';
import { challengesOfDay, challengesSince, keepChallenges } from '../../store/challenges.ts';
import { holdPerson } from '../../store/hold.ts';
import { unchallengeable } from '../../store/own.ts';
import { keepReader } from '../../store/readers.ts';
import type { Sitter } from '../../store/seats.ts';
import type { Act } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import type { Deed } from '../core/unit-of-work.ts';

/** Somebody who is asked to a game. */
export interface Guest {
  readonly person: string;
  readonly name: string;
  /** Username of the account. */
  readonly username?: string;
}

/** So often somebody may ask the same person within a day. */
const MOST = 2;

/** When and from where it is looked who may be asked. */
type Looking = Pick<Deed, 'store' | 'at'>;
/** Store and time of an invitation, and the server of the game. */
type LookingOn = Looking & { readonly guild: string };
type Asking = Pick<Act, 'person'>;

/**
 * Why these people may not be asked to that game, or where none is told to any; null where all of them may. It names them by
 * the seats that they would have: 1, 2, … after who asks.
 */
export async function mayChallenge(
  looking: LookingOn,
  by: Asking,
  guests: readonly Guest[],
  game?: Pick<Game, 'seats'>,
): Promise<Refusal | null> {
  if (guests.length === 0) return null;
  const wrong = misnamed(by, guests) ?? (game ? tooMany(game, guests) : null);
  await holdPerson(looking.store, by.person);
  const no = wrong ?? (await refuseBlocked(looking, guests));
  return no ?? (await unwilling(looking, guests)) ?? (await enough(looking, by, guests));
}

function misnamed(by: Asking, guests: readonly Guest[]): Refusal | null {
  if (guests.some(({ person }) => person === by.person)) return new Refusal(text('bot:refuse.challengeSelf'));
  const people = idsOf(guests);
  const [twice] = seatsOf(guests, ({ person }) => people.indexOf(person) !== people.lastIndexOf(person));
  return twice ? new Refusal(text('bot:refuse.challengedTwice', { who: twice })) : null;
}

function tooMany({ seats }: Pick<Game, 'seats'>, guests: readonly Guest[]): Refusal | null {
  const count = guests.length + 1;
  if (count <= Math.max(...seats)) return null;
  return new Refusal(text('bot:refuse.seats', { possible: range(seats), seats: count }));
}

/** Refuses blocked guests without telling the reason; null if none is blocked. */
async function refuseBlocked({ store, guild }: LookingOn, guests: readonly Guest[]): Promise<Refusal | null> {
  const blocked = await blockedAmong(store, guild, idsOf(guests));
  const who = seatsOf(guests, ({ person }) => blocked.has(person));
  return who.length > 0 ? new Refusal(text('bot:refuse.cannotInvite', { who })) : null;
}

async function unwilling({ store }: Looking, guests: readonly Guest[]): Promise<Refusal | null> {
  const none = await unchallengeable(store, idsOf(guests));
  const who = seatsOf(guests, ({ person }) => none.has(person));
  return who.length > 0 ? new Refusal(text('bot:refuse.noChallenges', { who })) : null;
}

async function enough({ store, at }: Looking, by: Asking, guests: readonly Guest[]): Promise<Refusal | null> {
  const times = await challengesOfDay(store, by.person, idsOf(guests), at);
  const who = seatsOf(guests, ({ person }) => (times.get(person) ?? 0) >= MOST);
  return who.length > 0 ? new Refusal(text('bot:refuse.challengedEnough', { who })) : null;
}

/**
 * Returns the people who may be invited to a rematch of a match that ended at `endedAt`: those who take challenges and are not
 * blocked, once for that match in any case, and then within the daily limit.
 */
export async function mayAskAgain(
  { store, at, guild }: LookingOn,
  by: Asking,
  people: readonly string[],
  endedAt: number,
): Promise<readonly string[]> {
  const blocked = await blockedAmong(store, guild, people);
  const none = await unchallengeable(store, people);
  const since = await challengesSince(store, by.person, people, endedAt);
  const today = await challengesOfDay(store, by.person, people, at);
  const isFirst = (person: string) => !since.has(person) || (today.get(person) ?? 0) < MOST;
  return people.filter((person) => !blocked.has(person) && !none.has(person) && isFirst(person));
}

/** They are asked now: it counts, and these are their seats. Part of a deed. */
export async function challenged(
  { store, at }: Looking,
  by: Asking,
  guests: readonly Guest[],
): Promise<readonly Sitter[]> {
  await keepChallenges(store, by.person, idsOf(guests), at);
  for (const { person, username } of guests)
    if (username !== undefined) await keepReader(store, { person, username });
  return guests.map(({ person, name }): Sitter => ({ kind: 'invited', person, name }));
}

function idsOf(guests: readonly Guest[]): readonly string[] {
  return guests.map(({ person }) => person);
}

function seatsOf(guests: readonly Guest[], isOne: (guest: Guest) => boolean): readonly { seat: number }[] {
  return guests.flatMap((guest, at) => (isOne(guest) ? [{ seat: at + 1 }] : []));
}

/** The games that two can play. */
export function gamesForTwo({ games }: Pick<House, 'games'>): readonly Game[] {
  return games.filter(({ seats }) => seats.includes(2));
}

/** The first of them at which an AI can sit; undefined where there is none. */
export function duel(house: Pick<House, 'games'>): Game | undefined {
  return gamesForTwo(house).find(({ table }) => table === 'match');
}
