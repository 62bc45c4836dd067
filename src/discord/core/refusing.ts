import { OpenersOnly, OtherChannels } from '../../app/permissions/may-open.ts';
import type { Game } from '../../engine/game.ts';
import { gameText } from '../../engine/game-text.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Arg, type Language, type Text, text } from '../../engine/text.ts';
import { type Names, say } from '../../i18n/say.ts';
import type { Caller } from './context.ts';
import { inviteLink } from './invite.ts';
import { safe } from './names.ts';
import type { Payload } from './payload.ts';

/** A refusal whose words are written for Discord already: what it names are links, mentions and safe names. */
export class Worded extends Refusal {}

/** The refusal as the person reads it. Words in it may be what somebody typed: they are shown as they are, and mean nothing. */
export function reason(
  refusal: Refusal,
  language: Language,
  names: Names = (seat) => String(seat + 1),
): string {
  return say(language, toldOf(refusal), names);
}

/** Channels and roles are named as Discord names them. */
function toldOf(refusal: Refusal): Text {
  if (refusal instanceof Worded) return refusal.reason;
  if (refusal instanceof OpenersOnly)
    return text('bot:refuse.openersOnly', { roles: refusal.roles.map((role) => `<@&${role}>`) });
  if (!(refusal instanceof OtherChannels)) return quoted(refusal.reason);
  return text('bot:refuse.otherChannels', { channels: refusal.channels.map((channel) => `<#${channel}>`) });
}

function quoted({ key, with: filling = {} }: Text): Text {
  return {
    key,
    with: Object.fromEntries(Object.entries(filling).map(([name, arg]) => [name, inQuotes(arg)])),
  };
}

function inQuotes(arg: Arg): Arg {
  if (typeof arg === 'string') return safe(arg);
  if (typeof arg === 'number' || 'seat' in arg) return arg;
  return isList(arg) ? arg.map(inQuotes) : quoted(arg);
}

function isList(arg: Arg): arg is readonly Arg[] {
  return Array.isArray(arg);
}

/**
 * The ruling of the game that a refusal rests on, small below it: `-# R-FO-8: Exact and straight. …`; nothing where it
 * rests on none. In plain words at every table, as the rules are.
 */
export function rulingLine(
  { ruling }: Refusal,
  game: Pick<Game, 'id'>,
  language: Language,
): readonly string[] {
  if (ruling === undefined) return [];
  return [`-# ${ruling}: ${say(language, gameText(game, `ruling.${ruling}`), () => '')}`];
}

/** A calm line that says why not. */
export function refusalMessage(refusal: Refusal, language: Language, names?: Names): Payload {
  return { content: reason(refusal, language, names) };
}

export function notStartedMessage(language: Language): Payload {
  return refusalMessage(new Refusal(text('bot:refuse.notStarted')), language);
}

/** A button that was never ours, or not here. */
export function forgedMessage(language: Language): Payload {
  return refusalMessage(new Refusal(text('bot:refuse.forged')), language);
}

/** The bot is not in this server: who manages it can let it in. */
export function outOfReachMessage({ bot, language }: Pick<Caller, 'bot' | 'language'>): Payload {
  const invite = inviteLink(bot.application());
  return refusalMessage(new Worded(text('bot:refuse.outOfReach', { invite })), language);
}
