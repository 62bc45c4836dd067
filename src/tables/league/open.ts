import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { keepOpened, openedOfDay } from '../../store/challenges.ts';
import { setDate } from '../../store/dates.ts';
import { holdPerson, holdServer } from '../../store/hold.ts';
import { insertLeague, liveLeague, liveLeagues, type NewLeague } from '../../store/leagues/leagues.ts';
import type { Store } from '../../store/open.ts';
import { type Act, once, type Repeated } from '../act.ts';
import type { Deed } from '../deed.ts';
import { gameOf, type House } from '../house.ts';
import { logEvent } from '../server/log.ts';
import { mayOpenLeagueAt, type Opener, type Place } from '../server/mayOpen.ts';
import { CUP_PACES, PACES } from '../time/pace.ts';
import { type League, leagueGames, loadLeague } from './league.ts';
import { tellLeague } from './telling.ts';

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
