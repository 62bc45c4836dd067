import { OpenersOnlyRefusal, OtherChannelsRefusal } from '../../app/permissions/check-can-open.ts';
import type { Game } from '../../engine/game.ts';
import { getGameText } from '../../engine/game-text.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { Ruling } from '../../engine/sentence-keys.ts';
import { type Arg, type Language, type Text, text } from '../../engine/text.ts';
import { hasSentence, type Names, translate } from '../../i18n/translate.ts';
import type { InteractionContext } from './context.ts';
import { createInviteLink } from './invite.ts';
import { escapeName } from './names.ts';
import type { Payload } from './payload.ts';
import { type Button, createNamedButton } from './rows.ts';

/** A refusal whose text is already formatted for Discord: its arguments are links, mentions and escaped names. */
export class FormattedRefusal extends Refusal {}

/** Returns the text of a refusal. Arguments may be user input, so they are escaped. */
export function formatRefusal(
  refusal: Refusal,
  language: Language,
  names: Names = (seat) => String(seat + 1),
): string {
  return translate(language, getSafeReason(refusal), names);
}

/** Returns the reason with channels and roles as Discord mentions, and everything else escaped. */
function getSafeReason(refusal: Refusal): Text {
  if (refusal instanceof FormattedRefusal) return refusal.reason;
  if (refusal instanceof OpenersOnlyRefusal)
    return text('bot:refuse.openersOnly', { roles: refusal.roles.map((role) => `<@&${role}>`) });
  if (!(refusal instanceof OtherChannelsRefusal)) return escapeText(refusal.reason);
  return text('bot:refuse.otherChannels', { channels: refusal.channels.map((channel) => `<#${channel}>`) });
}

function escapeText({ key, with: filling = {} }: Text): Text {
  return {
    key,
    with: Object.fromEntries(Object.entries(filling).map(([name, arg]) => [name, escapeArg(arg)])),
  };
}

function escapeArg(arg: Arg): Arg {
  if (typeof arg === 'string') return escapeName(arg);
  if (typeof arg === 'number' || 'seat' in arg) return arg;
  return isList(arg) ? arg.map(escapeArg) : escapeText(arg);
}

function isList(arg: Arg): arg is readonly Arg[] {
  return Array.isArray(arg);
}

/** Creates the button *Why?*, which opens the ruling that a refusal rests on; none without a ruling. */
export function createWhyButtons(
  { ruling }: Refusal,
  game: Pick<Game, 'id'>,
  language: Language,
): readonly Button[] {
  return ruling === undefined ? [] : [createNamedButton(language, 'why', ['why', 0, game.id, ruling])];
}

/** Returns the wording of a game's ruling without a theme, as in the rules; null if it has none. */
export function formatRuling(game: Pick<Game, 'id'>, ruling: string, language: Language): string | null {
  if (!isRuling(ruling)) return null;
  const known = getGameText(game, `ruling.${ruling}`);
  if (!hasSentence(language, known.key)) return null;
  return `${translate(language, known, () => '')}\n-# ${ruling}`;
}

function isRuling(code: string): code is Ruling {
  return /^R-[A-Z]{2}-\d+$/.test(code);
}

/** Creates a reply with the reason of a refusal. */
export function createRefusalMessage(refusal: Refusal, language: Language, names?: Names): Payload {
  return { content: formatRefusal(refusal, language, names) };
}

export function createNotStartedMessage(language: Language): Payload {
  return createRefusalMessage(new Refusal(text('bot:refuse.notStarted')), language);
}

/** Creates the reply to a component that the bot never made, or not for this place. */
export function createForgedMessage(language: Language): Payload {
  return createRefusalMessage(new Refusal(text('bot:refuse.forged')), language);
}

/** Creates the reply for a server without the bot, with the link by which its admin can add it. */
export function createUnavailableMessage({
  bot,
  language,
}: Pick<InteractionContext, 'bot' | 'language'>): Payload {
  const invite = createInviteLink(bot.application());
  return createRefusalMessage(new FormattedRefusal(text('bot:refuse.outOfReach', { invite })), language);
}
