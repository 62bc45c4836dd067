import type { Seat } from '../../engine/game.ts';
import { filterBlocked } from '../../store/blocked.ts';
import { findLeagueMatchByTable } from '../../store/leagues/matches.ts';
import type { Store } from '../../store/open.ts';
import { loadReminders } from '../../store/post-queries.ts';
import { loadRequests, loadVotes, openRequest, type Request, type Vote } from '../../store/requests.ts';
import { getAbsentPlayers } from '../core/absent-players.ts';
import { getLeftSeats } from '../core/seats.ts';
import { getPeople, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/** What the others are asked about a seat whose time is over, and what they have said. */
export interface TimeoutVote {
  readonly request: Request;
  readonly votes: readonly Vote[];
  /** Voters whose vote is waited for. */
  readonly voters: readonly string[];
  /** All voters, including those who are away; without people blocked on the server. */
  readonly eligible: readonly string[];
  /** What they can decide. */
  readonly choices: readonly VoteChoice[];
}

/**
 * Asks the others what becomes of the turn of a seat whose person was reminded: by a reminder in the channel, in whatever
 * way that person is. Where they are asked already, what they have said stays; nothing where nobody has a say. Part of a deed.
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
 * All that the others are asked at a table, the seat that has been late for longest first. Voters who are away at that time,
 * in ms since 1970, are not waited for, unless all are or they have voted.
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

/** The question that is shown: of several the one about the seat that has been late for longest. */
export async function loadShownVote(store: Store, table: Table, at: number): Promise<TimeoutVote | null> {
  return (await loadTimeoutVotes(store, table, at)).find(({ voters }) => voters.length > 0) ?? null;
}

/** Voters whom no reminder has called yet to the question that is shown, and who are not away. */
export async function loadUncalledVoters(store: Store, table: Table, at: number): Promise<readonly string[]> {
  const asked = await loadShownVote(store, table, at);
  if (asked === null) return [];
  const { request, votes, voters } = asked;
  const away = getAbsentPlayers(table, at).map(({ person }) => person);
  const called = (await loadReminders(store, table.record.id, request.openedAt)).flatMap(
    (post) => post.called,
  );
  const done = [...votes.map(({ person }) => person), ...called, ...away];
  return voters.filter((person) => !done.includes(person));
}

/** Calls the voters to a question that only now is shown, by a reminder of its own. Part of a deed. */
export async function callVoters(work: UnitOfWork, table: Table): Promise<void> {
  const { id: tableId, version } = table.record;
  const asked = await loadShownVote(work.store, table, work.at);
  if (asked === null || (await loadUncalledVoters(work.store, table, work.at)).length === 0) return;
  const { seat } = asked.request;
  await openRequest(work.store, { tableId, kind: 'here', seat, version, openedAt: work.at });
  await work.queueMessages(tableId, 'reminder');
}

/** In a league two people meet, and nobody else comes into it. */
async function loadVoteChoices(store: Store, { record }: Table): Promise<readonly VoteChoice[]> {
  const isOfLeague = (await findLeagueMatchByTable(store, record.id)) !== undefined;
  return isOfLeague ? VOTE_CHOICES.filter((choice) => choice !== 'free') : VOTE_CHOICES;
}

/**
 * What the others can decide when somebody's time is over: to wait as long again, that an AI plays this turn, that an AI
 * takes the seat, or that it is free for anybody.
 */
export const VOTE_CHOICES = ['wait', 'once', 'ai', 'free'] as const;
export type VoteChoice = (typeof VOTE_CHOICES)[number];

/**
 * The people who decide about the turn of a seat: all who sit there but the one who is late, and but those who have `left`
 * the server. Where all of those have, whoever comes back first decides. AI seats have no say.
 */
export function getVoters(table: Table, seat: Seat, left: readonly Seat[]): readonly string[] {
  const others = table.seats.filter((occupant) => occupant.seat !== seat);
  const here = getPeople(others.filter((sitter) => !left.includes(sitter.seat)));
  return here.length > 0 ? here : getPeople(others);
}

/** So many of the voters have to agree: more than half. */
export function countNeededVotes(voters: readonly string[]): number {
  return Math.floor(voters.length / 2) + 1;
}

/** How many of the voters wish each; what somebody said who has no say is not counted. */
export function tallyVotes(
  votes: readonly Vote[],
  voters: readonly string[],
): Readonly<Record<VoteChoice, number>> {
  const valid = votes.filter(({ person }) => voters.includes(person));
  const count = (choice: VoteChoice) => valid.filter((vote) => vote.choice === choice).length;
  return { wait: count('wait'), once: count('once'), ai: count('ai'), free: count('free') };
}

/** What more than half of the voters wish; null while there is no such thing, and where nobody has a say. */
export function getVotedChoice(votes: readonly Vote[], voters: readonly string[]): VoteChoice | null {
  const counts = tallyVotes(votes, voters);
  return VOTE_CHOICES.find((choice) => counts[choice] >= countNeededVotes(voters)) ?? null;
}
