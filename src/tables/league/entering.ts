import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { enterLeague, type LeaguePerson, leaveEntered } from '../../store/leagues/people.ts';
import { type Act, once, type Repeated } from '../act.ts';
import type { Deed } from '../deed.ts';
import type { House } from '../house.ts';
import { isNamedBy, takeCurrentName } from '../names/current-name.ts';
import { tellPeopleApart } from '../names/tell-apart.ts';
import { blockedFrom } from '../server/blocked-from.ts';
import { inLeague, isLive, type League, loadLeague, MOST } from './league.ts';
import { tellLeague } from './telling.ts';

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
