import { type InteractionWebhook, type MessageFlags, MessagePayload } from 'discord.js';
import type { Payload } from '../payload.ts';
import { type MarkIds, toMessageBody, toRawFiles } from './message.ts';
import { toPanelBody } from './panel-body.ts';

/**
 * Returns a reply as a ready `MessagePayload`: discord.js would otherwise inspect each part of the text. It replaces everything that the
 * message had. Replies have flags, and edits have none.
 */
export function toReplyPayload(
  ids: MarkIds,
  { webhook }: { readonly webhook: InteractionWebhook },
  payload: Payload,
  flags?: MessageFlags.Ephemeral | MessageFlags.SuppressNotifications,
): MessagePayload {
  const made = new MessagePayload(webhook, {});
  const { panel } = payload;
  made.body = {
    attachments: [],
    ...(panel ? toPanelBody({ ...payload, panel }, ids, flags) : toMessageBody(payload, ids)),
    ...(flags !== undefined && !panel && { flags }),
  };
  made.files = toRawFiles(payload);
  return made;
}
