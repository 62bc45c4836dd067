import type { Store } from './open.ts';

/** A server for which alone commands of an application were registered; they are there until they are taken back. */
export interface RegisteredRow {
  application: string;
  guild: string;
}

/** The servers that have commands of their own, or may have. */
export async function listServersWithCommands(store: Store, application: string): Promise<readonly string[]> {
  const rows = store.selectFrom('registered').select('guild').where('application', '=', application);
  return (await rows.orderBy('guild').execute()).map(({ guild }) => guild);
}

/** They are about to be registered there. */
export async function saveRegisteredServer(store: Store, row: Readonly<RegisteredRow>): Promise<void> {
  await store
    .insertInto('registered')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** They are taken back. */
export async function deleteRegisteredServer(
  store: Store,
  { application, guild }: Readonly<RegisteredRow>,
): Promise<void> {
  const rows = store.deleteFrom('registered').where('application', '=', application);
  await rows.where('guild', '=', guild).execute();
}
