import { deleteNotice, type WantedNotice } from './notices.ts';
import type { Store } from './open.ts';

/** Lines of the moderators' log for one message, stored as the subject of its notice. */
export interface LogPage<Line = unknown> {
  /** Interaction of the first line, which makes the page unique. */
  readonly id: string;
  readonly language: string;
  readonly lines: readonly Line[];
}

/** Maximum length of a page as JSON: PostgreSQL limits an index key to 2704 bytes. */
const MAX_PAGE_LENGTH = 1_700;

/** Maximum number of waiting messages for a server's channel; the oldest are dropped if posting fails for long. */
const MAX_WAITING_PAGES = 20;

/** Adds a line to the newest page of its channel that is not being posted yet, or starts a page. Returns the notice's id. */
export async function requestLogLine(store: Store, wanted: WantedNotice): Promise<number> {
  return (await appendToWaitingPage(store, wanted)) ?? (await createPage(store, wanted));
}

async function appendToWaitingPage(
  store: Store,
  { guild, channel, subject }: WantedNotice,
): Promise<number | null> {
  const last = await store
    .selectFrom('notices')
    .select(['id', 'subject', 'wanted'])
    .where('kind', '=', 'log')
    .where('guild', '=', guild)
    .where('channel', '=', channel)
    .where('phase', '=', 'wanted')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!last) return null;
  const [page, more] = [JSON.parse(last.subject) as LogPage, JSON.parse(subject) as LogPage];
  const longer = JSON.stringify({ ...page, lines: [...page.lines, ...more.lines] });
  if (longer.length > MAX_PAGE_LENGTH) return null;
  const added = await store
    .updateTable('notices')
    .set({ subject: longer, wanted: last.wanted + 1 })
    .where('id', '=', last.id)
    .where('phase', '=', 'wanted')
    .where('wanted', '=', last.wanted)
    .executeTakeFirst();
  return added.numUpdatedRows === 1n ? last.id : null;
}

async function createPage(store: Store, wanted: WantedNotice): Promise<number> {
  const { id } = await store
    .insertInto('notices')
    .values({ ...wanted, wanted: 1, told: 0, phase: 'wanted' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const waiting = await store
    .selectFrom('notices')
    .select('id')
    .where('kind', '=', 'log')
    .where('guild', '=', wanted.guild)
    .orderBy('id', 'desc')
    .offset(MAX_WAITING_PAGES)
    .limit(MAX_WAITING_PAGES)
    .execute();
  for (const row of waiting) await deleteNotice(store, row.id);
  return id;
}

/** Removes a person with a deletion request from all waiting lines. */
export async function deletePersonFromLogLines(store: Store, person: string): Promise<void> {
  const named = JSON.stringify(person);
  const rows = await store
    .selectFrom('notices')
    .select(['id', 'subject'])
    .where('kind', '=', 'log')
    .where('subject', 'like', `%${named}%`)
    .execute();
  for (const { id, subject } of rows)
    await store
      .updateTable('notices')
      .set({ subject: subject.replaceAll(named, '""') })
      .where('id', '=', id)
      .execute();
}
