import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { keepOpened, openedOfDay } from '../../store/challenges.ts';
import { setDate } from '../../store/dates.ts';
import { holdPerson, holdServer } from '../../store/hold.ts';
import { insertLeague, liveLeague, liveLeagues, type NewLeague } from '../../store/leagues/leagues.ts';
import { enterLeague, type LeaguePerson, leaveEntered } from '../../store/leagues/people.ts';
import type { Store } from '../../store/open.ts';
import { type Act, isNamedBy, once, type Repeated, takeCurrentName } from '../core/actor.ts';
import { gameOf, type House } from '../core/context.ts';
import { tellPeopleApart } from '../core/names.ts';
import { CUP_PACES, PACES } from '../core/pace.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { blockedFrom, mayOpenLeagueAt, type Opener, type Place } from '../permissions/may-open.ts';
import { logEvent } from '../server-settings/log.ts';
import { inLeague, isLive, type League, leagueGames, loadLeague, MOST } from './league.ts';
import { tellLeague } from './pairings.ts';

/** What is done with a league within a deed. */
type Doing<T> = (deed: Deed, league: League) => Promise<T | Refusal>;

/** One deed on a league, as it is inside the transaction. */
export async function onceIn<T>(
  house: House,
  by: Act,
  id: number,
  work: Doing<T>,
): Promise<T | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    const league = await loadLeague(deed, id);
    if (refused(league)) return league;
    if (!isRenamed(league, by)) return await work(deed, league);
    await takeCurrentName(deed, by);
    const renamed = await loadLeague(deed, id);
    if (refused(renamed)) return renamed;
    await tellLeague(deed, renamed.record);
    return await work(deed, renamed);
  });
}

/** Returns whether the person's current name differs from the one in a live league. */
function isRenamed(league: League, by: Act): boolean {
  if (!isLive(league) || !isNamedBy(by, league.record.guild)) return false;
  const one = inLeague(league, by.person);
  const { host, hostName } = league.record;
  return (
    (one !== undefined && shownAs(by.name, one, league) !== one.name) ||
    (host === by.person && hostName !== by.name)
  );
}

/** The name that somebody would have in the league if they were called so, told apart from the others. */
function shownAs(name: string, one: LeaguePerson, { people }: League): string | undefined {
  const renamed = tellPeopleApart(people.map((other) => (other === one ? { ...other, name } : other)));
  return renamed[people.indexOf(one)]?.name;
}

/** Comes into a league that has not begun. Returns how many are in it then. */
export async function enter(house: House, by: Act, id: number): Promise<number | Refusal | Repeated> {
  return await onceIn(house, by, id, async (deed, league) => {
    const objection = (await blockedFrom(deed.store, league.record.guild, by.person)) ?? mayEnter(league, by);
    if (objection) return objection;
    await enterLeague(deed.store, id, by);
    await tellLeague(deed, league.record);
    return league.people.length + 1;
  });
}

function mayEnter(league: League, { person }: Act): Refusal | null {
  if (league.record.phase !== 'entering') return begunOrOver(league);
  if (inLeague(league, person)) return new Refusal(text('bot:league.refuse.entered'));
  return league.people.length < MOST ? null : new Refusal(text('bot:league.refuse.most', { count: MOST }));
}

/** It has begun, or is over: nothing that comes before can be done. */
export function begunOrOver({ record }: League): Refusal {
  return new Refusal(text(record.phase === 'running' ? 'bot:league.refuse.begun' : 'bot:league.refuse.over'));
}

/** Somebody goes before it has begun. Part of a deed. */
export async function goEntered(deed: Deed, { record }: League, person: string): Promise<void> {
  await leaveEntered(deed.store, record.id, person);
  await tellLeague(deed, record);
}

/** Only who opened it, or may manage the channel. */
export function organiserOnly({ record }: League, by: Act): Refusal | null {
  if (record.host === by.person || by.manages) return null;
  return new Refusal(text('bot:league.refuse.organiser'));
}

/** What somebody wants a league to be. */
export type LeagueWish = Omit<NewLeague, 'host' | 'hostName'>;

/** So many leagues and cups at most are live on a server, and are opened by one person in a day. */
const LIVE_AT_ONCE = 3;
const OPENED_A_DAY = 2;

const DAY = 86_400_000;

/** One that nobody begins is closed so long after it was opened, in ms. */
const ENTERING_LASTS = 7 * DAY;

/** Opens a league or a cup, which nobody is in yet. Returns its id. */
export async function openLeague(
  house: House,
  by: Act,
  wish: LeagueWish,
): Promise<number | Refusal | Repeated> {
  return await once(house, by, async (deed) => await opening(house, deed, by, wish));
}

/** Opens one that has ended once more, in the same way, with nobody in it yet. Returns the id of the new one. */
export async function openAgain(house: House, by: Act, id: number): Promise<number | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    const ended = await loadLeague(deed, id);
    if (ended instanceof Refusal) return ended;
    if (ended.record.phase !== 'over') return new Refusal(text('bot:refuse.forged'));
    return await opening(house, deed, by, wishOf(ended));
  });
}

function wishOf({ record }: League): LeagueWish {
  const { guild, channel, game, kind, times, pace, strict, language } = record;
  return { guild, channel, game, kind, times, pace, strict, language };
}

async function opening(house: House, deed: Deed, by: Act, wish: LeagueWish): Promise<number | Refusal> {
  const { store, at } = deed;
  const objection = forged(house, wish) ?? (await mayOpenLeague(store, by, wish, at));
  if (objection) return objection;
  const strict = wish.strict && wish.pace !== null;
  const id = await insertLeague(store, { ...wish, strict, host: by.person, hostName: by.name }, at);
  await keepOpened(store, by.person, at);
  await setDate(store, { kind: 'league', subject: String(id), guild: wish.guild, at: at + ENTERING_LASTS });
  await logLeague(deed, by, wish, 'Opened');
  const league = await loadLeague(deed, id);
  if (!(league instanceof Refusal)) await tellLeague(deed, league.record);
  return id;
}

/** Tells the log who opened or closed a league or a cup. */
export async function logLeague(
  deed: Deed,
  by: Act,
  league: Pick<LeagueWish, 'guild' | 'channel' | 'game' | 'kind' | 'language'>,
  what: 'Opened' | 'Closed',
): Promise<void> {
  const { kind, game, channel } = league;
  await logEvent(deed, by, league, { kind: `${kind}${what}`, who: by.person, game, channel });
}

function forged(house: House, { game: id, pace, kind }: LeagueWish): Refusal | null {
  const game = gameOf(house, id);
  if (!game) return new Refusal(text('bot:refuse.noSuchGame'));
  if (leagueGames([game]).length === 0) return new Refusal(text('bot:league.refuse.notForTwo'));
  if (PACES.some((known) => known === pace)) return null;
  if (!CUP_PACES.some((known) => known === pace)) return new Refusal(text('bot:refuse.forged'));
  return kind === 'cup' ? null : new Refusal(text('bot:league.refuse.cupPace'));
}

/** Why they may not open a league there at a time, in ms since 1970; null where they may. */
async function mayOpenLeague(store: Store, by: Opener, place: Place, at: number): Promise<Refusal | null> {
  await holdServer(store, place.guild);
  await holdPerson(store, by.person);
  const notHere = await mayOpenLeagueAt(store, by, place);
  if (notHere) return notHere;
  if (await liveLeague(store, place.channel)) return new Refusal(text('bot:league.refuse.taken'));
  if ((await liveLeagues(store, place.guild)) >= LIVE_AT_ONCE)
    return new Refusal(text('bot:league.refuse.full', { count: LIVE_AT_ONCE }));
  if ((await openedOfDay(store, by.person, at)) < OPENED_A_DAY) return null;
  return new Refusal(text('bot:league.refuse.enough', { count: OPENED_A_DAY }));
}
