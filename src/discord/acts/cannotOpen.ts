import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Caller } from '../kit/bot.ts';
import { limited } from '../kit/limited.ts';
import type { Payload } from '../kit/payload.ts';
import { mayNotPost, mayOpenThreads, missingPermissions, type Purpose } from '../kit/permissions.ts';
import { outOfReachMessage, refusalMessage, Worded } from '../kit/refusing.ts';
import { isInThread, type ThreadKind, threadKind } from '../kit/rest/channel.ts';
import { closedHere } from './servers.ts';

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
