import type { Seat } from '../../engine/game.ts';
import { filterBlocked } from '../../store/blocked.ts';
import { findLeagueMatchByTable } from '../../store/leagues/matches.ts';
import type { Store } from '../../store/open.ts';
import { loadReminders } from '../../store/post-queries.ts';
import { loadRequests, loadVotes, openRequest, type Request, type Vote } from '../../store/requests.ts';
import { getLeftSeats } from '../core/seats.ts';
import { getAbsentPlayers, getPeople, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/** Question to the other players about a seat whose time is over, with the votes so far. */
export interface TimeoutVote {
  readonly request: Request;
  readonly votes: readonly Vote[];
  /** Voters who are not away, or have voted; all voters if that leaves nobody. */
  readonly voters: readonly string[];
  /** All voters, including those who are away, without people blocked on the server. */
  readonly eligible: readonly string[];
  /** Choices of this vote. */
  readonly choices: readonly VoteChoice[];
}

/**
 * Opens a vote of the other players on a turn whose player was reminded, and queues a reminder in the channel. The
 * player's own reminder setting does not matter. A vote that is open already keeps its ballots. Does nothing if nobody may
 * vote. Part of a transaction.
 */
export async function openTimeoutVote(work: UnitOfWork, table: Table, seat: Seat): Promise<void> {
  const { id: tableId, version } = table.record;
  if (getVoters(table, seat, []).length === 0) return;
  const request = { tableId, seat, version, openedAt: work.at };
  const isAsked = (await loadRequests(work.store, tableId, 'time')).some((one) => one.seat === seat);
  if (!isAsked) await openRequest(work.store, { ...request, kind: 'time' });
  await openRequest(work.store, { ...request, kind: 'here' });
  await work.queueMessages(tableId, 'reminder');
}

/**
 * Returns all open votes at a table, the longest overdue seat first. Voters who are away at that time, in ms since 1970,
 * are not waited for, unless all are away or they have voted.
 */
export async function loadTimeoutVotes(
  store: Store,
  table: Table,
  at = Number.POSITIVE_INFINITY,
): Promise<readonly TimeoutVote[]> {
  const requests = [...(await loadRequests(store, table.record.id, 'time'))];
  requests.sort((one, other) => one.openedAt - other.openedAt);
  if (requests.length === 0) return [];
  const left = await getLeftSeats(store, table.record.id);
  const choices = await loadVoteChoices(store, table);
  const away = getAbsentPlayers(table, at).map(({ person }) => person);
  const blocked = await filterBlocked(store, table.record.guild, getPeople(table.seats));
  return await Promise.all(
    requests.map(async (request) => {
      const votes = await loadVotes(store, request);
      const eligible = getVoters(table, request.seat, left).filter((person) => !blocked.has(person));
      const isAwaited = (person: string) =>
        !away.includes(person) || votes.some((vote) => vote.person === person);
      const here = eligible.filter(isAwaited);
      return { request, votes, voters: here.length > 0 ? here : eligible, eligible, choices };
    }),
  );
}

/** Returns the vote that is shown: the one on the longest overdue seat. */
export async function loadShownVote(store: Store, table: Table, at: number): Promise<TimeoutVote | null> {
  return (await loadTimeoutVotes(store, table, at)).find(({ voters }) => voters.length > 0) ?? null;
}

/** Returns the voters of the shown vote to call: not away, without a vote, and not called by a reminder yet. */
export async function loadUncalledVoters(store: Store, table: Table, at: number): Promise<readonly string[]> {
  const vote = await loadShownVote(store, table, at);
  if (vote === null) return [];
  const { request, votes, voters } = vote;
  const away = getAbsentPlayers(table, at).map(({ person }) => person);
  const called = (await loadReminders(store, table.record.id, request.openedAt)).flatMap(
    (post) => post.called,
  );
  const done = [...votes.map(({ person }) => person), ...called, ...away];
  return voters.filter((person) => !done.includes(person));
}

/** Calls the voters to a vote that is shown only now, by its own reminder. Part of a transaction. */
export async function callVoters(work: UnitOfWork, table: Table): Promise<void> {
  const { id: tableId, version } = table.record;
  const vote = await loadShownVote(work.store, table, work.at);
  if (vote === null || (await loadUncalledVoters(work.store, table, work.at)).length === 0) return;
  const { seat } = vote.request;
  await openRequest(work.store, { tableId, kind: 'here', seat, version, openedAt: work.at });
  await work.queueMessages(tableId, 'reminder');
}

/** Returns the choices of a vote. A league match is between two fixed people, so its seats cannot be freed for others. */
async function loadVoteChoices(store: Store, { record }: Table): Promise<readonly VoteChoice[]> {
  const isOfLeague = (await findLeagueMatchByTable(store, record.id)) !== undefined;
  return isOfLeague ? VOTE_CHOICES.filter((choice) => choice !== 'free') : VOTE_CHOICES;
}

/**
 * Choices when a player's time is over. The others can wait as long again, let an AI play this turn, give the seat to an
 * AI, or free the seat for anyone.
 */
export const VOTE_CHOICES = ['wait', 'once', 'ai', 'free'] as const;
export type VoteChoice = (typeof VOTE_CHOICES)[number];

/**
 * Returns the people who vote on the turn of a seat: all others seated, without those who have `left` the server. If all
 * have left, the first to return decides. AI seats have no vote.
 */
export function getVoters(table: Table, seat: Seat, left: readonly Seat[]): readonly string[] {
  const others = table.seats.filter((occupant) => occupant.seat !== seat);
  const here = getPeople(others.filter((occupant) => !left.includes(occupant.seat)));
  return here.length > 0 ? here : getPeople(others);
}

/** Returns the number of votes needed: more than half of the voters. */
export function countNeededVotes(voters: readonly string[]): number {
  return Math.floor(voters.length / 2) + 1;
}

/** Counts the votes for each choice, without votes of people who are no voters. */
export function tallyVotes(
  votes: readonly Vote[],
  voters: readonly string[],
): Readonly<Record<VoteChoice, number>> {
  const valid = votes.filter(({ person }) => voters.includes(person));
  const count = (choice: VoteChoice) => valid.filter((vote) => vote.choice === choice).length;
  return { wait: count('wait'), once: count('once'), ai: count('ai'), free: count('free') };
}

/** Returns the choice of more than half of the voters, or null if there is none. */
export function getVotedChoice(votes: readonly Vote[], voters: readonly string[]): VoteChoice | null {
  const counts = tallyVotes(votes, voters);
  return VOTE_CHOICES.find((choice) => counts[choice] >= countNeededVotes(voters)) ?? null;
}
