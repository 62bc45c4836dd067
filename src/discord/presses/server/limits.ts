import { TABLES, TABLES_OF_PERSON } from '../../../tables/server/setServer.ts';
import { changeServer } from '../../acts/servers.ts';
import { chosenIn, pressAtNone } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'server-person': [];
    'server-tables': [];
  }
}

/** The menu of how many tables one person can sit at. */
export const ofPerson = pressAtNone('server-person', [], (caller) => {
  const count = TABLES_OF_PERSON.find((known) => String(known) === chosenIn(caller.asked));
  return changeServer(caller, count === undefined ? null : { tablesOfPerson: count });
});

/** The menu of how many tables a server can have. */
export const ofServer = pressAtNone('server-tables', [], (caller) => {
  const count = TABLES.find((known) => String(known) === chosenIn(caller.asked));
  return changeServer(caller, count === undefined ? null : { tables: count });
});
