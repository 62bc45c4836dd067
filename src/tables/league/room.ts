import type { Room } from '../../clubs/league/onward.ts';
import { wantedOn } from '../../store/leagues/matches.ts';
import { liveIn, liveOfEach } from '../../store/live.ts';
import type { Store } from '../../store/open.ts';
import { serverOf } from '../../store/servers.ts';
import { type League, ofLot } from './league.ts';

/** How many tables more the server can have, and everybody can sit at, by what is set for it. Those being opened count. */
export async function roomIn(store: Store, league: League): Promise<Room> {
  const { guild } = league.record;
  const { tables, tablesOfPerson } = await serverOf(store, guild);
  const wanted = await wantedOn(store, guild);
  const there = league.people.filter(({ leftAt }) => leftAt === null);
  const sits = await liveOfEach(
    store,
    guild,
    there.map(({ person }) => person),
  );
  const own = there.map(({ lot, person }) => {
    const busy = (sits.get(person) ?? 0) + (wanted.of.get(person) ?? 0);
    return [lot ?? 0, tablesOfPerson - busy] as const;
  });
  const more = new Map(own);
  return { all: tables - (await liveIn(store, guild)) - wanted.all, of: (lot) => more.get(lot) ?? 0 };
}

/** Whether there is a seat for both of a match, and a table, now that it is laid: it counts as being opened. */
export async function isRoomFor(
  store: Store,
  league: League,
  lots: readonly (number | null)[],
): Promise<boolean> {
  const room = await roomIn(store, league);
  return room.all >= 0 && lots.every((lot) => ofLot(league, lot) !== undefined && room.of(lot ?? 0) >= 0);
}
