import {
  deleteRegisteredServer,
  listServersWithCommands,
  type RegisteredRow,
  saveRegisteredServer,
} from '../../store/registered-servers.ts';
import type { AppContext } from '../core/context.ts';

type StoreContext = Pick<AppContext, 'store'>;

/** The servers for which alone commands of an application are registered, or may be. */
export async function listRegisteredServers(
  { store }: StoreContext,
  application: string,
): Promise<readonly string[]> {
  return await listServersWithCommands(store, application);
}

/** They are about to be registered for that server alone. */
export async function recordRegistration(
  { store }: StoreContext,
  at: Readonly<RegisteredRow>,
): Promise<void> {
  await saveRegisteredServer(store, at);
}

/** They are taken back there. */
export async function recordUnregistration(
  { store }: StoreContext,
  at: Readonly<RegisteredRow>,
): Promise<void> {
  await deleteRegisteredServer(store, at);
}
