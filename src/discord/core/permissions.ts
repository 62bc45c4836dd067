import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotInteraction, TableContext } from './context.ts';

const BASE_PERMISSIONS = ['ViewChannel', 'SendMessages', 'AttachFiles', 'ReadMessageHistory'] as const;
const THREAD_PERMISSIONS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const;

type Permission = (typeof BASE_PERMISSIONS)[number] | (typeof THREAD_PERMISSIONS)[number];

/** All permissions the bot uses, for the invite link. */
const USED_PERMISSIONS: readonly Permission[] = [...BASE_PERMISSIONS, ...THREAD_PERMISSIONS];

/** Returns the bit field of all permissions the bot uses. */
export function getUsedPermissionBits(): bigint {
  return USED_PERMISSIONS.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);
}

/** Action for which the bot may lack a permission. */
export type PermissionPurpose = 'open' | 'openThread' | 'start' | 'tell';

/**
 * Returns a sentence naming the permissions that the bot lacks here, or saying that the thread is locked; null if neither.
 * In a thread `SendMessagesInThreads` counts. https://discord.com/developers/docs/topics/threads#permissions
 */
export function describeMissingPermissions(
  interaction: BotInteraction,
  purpose: PermissionPurpose,
  language: Language,
): string | null {
  if (isInLockedThread(interaction)) return translate(language, text('bot:refuse.locked'), () => '');
  const missing = getMissingPermissions(interaction, purpose);
  return missing.length === 0
    ? null
    : translate(language, text('bot:permission.missing', { missing }), () => '');
}

/** Returns whether the interaction comes from a locked thread, where the bot cannot post. */
export function isInLockedThread({ channel }: BotInteraction): boolean {
  return (channel?.isThread() && channel.locked) ?? false;
}

/**
 * Returns the names of the permissions that the bot lacks here for that purpose. Outside servers Discord sends only some permissions, and
 * none is needed. https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object
 */
export function getMissingPermissions(
  { channel, guildId, appPermissions }: BotInteraction,
  purpose: PermissionPurpose,
): readonly Text[] {
  if (guildId === null) return [];
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
 * Returns the sentence of {@link describeMissingPermissions} for a table.
 * Discord sends permissions only for the channel of the interaction. For a table elsewhere they are unknown; messages that cannot be posted
 * there wait.
 */
export function describeMissingAtTable(
  { interaction, language, elsewhere }: TableContext,
  purpose: PermissionPurpose,
): string | null {
  return elsewhere ? null : describeMissingPermissions(interaction, purpose, language);
}

/** Returns whether the user could open a thread here themselves. */
export function canOpenThreads({ memberPermissions }: BotInteraction): boolean {
  return (
    memberPermissions !== null && THREAD_PERMISSIONS.every((name) => hasPermission(memberPermissions, name))
  );
}

/**
 * Returns why the bot does not post here for this user, or null if it may. Discord lets members use commands and buttons in channels where
 * they cannot send messages.
 */
export function explainCannotPost(interaction: BotInteraction, language: Language): string | null {
  return canPost(interaction) ? null : translate(language, text('bot:refuse.mayNotPost'), () => '');
}

/** Returns whether the user could send messages here. */
export function canPost(
  { channel, memberPermissions }: BotInteraction,
  inThread = channel?.isThread() ?? false,
): boolean {
  return memberPermissions === null || hasPermission(memberPermissions, getSendPermission(inThread));
}

function getSendPermission(inThread: boolean): 'SendMessagesInThreads' | 'SendMessages' {
  return inThread ? 'SendMessagesInThreads' : 'SendMessages';
}

/** Permission needed to change a server's settings. */
export const MANAGE_SERVER = PermissionFlagsBits.ManageGuild;

/** Returns whether the user may change the server's settings. */
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
