import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import {
  type BlockedPerson,
  countBlocked,
  deleteBlocked,
  loadBlockedPage,
  loadWaitingBlockedPeople,
  saveBlocked,
} from '../../store/blocked.ts';
import { listPersonLeagues } from '../../store/leagues/people.ts';
import { lockServer } from '../../store/row-locks.ts';
import { listPersonLobbies } from '../../store/tables-by-channel.ts';
import { type Actor, oncePerInteraction, REPEATED, type Repeated } from '../core/actor.ts';
import { type AppContext, getShardScope } from '../core/context.ts';
import { loadTable } from '../core/table.ts';
import { inTransaction } from '../core/unit-of-work.ts';
import { EventLoopYielder } from '../core/yield-to-event-loop.ts';
import { findParticipant, loadLeague } from '../leagues/league.ts';
import { leaveBeforeStart } from '../leagues/open.ts';
import { removeFromLobby } from '../lobby/lobby.ts';
import { logModEvent } from '../server-settings/log.ts';

/** Maximum number of people in one menu. */
const MAX_BLOCKED_SHOWN = 25;

/** A page of the people blocked on a server, newest first, starting at an offset. */
export interface BlockList {
  readonly shown: readonly BlockedPerson[];
  readonly from: number;
  readonly count: number;
}

/** Returns a page of the people blocked on a server, or the first page if the offset is too large. */
export async function loadBlockList(
  { store }: Pick<AppContext, 'store'>,
  guild: string,
  from: number,
): Promise<BlockList> {
  const count = await countBlocked(store, guild);
  const start = from < count ? from : 0;
  return { shown: await loadBlockedPage(store, guild, start, MAX_BLOCKED_SHOWN), from: start, count };
}

/**
 * Blocks people on a server. It removes them from lobbies and from leagues that have not begun; their running games go on.
 * Nobody can block themselves.
 */
export async function blockPeople(
  ctx: AppContext,
  by: Actor,
  guild: string,
  people: readonly string[],
): Promise<true | Refusal | Repeated> {
  const outcome = await oncePerInteraction(ctx, by, async (work) => {
    const { store, at } = work;
    if (people.includes(by.person)) return new Refusal(text('bot:refuse.blockSelf'));
    await lockServer(store, guild);
    const added = await saveBlocked(store, guild, people, at);
    for (const whom of added)
      await logModEvent(work, by, { guild }, { kind: 'blocked', who: by.person, whom });
    return true as const;
  });
  // A repeated delivery runs this too, as the first one may have been cut off here.
  if (outcome === true || outcome === REPEATED)
    for (const person of people) await removeFromPending(ctx, guild, person);
  return outcome;
}

/** Unblocks people on a server. */
export async function unblockPeople(
  ctx: AppContext,
  by: Actor,
  guild: string,
  people: readonly string[],
): Promise<true | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (work) => {
    await lockServer(work.store, guild);
    for (const whom of await deleteBlocked(work.store, guild, people))
      await logModEvent(work, by, { guild }, { kind: 'unblocked', who: by.person, whom });
    return true as const;
  });
}

/** Removes blocked people from lobbies and unstarted leagues at the start of the process, where a stop had interrupted that. */
export async function resumeBlocking(ctx: AppContext): Promise<void> {
  for (const { guild, person } of await loadWaitingBlockedPeople(ctx.store, getShardScope(ctx)))
    await removeFromPending(ctx, guild, person);
}

/** Removes a blocked person from the lobbies and unstarted leagues of a server. */
async function removeFromPending(ctx: AppContext, guild: string, person: string): Promise<void> {
  const yielder = new EventLoopYielder();
  for (const id of await listPersonLobbies(ctx.store, guild, person)) {
    await inTransaction(ctx, async (work) => {
      const table = await loadTable(ctx, id, work.store);
      if (!refused(table) && table.record.phase === 'lobby') await removeFromLobby(work, table, person);
    });
    if (yielder.isDue) await yielder.taken();
  }
  for (const id of await listPersonLeagues(ctx.store, person))
    await inTransaction(ctx, async (work) => {
      const league = await loadLeague(work, id);
      if (refused(league) || league.record.guild !== guild || league.record.phase !== 'entering') return;
      if (findParticipant(league, person)) await leaveBeforeStart(work, league, person);
    });
}
