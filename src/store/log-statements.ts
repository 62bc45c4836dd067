import { prepareStatement } from './prepare-statement.ts';
import type { LogRow } from './schema.ts';

/** Inserts a log entry. */
export const insertLogEntry = prepareStatement<{ [K in keyof LogRow]: LogRow[K] }>()((store, given) =>
  store.insertInto('log').values({
    table_id: given('table_id'),
    number: given('number'),
    kind: given('kind'),
    seat: given('seat'),
    person: given('person'),
    name: given('name'),
    move: given('move'),
    luck: given('luck'),
    events: given('events'),
    at: given('at'),
    forced: given('forced'),
    thought: given('thought'),
  }),
);

/** Selects the entries after `from` up to and including `to`, in order. */
export const selectLogEntries = prepareStatement<{ tableId: number; from: number; to: number }>()(
  (store, given) =>
    store
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', given('tableId'))
      .where('number', '>', given('from'))
      .where('number', '<=', given('to'))
      .orderBy('number'),
);

type SinceDecisionParameters = { tableId: number; person: string; to: number; before: number; most: number };

/** Selects the first entries up to `to` since this person's last decided move before the entry `before`, in order. */
export const selectLogSinceDecision = prepareStatement<SinceDecisionParameters>()((store, given) => {
  const decided = store
    .selectFrom('log')
    .select(({ fn, val }) => fn.coalesce(fn.max('number'), val(0)).as('last'))
    .where('table_id', '=', given('tableId'))
    .where('kind', '=', 'move')
    .where('person', '=', given('person'))
    .where('forced', '=', 0)
    .where('number', '<', given('before'));
  return store
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', given('tableId'))
    .where('number', '>', decided)
    .where('number', '<=', given('to'))
    .orderBy('number')
    .limit(given('most'));
});
