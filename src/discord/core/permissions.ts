import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotInteraction, TableContext } from './context.ts';

const BASE_PERMISSIONS = ['ViewChannel', 'SendMessages', 'AttachFiles', 'ReadMessageHistory'] as const;
const THREAD_PERMISSIONS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const;

type Permission = (typeof BASE_PERMISSIONS)[number] | (typeof THREAD_PERMISSIONS)[number];

/** Exactly what is used anywhere, for the invite. */
const USED_PERMISSIONS: readonly Permission[] = [...BASE_PERMISSIONS, ...THREAD_PERMISSIONS];

/** The permissions that are used, as one number. */
export function getUsedPermissionBits(): bigint {
  return USED_PERMISSIONS.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);
}

/** What a person is about to do, for which something of the bot's may be lacking. */
export type PermissionPurpose = 'open' | 'openThread' | 'start' | 'tell';

/**
 * A sentence that names the permissions lacking here for that purpose, or that the thread is locked, or null. In a thread it is
 * `SendMessagesInThreads` that counts. https://discord.com/developers/docs/topics/threads#permissions
 */
export function describeMissingPermissions(
  asked: BotInteraction,
  purpose: PermissionPurpose,
  language: Language,
): string | null {
  if (isInLockedThread(asked)) return translate(language, text('bot:refuse.locked'), () => '');
  const missing = getMissingPermissions(asked, purpose);
  return missing.length === 0
    ? null
    : translate(language, text('bot:permission.missing', { missing }), () => '');
}

/** They are in a thread where nobody can write. */
export function isInLockedThread({ channel }: BotInteraction): boolean {
  return (channel?.isThread() && channel.locked) ?? false;
}

/** The names of the permissions that are lacking here for that purpose. */
export function getMissingPermissions(
  { channel, appPermissions }: BotInteraction,
  purpose: PermissionPurpose,
): readonly Text[] {
  const inThread = channel?.isThread() ?? false;
  const missing = getNeededPermissions(inThread, purpose).filter(
    (name) => !hasPermission(appPermissions, name),
  );
  return missing.map((name) => text(`bot:permission.${name}`));
}

/** Returns the names of the permissions that the bot lacks to write in another channel; none if they are not known. */
export function getMissingLogPermissions(
  { guild, client }: BotInteraction,
  channel: string,
): readonly Text[] {
  const held = guild?.channels.cache.get(channel)?.permissionsFor(client.user.id);
  if (!held) return [];
  const missing = getNeededPermissions(false, 'tell').filter((name) => !hasPermission(held, name));
  return missing.map((name) => text(`bot:permission.${name}`));
}

/**
 * The same for a table. What Discord tells of permissions is of the channel where somebody is: of the channel of a table
 * elsewhere nothing is known, and what cannot be told there waits until it can.
 */
export function describeMissingAtTable(
  { asked, language, elsewhere }: TableContext,
  purpose: PermissionPurpose,
): string | null {
  return elsewhere ? null : describeMissingPermissions(asked, purpose, language);
}

/** Whether whoever asks could open a thread here themselves. */
export function canOpenThreads({ memberPermissions }: BotInteraction): boolean {
  return (
    memberPermissions !== null && THREAD_PERMISSIONS.every((name) => hasPermission(memberPermissions, name))
  );
}

/**
 * Returns why the bot does not post here for this person, or null if it may. Discord lets members use commands and buttons
 * in channels where they cannot send messages.
 */
export function explainCannotPost(asked: BotInteraction, language: Language): string | null {
  return canPost(asked) ? null : translate(language, text('bot:refuse.mayNotPost'), () => '');
}

/** Returns whether the person could send messages here. */
export function canPost(
  { channel, memberPermissions }: BotInteraction,
  inThread = channel?.isThread() ?? false,
): boolean {
  return memberPermissions === null || hasPermission(memberPermissions, getSendPermission(inThread));
}

function getSendPermission(inThread: boolean): 'SendMessagesInThreads' | 'SendMessages' {
  return inThread ? 'SendMessagesInThreads' : 'SendMessages';
}

/** Who may change what holds for a server. */
export const MANAGE_SERVER = PermissionFlagsBits.ManageGuild;

/** Whether whoever asks may. */
export function canManageServer({ memberPermissions }: BotInteraction): boolean {
  return memberPermissions?.has(MANAGE_SERVER) ?? false;
}

function getNeededPermissions(inThread: boolean, purpose: PermissionPurpose): readonly Permission[] {
  const speak = getSendPermission(inThread);
  if (purpose === 'tell') return ['ViewChannel', speak];
  if (purpose === 'openThread')
    return ['ViewChannel', 'AttachFiles', 'ReadMessageHistory', ...THREAD_PERMISSIONS];
  return ['ViewChannel', speak, 'AttachFiles', 'ReadMessageHistory'];
}

function hasPermission(permissions: Readonly<PermissionsBitField>, name: Permission): boolean {
  return permissions.has(PermissionFlagsBits[name]);
}
