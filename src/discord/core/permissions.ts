import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Asked, Visit } from './context.ts';

const NEEDED = ['ViewChannel', 'SendMessages', 'AttachFiles', 'ReadMessageHistory'] as const;
const FOR_THREADS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const;

type Permission = (typeof NEEDED)[number] | (typeof FOR_THREADS)[number];

/** Exactly what is used anywhere, for the invite. */
const USED: readonly Permission[] = [...NEEDED, ...FOR_THREADS];

/** The permissions that are used, as one number. */
export function usedBits(): bigint {
  return USED.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);
}

/** What a person is about to do, for which something of the bot's may be lacking. */
export type Purpose = 'open' | 'openThread' | 'start' | 'tell';

/**
 * A sentence that names the permissions lacking here for that purpose, or that the thread is locked, or null. In a thread it is
 * `SendMessagesInThreads` that counts. https://discord.com/developers/docs/topics/threads#permissions
 */
export function missingPermissions(asked: Asked, purpose: Purpose, language: Language): string | null {
  if (isLocked(asked)) return say(language, text('bot:refuse.locked'), () => '');
  const missing = lackingFor(asked, purpose);
  return missing.length === 0 ? null : say(language, text('bot:permission.missing', { missing }), () => '');
}

/** They are in a thread where nobody can write. */
export function isLocked({ channel }: Asked): boolean {
  return (channel?.isThread() && channel.locked) ?? false;
}

/** The names of the permissions that are lacking here for that purpose. */
export function lackingFor({ channel, appPermissions }: Asked, purpose: Purpose): readonly Text[] {
  const inThread = channel?.isThread() ?? false;
  const missing = needed(inThread, purpose).filter((name) => !has(appPermissions, name));
  return missing.map((name) => text(`bot:permission.${name}`));
}

/** Returns the names of the permissions that the bot lacks to write in another channel; none if they are not known. */
export function lackingToLog({ guild, client }: Asked, channel: string): readonly Text[] {
  const held = guild?.channels.cache.get(channel)?.permissionsFor(client.user.id);
  if (!held) return [];
  const missing = needed(false, 'tell').filter((name) => !has(held, name));
  return missing.map((name) => text(`bot:permission.${name}`));
}

/**
 * The same for a table. What Discord tells of permissions is of the channel where somebody is: of the channel of a table
 * elsewhere nothing is known, and what cannot be told there waits until it can.
 */
export function missingAt({ asked, language, elsewhere }: Visit, purpose: Purpose): string | null {
  return elsewhere ? null : missingPermissions(asked, purpose, language);
}

/** Whether whoever asks could open a thread here themselves. */
export function mayOpenThreads({ memberPermissions }: Asked): boolean {
  return memberPermissions !== null && FOR_THREADS.every((name) => has(memberPermissions, name));
}

/**
 * Returns why the bot does not post here for this person, or null if it may. Discord lets members use commands and buttons
 * in channels where they cannot send messages.
 */
export function mayNotPost(asked: Asked, language: Language): string | null {
  return canPost(asked) ? null : say(language, text('bot:refuse.mayNotPost'), () => '');
}

/** Returns whether the person could send messages here. */
export function canPost(
  { channel, memberPermissions }: Asked,
  inThread = channel?.isThread() ?? false,
): boolean {
  return memberPermissions === null || has(memberPermissions, speaking(inThread));
}

function speaking(inThread: boolean): 'SendMessagesInThreads' | 'SendMessages' {
  return inThread ? 'SendMessagesInThreads' : 'SendMessages';
}

/** Who may change what holds for a server. */
export const MANAGES_SERVER = PermissionFlagsBits.ManageGuild;

/** Whether whoever asks may. */
export function managesServer({ memberPermissions }: Asked): boolean {
  return memberPermissions?.has(MANAGES_SERVER) ?? false;
}

function needed(inThread: boolean, purpose: Purpose): readonly Permission[] {
  const speak = speaking(inThread);
  if (purpose === 'tell') return ['ViewChannel', speak];
  if (purpose === 'openThread') return ['ViewChannel', 'AttachFiles', 'ReadMessageHistory', ...FOR_THREADS];
  return ['ViewChannel', speak, 'AttachFiles', 'ReadMessageHistory'];
}

function has(permissions: Readonly<PermissionsBitField>, name: Permission): boolean {
  return permissions.has(PermissionFlagsBits[name]);
}
