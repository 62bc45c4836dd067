import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { newestMessage } from '../../app/core/find-tables.ts';
import { ChannelTaken } from '../../app/lobby/open.ts';
import type { ChannelKept } from '../../app/turns/wake.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Bot, Caller } from '../core/context.ts';
import { limited } from '../core/limited.ts';
import type { Payload } from '../core/payload.ts';
import { mayNotPost, mayOpenThreads, missingPermissions, type Purpose } from '../core/permissions.ts';
import { outOfReachMessage, refusalMessage, Worded } from '../core/refusing.ts';
import { isInThread, link, type ThreadKind, threadKind } from '../core/rest/channel.ts';
import { closedHere } from './change.ts';

/** Why no table can be opened where they are; null where one can. What a person may not do there, the bot does not do for them. */
export async function cannotOpen(caller: Caller): Promise<Payload | null> {
  const no = lacking(caller, 'open') ?? forbidden(caller) ?? limited(caller, 'table');
  return no ?? (await closedHere(caller)) ?? (await notInThread(caller));
}

/** Says how to add the bot to a private thread in which it may not post, as it is no member; null elsewhere. */
export async function notInThread({ bot, asked, language }: Caller): Promise<Payload | null> {
  const { channel, appPermissions } = asked;
  if (channel?.type !== ChannelType.PrivateThread) return null;
  if (appPermissions.has(PermissionFlagsBits.ManageThreads)) return null;
  if (await isInThread(bot.rest, channel.id)) return null;
  return refusalMessage(
    new Worded(text('bot:refuse.notInThread', { me: `<@${bot.application()}>` })),
    language,
  );
}

/**
 * Which kind of thread a table can have in this channel, or why none. What a person may not do in it, the bot does not
 * do for them.
 */
export function threadHere(caller: Caller): { readonly kind: ThreadKind } | { readonly no: Payload } {
  const { asked, language } = caller;
  const refuse = (key: 'noThreads' | 'mayNotThread') =>
    refusalMessage(new Refusal(text(`bot:refuse.${key}`)), language);
  const no = lacking(caller, 'openThread');
  if (no) return { no };
  const kind = threadKind(asked.channel?.type);
  if (kind === null) return { no: refuse('noThreads') };
  return mayOpenThreads(asked) ? { kind } : { no: refuse('mayNotThread') };
}

function forbidden({ asked, language }: Caller): Payload | null {
  const no = mayNotPost(asked, language);
  return no === null ? null : { content: no };
}

function lacking(caller: Caller, purpose: Purpose): Payload | null {
  const { asked, language } = caller;
  if (asked.guild === null) return outOfReachMessage(caller);
  const missing = missingPermissions(asked, purpose, language);
  return missing === null ? null : { content: missing };
}

/** That a table is open in the channel already, or has it while another sleeps there, with the link to it. */
export async function takenMessage(
  { house }: Bot,
  { guild, channel }: { readonly guild: string; readonly channel: string },
  taken: ChannelTaken | ChannelKept,
  language: Language,
): Promise<Payload> {
  const url = link(guild, channel, await newestMessage(house, taken.tableId));
  const key = taken instanceof ChannelTaken ? 'channelTaken' : 'channelKept';
  return { content: say(language, text(`bot:refuse.${key}`, { link: url }), () => '') };
}
