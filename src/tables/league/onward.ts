import type { LeagueMatch } from '../../clubs/league/match.ts';
import { followed, isPlayed, startable } from '../../clubs/league/onward.ts';
import { refused } from '../../engine/refusal.ts';
import { clearDate, setDate } from '../../store/dates.ts';
import { changeLeague } from '../../store/leagues/leagues.ts';
import { keepMatch } from '../../store/leagues/matches.ts';
import type { Deed } from '../deed.ts';
import { closed } from './closing.ts';
import { type League, type LeagueMatchRecord, leftIn, loadLeague } from './league.ts';
import { dropStarter, tellMatches, wantStarter } from './pairings.ts';
import { roomIn } from './room.ts';
import { tellCeremony, tellLeague } from './telling.ts';
import { isHopeless, triesIn, waitedOnce } from './tries.ts';

/** So long after a table could not be opened it is tried again, in ms. */
const PATIENCE = 10 * 60_000;

/**
 * Whatever follows in a running league from what has happened in it: matches against who has left are over, whoever has won
 * in a cup meets the next, tables are opened for whoever is free; when every match has its result, it is over. Part of a deed.
 */
export async function goOn(deed: Deed, id: number): Promise<void> {
  const league = await loadLeague(deed, id);
  if (refused(league) || league.record.phase !== 'running') return;
  const matches = followed(league.record.kind, league.matches, leftIn(league));
  await keepChanged(deed, league, matches);
  if (isPlayed(matches)) return await end(deed, league);
  await openTables(deed, { ...league, matches });
  await tellLeague(deed, league.record);
}

/**
 * It is tried again to open what could not be opened; told only where something has come of it. Where it could not for a day
 * the league is closed. Part of a deed.
 */
export async function lookAgain(deed: Deed, { record, ...before }: League): Promise<void> {
  const matches = before.matches.map((one) =>
    isWanted(one) ? { ...one, tried: waitedOnce(one.tried) } : one,
  );
  const waiting = matches.filter(isWanted);
  for (const match of waiting) await keepMatch(deed.store, match);
  if (waiting.some(isHopeless)) {
    await closed(deed, { record, matches });
    return await tellLeague(deed, record);
  }
  const isChanged = await openTables(deed, { ...before, record, matches });
  for (const match of waiting) await wantStarter(deed, record, match);
  const isNew = waiting.some(({ tried }) => triesIn(tried).waited === 1);
  if (isChanged || isNew) await tellLeague(deed, record);
}

/** Keeps the matches that changed, and tells of those that a message has already. */
async function keepChanged(deed: Deed, league: League, now: readonly LeagueMatchRecord[]): Promise<void> {
  const changed = now.filter((match, at) => match !== league.matches[at]);
  for (const match of changed) {
    await keepMatch(deed.store, match);
    await dropStarter(deed, league.record, match);
  }
  await tellMatches(deed, league, changed);
}

async function end(deed: Deed, { record }: League): Promise<void> {
  await changeLeague(deed.store, record.id, { phase: 'over', endedAt: deed.at, crowded: false });
  await clearDate(deed.store, 'league', String(record.id));
  await tellLeague(deed, record);
  await tellCeremony(deed, record);
}

/** As many as there is room for; what waits for room, or for its thread, is looked at again after a while. False for none. */
async function openTables(deed: Deed, league: League): Promise<boolean> {
  const { record, matches } = league;
  const room = await roomIn(deed.store, record.guild);
  const begun = startable(matches, room);
  const paired = begun.map((match) => ({ ...match, state: 'wanted' as const }));
  await tellMatches(deed, league, paired);
  for (const match of paired) {
    await keepMatch(deed.store, match);
    await wantStarter(deed, record, match);
  }
  const crowded = startable(matches).length > begun.length;
  if (crowded !== record.crowded) await changeLeague(deed.store, record.id, { crowded });
  const waits = crowded || begun.length > 0 || matches.some(isWanted);
  const { id, guild } = record;
  if (waits)
    await setDate(deed.store, { kind: 'league', subject: String(id), guild, at: deed.at + PATIENCE });
  else await clearDate(deed.store, 'league', String(id));
  return begun.length > 0 || crowded !== record.crowded;
}

function isWanted({ state }: LeagueMatch): boolean {
  return state === 'wanted';
}
