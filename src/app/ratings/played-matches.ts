import {
  type EndedMatchFilter,
  type EndedRow,
  filterEndedMatches,
  listPlayedTables,
  loadMatchParts,
  type PlayedRow,
} from '../../store/match-history.ts';
import type { AppContext } from '../core/context.ts';
import { yieldToEventLoop } from '../core/yield-to-event-loop.ts';

/** Numbers of tables and of full matches read before the event loop gets a turn. */
const TABLES_PER_PAGE = 500;
const MATCHES_PER_PAGE = 100;

type StoreContext = Pick<AppContext, 'store'>;

/** Yields the matches in which all of these people played, page by page, in no particular order. */
export async function* listEndedMatches(
  { store }: StoreContext,
  among: EndedMatchFilter,
): AsyncGenerator<readonly EndedRow[]> {
  const [first, ...others] = among.people;
  if (first === undefined) return;
  for (let after = 0; ; ) {
    const ids = await listPlayedTables(store, first, { after, most: TABLES_PER_PAGE });
    if (ids.length > 0) yield await filterEndedMatches(store, ids, { ...among, people: others });
    if (ids.length < TABLES_PER_PAGE) return;
    after = ids.at(-1) ?? after;
    await yieldToEventLoop();
  }
}

/** Yields these matches with all their players, in the order in which they ended. */
export async function* listPlayedMatches(
  ctx: StoreContext,
  among: EndedMatchFilter,
): AsyncGenerator<readonly PlayedRow[]> {
  const all: EndedRow[] = [];
  for await (const page of listEndedMatches(ctx, among)) all.push(...page);
  all.sort((one, other) => one.at - other.at || one.id - other.id);
  for (let at = 0; at < all.length; at += MATCHES_PER_PAGE) {
    if (at > 0) await yieldToEventLoop();
    yield await loadMatchParts(ctx.store, all.slice(at, at + MATCHES_PER_PAGE));
  }
}
