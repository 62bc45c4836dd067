import { setImmediate } from 'node:timers/promises';
import { refused } from '../../engine/refusal.ts';
import { atTable } from '../../store/hold.ts';
import { guildOfMatch } from '../../store/leagues/matches.ts';
import { handedSince, type LogEntry, logBetween } from '../../store/log.ts';
import { guildOfNotice } from '../../store/notices.ts';
import { onDisk, type Store } from '../../store/open.ts';
import { queue, queued, tablesQueued, unqueue } from '../../store/outbox.ts';
import { tablesInPages } from '../../store/pages.ts';
import type { Tidy } from '../../store/people-schema.ts';
import { goneTables, guildOfTable } from '../../store/places.ts';
import { knownMessages, livePosts, newestBoard, postsUnderWay, tablesSending } from '../../store/posted.ts';
import {
  cardShows,
  claimPost,
  type Post,
  postEnded,
  postSent,
  stretchPost,
  unclaimPost,
} from '../../store/posts.ts';
import type { OutboxKind, PostKind } from '../../store/schema.ts';
import { findTable } from '../../store/tables.ts';
import { absentAt } from '../core/away.ts';
import { type House, partOf } from '../core/context.ts';
import { invitedTo, loadTable, type Table } from '../core/table.ts';
import { toldOfLoss } from '../seats/take-seat.ts';
import { type Calling, callingAt } from '../turns/calls.ts';
import { askDirectly } from '../turns/questions.ts';
import { callQuietly, isQuiet } from '../turns/quiet-call.ts';

/** A message that has to be posted. Its claim is written down before it is sent, so that a restart does not post it twice. */
export interface News {
  readonly claim: number;
  /** When it was claimed, in ms since 1970. */
  readonly claimedAt: number;
  readonly table: Table;
  /** The log entries that this message tells, oldest first. */
  readonly entries: readonly LogEntry[];
  /** Whom it tells that it is their turn. */
  readonly calling: Calling;
  /** Treatment of older boards, if known; `delete` when this board is a repost of the last one. */
  readonly tidy?: Tidy;
}

/** A message of ours that has reached the channel: Discord's id of it, and the last log entry that it tells. */
interface Reached {
  readonly message: string;
  readonly to: number;
  /** Who has been told by now that it is their turn; left out where it is as it was claimed. */
  readonly called?: readonly string[];
}

/** An older board whose buttons have to go, and whose lines are told as they are told later. */
export interface Retiring {
  readonly post: Post;
  readonly entries: readonly LogEntry[];
  /** How seats have changed hands after them. */
  readonly handed: readonly LogEntry[];
}

/** Claims the lobby card of a table that has none in the channel yet. */
export async function claimCard(house: House, id: number): Promise<News | null> {
  const news = await atTable(house.store, id, async (store) => {
    if (!(await queued(store, id)).has('card')) return null;
    const table = await loadTable(house, id, store);
    await unqueue(store, id, 'card');
    if (refused(table) || table.record.phase !== 'lobby') return null;
    return await claimed(house, store, table, {
      kind: 'card',
      from: 0,
      story: 0,
      entries: [],
      calling: await invitingAt(house, store, table),
    });
  });
  if (news) await onDisk(house.store);
  return news;
}

/** What a post is claimed for. */
type Claiming = Pick<News, 'entries' | 'calling' | 'tidy'> & Pick<Post, 'kind' | 'from' | 'story'>;

/** Writes the claim down. Part of a transaction. */
export async function claimed(house: House, store: Store, table: Table, wish: Claiming): Promise<News> {
  const { kind, from, story, entries, calling, tidy } = wish;
  const { id: tableId, version: to, revision } = table.record;
  const claimedAt = house.now();
  const { called } = calling;
  const claim = await claimPost(store, { tableId, kind, from, to, claimedAt, revision, called, story });
  return { claim, claimedAt, table, entries, calling, ...(tidy && { tidy }) };
}

/** Returns whom a lobby card pings: those for whom a seat is kept, who on a quiet server get a direct message instead. */
async function invitingAt(house: House, store: Store, table: Table): Promise<Calling> {
  const invited = invitedTo(table.sitters).map(({ person }) => person);
  const isSilent = invited.length > 0 && (await isQuiet({ ...house, store }, table.record.guild));
  if (isSilent) {
    await askDirectly(store, table, invited, house.now());
    // The announcer reads the queue before it claims the card.
    house.news(table.record.id);
  }
  const nobody = { asked: [], called: [], waits: false, back: null, hereUntil: null };
  return { calls: isSilent ? [] : invited, ...nobody };
}

/**
 * A message that did not reach the channel is to be sent again, under the same claim: with all that has happened by now.
 * Null where it need not be told any more; then the claim is given up.
 */
export async function claimAgain(house: House, { id: claim, ...post }: Post): Promise<News | null> {
  const news = await atTable(house.store, post.tableId, async (store) => {
    const table = await loadTable(house, post.tableId, store);
    if (refused(table) || (post.kind === 'card' && table.record.phase !== 'lobby')) {
      await unclaimPost(store, claim);
      return null;
    }
    const { version, revision } = table.record;
    await stretchPost(store, claim, version, revision);
    if (post.kind === 'card')
      return {
        claim,
        claimedAt: post.claimedAt,
        table,
        entries: [],
        calling: await invitingAt(house, store, table),
      };
    const board = await newestBoard(store, post.tableId, claim);
    const since = await logBetween(store, post.tableId, board?.to ?? 0, version);
    const lost = await toldOfLoss(store, table, since, house.now());
    const calls = callingAt(table, board, since, nobody, absentAt(table, house.now()), lost);
    const calling = await callQuietly(house, store, table, calls, house.now());
    const entries = await logBetween(store, post.tableId, post.story, version);
    return { claim, claimedAt: post.claimedAt, table, entries, calling };
  });
  if (news) await onDisk(house.store);
  return news;
}

/** After a restart nobody is known to be here. */
function nobody(): null {
  return null;
}

/** What became of the older boards when a message was posted; `left`: some still have their buttons. */
export interface Retired {
  readonly retired: readonly Post[];
  readonly gone: readonly Post[];
  readonly left: boolean;
}

/** The message is in the channel, and this became of the boards before it. */
export async function delivered(
  house: House,
  id: number,
  claim: number,
  { message, to, called }: Reached,
  { retired, gone, left }: Retired,
): Promise<void> {
  await atTable(house.store, id, async (store) => {
    await postSent(store, claim, message, to, called);
    for (const post of retired) await postEnded(store, post.id, 'retired');
    for (const post of gone) await postEnded(store, post.id, 'lost');
    if (left) await queue(store, id, 'retire', house.now());
  });
}

/** It could not be sent: queue it again, or give it up for good. */
export async function undelivered(
  house: House,
  id: number,
  claim: number,
  kind: PostKind,
  again: boolean,
): Promise<void> {
  await atTable(house.store, id, async (store) => {
    if (!again) return await postEnded(store, claim, 'lost');
    await unclaimPost(store, claim);
    await queue(store, id, kind, house.now());
  });
}

/** The lobby card in the channel, if there is one. */
export async function cardOf(house: House, id: number): Promise<Post | undefined> {
  return (await livePosts(house.store, id, 'card')).at(-1);
}

/** The boards of a table that still have their buttons, oldest first. */
export async function boardsWithButtons(house: House, id: number): Promise<readonly Retiring[]> {
  const posts = await livePosts(house.store, id, 'board');
  return await Promise.all(posts.map((post) => withEntries(house, post)));
}

async function withEntries(house: House, post: Post): Promise<Retiring> {
  const from = Math.min(post.from, post.story);
  const entries = await logBetween(house.store, post.tableId, from, post.to);
  return { post, entries, handed: await handedSince(house.store, post.tableId, post.to) };
}

/** `gone`: it was not in the channel any more. */
export async function retired(house: House, post: Post, gone: boolean): Promise<void> {
  await postEnded(house.store, post.id, gone ? 'lost' : 'retired');
}

/** What is queued for the channel of a table. */
export async function queuedAt(house: House, id: number): Promise<ReadonlySet<OutboxKind>> {
  return await queued(house.store, id);
}

export async function isQueued(house: House, id: number, kind: OutboxKind): Promise<boolean> {
  return (await queued(house.store, id)).has(kind);
}

export async function settled(house: House, id: number, kind: OutboxKind): Promise<void> {
  await unqueue(house.store, id, kind);
}

/** The card shows the table as it was loaded here: nothing more to tell, unless it has changed since. */
export async function cardSettled(house: House, card: Post, { record: shown }: Table): Promise<boolean> {
  return await atTable(house.store, shown.id, async (store) => {
    await cardShows(store, card.id, shown.revision);
    const now = await findTable(store, shown.id);
    const same = now?.revision === shown.revision && now.version === shown.version;
    if (same) await unqueue(store, shown.id, 'card');
    return same;
  });
}

/** Discord's ids of the messages of a table that are known to have reached the channel. */
export async function messagesOf(house: House, id: number): Promise<ReadonlySet<string>> {
  return await knownMessages(house.store, id);
}

/** Messages of a table that may or may not have reached the channel: sending failed half-way, or the process ended. */
export async function underWay(house: House, id: number): Promise<readonly Post[]> {
  return await postsUnderWay(house.store, id);
}

/** After a restart: tables within reach that have something to tell. */
export async function untoldTables(house: Pick<House, 'store' | 'part'>): Promise<readonly number[]> {
  const { store } = house;
  const whose = partOf(house);
  const gone = await goneTables(store);
  const untold = new Set([...(await tablesQueued(store, whose)), ...(await tablesSending(store, whose))]);
  return [...untold].filter((id) => !gone.has(id));
}

/** All tables at which something is played: an AI may be to move there. One by one, as others are served in between. */
export async function* playedTables(house: Pick<House, 'store' | 'part'>): AsyncGenerator<number> {
  for await (const page of tablesInPages(house.store, 'playing', partOf(house)))
    for (const { id } of page) {
      yield id;
      await setImmediate();
    }
}

/** In which server something is told, by its number; undefined where there is no such thing. */
export const GUILDS: Readonly<
  Record<
    'table' | 'notice' | 'match',
    (house: Pick<House, 'store'>, id: number) => Promise<string | undefined>
  >
> = {
  table: ({ store }, id) => guildOfTable(store, id),
  notice: ({ store }, id) => guildOfNotice(store, id),
  match: ({ store }, id) => guildOfMatch(store, id),
};
