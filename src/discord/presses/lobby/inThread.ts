import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import { THEMES } from '../../../../themes/registry.ts';
import { refused } from '../../../engine/refusal.ts';
import { LANGUAGES, type Language } from '../../../engine/text.ts';
import { games } from '../../../games/registry.ts';
import type { Guest } from '../../../tables/lobby/challenge.ts';
import type { Wish } from '../../../tables/lobby/open.ts';
import { PACES } from '../../../tables/time/pace.ts';
import { beginAgainstAis } from '../../acts/againstAis.ts';
import { guestById } from '../../acts/guests.ts';
import { openInThread } from '../../acts/openInThread.ts';
import { wishHere } from '../../acts/opening.ts';
import { flag, oneOf, oneOfMany, people, unpacked, word } from '../../kit/fields.ts';
import { pressAnywhere } from '../../kit/press.ts';
import { forgedMessage, refusalMessage } from '../../kit/refusing.ts';
import type { Caller } from '../../kit/visit.ts';

type Pressed = Caller<MessageComponentInteraction>;

declare module '../../kit/ids.ts' {
  interface Presses {
    'in-with': [game: string, theme: string, spoken: Language, pace: string, guests: string];
    'in-thread': [game: string, theme: string, spoken: Language, pace: string, atOnce: boolean];
  }
}

/** There is little room beside who is asked: so these are words that are known. */
const GAMES = games.map(({ id }) => id);
const LOOKS = ['', ...THEMES.map(({ id }) => id)];

const HOURS = PACES.map((hours) => String(hours ?? ''));

/** Opens in a thread what could not be opened in the channel. It stands in private answers alone, so nobody else can press it. */
export const inThread = pressAnywhere(
  'in-thread',
  [word, word, oneOf(LANGUAGES), oneOfMany(HOURS), flag],
  async (caller, _table, game, theme, language, hours, atOnce) => {
    if (!isOwn(caller)) return forgedMessage(caller.language);
    const wish = await wished(caller, game, theme, language, hours);
    return await openInThread(caller, wish, atOnce ? beginAgainstAis : undefined);
  },
);

/** The same with people who are asked to it. */
export const inWith = pressAnywhere(
  'in-with',
  [oneOfMany(GAMES), oneOfMany(LOOKS), oneOf(LANGUAGES), oneOfMany(HOURS), people],
  async (caller, _table, game, theme, language, hours, asked) => {
    if (!isOwn(caller)) return forgedMessage(caller.language);
    const guests: Guest[] = [];
    for (const person of unpacked(asked)) {
      const guest = await guestById(caller, person);
      if (refused(guest)) return refusalMessage(guest, caller.language);
      guests.push(guest);
    }
    return await openInThread(caller, { ...(await wished(caller, game, theme, language, hours)), guests });
  },
);

function isOwn({ asked }: Pressed): boolean {
  return asked.message.flags.has(MessageFlags.Ephemeral);
}

async function wished(
  caller: Pressed,
  game: string,
  theme: string,
  language: Language,
  hours: string,
): Promise<Wish> {
  const pace = PACES.find((known) => String(known) === hours) ?? null;
  return { ...(await wishHere(caller, game)), theme: theme || null, language, pace };
}
