import { MessageFlags } from 'discord.js';
import { LANGUAGES, type Language } from '../../../engine/text.ts';
import { PACES } from '../../../tables/time/pace.ts';
import { beginAgainstAis } from '../../acts/againstAis.ts';
import { openInThread } from '../../acts/openInThread.ts';
import { wishHere } from '../../acts/opening.ts';
import { flag, oneOf, word } from '../../kit/fields.ts';
import { pressAnywhere } from '../../kit/press.ts';
import { forgedMessage } from '../../kit/refusing.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'in-thread': [game: string, theme: string, spoken: Language, pace: string, atOnce: boolean];
  }
}

const HOURS = PACES.map((hours) => String(hours ?? ''));

/** Opens in a thread what could not be opened in the channel. It stands in private answers alone, so nobody else can press it. */
export const inThread = pressAnywhere(
  'in-thread',
  [word, word, oneOf(LANGUAGES), oneOf(HOURS), flag],
  async (caller, _table, game, theme, language, hours, atOnce) => {
    if (!caller.asked.message.flags.has(MessageFlags.Ephemeral)) return forgedMessage(caller.language);
    const pace = PACES.find((known) => String(known) === hours) ?? null;
    const wish = { ...(await wishHere(caller, game)), theme: theme || null, language, pace };
    return await openInThread(caller, wish, atOnce ? beginAgainstAis : undefined);
  },
);
