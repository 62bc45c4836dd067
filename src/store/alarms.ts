import type { Store } from './open.ts';
import { prepareStatementVariants } from './prepare-statement.ts';
import type { AlarmKind, AlarmsRow } from './schema.ts';
import { isInShardScope, type ShardFilter } from './shard-scope.ts';

/**
 * What is to be done at a table at a time, in ms since 1970. `call`: who is due and was not told so is told. `turn`: who is
 * due is reminded, and their time may be over. `sleep`: it may be time to sleep. `close`: nobody has started the lobby.
 */
export interface Alarm {
  readonly tableId: number;
  readonly kind: AlarmKind;
  readonly at: number;
}

/** Sets an alarm of a table, in place of one of that kind. */
export async function setAlarm(store: Store, { tableId, kind, at }: Alarm): Promise<void> {
  await saveAlarms(store, tableId, { [kind]: at });
}

export async function clearAlarm(store: Store, tableId: number, kind: AlarmKind): Promise<void> {
  await saveAlarms(store, tableId, { [kind]: null });
}

/**
 * When alarms of a table are to ring, in ms since 1970; null for none of that kind. Kinds that are left out stay as they
 * are.
 */
export type Alarms = Readonly<Partial<Record<AlarmKind, number | null>>>;

/** Sets and takes out alarms of a table, by one statement each: it is done at every move. */
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

/** No alarm of the table is set any more. */
export async function clearAlarms(store: Store, tableId: number): Promise<void> {
  await store.deleteFrom('alarms').where('table_id', '=', tableId).execute();
}

/** Takes an alarm out that has come; false where it was set anew or taken out meanwhile. */
export async function takeAlarm(store: Store, { tableId, kind, at }: Alarm): Promise<boolean> {
  const taken = store.deleteFrom('alarms').where('table_id', '=', tableId).where('kind', '=', kind);
  return (await taken.where('at', '=', at).executeTakeFirst()).numDeletedRows === 1n;
}

/** Of which kinds alarms are set at a table. */
export async function loadAlarmKinds(store: Store, tableId: number): Promise<readonly AlarmKind[]> {
  const rows = await store.selectFrom('alarms').select('kind').where('table_id', '=', tableId).execute();
  return rows.map(({ kind }) => kind);
}

/** The next alarm of all tables of those servers: of any kind, only those that close lobbies, or all but those. */
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
