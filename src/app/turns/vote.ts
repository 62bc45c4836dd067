import type { Seat } from '../../engine/game.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { keepVote, type Request } from '../../store/requests.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { isBack, type NameAfter } from '../core/seats.ts';
import { notPlaying, personAt, type Table } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { blockedFrom } from '../permissions/may-open.ts';
import { settle } from './apply-vote.ts';
import { askedAt, type Choice, callVoters, needed, tally } from './votes.ts';

/** What somebody says to a request: it is told from later ones about the same seat by when it was opened. */
export interface Ballot {
  readonly seat: Seat;
  /** In ms since 1970. */
  readonly openedAt: number;
  readonly choice: Choice;
}

/** How many of the others agree with a ballot, and how many it takes: with so many it is done. */
interface Agreed {
  readonly votes: number;
  readonly needed: number;
}

/** Keeps what somebody says of a turn whose time is over, in place of what they said before; where it decides, it is done. */
export async function vote(
  house: House,
  by: Act,
  id: number,
  ballot: Ballot,
  nameAfter: NameAfter,
): Promise<Agreed | Refusal | Repeated> {
  return await onceAt<Agreed>(house, by, id, async (deed, table) => {
    await isBack(deed, table, by.person);
    const blocked = await blockedFrom(deed.store, table.record.guild, by.person);
    const request = blocked ?? (await mayVote(deed, table, by, ballot));
    if (refused(request)) return request;
    await keepVote(deed.store, request, { person: by.person, choice: ballot.choice }, deed.at);
    const asked = await askedAt(deed.store, table, deed.at);
    const { votes = [], voters = [] } = asked.find((one) => one.request.seat === ballot.seat) ?? {};
    const after = await settle(deed, table, nameAfter);
    await deed.tell(id, 'hush');
    if ((await askedAt(deed.store, after, deed.at)).length < asked.length) await callVoters(deed, after);
    return { votes: tally(votes, voters)[ballot.choice], needed: needed(voters) };
  });
}

async function mayVote(deed: Deed, table: Table, by: Act, ballot: Ballot): Promise<Request | Refusal> {
  const { seat, openedAt } = ballot;
  if (table.record.phase !== 'playing') return notPlaying(table);
  const asked = await askedAt(deed.store, table, deed.at);
  const open = asked.find(({ request }) => request.seat === seat && request.openedAt === openedAt);
  if (!open) return new Refusal(text('bot:refuse.decided'));
  if (!open.choices.includes(ballot.choice)) return new Refusal(text('bot:refuse.forged'));
  if (personAt(table, seat) === by.person) return new Refusal(text('bot:refuse.ownTime'));
  return open.eligible.includes(by.person) ? open.request : new Refusal(text('bot:refuse.notSeated'));
}
