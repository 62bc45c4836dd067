import type { Store } from './open.ts';
import type { SeatOccupant } from './seats.ts';

/** Replacement for a deleted person in the stored data of a table. */
interface Alias {
  /** Replacement for the person's id. */
  readonly person: string;
  readonly name: string;
  /** Name of a seat that the person no longer holds. */
  readonly after: (name: string, isAi: boolean) => string;
}

/** Person to rename, and the table. */
interface Anonymisation {
  readonly store: Store;
  readonly tableId: number;
  readonly person: string;
  readonly alias: Alias;
  /** Seats that the person ever held. */
  readonly seats: readonly number[];
  /** Replacements for the person's own name, and for the names of their former seats now held by an AI or empty. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Replaces a person by an alias wherever a table names them. The match itself stays unchanged. An AI on the person's
 * seat no longer holds it for anybody, and records of private messages to the person are dropped.
 */
export async function anonymiseTable(
  store: Store,
  tableId: number,
  person: string,
  alias: Alias,
): Promise<void> {
  const held = await loadHeldSeats(store, tableId, person);
  const renaming = { store, tableId, person, alias, seats: held.seats, names: mapNames(held.names, alias) };
  for (const table of ['seats', 'log', 'results'] as const) await renameRows(table, renaming);
  await renameSeatChanges(renaming);
  await store
    .updateTable('seats')
    .set({ instead: null })
    .where('table_id', '=', tableId)
    .where('instead', '=', person)
    .execute();
  await store.deleteFrom('posts').where('table_id', '=', tableId).where('person', '=', person).execute();
  for (const table of ['votes', 'hints', 'ratings'] as const)
    await store
      .updateTable(table)
      .set({ person: alias.person })
      .where('table_id', '=', tableId)
      .where('person', '=', person)
      .execute();
  await renameTableRow(renaming);
  await clearCalled(renaming);
}

async function loadHeldSeats(store: Store, tableId: number, person: string) {
  const named = (['seats', 'log', 'results'] as const).map((table) =>
    store
      .selectFrom(table)
      .select(['seat', 'name'])
      .distinct()
      .where('table_id', '=', tableId)
      .where('person', '=', person)
      .execute(),
  );
  const rows = (await Promise.all(named)).flat();
  return {
    seats: [...new Set(rows.flatMap(({ seat }) => seat ?? []))],
    names: new Set(rows.flatMap(({ name }) => name ?? [])),
  };
}

function mapNames(names: ReadonlySet<string>, { name, after }: Alias): ReadonlyMap<string, string> {
  return new Map(
    [...names].flatMap((known) => [
      [known, name],
      [after(known, true), after(name, true)],
      [after(known, false), after(name, false)],
    ]),
  );
}

/** Renames the person's own rows, and rows of empty or AI seats named after the person. */
async function renameRows(
  table: 'seats' | 'log' | 'results',
  { store, tableId, person, alias, seats, names }: Anonymisation,
): Promise<void> {
  const here = () => store.updateTable(table).where('table_id', '=', tableId);
  await here().set({ person: alias.person, name: alias.name }).where('person', '=', person).execute();
  for (const seat of seats)
    for (const [known, name] of names)
      await here()
        .set({ name })
        .where('person', 'is', null)
        .where('seat', '=', seat)
        .where('name', '=', known)
        .execute();
}

/** Renames the person in log entries about seat changes. */
async function renameSeatChanges(renaming: Anonymisation): Promise<void> {
  const { store, tableId } = renaming;
  const rows = await store
    .selectFrom('log')
    .select(['number', 'move'])
    .where('table_id', '=', tableId)
    .where('kind', '=', 'seat')
    .execute();
  for (const { number, move } of rows) {
    const { from, to } = JSON.parse(move ?? 'null') as {
      readonly from: SeatOccupant;
      readonly to: SeatOccupant;
    };
    await store
      .updateTable('log')
      .set({
        move: JSON.stringify({ from: renameOccupant(from, renaming), to: renameOccupant(to, renaming) }),
      })
      .where('table_id', '=', tableId)
      .where('number', '=', number)
      .execute();
  }
}

function renameOccupant(one: SeatOccupant, { person, alias, names }: Anonymisation): SeatOccupant {
  if ('person' in one)
    return one.person === person ? { ...one, person: alias.person, name: alias.name } : one;
  const { instead, ...held } = { ...one, name: names.get(one.name) ?? one.name };
  return instead === undefined || instead === person ? held : { ...held, instead };
}

async function renameTableRow({ store, tableId, person, alias }: Anonymisation): Promise<void> {
  const here = () => store.updateTable('tables').where('id', '=', tableId);
  await here().set({ host: alias.person }).where('host', '=', person).execute();
  const { declined } = await store
    .selectFrom('tables')
    .select('declined')
    .where('id', '=', tableId)
    .executeTakeFirstOrThrow();
  const others = (JSON.parse(declined) as readonly { readonly person: string }[]).filter(
    (one) => one.person !== person,
  );
  await here()
    .set({ declined: JSON.stringify(others) })
    .execute();
}

/** Removes the person from the lists of people notified by a message. */
async function clearCalled({ store, tableId, person }: Anonymisation): Promise<void> {
  const rows = await store
    .selectFrom('posts')
    .select(['id', 'called'])
    .where('table_id', '=', tableId)
    .where('called', 'like', `%${JSON.stringify(person)}%`)
    .execute();
  for (const { id, called } of rows) {
    const others = (JSON.parse(called) as readonly string[]).filter((one) => one !== person);
    await store
      .updateTable('posts')
      .set({ called: JSON.stringify(others) })
      .where('id', '=', id)
      .execute();
  }
}
