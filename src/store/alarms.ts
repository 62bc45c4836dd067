import type { Store } from './open.ts';
import { prepareStatementVariants } from './prepare-statement.ts';
import type { AlarmKind, AlarmsRow } from './schema.ts';
import { isInShardScope, type ShardFilter } from './shard-scope.ts';

/**
 * Task due at a table, at a time in ms since 1970. `call`: notifies players who are due and were not told yet. `turn`:
 * reminds them, or ends a turn whose time is over. `sleep`: may make the table dormant. `close`: closes a lobby that
 * nobody started.
 */
export interface Alarm {
  readonly tableId: number;
  readonly kind: AlarmKind;
  readonly at: number;
}

/** Sets an alarm of a table, replacing one of the same kind. */
export async function setAlarm(store: Store, { tableId, kind, at }: Alarm): Promise<void> {
  await saveAlarms(store, tableId, { [kind]: at });
}

/** Returns the time of an alarm in ms since 1970, or null if it is not set. */
export async function findAlarmTime(store: Store, tableId: number, kind: AlarmKind): Promise<number | null> {
  const set = store.selectFrom('alarms').select('at').where('table_id', '=', tableId);
  return (await set.where('kind', '=', kind).executeTakeFirst())?.at ?? null;
}

export async function clearAlarm(store: Store, tableId: number, kind: AlarmKind): Promise<void> {
  await saveAlarms(store, tableId, { [kind]: null });
}

/** Times at which alarms of a table fire, in ms since 1970; null clears that kind. Omitted kinds stay as they are. */
export type Alarms = Readonly<Partial<Record<AlarmKind, number | null>>>;

/** Sets and clears alarms of a table with one statement each, as this runs at every move. */
export async function saveAlarms(store: Store, tableId: number, alarms: Alarms): Promise<void> {
  const wanted = Object.entries(alarms) as readonly (readonly [AlarmKind, number | null])[];
  const [set, none] = [wanted.filter(([, at]) => at !== null), wanted.filter(([, at]) => at === null)];
  if (set.length > 0) await upsertAlarms(store, listKinds(set), { tableId, ...Object.fromEntries(set) });
  if (none.length > 0) await deleteAlarmKinds(store, listKinds(none), { tableId });
}

function listKinds(alarms: readonly (readonly [AlarmKind, unknown])[]): readonly AlarmKind[] {
  return alarms.map(([kind]) => kind);
}

type AlarmParameters = { tableId: number } & Partial<Record<AlarmKind, number>>;

const upsertAlarms = prepareStatementVariants<readonly AlarmKind[], AlarmParameters>(String)(
  (store, given, kinds) =>
    store
      .insertInto('alarms')
      .values(kinds.map((kind) => ({ table_id: given('tableId'), kind, at: given(kind) })))
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'kind']).doUpdateSet(({ ref }) => ({ at: ref('excluded.at') })),
      ),
);

const deleteAlarmKinds = prepareStatementVariants<readonly AlarmKind[], { tableId: number }>(String)(
  (store, given, kinds) =>
    store.deleteFrom('alarms').where('table_id', '=', given('tableId')).where('kind', 'in', kinds),
);

/** Clears all alarms of the table. */
export async function clearAlarms(store: Store, tableId: number): Promise<void> {
  await store.deleteFrom('alarms').where('table_id', '=', tableId).execute();
}

/** Takes out a due alarm. Returns false if it was reset or cleared meanwhile. */
export async function takeAlarm(store: Store, { tableId, kind, at }: Alarm): Promise<boolean> {
  const taken = store.deleteFrom('alarms').where('table_id', '=', tableId).where('kind', '=', kind);
  return (await taken.where('at', '=', at).executeTakeFirst()).numDeletedRows === 1n;
}

/** Returns the kinds of alarms set at a table. */
export async function loadAlarmKinds(store: Store, tableId: number): Promise<readonly AlarmKind[]> {
  const rows = await store.selectFrom('alarms').select('kind').where('table_id', '=', tableId).execute();
  return rows.map(({ kind }) => kind);
}

/** Returns the next alarm of all tables in these servers: of any kind, only those that close lobbies, or all others. */
export async function findNextAlarm(
  store: Store,
  whose: ShardFilter = null,
  kinds: Kinds = 'all',
): Promise<Alarm | undefined> {
  const [row] = (await selectNextAlarm(store, { whose, kinds }, {})).rows;
  return row && parseAlarm(row);
}

type Kinds = 'all' | 'close' | '!close';

interface AlarmFilter {
  readonly whose: ShardFilter;
  readonly kinds: Kinds;
}

const selectNextAlarm = prepareStatementVariants<AlarmFilter, Record<never, never>>(JSON.stringify)(
  (store, _, { whose, kinds }) => {
    const alarms = store.selectFrom('alarms').selectAll('alarms').orderBy('at').limit(1);
    const sought = kinds === 'all' ? alarms : alarms.where('kind', kinds === 'close' ? '=' : '!=', 'close');
    if (whose === null) return sought;
    return sought
      .innerJoin('tables', 'tables.id', 'alarms.table_id')
      .where(isInShardScope('tables.guild', whose));
  },
);

function parseAlarm({ table_id, kind, at }: AlarmsRow): Alarm {
  return { tableId: table_id, kind, at };
}
