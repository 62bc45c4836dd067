import { clearAlarm, setAlarm } from '../../store/alarms.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/** A lobby that nobody starts is closed so long after its last change, in ms. */
const LOBBY_TTL_MS = 7 * 86_400_000;

/** The lobby was opened or has changed: it stays open for a while, by Discord's time. */
export async function postponeLobbyExpiry({ store, discordAt }: UnitOfWork, tableId: number): Promise<void> {
  await setAlarm(store, { tableId, kind: 'close', at: discordAt + LOBBY_TTL_MS });
}

/** It is a lobby no more. */
export async function cancelLobbyExpiry({ store }: UnitOfWork, tableId: number): Promise<void> {
  await clearAlarm(store, tableId, 'close');
}
