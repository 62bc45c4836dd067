import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import {
  type Blocked,
  blockedOn,
  blockedWhoWait,
  countBlocked,
  dropBlocked,
  keepBlocked,
} from '../../store/blocked.ts';
import { holdServer } from '../../store/hold.ts';
import { leaguesNaming } from '../../store/leagues/people.ts';
import { lobbiesWith } from '../../store/places.ts';
import { type Act, once, REPEATED, type Repeated } from '../core/actor.ts';
import { type House, partOf } from '../core/context.ts';
import { loadTable } from '../core/table.ts';
import { done } from '../core/unit-of-work.ts';
import { Breath } from '../core/yield-to-event-loop.ts';
import { inLeague, loadLeague } from '../leagues/league.ts';
import { goEntered } from '../leagues/open.ts';
import { getUpInLobby } from '../lobby/lobby.ts';
import { logEvent } from '../server-settings/log.ts';

/** Maximum number of people in one menu. */
const BLOCKED_SHOWN = 25;

/** People who are blocked on a server, as a page shows them: the newest first, from a place on. */
export interface BlockList {
  readonly shown: readonly Blocked[];
  readonly from: number;
  readonly count: number;
}

/** Returns a page of the people who are blocked on a server; the first one if there is none at that place. */
export async function blockListAt(
  { store }: Pick<House, 'store'>,
  guild: string,
  from: number,
): Promise<BlockList> {
  const count = await countBlocked(store, guild);
  const start = from < count ? from : 0;
  return { shown: await blockedOn(store, guild, start, BLOCKED_SHOWN), from: start, count };
}

/**
 * Blocks people on a server. They leave its lobbies and the leagues that have not begun; their running games go on. Nobody
 * blocks themselves.
 */
export async function block(
  house: House,
  by: Act,
  guild: string,
  people: readonly string[],
): Promise<true | Refusal | Repeated> {
  const outcome = await once(house, by, async (deed) => {
    const { store, at } = deed;
    if (people.includes(by.person)) return new Refusal(text('bot:refuse.blockSelf'));
    await holdServer(store, guild);
    const added = await keepBlocked(store, guild, people, at);
    for (const whom of added) await logEvent(deed, by, { guild }, { kind: 'blocked', who: by.person, whom });
    return true as const;
  });
  // Also at a repeated delivery: the first one may have been cut off here.
  if (outcome === true || outcome === REPEATED)
    for (const person of people) await leaveWhatWaits(house, guild, person);
  return outcome;
}

/** Unblocks people on a server. */
export async function unblock(
  house: House,
  by: Act,
  guild: string,
  people: readonly string[],
): Promise<true | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    await holdServer(deed.store, guild);
    for (const whom of await dropBlocked(deed.store, guild, people))
      await logEvent(deed, by, { guild }, { kind: 'unblocked', who: by.person, whom });
    return true as const;
  });
}

/** After a start: takes blocked people out of what has not begun, where the bot was stopped before it had. */
export async function goOnBlocking(house: House): Promise<void> {
  for (const { guild, person } of await blockedWhoWait(house.store, partOf(house)))
    await leaveWhatWaits(house, guild, person);
}

/** Takes a blocked person out of everything on a server that has not begun. */
async function leaveWhatWaits(house: House, guild: string, person: string): Promise<void> {
  const breath = new Breath();
  for (const id of await lobbiesWith(house.store, guild, person)) {
    await done(house, async (deed) => {
      const table = await loadTable(house, id, deed.store);
      if (!refused(table) && table.record.phase === 'lobby') await getUpInLobby(deed, table, person);
    });
    if (breath.isDue) await breath.taken();
  }
  for (const id of await leaguesNaming(house.store, person))
    await done(house, async (deed) => {
      const league = await loadLeague(deed, id);
      if (refused(league) || league.record.guild !== guild || league.record.phase !== 'entering') return;
      if (inLeague(league, person)) await goEntered(deed, league, person);
    });
}
