import {
  deleteRegisteredServer,
  listServersWithCommands,
  type RegisteredRow,
  saveRegisteredServer,
} from '../../store/registered-servers.ts';
import type { AppContext } from '../core/context.ts';

type StoreContext = Pick<AppContext, 'store'>;

/** Returns the servers for which commands of an application are registered individually, or may be. */
export async function listRegisteredServers(
  { store }: StoreContext,
  application: string,
): Promise<readonly string[]> {
  return await listServersWithCommands(store, application);
}

/** Records that commands are about to be registered for one server. */
export async function recordRegistration(
  { store }: StoreContext,
  at: Readonly<RegisteredRow>,
): Promise<void> {
  await saveRegisteredServer(store, at);
}

/** Records that the commands of one server were removed. */
export async function recordUnregistration(
  { store }: StoreContext,
  at: Readonly<RegisteredRow>,
): Promise<void> {
  await deleteRegisteredServer(store, at);
}
