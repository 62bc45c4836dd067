import type { Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { loadSeatChanges } from '../../store/log.ts';
import { flushToDisk, type Store } from '../../store/open.ts';
import { findQueuedTime, queueMessage, unqueue, unqueueIfUnchanged } from '../../store/outbox.ts';
import { isRequestInTurn, loadPendingTurns } from '../../store/pending-turns.ts';
import {
  loadDirectReminders,
  loadLivePosts,
  loadReminders,
  loadUnconfirmedPosts,
} from '../../store/post-queries.ts';
import {
  claimPost,
  markPostEnded,
  markPostSent,
  type Post,
  savePostChannel,
  unclaimPost,
} from '../../store/posts.ts';
import { loadReaders, markZoneAsked, unmarkZoneAsked } from '../../store/readers.ts';
import { closeRequest, loadAllRequests, loadRequests, loadVotes, openRequest } from '../../store/requests.ts';
import { inTableTransaction } from '../../store/row-locks.ts';
import type { AppContext } from '../core/context.ts';
import { isDirect } from '../core/screens.ts';
import { findSeat, loadTable, type Table } from '../core/table.ts';
import { isQuiet } from '../turns/calls.ts';
import { type AwaitedPlayer, loadAwaitedPlayers } from '../turns/deadlines.ts';
import { askDirectly, loadQuestions, type Question } from '../turns/questions.ts';
import { loadShownVote, loadUncalledVoters } from '../turns/timeout-votes.ts';

/** A nudge: the seat of its sender (null if the sender has left), and its time in ms since 1970. */
interface Nudge {
  readonly by: Seat | null;
  readonly at: number;
}

/** A message that reminds players of their turn, or asks people a question. */
export interface Reminder {
  /** Claim of the message. `person` is the recipient of a direct message, else null. */
  readonly post: Pick<Post, 'id' | 'tableId' | 'to' | 'claimedAt' | 'person' | 'channel'>;
  readonly table: Table;
  /** Players who are due and have been reminded in this way by now, ordered by seat. */
  readonly named: readonly AwaitedPlayer[];
  /** Players among them whom this message reminds. */
  readonly called: readonly AwaitedPlayer[];
  /** People whom the message pings. */
  readonly pings: readonly string[];
  /** Discord locale of a direct message's recipient, if known. */
  readonly locale: string | null;
  /** True if it asks a recipient for their time zone, who has none and has not been asked before. */
  readonly asksZone: boolean;
  /** Nudges that the named players received in this turn. */
  readonly nudges: readonly Nudge[];
  /** Questions to the recipients. A message in the channel leaves votes out here, because it addresses all voters together. */
  readonly questions: readonly Question[];
}

/** Claims the next reminder to send by direct message, or returns null. */
export async function claimDirectReminder(ctx: AppContext, id: number): Promise<Reminder | null> {
  return await claimReminder(ctx, id, async (store, table) => {
    const people = [
      ...(await loadRemindedPlayers(store, table)),
      ...(await loadQuestions(store, table, ctx.now())),
    ];
    for (const request of await loadRequests(store, id, 'dm')) {
      // A request that fits none of these people belongs to a question that was answered meanwhile.
      await closeRequest(store, request);
      const one = people.find(({ seat }) => seat === request.seat);
      if (one) return one.person;
    }
    return null;
  });
}

/**
 * Turns the requests for the channel into requests for direct messages at a table without a server, and asks the voters
 * whom a reminder in a channel would have called. Runs once before the reminders are sent.
 */
export async function redirectChannelRequests(ctx: AppContext, id: number): Promise<void> {
  await inTableTransaction(ctx.store, id, async (store) => {
    const table = await loadTable(ctx, id, store);
    if (refused(table) || !isDirect(table.record)) return;
    const requests = await loadRequests(store, id, 'here');
    for (const request of requests) {
      await closeRequest(store, request);
      await openRequest(store, { ...request, kind: 'dm' });
    }
    if (requests.length > 0)
      await askDirectly(store, table, await loadUncalledVoters(store, table, ctx.now()), ctx.now());
  });
}

/** Claims the next reminder to post in the channel, or returns null. */
export async function claimChannelReminder(ctx: AppContext, id: number): Promise<Reminder | null> {
  return await claimReminder(ctx, id, async (store, table) => {
    if (isDirect(table.record)) return null;
    const requests = await loadRequests(store, id, 'here');
    for (const request of requests) await closeRequest(store, request);
    const isWanted = ({ seat }: Pick<Question, 'seat'>) => requests.some((request) => request.seat === seat);
    const due = (await loadRemindedPlayers(store, table)).filter(isWanted).map(({ person }) => person);
    const questions = (await loadQuestions(store, table, ctx.now())).filter(isWanted);
    const called = [...new Set([...due, ...questions.map(({ person }) => person)])];
    if (called.length === 0) return null;
    const voters = await loadUncalledVoters(store, table, ctx.now());
    const others = voters.filter((person) => !called.includes(person));
    if (!(await isQuiet({ ...ctx, store }, table.record.guild))) return [...called, ...others];
    await askDirectly(store, table, others, ctx.now());
    return called;
  });
}

/** Claims a reminder to the people that `whom` returns: one by direct message, or several in the channel. */
async function claimReminder(
  ctx: AppContext,
  id: number,
  whom: (store: Store, table: Table) => Promise<string | readonly string[] | null>,
): Promise<Reminder | null> {
  const reminder = await inTableTransaction(ctx.store, id, async (store) => {
    const table = await loadTable(ctx, id, store);
    if (refused(table)) return null;
    const people = await whom(store, table);
    return people === null ? null : await insertReminder(ctx, store, table, people);
  });
  if (reminder) await flushToDisk(ctx.store);
  return reminder;
}

async function insertReminder(
  ctx: AppContext,
  store: Store,
  table: Table,
  people: string | readonly string[],
): Promise<Reminder> {
  const { id: tableId, version, revision } = table.record;
  const [person, called] = typeof people === 'string' ? [people, [people]] : [null, people];
  const claimedAt = ctx.now();
  const span = { kind: 'reminder' as const, from: version, to: version, revision };
  const post = { ...span, tableId, claimedAt, person, called };
  const due = (await loadRemindedPlayers(store, table)).filter((one) => called.includes(one.person));
  await markZoneAsked(
    store,
    due.filter(({ timeSettings }) => timeSettings.zone === null).map((one) => one.person),
    claimedAt,
  );
  return await buildReminder(
    store,
    table,
    { ...post, id: await claimPost(store, post), channel: null },
    claimedAt,
  );
}

/** Claims a failed reminder again. Returns null and gives the claim up if none of its recipients is due or asked any more. */
export async function reclaimReminder(ctx: AppContext, post: Post): Promise<Reminder | null> {
  return await inTableTransaction(ctx.store, post.tableId, async (store) => {
    const table = await loadTable(ctx, post.tableId, store);
    const reminder = refused(table) ? null : await buildReminder(store, table, post, ctx.now());
    if (reminder && isNeeded(reminder)) return reminder;
    await unclaimReminder(store, post);
    return null;
  });
}

async function unclaimReminder(store: Store, post: Pick<Post, 'id' | 'claimedAt' | 'called'>): Promise<void> {
  await unclaimPost(store, post.id);
  await unmarkZoneAsked(store, post.called, post.claimedAt);
}

/** A reminder whose message was posted. */
export type SentReminder = Reminder & { readonly post: Post };

type CalledPost = Reminder['post'] & Pick<Post, 'called'>;

/** Builds the reminder of a post from the current table. */
async function buildReminder(store: Store, table: Table, post: CalledPost, now: number): Promise<Reminder> {
  const people = await loadRemindedPlayers(store, table);
  const told = post.person === null ? await loadChannelReminders(store, table, people) : [];
  const isNamed = ({ person, since }: AwaitedPlayer) =>
    post.called.includes(person) ||
    told.some(({ called, claimedAt }) => called.includes(person) && claimedAt >= since);
  const named = people.filter(isNamed);
  const called = named.filter(({ person }) => post.called.includes(person));
  const due = await getPingedPeople(store, post, called);
  const openQuestions = (await loadQuestions(store, table, now)).filter(({ person }) =>
    post.called.includes(person),
  );
  const questions =
    post.person === null ? await filterEarlierQuestions(store, table, post, openQuestions) : openQuestions;
  const askedHere = post.person === null ? questions.map(({ person }) => person) : [];
  const pings = [...new Set([...due, ...(await getCalledVoters(store, table, post)), ...askedHere])];
  const readers = await loadReaders(store, post.called);
  const locale = post.person === null ? null : (readers.get(post.person)?.locale ?? null);
  const asksZone = called.some(
    ({ person, timeSettings }) =>
      timeSettings.zone === null && readers.get(person)?.zoneAskedAt === post.claimedAt,
  );
  const nudges = await loadNudges(store, table, named);
  return { post, table, named, called, pings, locale, asksZone, nudges, questions };
}

/** Returns the questions other than votes that were open when a channel reminder was claimed: those it was posted for. */
async function filterEarlierQuestions(
  store: Store,
  { record }: Table,
  { to, claimedAt }: CalledPost,
  questions: readonly Question[],
): Promise<readonly Question[]> {
  const handed = questions.length === 0 ? [] : await loadSeatChanges(store, record.id, to);
  return questions.filter((question) => {
    if (question.about === 'vote') return false;
    if (question.about === 'undo') return question.undo.ask.number <= to;
    if (question.about === 'paused') return (record.sleptAt ?? 0) <= claimedAt;
    return !handed.some((entry) => 'seat' in entry && entry.seat === question.seat);
  });
}

/** Returns whether a recipient of a reminder is still due or asked. */
function isNeeded({ called, questions }: Reminder): boolean {
  return called.length > 0 || questions.length > 0;
}

/** Returns the voters whom a channel reminder calls and who have not voted. */
async function getCalledVoters(store: Store, table: Table, post: CalledPost): Promise<readonly string[]> {
  const vote = post.person === null ? await loadShownVote(store, table, post.claimedAt) : null;
  const { voters = [], votes = [] } = vote ?? {};
  const isOpen = (person: string) => !votes.some((vote) => vote.person === person);
  return voters.filter((person) => post.called.includes(person) && isOpen(person));
}

/**
 * Returns whom a channel reminder pings. It leaves out people who got it by direct message, and, except in the first call
 * of a turn, people who want no reminders.
 */
async function getPingedPeople(
  store: Store,
  { tableId, person: whose }: CalledPost,
  called: readonly AwaitedPlayer[],
): Promise<readonly string[]> {
  const direct = whose === null ? await loadDirectReminders(store, tableId) : [];
  const wanting = called.filter(
    ({ person, timeSettings, reminded }) =>
      (timeSettings.reminders !== 'none' || reminded === 0) && !direct.some((post) => post.person === person),
  );
  return wanting.map(({ person }) => person);
}

/** Returns the due players who have been reminded, nudged or called by direct message. */
async function loadRemindedPlayers(store: Store, table: Table): Promise<readonly AwaitedPlayer[]> {
  const waits = await loadPendingTurns(store, table.record.id);
  const requests = await loadAllRequests(store, table.record.id);
  const told = requests.filter(({ kind }) => kind === 'nudge' || kind === 'call');
  return await loadAwaitedPlayers(
    store,
    table,
    waits.filter((wait) => wait.reminded > 0 || told.some((one) => isRequestInTurn(one, wait))),
  );
}

/** Returns the nudges that these players received in this turn. */
async function loadNudges(
  store: Store,
  table: Table,
  people: readonly AwaitedPlayer[],
): Promise<readonly Nudge[]> {
  const requests = await loadRequests(store, table.record.id, 'nudge');
  const sent = requests.filter((one) => people.some((wait) => isRequestInTurn(one, wait)));
  return await Promise.all(
    sent.map(async (request) => {
      const [vote] = await loadVotes(store, request);
      return { by: vote ? findSeat(table, vote.person) : null, at: request.openedAt };
    }),
  );
}

/** Returns the channel reminders that may have reached these players in this turn. */
async function loadChannelReminders(
  store: Store,
  table: Table,
  due: readonly AwaitedPlayer[],
): Promise<readonly Post[]> {
  return await loadReminders(store, table.record.id, Math.min(...due.map(({ since }) => since)));
}

/** Saves the channel to which a direct message is about to be sent. */
export async function recordDirectChannel(
  { store }: AppContext,
  post: Pick<Post, 'id'>,
  channel: string,
): Promise<void> {
  await savePostChannel(store, post.id, channel);
  await flushToDisk(store);
}

/** Settles queued reminders, unless one is still requested or in flight. */
export async function settleReminders(ctx: AppContext, id: number): Promise<void> {
  await inTableTransaction(ctx.store, id, async (store) => {
    const requests = await loadAllRequests(store, id);
    const posts = await loadUnconfirmedPosts(store, id);
    const wanted = requests.some(({ kind }) => kind === 'here' || kind === 'dm');
    if (!wanted && posts.every(({ kind }) => kind !== 'reminder')) await unqueue(store, id, 'reminder');
  });
}

/** Records that a reminder was posted. `gone` are older reminders that were deleted; with `left`, some remain and are queued. */
export async function recordReminderSent(
  ctx: AppContext,
  { id, tableId, to }: Pick<Post, 'id' | 'tableId' | 'to'>,
  message: string,
  { gone, left }: { readonly gone: readonly Post[]; readonly left: boolean },
): Promise<void> {
  await inTableTransaction(ctx.store, tableId, async (store) => {
    await markPostSent(store, id, message, to);
    for (const post of gone) await markPostEnded(store, post.id, 'retired');
    if (left) await queueMessage(store, tableId, 'hush', ctx.now());
  });
}

/**
 * Requests a channel reminder for people still due or asked, because the direct message cannot be sent. Without a server it
 * is given up.
 */
export async function remindInChannel(
  ctx: AppContext,
  { post, called, table, questions }: Reminder,
): Promise<void> {
  const { id: tableId, version } = table.record;
  if (isDirect(table.record)) return await markPostEnded(ctx.store, post.id, 'lost');
  await inTableTransaction(ctx.store, tableId, async (store) => {
    await unclaimReminder(store, { ...post, called: [...called, ...questions].map(({ person }) => person) });
    const due = await loadRemindedPlayers(store, table);
    for (const { seat } of called) {
      if (!due.some((wait) => wait.seat === seat)) continue;
      await openRequest(store, { tableId, kind: 'here', seat, version, openedAt: ctx.now() });
      await queueMessage(store, tableId, 'reminder', ctx.now());
    }
    for (const { seat } of questions) {
      await openRequest(store, { tableId, kind: 'here', seat, version, openedAt: ctx.now() });
      await queueMessage(store, tableId, 'reminder', ctx.now());
    }
  });
}

/** Records that a reminder can never be sent. */
export async function recordReminderLost(ctx: AppContext, { post }: Reminder): Promise<void> {
  await markPostEnded(ctx.store, post.id, 'lost');
}

/**
 * Returns the posted reminders of a table, oldest first, rebuilt from the current state. With `like`, only those for the
 * same recipient.
 */
export async function loadLiveReminders(
  ctx: AppContext,
  table: Table,
  like?: Pick<Post, 'person'>,
): Promise<readonly SentReminder[]> {
  const posts = await loadLivePosts(ctx.store, table.record.id, 'reminder');
  const wanted = posts.filter(({ person }) => like === undefined || person === like.person);
  return await Promise.all(
    wanted.map(async (post) => ({ ...(await buildReminder(ctx.store, table, post, ctx.now())), post })),
  );
}

/** Records that a reminder was deleted from its channel. */
export async function recordReminderGone(ctx: AppContext, post: Post): Promise<void> {
  await markPostEnded(ctx.store, post.id, 'retired');
}

/** Returns when an update of the reminders was last queued, or null if none is queued. */
export async function getHushQueueTime({ store }: AppContext, id: number): Promise<number | null> {
  return await findQueuedTime(store, id, 'hush');
}

/** Settles the update of the reminders. Returns false if it was queued again since, by an event or a vote. */
export async function settleHush({ store }: AppContext, id: number, queued: number): Promise<boolean> {
  return await unqueueIfUnchanged(store, id, 'hush', queued);
}
