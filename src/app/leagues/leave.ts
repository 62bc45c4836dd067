import { setImmediate } from 'node:timers/promises';
import { getResignedStandings } from '../../engine/record.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { isPlayer } from '../../stats/leagues/league-match.ts';
import { changeLeague } from '../../store/leagues/leagues.ts';
import { findLeagueMatchByTable } from '../../store/leagues/matches.ts';
import { anonymiseLeague, leaveRunningLeague, listPersonLeagues } from '../../store/leagues/people.ts';
import type { Actor, Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { recordEvent } from '../core/record-event.ts';
import { findSeat, isPlayable, loadTable, type Table } from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { awardWin } from './award.ts';
import { findParticipant, isLive, type League, type LeaguePerson, loadLeague } from './league.ts';
import { checkOrganiser, leaveBeforeStart, oncePerLeagueInteraction, refuseBegunOrOver } from './open.ts';
import { publishLeague } from './pairings.ts';
import { continueLeague, markClosed } from './progress.ts';

/** Passes a league that has not begun to the next person who entered, or closes it if there is none. Part of a transaction. */
async function handOverLeague(work: UnitOfWork, league: League): Promise<void> {
  const { id, host } = league.record;
  const heir = league.people.find(({ person }) => person !== host);
  if (heir) await changeLeague(work.store, id, { host: heir.person, hostName: heir.name });
  else await markClosed(work, league);
}

/** Returns the alias that replaces a person in the leagues of a server. */
type AliasProvider = (
  guild: string,
  language: Language,
) => { readonly person: string; readonly name: string };

/**
 * Removes a person from all leagues and replaces their name by an alias. Returns false if one league failed; the others
 * are done all the same.
 */
export async function forgetInLeagues(
  ctx: AppContext,
  person: string,
  aliasIn: AliasProvider,
): Promise<boolean> {
  let isDone = true;
  for (const id of await listPersonLeagues(ctx.store, person)) {
    await inTransaction(ctx, async (work) => {
      const league = await loadLeague(work, id);
      if (refused(league)) return;
      const one = isLive(league) ? findParticipant(league, person) : undefined;
      if (one) await withdrawPerson(ctx, work, league, one);
      const { guild, language } = league.record;
      if (league.record.phase === 'entering' && league.record.host === person)
        await handOverLeague(work, league);
      await anonymiseLeague(work.store, id, person, aliasIn(guild, language));
      if (isLive(league)) await publishLeague(work, league.record);
    }).catch((error) => {
      ctx.onError(error, 0);
      isDone = false;
    });
    await setImmediate();
  }
  return isDone;
}

/** Leaves a league: without a trace before it begins, else by forfeiting the remaining matches. */
export async function leaveLeague(
  ctx: AppContext,
  by: Actor,
  id: number,
): Promise<true | Refusal | Repeated> {
  return await oncePerLeagueInteraction<true>(ctx, by, id, async (work, league) => {
    if (!isLive(league)) return refuseBegunOrOver(league);
    const one = findParticipant(league, by.person);
    if (!one) return new Refusal(text('bot:league.refuse.notIn'));
    await withdrawPerson(ctx, work, league, one);
    return true;
  });
}

/** Returns the people whom the organiser may remove from a running league: everyone but the organiser. */
export function getRemovablePeople(league: League, by: Actor): readonly LeaguePerson[] {
  if (league.record.phase !== 'running' || checkOrganiser(league, by)) return [];
  return league.people.filter(({ person, leftAt }) => leftAt === null && person !== by.person);
}

/** Removes a person from a running league by their number; their remaining matches are forfeited. */
export async function removeFromLeague(
  ctx: AppContext,
  by: Actor,
  id: number,
  number: number,
): Promise<true | Refusal | Repeated> {
  return await oncePerLeagueInteraction<true>(ctx, by, id, async (work, league) => {
    const objection =
      league.record.phase === 'running' ? checkOrganiser(league, by) : refuseBegunOrOver(league);
    if (objection) return objection;
    const one = getRemovablePeople(league, by).find((other) => other.number === number);
    if (!one) return new Refusal(text('bot:league.refuse.notThere'));
    await withdrawPerson(ctx, work, league, one);
    return true;
  });
}

/** Withdraws a participant from a live league. Part of a transaction. */
export async function withdrawPerson(
  ctx: AppContext,
  work: UnitOfWork,
  league: League,
  one: LeaguePerson,
): Promise<void> {
  if (league.record.phase === 'entering') return await leaveBeforeStart(work, league, one.person);
  await leaveRunningLeague(work.store, league.record.id, one.person, work.at);
  for (const { first, second, state, tableId } of league.matches) {
    if (state !== 'playing' || one.drawNumber === null || !isPlayer({ first, second }, one.drawNumber))
      continue;
    const table = tableId === null ? null : await loadTable(ctx, tableId, work.store);
    if (table !== null && !refused(table)) await forfeitMatch(work, table, one);
  }
  await continueLeague(work, league.record.id);
}

/** Forfeits a match, or cancels it if its rules are missing. */
async function forfeitMatch(work: UnitOfWork, table: Table, { person, name }: LeaguePerson): Promise<void> {
  if (table.record.phase !== 'playing') return;
  const seat = findSeat(table, person);
  const other = table.seats.find((occupant) => occupant.kind === 'person' && occupant.person !== person);
  const over = { phase: 'over' as const, endedAt: work.discordAt };
  if (!isPlayable(table) || (seat === null && !other))
    await recordEvent(
      work,
      table,
      { kind: 'cancel', person, name },
      { phase: 'cancelled', endedAt: work.discordAt },
    );
  else if (seat === null) await awardWin(work, table, other?.seat ?? 0);
  else
    await recordEvent(
      work,
      table,
      { kind: 'resign', seat, person, name },
      { ...over, standings: getResignedStandings(2, seat) },
    );
}

/** Withdraws a person who has left the server from a league there. */
export async function withdrawFromLeague(ctx: AppContext, leagueId: number, person: string): Promise<void> {
  await inTransaction(ctx, async (work) => {
    const league = await loadLeague(work, leagueId);
    const one = refused(league) || !isLive(league) ? undefined : findParticipant(league, person);
    if (one && !refused(league)) await withdrawPerson(ctx, work, league, one);
  });
}

/** Withdraws a person for whom a table waits from the table's league. Returns false if there is none. Part of a transaction. */
export async function withdrawFromTableLeague(
  ctx: AppContext,
  work: UnitOfWork,
  table: Table,
  person: string,
): Promise<boolean> {
  const match = await findLeagueMatchByTable(work.store, table.record.id);
  const league = match ? await loadLeague(work, match.leagueId) : null;
  if (league === null || refused(league) || league.record.phase !== 'running') return false;
  const one = findParticipant(league, person);
  if (one) await withdrawPerson(ctx, work, league, one);
  return one !== undefined;
}
