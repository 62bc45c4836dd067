import type { APIMessage } from 'discord-api-types/v10';
import { MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { refusal } from '../checks/refusal.ts';
import { guildIn, ownersIn } from '../world/direct.ts';
import type { Interaction } from '../world/interaction.ts';
import { INTERACTION } from '../world/interaction.ts';
import { holds } from '../world/permissions.ts';
import type { Channel, World } from '../world/world.ts';
import type { Upload } from './body.ts';

/**
 * Answers are held to the bot's permissions too.
 * https://docs.discord.com/developers/change-log#fix-message-edit-interaction-response-permissions
 */
export function demandFiles(world: World, channel: Channel, uploads: readonly Upload[]): void {
  if (uploads.length > 0 && !holds(world, channel, PermissionFlagsBits.AttachFiles)) throw refusal(50013);
  demandUploads(world, channel, uploads.length);
}

/** Discord can limit the uploads of a server: https://docs.discord.com/developers/topics/opcodes-and-status-codes */
export function demandUploads(world: World, channel: Channel, count: number): void {
  if (count > 0 && world.uploadsLimited.has(world.serverOf(channel)?.id ?? '')) throw refusal(400001);
}

/** What an answer says about the interaction it belongs to. */
export function referenceTo(world: World, interaction: Interaction): Partial<APIMessage> {
  const { id, type, person, commandName, source } = interaction;
  const metadata = {
    id,
    type,
    user: person.user,
    authorizing_integration_owners: ownersIn(world, interaction.channelId),
    ...(type === INTERACTION.component ? { interacted_message_id: source } : {}),
  };
  const interaction_metadata = metadata as NonNullable<APIMessage['interaction_metadata']>;
  if (commandName !== null)
    return {
      type: MessageType.ChatInputCommand,
      interaction_metadata,
      interaction: { id, type, name: commandName, user: person.user },
    };
  return { ...replyTo(world, source, interaction.channelId), interaction_metadata };
}

/** Type 19 with the message that it hangs below. */
export function replyTo(world: World, messageId: string | null, channelId: string): Partial<APIMessage> {
  if (messageId === null) return {};
  return {
    type: MessageType.Reply,
    message_reference: {
      type: 0,
      message_id: messageId,
      channel_id: channelId,
      ...guildIn(world, channelId),
    },
    referenced_message: world.posts.get(messageId)?.message ?? null,
  };
}
