import { changeServer } from '../../acts/servers.ts';
import { flag } from '../../kit/fields.ts';
import { pressAtNone } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'server-ratings': [rated: boolean];
  }
}

/** Whether games on a server count for ratings. */
export const ratings = pressAtNone('server-ratings', [flag], (caller, rated) =>
  changeServer(caller, { rated }),
);
