import type { Game } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { formatSeatRange } from '../../engine/seat.ts';
import { text } from '../../engine/text.ts';
import { filterBlocked } from '../../store/blocked.ts';
import { countChallenges, countDailyChallenges, saveChallenges } from '../../store/challenges.ts';
import { saveReader } from '../../store/readers.ts';
import { lockPerson } from '../../store/row-locks.ts';
import type { SeatOccupant } from '../../store/seats.ts';
import { loadUnchallengeablePeople } from '../../store/user-settings.ts';
import type { Actor } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/** A person invited to a game. */
export interface Guest {
  readonly person: string;
  readonly name: string;
  /** Username of the account. */
  readonly username?: string;
}

/** Reason why people may not be invited to an open lobby; its seats number these people, from 1. */
export class GuestRefusal extends Refusal {
  readonly guests: readonly Guest[];

  constructor({ reason, ruling }: Refusal, guests: readonly Guest[]) {
    super(reason, ruling);
    this.guests = guests;
  }
}

/** Maximum number of invitations from one person to the same person in a day. */
const MAX_CHALLENGES_PER_DAY = 2;

/** Store and time of an invitation. */
type ChallengeContext = Pick<UnitOfWork, 'store' | 'at'>;
/** Store and time of an invitation, and the server of the game. */
type GuildChallengeContext = ChallengeContext & { readonly guild: string };
type Challenger = Pick<Actor, 'person'>;

/**
 * Returns why these people may not be invited to a game, or with no game given to any; null if all may be. The refusal
 * names them by their future seats: 1, 2, … after the inviter.
 */
export async function checkCanChallenge(
  looking: GuildChallengeContext,
  by: Challenger,
  guests: readonly Guest[],
  game?: Pick<Game, 'seats'>,
): Promise<Refusal | null> {
  if (guests.length === 0) return null;
  const wrong = checkGuestNames(by, guests) ?? (game ? checkGuestCount(game, guests) : null);
  await lockPerson(looking.store, by.person);
  const no = wrong ?? (await checkBlockedGuests(looking, guests));
  return no ?? (await checkWillingness(looking, guests)) ?? (await checkDailyLimit(looking, by, guests));
}

function checkGuestNames(by: Challenger, guests: readonly Guest[]): Refusal | null {
  if (guests.some(({ person }) => person === by.person)) return new Refusal(text('bot:refuse.challengeSelf'));
  const people = getGuestIds(guests);
  const [twice] = getGuestSeats(
    guests,
    ({ person }) => people.indexOf(person) !== people.lastIndexOf(person),
  );
  return twice ? new Refusal(text('bot:refuse.challengedTwice', { who: twice })) : null;
}

function checkGuestCount({ seats }: Pick<Game, 'seats'>, guests: readonly Guest[]): Refusal | null {
  const count = guests.length + 1;
  if (count <= Math.max(...seats)) return null;
  return new Refusal(text('bot:refuse.seats', { possible: formatSeatRange(seats), seats: count }));
}

/** Refuses blocked guests without giving the reason; returns null if none is blocked. */
async function checkBlockedGuests(
  { store, guild }: GuildChallengeContext,
  guests: readonly Guest[],
): Promise<Refusal | null> {
  const blocked = await filterBlocked(store, guild, getGuestIds(guests));
  const who = getGuestSeats(guests, ({ person }) => blocked.has(person));
  return who.length > 0 ? new Refusal(text('bot:refuse.cannotInvite', { who })) : null;
}

async function checkWillingness(
  { store }: ChallengeContext,
  guests: readonly Guest[],
): Promise<Refusal | null> {
  const none = await loadUnchallengeablePeople(store, getGuestIds(guests));
  const who = getGuestSeats(guests, ({ person }) => none.has(person));
  return who.length > 0 ? new Refusal(text('bot:refuse.noChallenges', { who })) : null;
}

async function checkDailyLimit(
  { store, at }: ChallengeContext,
  by: Challenger,
  guests: readonly Guest[],
): Promise<Refusal | null> {
  const times = await countDailyChallenges(store, by.person, getGuestIds(guests), at);
  const who = getGuestSeats(guests, ({ person }) => (times.get(person) ?? 0) >= MAX_CHALLENGES_PER_DAY);
  return who.length > 0 ? new Refusal(text('bot:refuse.challengedEnough', { who })) : null;
}

/**
 * Returns the people who may be invited to a rematch of a match that ended at `endedAt`. They must accept invitations and
 * not be blocked. One invitation to that match is always allowed; further ones count towards the daily limit.
 */
export async function listInvitablePeople(
  { store, at, guild }: GuildChallengeContext,
  by: Challenger,
  people: readonly string[],
  endedAt: number,
): Promise<readonly string[]> {
  const blocked = await filterBlocked(store, guild, people);
  const none = await loadUnchallengeablePeople(store, people);
  const since = await countChallenges(store, by.person, people, endedAt);
  const today = await countDailyChallenges(store, by.person, people, at);
  const isFirst = (person: string) => !since.has(person) || (today.get(person) ?? 0) < MAX_CHALLENGES_PER_DAY;
  return people.filter((person) => !blocked.has(person) && !none.has(person) && isFirst(person));
}

/** Records that guests are invited, which counts towards the daily limit, and returns their seats. Part of a transaction. */
export async function inviteGuests(
  { store, at }: ChallengeContext,
  by: Challenger,
  guests: readonly Guest[],
): Promise<readonly SeatOccupant[]> {
  await saveChallenges(store, by.person, getGuestIds(guests), at);
  for (const { person, username } of guests)
    if (username !== undefined) await saveReader(store, { person, username });
  return guests.map(({ person, name }): SeatOccupant => ({ kind: 'invited', person, name }));
}

function getGuestIds(guests: readonly Guest[]): readonly string[] {
  return guests.map(({ person }) => person);
}

function getGuestSeats(
  guests: readonly Guest[],
  isOne: (guest: Guest) => boolean,
): readonly { seat: number }[] {
  return guests.flatMap((guest, at) => (isOne(guest) ? [{ seat: at + 1 }] : []));
}

/** Returns the games that two can play. */
export function getGamesForTwo({ games }: Pick<AppContext, 'games'>): readonly Game[] {
  return games.filter(({ seats }) => seats.includes(2));
}

/** Returns the first game for two at which an AI can play, or undefined. */
export function findDuelGame(ctx: Pick<AppContext, 'games'>): Game | undefined {
  return getGamesForTwo(ctx).find(({ table }) => table === 'match');
}
