import type { Seat } from '../../engine/game.ts';
import type { Vote } from '../../store/requests.ts';
import { peopleAt, type Table } from '../table.ts';

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
