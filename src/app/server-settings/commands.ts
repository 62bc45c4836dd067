import {
  dropRegistered,
  keepRegistered,
  type RegisteredRow,
  serversWithCommands,
} from '../../store/registered.ts';
import type { House } from '../core/context.ts';

type Kept = Pick<House, 'store'>;

/** The servers for which alone commands of an application are registered, or may be. */
export async function serversRegistered({ store }: Kept, application: string): Promise<readonly string[]> {
  return await serversWithCommands(store, application);
}

/** They are about to be registered for that server alone. */
export async function noteRegistering({ store }: Kept, at: Readonly<RegisteredRow>): Promise<void> {
  await keepRegistered(store, at);
}

/** They are taken back there. */
export async function noteTakenBack({ store }: Kept, at: Readonly<RegisteredRow>): Promise<void> {
  await dropRegistered(store, at);
}
