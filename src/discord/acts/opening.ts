import { gameOf } from '../../app/core/context.ts';
import { PACES } from '../../app/core/pace.ts';
import { type Guest, mayChallenge } from '../../app/lobby/challenge.ts';
import { ChannelTaken, openTable, type Wish } from '../../app/lobby/open.ts';
import { serverAt } from '../../app/server-settings/server-settings.ts';
import { refused } from '../../engine/refusal.ts';
import type { Names } from '../../words/say.ts';
import type { Caller } from '../kit/bot.ts';
import { tableLanguage } from '../kit/language.ts';
import { safe } from '../kit/names.ts';
import type { Payload } from '../kit/payload.ts';
import type { Reply } from '../kit/press.ts';
import { refusalMessage } from '../kit/refusing.ts';
import { inThreadRows } from '../messages/lobby/inThread.ts';
import { takenMessage } from '../messages/lobby/taken.ts';
import { threadHere } from './cannotOpen.ts';
import { withNotificationsOffer } from './lobby/notifications-offer.ts';
import { openedMessage } from './lobby/opened.ts';
import { parentOf } from './parent.ts';

/** A table of that game in this channel, with nothing chosen: as is usual on the server. */
export async function wishHere({ bot, asked, language }: Caller, game: string): Promise<Wish> {
  const guild = asked.guildId ?? '';
  const usual = await serverAt(bot.house, guild);
  return {
    guild,
    channel: asked.channelId,
    parent: parentOf(asked.channel),
    game,
    language: usual.language ?? tableLanguage(asked, language),
    pace: PACES.find((hours) => hours === usual.pace) ?? null,
  };
}

/** Opens the table, and says where it is. */
export async function openHere(caller: Caller, wish: Wish): Promise<Reply> {
  const { bot, by, language } = caller;
  const table = await openTable(bot.house, by, wish);
  if (table instanceof ChannelTaken) return await takenHere(caller, wish, table, false);
  if (refused(table)) return refusalMessage(table, language, namesOf(by.name, wish.guests));
  return await withNotificationsOffer(caller, await openedMessage(caller, wish, table), 'offer');
}

/**
 * Why not here, with a thread for it instead where one can be opened; `atOnce`: a match against AIs, without a lobby.
 */
export async function takenHere(
  caller: Caller,
  wish: Wish,
  taken: ChannelTaken,
  atOnce: boolean,
): Promise<Reply> {
  const { bot, language } = caller;
  const message = await takenMessage(bot, wish, taken, language);
  if ('no' in threadHere(caller)) return message;
  const reply = { ...message, rows: inThreadRows(wish, atOnce, language) };
  return await withNotificationsOffer(caller, reply, 'offerThreads');
}

/** Why the people of a wish cannot be asked, told before anything is opened; null where they can. */
export async function cannotAsk(
  { bot, by, asked, language }: Caller,
  { guests = [], game }: Pick<Wish, 'guests'> & { readonly game?: string },
): Promise<Payload | null> {
  const looking = { store: bot.house.store, at: bot.house.now(), guild: asked.guildId ?? '' };
  const known = game === undefined ? undefined : gameOf(bot.house, game);
  const objection = await mayChallenge(looking, by, guests, known);
  return objection && refusalMessage(objection, language, namesOf(by.name, guests));
}

/** Who would have which seat. */
function namesOf(host: string, guests: readonly Guest[] = []): Names {
  return (seat) => safe([host, ...guests.map(({ name }) => name)][seat] ?? '');
}
