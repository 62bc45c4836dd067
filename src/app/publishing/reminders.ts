import type { Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { atTable } from '../../store/hold.ts';
import { handedSince } from '../../store/log.ts';
import { onDisk, type Store } from '../../store/open.ts';
import { queue, queuedAt, unqueue, unqueueOf } from '../../store/outbox.ts';
import { directReminders, livePosts, postsUnderWay, remindersSince } from '../../store/posted.ts';
import { claimPost, type Post, postEnded, postGoesTo, postSent, unclaimPost } from '../../store/posts.ts';
import { askZone, readersOf, unaskZone } from '../../store/readers.ts';
import { closeRequest, openRequest, requestsAt, requestsOf, votesOn } from '../../store/requests.ts';
import { isOfTurn, waitingAt } from '../../store/turns.ts';
import type { House } from '../core/context.ts';
import { loadTable, seatOf, type Table } from '../core/table.ts';
import { type Awaited, awaited } from '../turns/deadlines.ts';
import { askDirectly, type Question, questionsAt } from '../turns/questions.ts';
import { isQuiet } from '../turns/quiet-call.ts';
import { firstAsked, uncalledVoters } from '../turns/votes.ts';

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
  readonly named: readonly Awaited[];
  /** Those of them whose time for a reminder has come by this one. */
  readonly called: readonly Awaited[];
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
export async function claimDirect(house: House, id: number): Promise<Reminder | null> {
  return await claimed(house, id, async (store, table) => {
    const people = [...(await remindedAt(store, table)), ...(await questionsAt(store, table, house.now()))];
    for (const request of await requestsAt(store, id, 'dm')) {
      // A request that fits nobody belongs to a question that was answered meanwhile.
      await closeRequest(store, request);
      const one = people.find(({ seat }) => seat === request.seat);
      if (one) return one.person;
    }
    return null;
  });
}

/** Claims the reminder in the channel that is to be posted; null where there is none. */
export async function claimHere(house: House, id: number): Promise<Reminder | null> {
  return await claimed(house, id, async (store, table) => {
    const requests = await requestsAt(store, id, 'here');
    for (const request of requests) await closeRequest(store, request);
    const isWanted = ({ seat }: Pick<Question, 'seat'>) => requests.some((request) => request.seat === seat);
    const due = (await remindedAt(store, table)).filter(isWanted).map(({ person }) => person);
    const asked = (await questionsAt(store, table, house.now())).filter(isWanted);
    const called = [...new Set([...due, ...asked.map(({ person }) => person)])];
    if (called.length === 0) return null;
    const voters = await uncalledVoters(store, table, house.now());
    const others = voters.filter((person) => !called.includes(person));
    if (!(await isQuiet({ ...house, store }, table.record.guild))) return [...called, ...others];
    await askDirectly(store, table, others, house.now());
    return called;
  });
}

/** `whom`: one person by direct message, or some in the channel. */
async function claimed(
  house: House,
  id: number,
  whom: (store: Store, table: Table) => Promise<string | readonly string[] | null>,
): Promise<Reminder | null> {
  const reminder = await atTable(house.store, id, async (store) => {
    const table = await loadTable(house, id, store);
    if (refused(table)) return null;
    const people = await whom(store, table);
    return people === null ? null : await claim(house, store, table, people);
  });
  if (reminder) await onDisk(house.store);
  return reminder;
}

async function claim(
  house: House,
  store: Store,
  table: Table,
  people: string | readonly string[],
): Promise<Reminder> {
  const { id: tableId, version, revision } = table.record;
  const [person, called] = typeof people === 'string' ? [people, [people]] : [null, people];
  const claimedAt = house.now();
  const span = { kind: 'reminder' as const, from: version, to: version, revision };
  const post = { ...span, tableId, claimedAt, person, called };
  const due = (await remindedAt(store, table)).filter((one) => called.includes(one.person));
  await askZone(
    store,
    due.filter(({ own }) => own.zone === null).map((one) => one.person),
    claimedAt,
  );
  return await reminderOf(
    store,
    table,
    { ...post, id: await claimPost(store, post), channel: null },
    claimedAt,
  );
}

/** A claim that came to nothing is tried again; null where nobody it called is due any more: then it is given up. */
export async function remindAgain(house: House, post: Post): Promise<Reminder | null> {
  return await atTable(house.store, post.tableId, async (store) => {
    const table = await loadTable(house, post.tableId, store);
    const reminder = refused(table) ? null : await reminderOf(store, table, post, house.now());
    if (reminder && isNeeded(reminder)) return reminder;
    await unclaim(store, post);
    return null;
  });
}

async function unclaim(store: Store, post: Pick<Post, 'id' | 'claimedAt' | 'called'>): Promise<void> {
  await unclaimPost(store, post.id);
  await unaskZone(store, post.called, post.claimedAt);
}

/** One that is there. */
export type Sent = Reminder & { readonly post: Post };

type Called = Reminder['post'] & Pick<Post, 'called'>;

/** The reminder of a post as the table is now. */
async function reminderOf(store: Store, table: Table, post: Called, now: number): Promise<Reminder> {
  const people = await remindedAt(store, table);
  const told = post.person === null ? await toldHere(store, table, people) : [];
  const isNamed = ({ person, since }: Awaited) =>
    post.called.includes(person) ||
    told.some(({ called, claimedAt }) => called.includes(person) && claimedAt >= since);
  const named = people.filter(isNamed);
  const called = named.filter(({ person }) => post.called.includes(person));
  const due = await pingedBy(store, post, called);
  const asked = (await questionsAt(store, table, now)).filter(({ person }) => post.called.includes(person));
  const questions = post.person === null ? await askedBefore(store, table, post, asked) : asked;
  const askedHere = post.person === null ? questions.map(({ person }) => person) : [];
  const pings = [...new Set([...due, ...(await votersIn(store, table, post)), ...askedHere])];
  const readers = await readersOf(store, post.called);
  const locale = post.person === null ? null : (readers.get(post.person)?.locale ?? null);
  const asksZone = called.some(
    ({ person, own }) => own.zone === null && readers.get(person)?.zoneAskedAt === post.claimedAt,
  );
  const nudges = await nudgesFor(store, table, named);
  return { post, table, named, called, pings, locale, asksZone, nudges, questions };
}

/** Returns the questions other than votes that were open when a reminder in the channel was claimed: for them it was posted. */
async function askedBefore(
  store: Store,
  { record }: Table,
  { to, claimedAt }: Called,
  questions: readonly Question[],
): Promise<readonly Question[]> {
  const handed = questions.length === 0 ? [] : await handedSince(store, record.id, to);
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
async function votersIn(store: Store, table: Table, post: Called): Promise<readonly string[]> {
  const asked = post.person === null ? await firstAsked(store, table, post.claimedAt) : null;
  const { voters = [], votes = [] } = asked ?? {};
  const isOpen = (person: string) => !votes.some((vote) => vote.person === person);
  return voters.filter((person) => post.called.includes(person) && isOpen(person));
}

/**
 * Returns whom a reminder in the channel pings: nobody who got it by direct message, and nobody who wants no reminders,
 * except for the first call of a turn.
 */
async function pingedBy(
  store: Store,
  { tableId, person: whose }: Called,
  called: readonly Awaited[],
): Promise<readonly string[]> {
  const direct = whose === null ? await directReminders(store, tableId) : [];
  const wanting = called.filter(
    ({ person, own, reminded }) =>
      (own.reminders !== 'none' || reminded === 0) && !direct.some((post) => post.person === person),
  );
  return wanting.map(({ person }) => person);
}

/** The people who are due and to whom a reminder, a nudge or a direct call has come. */
async function remindedAt(store: Store, table: Table): Promise<readonly Awaited[]> {
  const waits = await waitingAt(store, table.record.id);
  const requests = await requestsOf(store, table.record.id);
  const told = requests.filter(({ kind }) => kind === 'nudge' || kind === 'call');
  return await awaited(
    store,
    table,
    waits.filter((wait) => wait.reminded > 0 || told.some((one) => isOfTurn(one, wait))),
  );
}

/** The nudges that these people have got in this turn. */
async function nudgesFor(store: Store, table: Table, people: readonly Awaited[]): Promise<readonly Nudge[]> {
  const requests = await requestsAt(store, table.record.id, 'nudge');
  const sent = requests.filter((one) => people.some((wait) => isOfTurn(one, wait)));
  return await Promise.all(
    sent.map(async (request) => {
      const [vote] = await votesOn(store, request);
      return { by: vote ? seatOf(table, vote.person) : null, at: request.openedAt };
    }),
  );
}

/** The reminders by which they may have been told. */
async function toldHere(store: Store, table: Table, due: readonly Awaited[]): Promise<readonly Post[]> {
  return await remindersSince(store, table.record.id, Math.min(...due.map(({ since }) => since)));
}

/** A direct message is about to be sent to that channel. */
export async function goesTo({ store }: House, post: Reminder['post'], channel: string): Promise<void> {
  await postGoesTo(store, post.id, channel);
  await onDisk(store);
}

/** Nobody is to be reminded any more; it stays queued as long as a reminder is wanted or under way. */
export async function remindersTold(house: House, id: number): Promise<void> {
  await atTable(house.store, id, async (store) => {
    const requests = await requestsOf(store, id);
    const posts = await postsUnderWay(store, id);
    const wanted = requests.some(({ kind }) => kind === 'here' || kind === 'dm');
    if (!wanted && posts.every(({ kind }) => kind !== 'reminder')) await unqueue(store, id, 'reminder');
  });
}

/** The message is there; `gone`: older ones that are not any more. Where some are left they are seen to later. */
export async function reminded(
  house: House,
  { id, tableId, to }: Pick<Post, 'id' | 'tableId' | 'to'>,
  message: string,
  { gone, left }: { readonly gone: readonly Post[]; readonly left: boolean },
): Promise<void> {
  await atTable(house.store, tableId, async (store) => {
    await postSent(store, id, message, to);
    for (const post of gone) await postEnded(store, post.id, 'retired');
    if (left) await queue(store, tableId, 'hush', house.now());
  });
}

/** It cannot be sent so: they are to be reminded in the channel, if they are still due. */
export async function remindHere(house: House, { post, called, table, questions }: Reminder): Promise<void> {
  const { id: tableId, version } = table.record;
  await atTable(house.store, tableId, async (store) => {
    await unclaim(store, { ...post, called: [...called, ...questions].map(({ person }) => person) });
    const due = await remindedAt(store, table);
    for (const { seat } of called) {
      if (!due.some((wait) => wait.seat === seat)) continue;
      await openRequest(store, { tableId, kind: 'here', seat, version, openedAt: house.now() });
      await queue(store, tableId, 'reminder', house.now());
    }
    for (const { seat } of questions) {
      await openRequest(store, { tableId, kind: 'here', seat, version, openedAt: house.now() });
      await queue(store, tableId, 'reminder', house.now());
    }
  });
}

/** It never can be sent. */
export async function reminderLost(house: House, { post }: Reminder): Promise<void> {
  await postEnded(house.store, post.id, 'lost');
}

/** The reminders that are there, oldest first, as they would be now; those for other people than `like` left out. */
export async function liveReminders(
  house: House,
  table: Table,
  like?: Pick<Post, 'person'>,
): Promise<readonly Sent[]> {
  const posts = await livePosts(house.store, table.record.id, 'reminder');
  const wanted = posts.filter(({ person }) => like === undefined || person === like.person);
  return await Promise.all(
    wanted.map(async (post) => ({ ...(await reminderOf(house.store, table, post, house.now())), post })),
  );
}

/** It has been taken out of its channel. */
export async function reminderGone(house: House, post: Post): Promise<void> {
  await postEnded(house.store, post.id, 'retired');
}

/** When it was queued last that the reminders are to be brought up to date; null where it is not. */
export async function hushQueued({ store }: House, id: number): Promise<number | null> {
  return await queuedAt(store, id, 'hush');
}

/** They are as the table was when that was read. False: it was queued anew since, by what happened or by a vote. */
export async function hushed({ store }: House, id: number, queued: number): Promise<boolean> {
  return await unqueueOf(store, id, 'hush', queued);
}
