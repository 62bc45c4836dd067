import type { Seat } from '../../engine/game.ts';
import { blockedAmong } from '../../store/blocked.ts';
import { leagueMatchAt } from '../../store/leagues/matches.ts';
import type { Store } from '../../store/open.ts';
import { remindersSince } from '../../store/posted.ts';
import { openRequest, type Request, requestsAt, type Vote, votesOn } from '../../store/requests.ts';
import { absentAt } from '../core/away.ts';
import { leftAt } from '../core/seats.ts';
import { peopleAt, type Table } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';

/** What the others are asked about a seat whose time is over, and what they have said. */
export interface Asked {
  readonly request: Request;
  readonly votes: readonly Vote[];
  /** Voters whose vote is waited for. */
  readonly voters: readonly string[];
  /** All voters, including those who are away; without people blocked on the server. */
  readonly eligible: readonly string[];
  /** What they can decide. */
  readonly choices: readonly Choice[];
}

/**
 * Asks the others what becomes of the turn of a seat whose person was reminded: by a reminder in the channel, in whatever
 * way that person is. Where they are asked already, what they have said stays; nothing where nobody has a say. Part of a deed.
 */
export async function askOthers(deed: Deed, table: Table, seat: Seat): Promise<void> {
  const { id: tableId, version } = table.record;
  if (votersAbout(table, seat, []).length === 0) return;
  const request = { tableId, seat, version, openedAt: deed.at };
  const isAsked = (await requestsAt(deed.store, tableId, 'time')).some((one) => one.seat === seat);
  if (!isAsked) await openRequest(deed.store, { ...request, kind: 'time' });
  await openRequest(deed.store, { ...request, kind: 'here' });
  await deed.tell(tableId, 'reminder');
}

/**
 * All that the others are asked at a table, the seat that has been late for longest first. Voters who are away at that time,
 * in ms since 1970, are not waited for, unless all are or they have voted.
 */
export async function askedAt(
  store: Store,
  table: Table,
  at = Number.POSITIVE_INFINITY,
): Promise<readonly Asked[]> {
  const requests = [...(await requestsAt(store, table.record.id, 'time'))];
  requests.sort((one, other) => one.openedAt - other.openedAt);
  if (requests.length === 0) return [];
  const left = await leftAt(store, table.record.id);
  const choices = await choicesAt(store, table);
  const away = absentAt(table, at).map(({ person }) => person);
  const blocked = await blockedAmong(store, table.record.guild, peopleAt(table.sitters));
  return await Promise.all(
    requests.map(async (request) => {
      const votes = await votesOn(store, request);
      const eligible = votersAbout(table, request.seat, left).filter((person) => !blocked.has(person));
      const isAwaited = (person: string) =>
        !away.includes(person) || votes.some((vote) => vote.person === person);
      const here = eligible.filter(isAwaited);
      return { request, votes, voters: here.length > 0 ? here : eligible, eligible, choices };
    }),
  );
}

/** The question that is shown: of several the one about the seat that has been late for longest. */
export async function firstAsked(store: Store, table: Table, at: number): Promise<Asked | null> {
  return (await askedAt(store, table, at)).find(({ voters }) => voters.length > 0) ?? null;
}

/** Voters whom no reminder has called yet to the question that is shown, and who are not away. */
export async function uncalledVoters(store: Store, table: Table, at: number): Promise<readonly string[]> {
  const asked = await firstAsked(store, table, at);
  if (asked === null) return [];
  const { request, votes, voters } = asked;
  const away = absentAt(table, at).map(({ person }) => person);
  const called = (await remindersSince(store, table.record.id, request.openedAt)).flatMap(
    (post) => post.called,
  );
  const done = [...votes.map(({ person }) => person), ...called, ...away];
  return voters.filter((person) => !done.includes(person));
}

/** Calls the voters to a question that only now is shown, by a reminder of its own. Part of a deed. */
export async function callVoters(deed: Deed, table: Table): Promise<void> {
  const { id: tableId, version } = table.record;
  const asked = await firstAsked(deed.store, table, deed.at);
  if (asked === null || (await uncalledVoters(deed.store, table, deed.at)).length === 0) return;
  const { seat } = asked.request;
  await openRequest(deed.store, { tableId, kind: 'here', seat, version, openedAt: deed.at });
  await deed.tell(tableId, 'reminder');
}

/** In a league two people meet, and nobody else comes into it. */
async function choicesAt(store: Store, { record }: Table): Promise<readonly Choice[]> {
  const isOfLeague = (await leagueMatchAt(store, record.id)) !== undefined;
  return isOfLeague ? CHOICES.filter((choice) => choice !== 'free') : CHOICES;
}

/**
 * What the others can decide when somebody's time is over: to wait as long again, that an AI plays this turn, that an AI
 * takes the seat, or that it is free for anybody.
 */
export const CHOICES = ['wait', 'once', 'ai', 'free'] as const;
export type Choice = (typeof CHOICES)[number];

/**
 * The people who decide about the turn of a seat: all who sit there but the one who is late, and but those who have `left`
 * the server. Where all of those have, whoever comes back first decides. AI seats have no say.
 */
export function votersAbout(table: Table, seat: Seat, left: readonly Seat[]): readonly string[] {
  const others = table.sitters.filter((sitter) => sitter.seat !== seat);
  const here = peopleAt(others.filter((sitter) => !left.includes(sitter.seat)));
  return here.length > 0 ? here : peopleAt(others);
}

/** So many of the voters have to agree: more than half. */
export function needed(voters: readonly string[]): number {
  return Math.floor(voters.length / 2) + 1;
}

/** How many of the voters wish each; what somebody said who has no say is not counted. */
export function tally(votes: readonly Vote[], voters: readonly string[]): Readonly<Record<Choice, number>> {
  const valid = votes.filter(({ person }) => voters.includes(person));
  const count = (choice: Choice) => valid.filter((vote) => vote.choice === choice).length;
  return { wait: count('wait'), once: count('once'), ai: count('ai'), free: count('free') };
}

/** What more than half of the voters wish; null while there is no such thing, and where nobody has a say. */
export function decided(votes: readonly Vote[], voters: readonly string[]): Choice | null {
  const counts = tally(votes, voters);
  return CHOICES.find((choice) => counts[choice] >= needed(voters)) ?? null;
}
