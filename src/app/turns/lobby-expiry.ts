import { clearAlarm, setAlarm } from '../../store/alarms.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/** Time in ms after its last change at which a lobby that has not started is closed. */
const LOBBY_TTL_MS = 7 * 86_400_000;

/** Postpones the closing of a lobby that was opened or changed, by Discord's clock. */
export async function postponeLobbyExpiry({ store, discordAt }: UnitOfWork, tableId: number): Promise<void> {
  await setAlarm(store, { tableId, kind: 'close', at: discordAt + LOBBY_TTL_MS });
}

/** Clears the closing alarm of a table that is no longer a lobby. */
export async function cancelLobbyExpiry({ store }: UnitOfWork, tableId: number): Promise<void> {
  await clearAlarm(store, tableId, 'close');
}
