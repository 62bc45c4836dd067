import type { Store } from './open.ts';

/** Server for which an application registered its own commands; they exist until they are deleted. */
export interface RegisteredRow {
  application: string;
  guild: string;
}

/** Returns the servers that have commands of their own, or may have. */
export async function listServersWithCommands(store: Store, application: string): Promise<readonly string[]> {
  const rows = store.selectFrom('registered').select('guild').where('application', '=', application);
  return (await rows.orderBy('guild').execute()).map(({ guild }) => guild);
}

/** Records that commands are about to be registered on a server. */
export async function saveRegisteredServer(store: Store, row: Readonly<RegisteredRow>): Promise<void> {
  await store
    .insertInto('registered')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that the commands of a server were deleted. */
export async function deleteRegisteredServer(
  store: Store,
  { application, guild }: Readonly<RegisteredRow>,
): Promise<void> {
  const rows = store.deleteFrom('registered').where('application', '=', application);
  await rows.where('guild', '=', guild).execute();
}
