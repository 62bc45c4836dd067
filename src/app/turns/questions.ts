import type { Seat } from '../../engine/game.ts';
import type { Store } from '../../store/open.ts';
import { queue } from '../../store/outbox.ts';
import { directReminders, remindersSince } from '../../store/posted.ts';
import type { Post } from '../../store/posts.ts';
import { openRequest } from '../../store/requests.ts';
import { invitedTo, type Table } from '../core/table.ts';
import { type Asking, askingAt } from '../undo/consent.ts';
import { isAsleep } from './dormancy.ts';
import { type Asked, askedAt, firstAsked } from './votes.ts';

/** A question that waits for a player: about a turn whose time is over, or about an undo. */
type OpenVote =
  | { readonly about: 'turn'; readonly asked: Asked }
  | { readonly about: 'undo'; readonly asking: Asking };

/** The question at a table that a player has not answered yet; null where there is none. */
export async function openVote(
  store: Store,
  table: Table,
  person: string,
  at: number,
): Promise<OpenVote | null> {
  if (table.record.phase !== 'playing') return null;
  const asking = await askingAt(store, table);
  if (asking?.waits.includes(person)) return { about: 'undo', asking };
  const asked = (await askedAt(store, table, at)).find(
    ({ eligible, votes }) => eligible.includes(person) && !votes.some((vote) => vote.person === person),
  );
  return asked ? { about: 'turn', asked } : null;
}

/**
 * Something that a person is to decide or to know who is not to move: a seat is kept for them (`invited`), a move is to be
 * taken back (`undo`), the time of another player is over (`vote`), an AI or nobody holds their seat (`lost`), or the match is
 * paused.
 */
export type Question = { readonly person: string; readonly seat: Seat } & (
  | { readonly about: 'invited' | 'lost' | 'paused' }
  | { readonly about: 'undo'; readonly asking: Asking }
  | { readonly about: 'vote'; readonly asked: Asked }
);

/** Returns the open questions of a table at a time, in ms since 1970. */
export async function questionsAt(store: Store, table: Table, at: number): Promise<readonly Question[]> {
  const { phase } = table.record;
  if (phase === 'lobby')
    return invitedTo(table.sitters).map(({ person, seat }) => ({ person, seat, about: 'invited' }));
  if (phase !== 'playing') return [];
  if (isAsleep(table)) return seated(table, seatedPeople(table), (one) => ({ ...one, about: 'paused' }));
  const [asking, asked] = [await askingAt(store, table), await firstAsked(store, table, at)];
  const votes = asked?.votes.map(({ person }) => person) ?? [];
  const voters = asked?.voters.filter((person) => !votes.includes(person)) ?? [];
  return [
    ...(asking ? seated(table, asking.waits, (one) => ({ ...one, about: 'undo', asking })) : []),
    ...(asked ? seated(table, voters, (one) => ({ ...one, about: 'vote', asked })) : []),
    ...lostAt(table),
  ];
}

type Seated = Pick<Question, 'person' | 'seat'>;

function seated(table: Table, people: readonly string[], question: (one: Seated) => Question) {
  return table.sitters.flatMap((sitter) =>
    sitter.kind === 'person' && people.includes(sitter.person)
      ? [question({ person: sitter.person, seat: sitter.seat })]
      : [],
  );
}

function seatedPeople({ sitters }: Table): readonly string[] {
  return sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.person] : []));
}

function lostAt({ sitters }: Table): readonly Question[] {
  return sitters.flatMap((sitter) =>
    'instead' in sitter && sitter.instead
      ? [{ person: sitter.instead, seat: sitter.seat, about: 'lost' }]
      : [],
  );
}

/**
 * Queues direct messages to those of these people whom the table asks something, once for each question, and returns who they
 * are. Part of a transaction.
 */
export async function askDirectly(
  store: Store,
  table: Table,
  people: readonly string[],
  at: number,
): Promise<readonly string[]> {
  const questions = (await questionsAt(store, table, at)).filter(({ person }) => people.includes(person));
  if (questions.length === 0) return [];
  const { id: tableId, version } = table.record;
  const sent = [...(await directReminders(store, tableId)), ...(await remindersSince(store, tableId, 0))];
  const open = questions.filter((question) => !sent.some((post) => tells(post, question, table)));
  for (const { seat } of open) await openRequest(store, { tableId, kind: 'dm', seat, version, openedAt: at });
  if (open.length > 0) await queue(store, tableId, 'reminder', at);
  return questions.map(({ person }) => person);
}

/** Returns whether a message told a person of a question. Votes and pauses have no log entry: they go by time. */
function tells(post: Post, question: Question, { record }: Table): boolean {
  if (!post.called.includes(question.person)) return false;
  if (question.about === 'vote') return post.claimedAt >= question.asked.request.openedAt;
  if (question.about === 'paused') return post.claimedAt >= (record.sleptAt ?? 0);
  return post.to >= record.version;
}
