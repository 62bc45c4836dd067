import { gameOf } from '../../app/core/context.ts';
import { PACES } from '../../app/core/pace.ts';
import { themeWished } from '../../app/core/theme.ts';
import { type Guest, mayChallenge } from '../../app/lobby/challenge.ts';
import { ChannelTaken, openTable, type Wish } from '../../app/lobby/open.ts';
import { serverAt } from '../../app/server-settings/server-settings.ts';
import { refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import type { Names } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import { packed } from '../core/fields.ts';
import type { Pressing } from '../core/ids.ts';
import { tableLanguage } from '../core/language.ts';
import { safe } from '../core/names.ts';
import { parentOf } from '../core/parent.ts';
import type { Payload, Row } from '../core/payload.ts';
import type { Reply } from '../core/press.ts';
import { refusalMessage } from '../core/refusing.ts';
import { buttonRows, namedButton } from '../core/rows.ts';
import { takenMessage, threadHere } from '../server-settings/may-open.ts';
import { withNotificationsOffer } from '../server-settings/notifications.ts';
import { openedMessage } from './opened.ts';

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

/**
 * *Open it in a thread*: all that was wished for goes along in its id, who is asked to it too. `atOnce`: a match against AIs,
 * without a lobby.
 */
export function inThreadRows(wish: Wish, atOnce: boolean, language: Language): readonly Row[] {
  const { game, language: spoken, pace } = wish;
  const theme = themeWished({ id: game }, wish.theme ?? null);
  const kept = refused(theme) ? '' : (theme ?? '');
  const hours = String(pace ?? '');
  const guests = (wish.guests ?? []).map(({ person }) => person);
  const pressing: Pressing =
    guests.length > 0
      ? ['in-with', 0, game, kept, spoken, hours, packed(guests)]
      : ['in-thread', 0, game, kept, spoken, hours, atOnce];
  return buttonRows([namedButton(language, 'inThread', pressing, 'primary')]);
}
