import { changeServer } from '../../acts/servers.ts';
import { channelsIn, pressAtNone } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'server-channels': [];
  }
}

/** The menu of the channels where tables may be opened; none for everywhere. */
export const channels = pressAtNone('server-channels', [], (caller) => {
  const chosen = channelsIn(caller.asked);
  return changeServer(caller, chosen && { channels: chosen });
});
