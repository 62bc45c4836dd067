import {
  type Among,
  type EndedRow,
  endedAmong,
  type PlayedRow,
  tablesPlayedAt,
  withParts,
} from '../../store/played.ts';
import type { House } from '../core/context.ts';
import { turnOfLoop } from '../core/yield-to-event-loop.ts';

/** So many tables are looked at before others have their turn on the event loop, and so many matches are read with all in them. */
const LOOKED_AT = 500;
const READ = 100;

type Library = Pick<House, 'store'>;

/** Matches in which all of these people were, page by page, in whatever order. */
export async function* endedWith({ store }: Library, among: Among): AsyncGenerator<readonly EndedRow[]> {
  const [first, ...others] = among.people;
  if (first === undefined) return;
  for (let after = 0; ; ) {
    const ids = await tablesPlayedAt(store, first, { after, most: LOOKED_AT });
    if (ids.length > 0) yield await endedAmong(store, ids, { ...among, people: others });
    if (ids.length < LOOKED_AT) return;
    after = ids.at(-1) ?? after;
    await turnOfLoop();
  }
}

/** The same with all who were in them, in the order in which they ended. */
export async function* playedWith(house: Library, among: Among): AsyncGenerator<readonly PlayedRow[]> {
  const all: EndedRow[] = [];
  for await (const page of endedWith(house, among)) all.push(...page);
  all.sort((one, other) => one.at - other.at || one.id - other.id);
  for (let at = 0; at < all.length; at += READ) {
    if (at > 0) await turnOfLoop();
    yield await withParts(house.store, all.slice(at, at + READ));
  }
}
