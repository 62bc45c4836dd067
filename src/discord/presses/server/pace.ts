import { PACES } from '../../../tables/time/pace.ts';
import { changeServer } from '../../acts/servers.ts';
import { chosenIn, pressAtNone } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'server-pace': [];
  }
}

/** The menu of the pace with which new tables begin. */
export const pace = pressAtNone('server-pace', [], (caller) => {
  const hours = PACES.find((known) => String(known) === chosenIn(caller.asked));
  return changeServer(caller, hours === undefined ? null : { pace: hours });
});
