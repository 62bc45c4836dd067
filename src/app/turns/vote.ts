import type { Seat } from '../../engine/game.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { closeRequest, openRequest, type Request, saveVote } from '../../store/requests.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { recordEvent } from '../core/record-event.ts';
import { freeSeat, noteReturn, type SeatNamer, seatAi } from '../core/seats.ts';
import { findPerson, refuseNotPlaying, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { checkBlocked } from '../permissions/check-can-open.ts';
import { grantExtraTime } from './deadlines.ts';
import {
  callVoters,
  countNeededVotes,
  getVotedChoice,
  loadTimeoutVotes,
  tallyVotes,
  type VoteChoice,
} from './timeout-votes.ts';

/** Vote of a person on a request. The opening time distinguishes requests about the same seat. */
export interface Ballot {
  readonly seat: Seat;
  /** Time at which the request was opened, in ms since 1970. */
  readonly openedAt: number;
  readonly choice: VoteChoice;
}

/** Number of voters who agree with a ballot, and the number needed to decide. */
interface VoteCount {
  readonly votes: number;
  readonly needed: number;
}

/**
 * Saves a person's vote on a turn whose time is over, and applies the decision if there is one. A new vote replaces the
 * person's earlier one.
 */
export async function castVote(
  ctx: AppContext,
  by: Actor,
  id: number,
  ballot: Ballot,
  nameAfter: SeatNamer,
): Promise<VoteCount | Refusal | Repeated> {
  return await oncePerTableInteraction<VoteCount>(ctx, by, id, async (work, table) => {
    await noteReturn(work, table, by.person);
    const blocked = await checkBlocked(work.store, table.record.guild, by.person);
    const request = blocked ?? (await checkCanVote(work, table, by, ballot));
    if (refused(request)) return request;
    await saveVote(work.store, request, { person: by.person, choice: ballot.choice }, work.at);
    const openVotes = await loadTimeoutVotes(work.store, table, work.at);
    const { votes = [], voters = [] } = openVotes.find((one) => one.request.seat === ballot.seat) ?? {};
    const after = await applyVotes(work, table, nameAfter);
    await work.queueMessages(id, 'hush');
    if ((await loadTimeoutVotes(work.store, after, work.at)).length < openVotes.length)
      await callVoters(work, after);
    return { votes: tallyVotes(votes, voters)[ballot.choice], needed: countNeededVotes(voters) };
  });
}

async function checkCanVote(
  work: UnitOfWork,
  table: Table,
  by: Actor,
  ballot: Ballot,
): Promise<Request | Refusal> {
  const { seat, openedAt } = ballot;
  if (table.record.phase !== 'playing') return refuseNotPlaying(table);
  const openVotes = await loadTimeoutVotes(work.store, table, work.at);
  const open = openVotes.find(({ request }) => request.seat === seat && request.openedAt === openedAt);
  if (!open) return new Refusal(text('bot:refuse.decided'));
  if (!open.choices.includes(ballot.choice)) return new Refusal(text('bot:refuse.forged'));
  if (findPerson(table, seat) === by.person) return new Refusal(text('bot:refuse.ownTime'));
  return open.eligible.includes(by.person) ? open.request : new Refusal(text('bot:refuse.notSeated'));
}

/**
 * Lets an AI play this turn of a person who is due, and logs it, so that the board shows it. The AI wakes after the
 * commit, and again after a restart, until the turn ends or the person moves. Returns the table after it.
 */
export async function startStandIn(work: UnitOfWork, table: Table, seat: Seat): Promise<Table> {
  const { id, version } = table.record;
  const request = { tableId: id, kind: 'play' as const, seat, version: version + 1, openedAt: work.at };
  await openRequest(work.store, request);
  const name = table.seats[seat]?.name ?? '';
  return await recordEvent(work, table, { kind: 'time', seat, person: null, name }, {});
}

/**
 * Applies each choice that more than half of the voters agree on. One decision may change the voters of another question,
 * so all are counted again after each. Part of a transaction.
 */
export async function applyVotes(work: UnitOfWork, table: Table, nameAfter: SeatNamer): Promise<Table> {
  for (const { request, votes, voters } of await loadTimeoutVotes(work.store, table, work.at)) {
    const choice = getVotedChoice(votes, voters);
    if (choice === null) continue;
    await closeRequest(work.store, request);
    return await applyVotes(work, await applyChoice(work, table, request.seat, choice, nameAfter), nameAfter);
  }
  return table;
}

async function applyChoice(
  work: UnitOfWork,
  table: Table,
  seat: Seat,
  choice: VoteChoice,
  nameAfter: SeatNamer,
): Promise<Table> {
  if (choice === 'ai') return await seatAi(work, table, seat, nameAfter);
  if (choice === 'free') return await freeSeat(work, table, seat, nameAfter);
  if (choice === 'once') return await startStandIn(work, table, seat);
  await grantExtraTime(work, table, seat);
  return table;
}
