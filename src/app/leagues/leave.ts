import { setImmediate } from 'node:timers/promises';
import { resignedStandings } from '../../engine/record.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { isIn } from '../../stats/leagues/match.ts';
import { changeLeague } from '../../store/leagues/leagues.ts';
import { leagueMatchAt } from '../../store/leagues/matches.ts';
import { leaguesNaming, leaveRunning, renameInLeague } from '../../store/leagues/people.ts';
import type { Act, Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { happen } from '../core/record-event.ts';
import { isPlayable, loadTable, seatOf, type Table } from '../core/table.ts';
import { type Deed, done } from '../core/unit-of-work.ts';
import { awardTo } from './award.ts';
import { inLeague, isLive, type League, type LeaguePerson, loadLeague } from './league.ts';
import { begunOrOver, goEntered, onceIn, organiserOnly } from './open.ts';
import { tellLeague } from './pairings.ts';
import { closed, goOn } from './progress.ts';

/** One that has not begun is now for the next who entered to begin; without anybody it is closed. Part of a deed. */
async function handOver(deed: Deed, league: League): Promise<void> {
  const { id, host } = league.record;
  const heir = league.people.find(({ person }) => person !== host);
  if (heir) await changeLeague(deed.store, id, { host: heir.person, hostName: heir.name });
  else await closed(deed, league);
}

/** What stands in the place of somebody in the leagues of a server. */
type AliasIn = (guild: string, language: Language) => { readonly person: string; readonly name: string };

/**
 * Somebody is in no league any more, and those that they were in name somebody else in their place. False where it failed
 * in one: the others are done all the same.
 */
export async function forgetInLeagues(house: House, person: string, aliasIn: AliasIn): Promise<boolean> {
  let isDone = true;
  for (const id of await leaguesNaming(house.store, person)) {
    await done(house, async (deed) => {
      const league = await loadLeague(deed, id);
      if (refused(league)) return;
      const one = isLive(league) ? inLeague(league, person) : undefined;
      if (one) await goFrom(house, deed, league, one);
      const { guild, language } = league.record;
      if (league.record.phase === 'entering' && league.record.host === person) await handOver(deed, league);
      await renameInLeague(deed.store, id, person, aliasIn(guild, language));
      if (isLive(league)) await tellLeague(deed, league.record);
    }).catch((error) => {
      house.trouble(error, 0);
      isDone = false;
    });
    await setImmediate();
  }
  return isDone;
}

/** Goes: before it has begun without a trace, else what is left of their matches is forfeited. */
export async function leaveLeague(house: House, by: Act, id: number): Promise<true | Refusal | Repeated> {
  return await onceIn<true>(house, by, id, async (deed, league) => {
    if (!isLive(league)) return begunOrOver(league);
    const one = inLeague(league, by.person);
    if (!one) return new Refusal(text('bot:league.refuse.notIn'));
    await goFrom(house, deed, league, one);
    return true;
  });
}

/** Those whom the organiser of a running league may take out of it: all who are in it but themselves. */
export function outable(league: League, by: Act): readonly LeaguePerson[] {
  if (league.record.phase !== 'running' || organiserOnly(league, by)) return [];
  return league.people.filter(({ person, leftAt }) => leftAt === null && person !== by.person);
}

/** Takes somebody out of a running league, by their number in it: what is left of their matches is forfeited. */
export async function takeOut(
  house: House,
  by: Act,
  id: number,
  number: number,
): Promise<true | Refusal | Repeated> {
  return await onceIn<true>(house, by, id, async (deed, league) => {
    const objection = league.record.phase === 'running' ? organiserOnly(league, by) : begunOrOver(league);
    if (objection) return objection;
    const one = outable(league, by).find((other) => other.number === number);
    if (!one) return new Refusal(text('bot:league.refuse.notThere'));
    await goFrom(house, deed, league, one);
    return true;
  });
}

/** The same within a deed, for somebody who is in a live one. */
export async function goFrom(house: House, deed: Deed, league: League, one: LeaguePerson): Promise<void> {
  if (league.record.phase === 'entering') return await goEntered(deed, league, one.person);
  await leaveRunning(deed.store, league.record.id, one.person, deed.at);
  for (const { first, second, state, tableId } of league.matches) {
    if (state !== 'playing' || one.lot === null || !isIn({ first, second }, one.lot)) continue;
    const table = tableId === null ? null : await loadTable(house, tableId, deed.store);
    if (table !== null && !refused(table)) await giveUp(deed, table, one);
  }
  await goOn(deed, league.record.id);
}

/** A match that cannot be given up, as its rules are not here, is broken off. */
async function giveUp(deed: Deed, table: Table, { person, name }: LeaguePerson): Promise<void> {
  if (table.record.phase !== 'playing') return;
  const seat = seatOf(table, person);
  const other = table.sitters.find((sitter) => sitter.kind === 'person' && sitter.person !== person);
  const over = { phase: 'over' as const, endedAt: deed.at };
  if (!isPlayable(table) || (seat === null && !other))
    await happen(deed, table, { kind: 'cancel', person, name }, { phase: 'cancelled', endedAt: deed.at });
  else if (seat === null) await awardTo(deed, table, other?.seat ?? 0);
  else
    await happen(
      deed,
      table,
      { kind: 'resign', seat, person, name },
      { ...over, standings: resignedStandings(2, seat) },
    );
}

/** Somebody who is not in the server any more is in no league of it. */
export async function goneFromServer(house: House, leagueId: number, person: string): Promise<void> {
  await done(house, async (deed) => {
    const league = await loadLeague(deed, leagueId);
    const one = refused(league) || !isLive(league) ? undefined : inLeague(league, person);
    if (one && !refused(league)) await goFrom(house, deed, league, one);
  });
}

/** The same for somebody who is waited for at a table. False where that is of no league. Part of a deed. */
export async function goneFromTable(
  house: House,
  deed: Deed,
  table: Table,
  person: string,
): Promise<boolean> {
  const match = await leagueMatchAt(deed.store, table.record.id);
  const league = match ? await loadLeague(deed, match.leagueId) : null;
  if (league === null || refused(league) || league.record.phase !== 'running') return false;
  const one = inLeague(league, person);
  if (one) await goFrom(house, deed, league, one);
  return one !== undefined;
}
