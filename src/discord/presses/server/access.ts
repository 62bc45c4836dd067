import { changeServer } from '../../acts/servers.ts';
import { pressAtNone, rolesIn } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'server-openers': [];
  }
}

/** The menu of the roles that may open games and leagues; none for everybody. */
export const openers = pressAtNone('server-openers', [], (caller) => {
  const chosen = rolesIn(caller.asked);
  return changeServer(caller, chosen && { openers: chosen }, 'access');
});
