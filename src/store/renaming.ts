import type { Store } from './open.ts';
import type { Sitter } from './seats.ts';

/** As whom somebody stands in what is kept of a table, once they are forgotten. */
interface Alias {
  /** In the place of their id. */
  readonly person: string;
  readonly name: string;
  /** What a seat is called that they hold no more. */
  readonly after: (name: string, isAi: boolean) => string;
}

/** Who is renamed, and where. */
interface Renaming {
  readonly store: Store;
  readonly tableId: number;
  readonly person: string;
  readonly alias: Alias;
  /** The seats that they ever held. */
  readonly seats: readonly number[];
  /** What stands there instead of their own name, and of what seats of theirs are called that an AI or nobody holds. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Puts the alias in the place of somebody wherever they are named at a table. What was played stays as it is; an AI that
 * holds their seat holds it for nobody any more, and of messages for them alone nothing is known.
 */
export async function rename(store: Store, tableId: number, person: string, alias: Alias): Promise<void> {
  const held = await heldBy(store, tableId, person);
  const renaming = { store, tableId, person, alias, seats: held.seats, names: renamed(held.names, alias) };
  for (const table of ['seats', 'log', 'results'] as const) await renameIn(table, renaming);
  await renameHands(renaming);
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
  await renameTable(renaming);
  await uncall(renaming);
}

async function heldBy(store: Store, tableId: number, person: string) {
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

function renamed(names: ReadonlySet<string>, { name, after }: Alias): ReadonlyMap<string, string> {
  return new Map(
    [...names].flatMap((known) => [
      [known, name],
      [after(known, true), after(name, true)],
      [after(known, false), after(name, false)],
    ]),
  );
}

/** Where they stand themselves, and where nobody stands but the seat is called after them. */
async function renameIn(
  table: 'seats' | 'log' | 'results',
  { store, tableId, person, alias, seats, names }: Renaming,
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

/** In the entries by which seats changed hands. */
async function renameHands(renaming: Renaming): Promise<void> {
  const { store, tableId } = renaming;
  const rows = await store
    .selectFrom('log')
    .select(['number', 'move'])
    .where('table_id', '=', tableId)
    .where('kind', '=', 'seat')
    .execute();
  for (const { number, move } of rows) {
    const { from, to } = JSON.parse(move ?? 'null') as { readonly from: Sitter; readonly to: Sitter };
    await store
      .updateTable('log')
      .set({ move: JSON.stringify({ from: sitter(from, renaming), to: sitter(to, renaming) }) })
      .where('table_id', '=', tableId)
      .where('number', '=', number)
      .execute();
  }
}

function sitter(one: Sitter, { person, alias, names }: Renaming): Sitter {
  if ('person' in one)
    return one.person === person ? { ...one, person: alias.person, name: alias.name } : one;
  const { instead, ...held } = { ...one, name: names.get(one.name) ?? one.name };
  return instead === undefined || instead === person ? held : { ...held, instead };
}

async function renameTable({ store, tableId, person, alias }: Renaming): Promise<void> {
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

/** No message is known any more to have called them. */
async function uncall({ store, tableId, person }: Renaming): Promise<void> {
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
