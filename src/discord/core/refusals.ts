import { OpenersOnlyRefusal, OtherChannelsRefusal } from '../../app/permissions/check-can-open.ts';
import type { Game } from '../../engine/game.ts';
import { getGameText } from '../../engine/game-text.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Arg, type Language, type Text, text } from '../../engine/text.ts';
import { type Names, translate } from '../../i18n/translate.ts';
import type { InteractionContext } from './context.ts';
import { createInviteLink } from './invite.ts';
import { escapeName } from './names.ts';
import type { Payload } from './payload.ts';

/** A refusal whose words are written for Discord already: what it names are links, mentions and safe names. */
export class FormattedRefusal extends Refusal {}

/** The refusal as the person reads it. Words in it may be what somebody typed: they are shown as they are, and mean nothing. */
export function formatRefusal(
  refusal: Refusal,
  language: Language,
  names: Names = (seat) => String(seat + 1),
): string {
  return translate(language, getSafeReason(refusal), names);
}

/** Channels and roles are named as Discord names them. */
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

/**
 * The ruling of the game that a refusal rests on, small below it: `-# R-FO-8: Exact and straight. …`; nothing where it
 * rests on none. In plain words at every table, as the rules are.
 */
export function formatRulingLine(
  { ruling }: Refusal,
  game: Pick<Game, 'id'>,
  language: Language,
): readonly string[] {
  if (ruling === undefined) return [];
  return [`-# ${ruling}: ${translate(language, getGameText(game, `ruling.${ruling}`), () => '')}`];
}

/** A calm line that says why not. */
export function createRefusalMessage(refusal: Refusal, language: Language, names?: Names): Payload {
  return { content: formatRefusal(refusal, language, names) };
}

export function createNotStartedMessage(language: Language): Payload {
  return createRefusalMessage(new Refusal(text('bot:refuse.notStarted')), language);
}

/** A button that was never ours, or not here. */
export function createForgedMessage(language: Language): Payload {
  return createRefusalMessage(new Refusal(text('bot:refuse.forged')), language);
}

/** The bot is not in this server: who manages it can let it in. */
export function createUnavailableMessage({
  bot,
  language,
}: Pick<InteractionContext, 'bot' | 'language'>): Payload {
  const invite = createInviteLink(bot.application());
  return createRefusalMessage(new FormattedRefusal(text('bot:refuse.outOfReach', { invite })), language);
}
