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
import { findSeat, loadTable, type Table } from '../core/table.ts';
import { type AwaitedPlayer, loadAwaitedPlayers } from '../turns/deadlines.ts';
import { askDirectly, loadQuestions, type Question } from '../turns/questions.ts';
import { isQuiet } from '../turns/quiet-call.ts';
import { loadShownVote, loadUncalledVoters } from '../turns/timeout-votes.ts';

/** A nudge: from the player of which seat, null where they have left it, and when in ms since 1970. */
interface Nudge {
  readonly by: Seat | null;
  readonly at: number;
}

/** A message that reminds people of their turn. */
export interface Reminder {
  /** Its claim, as of any post; `person` says for whom it is, where it is not for all. */
  readonly post: Pick<Post, 'id' | 'tableId' | 'to' | 'claimedAt' | 'person' | 'channel'>;
  readonly table: Table;
  /** Who is due and was reminded in this way by now, by seat. */
  readonly named: readonly AwaitedPlayer[];
  /** Those of them whose time for a reminder has come by this one. */
  readonly called: readonly AwaitedPlayer[];
  /** Whom it pings. */
  readonly pings: readonly string[];
  /** Discord's locale of the one person it is for, where that is known. */
  readonly locale: string | null;
  /** It asks somebody for their time zone, who has none and was not asked before. */
  readonly asksZone: boolean;
  /** Nudges that the named players received in this turn. */
  readonly nudges: readonly Nudge[];
  /** Questions to its recipients. A message in the channel leaves out votes: it asks all voters about these. */
  readonly questions: readonly Question[];
}

/** Claims a reminder by direct message that is to be sent to somebody; null where there is none. */
export async function claimDirectReminder(ctx: AppContext, id: number): Promise<Reminder | null> {
  return await claimReminder(ctx, id, async (store, table) => {
    const people = [
      ...(await loadRemindedPlayers(store, table)),
      ...(await loadQuestions(store, table, ctx.now())),
    ];
    for (const request of await loadRequests(store, id, 'dm')) {
      // A request that fits nobody belongs to a question that was answered meanwhile.
      await closeRequest(store, request);
      const one = people.find(({ seat }) => seat === request.seat);
      if (one) return one.person;
    }
    return null;
  });
}

/** Claims the reminder in the channel that is to be posted; null where there is none. */
export async function claimChannelReminder(ctx: AppContext, id: number): Promise<Reminder | null> {
  return await claimReminder(ctx, id, async (store, table) => {
    const requests = await loadRequests(store, id, 'here');
    for (const request of requests) await closeRequest(store, request);
    const isWanted = ({ seat }: Pick<Question, 'seat'>) => requests.some((request) => request.seat === seat);
    const due = (await loadRemindedPlayers(store, table)).filter(isWanted).map(({ person }) => person);
    const asked = (await loadQuestions(store, table, ctx.now())).filter(isWanted);
    const called = [...new Set([...due, ...asked.map(({ person }) => person)])];
    if (called.length === 0) return null;
    const voters = await loadUncalledVoters(store, table, ctx.now());
    const others = voters.filter((person) => !called.includes(person));
    if (!(await isQuiet({ ...ctx, store }, table.record.guild))) return [...called, ...others];
    await askDirectly(store, table, others, ctx.now());
    return called;
  });
}

/** `whom`: one person by direct message, or some in the channel. */
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
    due.filter(({ own }) => own.zone === null).map((one) => one.person),
    claimedAt,
  );
  return await buildReminder(
    store,
    table,
    { ...post, id: await claimPost(store, post), channel: null },
    claimedAt,
  );
}

/** A claim that came to nothing is tried again; null where nobody it called is due any more: then it is given up. */
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

/** One that is there. */
export type SentReminder = Reminder & { readonly post: Post };

type CalledPost = Reminder['post'] & Pick<Post, 'called'>;

/** The reminder of a post as the table is now. */
async function buildReminder(store: Store, table: Table, post: CalledPost, now: number): Promise<Reminder> {
  const people = await loadRemindedPlayers(store, table);
  const told = post.person === null ? await loadChannelReminders(store, table, people) : [];
  const isNamed = ({ person, since }: AwaitedPlayer) =>
    post.called.includes(person) ||
    told.some(({ called, claimedAt }) => called.includes(person) && claimedAt >= since);
  const named = people.filter(isNamed);
  const called = named.filter(({ person }) => post.called.includes(person));
  const due = await getPingedPeople(store, post, called);
  const asked = (await loadQuestions(store, table, now)).filter(({ person }) => post.called.includes(person));
  const questions = post.person === null ? await filterEarlierQuestions(store, table, post, asked) : asked;
  const askedHere = post.person === null ? questions.map(({ person }) => person) : [];
  const pings = [...new Set([...due, ...(await getCalledVoters(store, table, post)), ...askedHere])];
  const readers = await loadReaders(store, post.called);
  const locale = post.person === null ? null : (readers.get(post.person)?.locale ?? null);
  const asksZone = called.some(
    ({ person, own }) => own.zone === null && readers.get(person)?.zoneAskedAt === post.claimedAt,
  );
  const nudges = await loadNudges(store, table, named);
  return { post, table, named, called, pings, locale, asksZone, nudges, questions };
}

/** Returns the questions other than votes that were open when a reminder in the channel was claimed: for them it was posted. */
async function filterEarlierQuestions(
  store: Store,
  { record }: Table,
  { to, claimedAt }: CalledPost,
  questions: readonly Question[],
): Promise<readonly Question[]> {
  const handed = questions.length === 0 ? [] : await loadSeatChanges(store, record.id, to);
  return questions.filter((question) => {
    if (question.about === 'vote') return false;
    if (question.about === 'undo') return question.asking.ask.number <= to;
    if (question.about === 'paused') return (record.sleptAt ?? 0) <= claimedAt;
    return !handed.some((entry) => 'seat' in entry && entry.seat === question.seat);
  });
}

/** Returns whether somebody whom a reminder is for is still due or asked. */
function isNeeded({ called, questions }: Reminder): boolean {
  return called.length > 0 || questions.length > 0;
}

/** The voters whom this reminder in the channel calls, and who have not voted. */
async function getCalledVoters(store: Store, table: Table, post: CalledPost): Promise<readonly string[]> {
  const asked = post.person === null ? await loadShownVote(store, table, post.claimedAt) : null;
  const { voters = [], votes = [] } = asked ?? {};
  const isOpen = (person: string) => !votes.some((vote) => vote.person === person);
  return voters.filter((person) => post.called.includes(person) && isOpen(person));
}

/**
 * Returns whom a reminder in the channel pings: nobody who got it by direct message, and nobody who wants no reminders,
 * except for the first call of a turn.
 */
async function getPingedPeople(
  store: Store,
  { tableId, person: whose }: CalledPost,
  called: readonly AwaitedPlayer[],
): Promise<readonly string[]> {
  const direct = whose === null ? await loadDirectReminders(store, tableId) : [];
  const wanting = called.filter(
    ({ person, own, reminded }) =>
      (own.reminders !== 'none' || reminded === 0) && !direct.some((post) => post.person === person),
  );
  return wanting.map(({ person }) => person);
}

/** The people who are due and to whom a reminder, a nudge or a direct call has come. */
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

/** The nudges that these people have got in this turn. */
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

/** The reminders by which they may have been told. */
async function loadChannelReminders(
  store: Store,
  table: Table,
  due: readonly AwaitedPlayer[],
): Promise<readonly Post[]> {
  return await loadReminders(store, table.record.id, Math.min(...due.map(({ since }) => since)));
}

/** A direct message is about to be sent to that channel. */
export async function recordDirectChannel(
  { store }: AppContext,
  post: Reminder['post'],
  channel: string,
): Promise<void> {
  await savePostChannel(store, post.id, channel);
  await flushToDisk(store);
}

/** Nobody is to be reminded any more; it stays queued as long as a reminder is wanted or under way. */
export async function settleReminders(ctx: AppContext, id: number): Promise<void> {
  await inTableTransaction(ctx.store, id, async (store) => {
    const requests = await loadAllRequests(store, id);
    const posts = await loadUnconfirmedPosts(store, id);
    const wanted = requests.some(({ kind }) => kind === 'here' || kind === 'dm');
    if (!wanted && posts.every(({ kind }) => kind !== 'reminder')) await unqueue(store, id, 'reminder');
  });
}

/** The message is there; `gone`: older ones that are not any more. Where some are left they are seen to later. */
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

/** It cannot be sent so: they are to be reminded in the channel, if they are still due. */
export async function remindInChannel(
  ctx: AppContext,
  { post, called, table, questions }: Reminder,
): Promise<void> {
  const { id: tableId, version } = table.record;
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

/** It never can be sent. */
export async function recordReminderLost(ctx: AppContext, { post }: Reminder): Promise<void> {
  await markPostEnded(ctx.store, post.id, 'lost');
}

/** The reminders that are there, oldest first, as they would be now; those for other people than `like` left out. */
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

/** It has been taken out of its channel. */
export async function recordReminderGone(ctx: AppContext, post: Post): Promise<void> {
  await markPostEnded(ctx.store, post.id, 'retired');
}

/** When it was queued last that the reminders are to be brought up to date; null where it is not. */
export async function getHushQueueTime({ store }: AppContext, id: number): Promise<number | null> {
  return await findQueuedTime(store, id, 'hush');
}

/** They are as the table was when that was read. False: it was queued anew since, by what happened or by a vote. */
export async function settleHush({ store }: AppContext, id: number, queued: number): Promise<boolean> {
  return await unqueueIfUnchanged(store, id, 'hush', queued);
}
