import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { countDailyLeagueOpenings, saveLeagueOpening } from '../../store/challenges.ts';
import { setDate } from '../../store/dates.ts';
import {
  countLiveLeagues,
  findLiveLeague,
  insertLeague,
  type NewLeague,
} from '../../store/leagues/leagues.ts';
import { enterLeague, type LeaguePerson, leaveUnstartedLeague } from '../../store/leagues/people.ts';
import type { Store } from '../../store/open.ts';
import { lockPerson, lockServer } from '../../store/row-locks.ts';
import {
  type Actor,
  hasServerName,
  oncePerInteraction,
  type Repeated,
  refreshCurrentName,
} from '../core/actor.ts';
import { type AppContext, findGame } from '../core/context.ts';
import { disambiguateNames } from '../core/names.ts';
import { CUP_PACES, PACES } from '../core/pace.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { checkBlocked, checkCanOpenLeague, type Opener, type Place } from '../permissions/check-can-open.ts';
import { logModEvent } from '../server-settings/log.ts';
import {
  findParticipant,
  getLeagueGames,
  isLive,
  type League,
  loadLeague,
  MAX_LEAGUE_PEOPLE,
} from './league.ts';
import { publishLeague } from './pairings.ts';

/** Work on a league inside a transaction. */
type LeagueWork<T> = (work: UnitOfWork, league: League) => Promise<T | Refusal>;

/** Runs the work of an interaction on a league once. The transaction loads the league with the actor's current name. */
export async function oncePerLeagueInteraction<T>(
  ctx: AppContext,
  by: Actor,
  id: number,
  run: LeagueWork<T>,
): Promise<T | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (work) => {
    const league = await loadLeague(work, id);
    if (refused(league)) return league;
    if (!isRenamed(league, by)) return await run(work, league);
    await refreshCurrentName(work, by);
    const renamed = await loadLeague(work, id);
    if (refused(renamed)) return renamed;
    await publishLeague(work, renamed.record);
    return await run(work, renamed);
  });
}

/** Returns whether the person's current name differs from the one in a live league. */
function isRenamed(league: League, by: Actor): boolean {
  if (!isLive(league) || !hasServerName(by, league.record.guild)) return false;
  const one = findParticipant(league, by.person);
  const { host, hostName } = league.record;
  return (
    (one !== undefined && getShownName(by.name, one, league) !== one.name) ||
    (host === by.person && hostName !== by.name)
  );
}

/** Returns the name under which the league would show a person of that name, made unique. */
function getShownName(name: string, one: LeaguePerson, { people }: League): string | undefined {
  const renamed = disambiguateNames(people.map((other) => (other === one ? { ...other, name } : other)));
  return renamed[people.indexOf(one)]?.name;
}

/** Enters a league that has not begun. Returns the number of people in it afterwards. */
export async function joinLeague(
  ctx: AppContext,
  by: Actor,
  id: number,
): Promise<number | Refusal | Repeated> {
  return await oncePerLeagueInteraction(ctx, by, id, async (work, league) => {
    const objection =
      (await checkBlocked(work.store, league.record.guild, by.person)) ?? checkCanJoin(league, by);
    if (objection) return objection;
    await enterLeague(work.store, id, by);
    await publishLeague(work, league.record);
    return league.people.length + 1;
  });
}

function checkCanJoin(league: League, { person }: Actor): Refusal | null {
  if (league.record.phase !== 'entering') return refuseBegunOrOver(league);
  if (findParticipant(league, person)) return new Refusal(text('bot:league.refuse.entered'));
  return league.people.length < MAX_LEAGUE_PEOPLE
    ? null
    : new Refusal(text('bot:league.refuse.most', { count: MAX_LEAGUE_PEOPLE }));
}

/** Returns the refusal of an action that is possible only before a league begins. */
export function refuseBegunOrOver({ record }: League): Refusal {
  return new Refusal(text(record.phase === 'running' ? 'bot:league.refuse.begun' : 'bot:league.refuse.over'));
}

/** Removes a person from a league that has not begun. Part of a transaction. */
export async function leaveBeforeStart(work: UnitOfWork, { record }: League, person: string): Promise<void> {
  await leaveUnstartedLeague(work.store, record.id, person);
  await publishLeague(work, record);
}

/** Refuses everyone but the organiser and channel managers. */
export function checkOrganiser({ record }: League, by: Actor): Refusal | null {
  if (record.host === by.person || by.manages) return null;
  return new Refusal(text('bot:league.refuse.organiser'));
}

/** Settings of a league to be opened. */
export type LeagueSpec = Omit<NewLeague, 'host' | 'hostName'>;

/** Maximum number of live leagues and cups on a server, and of those one person opens in a day. */
const MAX_LIVE_LEAGUES = 3;
const MAX_OPENED_PER_DAY = 2;

const DAY = 86_400_000;

/** Time in ms after its opening at which a league that nobody begins is closed. */
const ENTERING_TTL_MS = 7 * DAY;

/** Opens a league or cup without members. Returns its id. */
export async function openLeague(
  ctx: AppContext,
  by: Actor,
  wish: LeagueSpec,
): Promise<number | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (work) => await createLeague(ctx, work, by, wish));
}

/** Opens a league again that has ended, with the same settings and without members. Returns the new id. */
export async function reopenLeague(
  ctx: AppContext,
  by: Actor,
  id: number,
): Promise<number | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (work) => {
    const ended = await loadLeague(work, id);
    if (ended instanceof Refusal) return ended;
    if (ended.record.phase !== 'over') return new Refusal(text('bot:refuse.forged'));
    return await createLeague(ctx, work, by, getLeagueSpec(ended));
  });
}

function getLeagueSpec({ record }: League): LeagueSpec {
  const { guild, channel, game, kind, times, pace, strict, language } = record;
  return { guild, channel, game, kind, times, pace, strict, language };
}

async function createLeague(
  ctx: AppContext,
  work: UnitOfWork,
  by: Actor,
  wish: LeagueSpec,
): Promise<number | Refusal> {
  const { store, at } = work;
  const objection = checkLeagueSpec(ctx, wish) ?? (await checkLeagueLimits(store, by, wish, at));
  if (objection) return objection;
  const strict = wish.strict && wish.pace !== null;
  const id = await insertLeague(store, { ...wish, strict, host: by.person, hostName: by.name }, at);
  await saveLeagueOpening(store, by.person, at);
  await setDate(store, { kind: 'league', subject: String(id), guild: wish.guild, at: at + ENTERING_TTL_MS });
  await logLeague(work, by, wish, 'Opened');
  const league = await loadLeague(work, id);
  if (!(league instanceof Refusal)) await publishLeague(work, league.record);
  return id;
}

/** Adds to the server's log who opened or closed a league or cup. */
export async function logLeague(
  work: UnitOfWork,
  by: Actor,
  league: Pick<LeagueSpec, 'guild' | 'channel' | 'game' | 'kind' | 'language'>,
  what: 'Opened' | 'Closed',
): Promise<void> {
  const { kind, game, channel } = league;
  await logModEvent(work, by, league, { kind: `${kind}${what}`, who: by.person, game, channel });
}

function checkLeagueSpec(ctx: AppContext, { game: id, pace, kind }: LeagueSpec): Refusal | null {
  const game = findGame(ctx, id);
  if (!game) return new Refusal(text('bot:refuse.noSuchGame'));
  if (getLeagueGames([game]).length === 0) return new Refusal(text('bot:league.refuse.notForTwo'));
  if (PACES.some((known) => known === pace)) return null;
  if (!CUP_PACES.some((known) => known === pace)) return new Refusal(text('bot:refuse.forged'));
  return kind === 'cup' ? null : new Refusal(text('bot:league.refuse.cupPace'));
}

/** Returns why a person may not open a league there at a time, in ms since 1970; null if they may. */
async function checkLeagueLimits(
  store: Store,
  by: Opener,
  place: Place,
  at: number,
): Promise<Refusal | null> {
  await lockServer(store, place.guild);
  await lockPerson(store, by.person);
  const notHere = await checkCanOpenLeague(store, by, place);
  if (notHere) return notHere;
  if (await findLiveLeague(store, place.channel)) return new Refusal(text('bot:league.refuse.taken'));
  if ((await countLiveLeagues(store, place.guild)) >= MAX_LIVE_LEAGUES)
    return new Refusal(text('bot:league.refuse.full', { count: MAX_LIVE_LEAGUES }));
  if ((await countDailyLeagueOpenings(store, by.person, at)) < MAX_OPENED_PER_DAY) return null;
  return new Refusal(text('bot:league.refuse.enough', { count: MAX_OPENED_PER_DAY }));
}
