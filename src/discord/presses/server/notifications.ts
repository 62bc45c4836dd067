import { NOTIFICATIONS, TIDIES } from '../../../tables/server/setServer.ts';
import { changeServer, serverHere } from '../../acts/servers.ts';
import { oneOf } from '../../kit/fields.ts';
import { chosenIn, pressAtNone } from '../../kit/press.ts';
import { SERVER_PAGES } from '../../messages/server/serverRows.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'server-notify': [];
    'server-tidy': [];
    'server-page': [page: (typeof SERVER_PAGES)[number]];
  }
}

/** The menu of how players are told of their turn. */
export const notify = pressAtNone('server-notify', [], (caller) => {
  const notifications = NOTIFICATIONS.find((known) => known === chosenIn(caller.asked));
  return changeServer(caller, notifications === undefined ? null : { notifications }, 'messages');
});

/** The menu of what becomes of superseded boards. */
export const tidy = pressAtNone('server-tidy', [], (caller) => {
  const wanted = TIDIES.find((known) => known === chosenIn(caller.asked));
  return changeServer(caller, wanted === undefined ? null : { tidy: wanted }, 'messages');
});

/** The other settings of a server. */
export const serverPage = pressAtNone('server-page', [oneOf(SERVER_PAGES)], (caller, wanted) =>
  serverHere(caller, [], wanted),
);
