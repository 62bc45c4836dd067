import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { dropFollower, followedBy, isFollower, keepFollower, takeFollowers } from '../../store/alerts.ts';
import { dateOf, setDate } from '../../store/dates.ts';
import { holdPerson } from '../../store/hold.ts';
import { ownHours } from '../../store/hours.ts';
import type { Notice } from '../../store/notices.ts';
import type { Store } from '../../store/open.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { EventHandler, House, RingDate } from '../core/context.ts';
import { outsideQuiet } from '../core/own-time.ts';
import { hasEnded, hasStarted, loadTable, peopleAt, seatOf, type Table } from '../core/table.ts';
import { type Deed, done } from '../core/unit-of-work.ts';
import { type OfTable, subjectOf, tableIdIn } from './alerts.ts';

/** Maximum number of running games that one person follows; more would be a flood when a league ends. */
export const MOST_FOLLOWED = 20;

/** Time in ms after which the end of a game is no news any more. */
const LASTS = 86_400_000;

/** Adds a follower to a running game: they are told when it ends. */
export async function followGame(house: House, by: Act, id: number): Promise<true | Refusal | Repeated> {
  return await onceAt(house, by, id, async ({ store, at }, table) => {
    const objection = await mayNotFollow(store, by, table);
    if (objection) return objection;
    await keepFollower(store, id, by.person, at);
    return true as const;
  });
}

async function mayNotFollow(store: Store, by: Act, table: Table): Promise<Refusal | null> {
  if (!hasStarted(table)) return new Refusal(text('bot:refuse.notStarted'));
  if (hasEnded(table)) return new Refusal(text('bot:refuse.overAlready'));
  if (seatOf(table, by.person) !== null) return new Refusal(text('bot:refuse.followOwn'));
  await holdPerson(store, by.person);
  const others = (await followedBy(store, by.person)).filter(({ id }) => id !== table.record.id);
  if (others.length < MOST_FOLLOWED) return null;
  return new Refusal(text('bot:refuse.followsEnough', { count: MOST_FOLLOWED }));
}

/** Removes a follower from a game. */
export async function unfollowGame(house: House, by: Act, id: number): Promise<true | Refusal | Repeated> {
  return await onceAt(house, by, id, async ({ store }) => {
    await dropFollower(store, id, by.person);
    return true as const;
  });
}

/** Returns whether a person follows the game of a table. */
export async function isFollowing({ store }: House, id: number, person: string): Promise<boolean> {
  return await isFollower(store, id, person);
}

/** Announces the end of a game to its followers. */
export const announceGameOver: EventHandler = async (deed, { after }) => {
  if (hasEnded(after)) await announceEnd(deed, after);
};

/** Queues a direct message to everybody who follows a game that has just ended and does not play in it. */
async function announceEnd(deed: Deed, { record, sitters }: Table): Promise<void> {
  const { id, guild, channel } = record;
  const players = peopleAt(sitters);
  for (const person of await takeFollowers(deed.store, id))
    if (!players.includes(person))
      await deed.announce({ kind: 'gameOver', subject: subjectOf(id, person), guild, channel, person });
}

/**
 * Has a follower told of the end of a game when they can be disturbed again, instead of now. They follow it until then, so that it is
 * forgotten with them.
 */
export async function tellEndLater(house: House, { subject, guild, person }: Notice): Promise<void> {
  const id = tableIdIn(subject);
  await done(house, async ({ store, at }) => {
    const own = await ownHours(store, person ?? '');
    const kind = 'followers';
    const known = (await dateOf(store, kind, String(id))) ?? Number.POSITIVE_INFINITY;
    await keepFollower(store, id, person ?? '', at);
    await setDate(store, { kind, subject: String(id), guild, at: Math.min(known, outsideQuiet(at, own)) });
  });
}

/** Tells those who still follow a game that has ended, when the first of them can be disturbed. */
export const ringFollowers: RingDate = async (house, deed, { subject }) => {
  const table = await loadTable(house, Number(subject), deed.store);
  if (!refused(table) && hasEnded(table)) await announceEnd(deed, table);
};

/** Returns the game whose end a notice tells; null if it ended long ago. */
export async function endToTell(house: House, { subject }: Notice): Promise<OfTable | null> {
  const table = await loadTable(house, tableIdIn(subject));
  if (refused(table) || !hasEnded(table)) return null;
  return house.now() - (table.record.endedAt ?? 0) < LASTS ? { table } : null;
}
