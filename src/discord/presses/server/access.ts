import { blockThere, changeLog, changeServer, showBlocked, unblockThere } from '../../acts/servers.ts';
import { whole } from '../../kit/fields.ts';
import { chosenAll, pressAtNone, rolesIn, usersIn } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'server-openers': [];
    'server-block': [];
    'server-unblock': [];
    'server-blocked': [from: number];
    'server-log': [];
  }
}

/** The menu of the roles that may open games and leagues; none for everybody. */
export const openers = pressAtNone('server-openers', [], (caller) => {
  const chosen = rolesIn(caller.asked);
  return changeServer(caller, chosen && { openers: chosen }, 'access');
});

/** The menu of people to block. */
export const blocking = pressAtNone('server-block', [], (caller) =>
  blockThere(caller, usersIn(caller.asked)),
);

/** The menu of people to unblock. */
export const unblocking = pressAtNone('server-unblock', [], (caller) =>
  unblockThere(caller, chosenAll(caller.asked)),
);

/** Shows the next page of blocked people. */
export const blockedPage = pressAtNone('server-blocked', [whole], showBlocked);

/** The menu of the channel in which moderators are told what happens; none for no log. */
export const logging = pressAtNone('server-log', [], changeLog);
