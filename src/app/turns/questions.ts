import type { Seat } from '../../engine/game.ts';
import type { Store } from '../../store/open.ts';
import { queueMessage } from '../../store/outbox.ts';
import { loadDirectReminders, loadReminders } from '../../store/post-queries.ts';
import type { Post } from '../../store/posts.ts';
import { openRequest } from '../../store/requests.ts';
import { getInvitedSeats, isDormant, type Table } from '../core/table.ts';
import { findUndoRequest, type UndoRequest } from '../undo/consent.ts';
import { loadShownVote, loadTimeoutVotes, type TimeoutVote } from './timeout-votes.ts';

/** A question that waits for a player: about a turn whose time is over, or about an undo. */
type OpenVote =
  | { readonly about: 'turn'; readonly vote: TimeoutVote }
  | { readonly about: 'undo'; readonly undo: UndoRequest };

/** Returns the question at a table that a player has not answered yet, or null. */
export async function findOpenVote(
  store: Store,
  table: Table,
  person: string,
  at: number,
): Promise<OpenVote | null> {
  if (table.record.phase !== 'playing') return null;
  const undo = await findUndoRequest(store, table);
  if (undo?.waits.includes(person)) return { about: 'undo', undo };
  const vote = (await loadTimeoutVotes(store, table, at)).find(
    ({ eligible, votes }) => eligible.includes(person) && !votes.some((vote) => vote.person === person),
  );
  return vote ? { about: 'turn', vote } : null;
}

/**
 * Question or notice to a person who is not due. A seat is reserved for them (`invited`), their consent to an undo is
 * asked (`undo`), another player's time is over (`vote`), an AI or nobody holds their seat (`lost`), or the match is
 * paused (`paused`).
 */
export type Question = { readonly person: string; readonly seat: Seat } & (
  | { readonly about: 'invited' | 'lost' | 'paused' }
  | { readonly about: 'undo'; readonly undo: UndoRequest }
  | { readonly about: 'vote'; readonly vote: TimeoutVote }
);

/** Returns the open questions of a table at a time, in ms since 1970. */
export async function loadQuestions(store: Store, table: Table, at: number): Promise<readonly Question[]> {
  const { phase } = table.record;
  if (phase === 'lobby')
    return getInvitedSeats(table.seats).map(({ person, seat }) => ({ person, seat, about: 'invited' }));
  if (phase !== 'playing') return [];
  if (isDormant(table))
    return buildSeatedQuestions(table, getSeatedPeople(table), (one) => ({ ...one, about: 'paused' }));
  const [undo, vote] = [await findUndoRequest(store, table), await loadShownVote(store, table, at)];
  const votes = vote?.votes.map(({ person }) => person) ?? [];
  const voters = vote?.voters.filter((person) => !votes.includes(person)) ?? [];
  return [
    ...(undo ? buildSeatedQuestions(table, undo.waits, (one) => ({ ...one, about: 'undo', undo })) : []),
    ...(vote ? buildSeatedQuestions(table, voters, (one) => ({ ...one, about: 'vote', vote })) : []),
    ...getLostSeatQuestions(table),
  ];
}

type SeatedPerson = Pick<Question, 'person' | 'seat'>;

function buildSeatedQuestions(
  table: Table,
  people: readonly string[],
  question: (one: SeatedPerson) => Question,
) {
  return table.seats.flatMap((occupant) =>
    occupant.kind === 'person' && people.includes(occupant.person)
      ? [question({ person: occupant.person, seat: occupant.seat })]
      : [],
  );
}

function getSeatedPeople({ seats }: Table): readonly string[] {
  return seats.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.person] : []));
}

function getLostSeatQuestions({ seats }: Table): readonly Question[] {
  return seats.flatMap((occupant) =>
    'instead' in occupant && occupant.instead
      ? [{ person: occupant.instead, seat: occupant.seat, about: 'lost' }]
      : [],
  );
}

/**
 * Queues direct messages to those of these people who have an open question, once for each question. Returns all who have
 * one. Part of a transaction.
 */
export async function askDirectly(
  store: Store,
  table: Table,
  people: readonly string[],
  at: number,
): Promise<readonly string[]> {
  const questions = (await loadQuestions(store, table, at)).filter(({ person }) => people.includes(person));
  if (questions.length === 0) return [];
  const { id: tableId, version } = table.record;
  const sent = [...(await loadDirectReminders(store, tableId)), ...(await loadReminders(store, tableId, 0))];
  const open = questions.filter((question) => !sent.some((post) => hasAsked(post, question, table)));
  for (const { seat } of open) await openRequest(store, { tableId, kind: 'dm', seat, version, openedAt: at });
  if (open.length > 0) await queueMessage(store, tableId, 'reminder', at);
  return questions.map(({ person }) => person);
}

/** Returns whether a message has told a person of a question. Votes and pauses have no log entry, so time decides for them. */
function hasAsked(post: Post, question: Question, { record }: Table): boolean {
  if (!post.called.includes(question.person)) return false;
  if (question.about === 'vote') return post.claimedAt >= question.vote.request.openedAt;
  if (question.about === 'paused') return post.claimedAt >= (record.sleptAt ?? 0);
  return post.to >= record.version;
}
