import { LANGUAGES } from '../../../engine/text.ts';
import { changeServer } from '../../acts/servers.ts';
import { oneOf } from '../../kit/fields.ts';
import { pressAtNone } from '../../kit/press.ts';
import { AS_DISCORD } from '../../messages/server/serverRows.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'server-language': [language: (typeof SPOKEN)[number]];
  }
}

const SPOKEN = [AS_DISCORD, ...LANGUAGES] as const;

/** What new tables of a server speak. */
export const language = pressAtNone('server-language', [oneOf(SPOKEN)], (caller, spoken) =>
  changeServer(caller, { language: spoken === AS_DISCORD ? null : spoken }),
);
