import type { APIMessage } from 'discord-api-types/v10';
import { MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { createRefusal } from '../checks/refusal.ts';
import { getGuildField } from '../world/direct.ts';
import { getAnswerPermissions } from '../world/install-owners.ts';
import type { Interaction } from '../world/interaction.ts';
import { INTERACTION } from '../world/interaction.ts';
import type { Channel, World } from '../world/world.ts';
import type { Upload } from './body.ts';

/**
 * Throws without the permission to attach files, which answers need too.
 * https://docs.discord.com/developers/change-log#fix-message-edit-interaction-response-permissions
 */
export function demandFiles(
  world: World,
  { channelId, person, owners }: Interaction,
  uploads: readonly Upload[],
): void {
  const channel = world.channel(channelId);
  const held = getAnswerPermissions(world, channel, person, owners);
  if (uploads.length > 0 && (held & PermissionFlagsBits.AttachFiles) === 0n) throw createRefusal(50013);
  demandUploads(world, channel, uploads.length);
}

/** Throws if Discord limits the server's uploads: https://docs.discord.com/developers/topics/opcodes-and-status-codes */
export function demandUploads(world: World, channel: Channel, count: number): void {
  if (count > 0 && world.uploadsLimited.has(world.serverOf(channel)?.id ?? '')) throw createRefusal(400001);
}

type Metadata = NonNullable<APIMessage['interaction_metadata']>;

/** Creates the metadata of an answer: https://docs.discord.com/developers/resources/message#message-interaction-metadata-object */
export function createMetadata({ id, type, person, owners, source, target }: Interaction): Metadata {
  const messageId = getTargetMessage(target);
  return {
    id,
    type,
    user: person.user,
    authorizing_integration_owners: owners,
    ...(type === INTERACTION.component && { interacted_message_id: source }),
    ...(target !== null && 'user' in target && { target_user: target.user }),
    ...(messageId !== null && { target_message_id: messageId }),
  } as Metadata;
}

const getTargetMessage = (target: Interaction['target']): string | null =>
  target !== null && 'messageId' in target ? target.messageId : null;

/** Creates the fields of an answer that refer to its interaction. The answer to a message command is also a reply to that message. */
export function createReference(world: World, interaction: Interaction): Partial<APIMessage> {
  const { id, type, person, commandName, source, channelId, target } = interaction;
  const interaction_metadata = createMetadata(interaction);
  if (commandName === null) return { ...createReplyFields(world, source, channelId), interaction_metadata };
  return {
    ...createReplyFields(world, getTargetMessage(target), channelId),
    type: target === null ? MessageType.ChatInputCommand : MessageType.ContextMenuCommand,
    interaction_metadata,
    interaction: { id, type, name: commandName, user: person.user },
  };
}

/** Creates the fields of a reply: type 19 and the message it replies to. */
export function createReplyFields(
  world: World,
  messageId: string | null,
  channelId: string,
): Partial<APIMessage> {
  if (messageId === null) return {};
  return {
    type: MessageType.Reply,
    message_reference: {
      type: 0,
      message_id: messageId,
      channel_id: channelId,
      ...getGuildField(world, channelId),
    },
    referenced_message: world.posts.get(messageId)?.message ?? null,
  };
}
