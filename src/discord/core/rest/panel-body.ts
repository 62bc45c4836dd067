import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIMediaGalleryItem,
  ComponentType,
  type InteractionWebhook,
  MessageFlags,
  MessagePayload,
} from 'discord.js';
import { stripCommandMarks } from '../command-mentions.ts';
import { resolveComponentEmoji } from '../emoji.ts';
import type { File, PanelLayout, Payload } from '../payload.ts';
import {
  createCommonParts,
  formatText,
  listFiles,
  type MarkIds,
  toMessageBody,
  toRawFiles,
} from './message.ts';

/** Returns whether a message consists of components alone. It stays so: https://docs.discord.com/developers/components/reference */
export function isPanel({ flags }: { readonly flags: { has(flag: MessageFlags): boolean } }): boolean {
  return flags.has(MessageFlags.IsComponentsV2);
}

/** A payload with the layout of a panel. */
type PanelPayload = Payload & { readonly panel: PanelLayout };

/** Returns the payload as a panel, without an accent if it has no layout of its own. */
export function toPanel(payload: Payload): PanelPayload {
  return { ...payload, panel: payload.panel ?? { accent: null } };
}

/**
 * Returns the JSON body of a panel: a card of text, pictures, question and answers. An edit, which has no flags, turns a plain message into
 * a panel. What fits a plain message has at most 40 components and 4,000 characters here, unless it has many files.
 */
export function toPanelBody(payload: PanelPayload, ids: MarkIds, flags?: MessageFlags) {
  return {
    ...createCommonParts(payload),
    ...(flags === undefined && { content: null, embeds: [] }),
    flags: (flags ?? 0) | MessageFlags.IsComponentsV2,
    components: [createContainer(payload, ids)],
  };
}

function createContainer(payload: PanelPayload, ids: MarkIds): APIContainerComponent {
  const { content, panel, rows = [] } = payload;
  const at = panel.questionAt ?? content.length;
  const files = listFiles(payload);
  return {
    type: ComponentType.Container,
    ...(panel.accent !== null && { accent_color: panel.accent }),
    components: [
      ...createText(content.slice(0, at), ids),
      ...createGallery(files.filter(isPicture)),
      ...createText(content.slice(at), ids),
      ...files.filter((file) => !isPicture(file)).map(createFile),
      ...resolveComponentEmoji(rows, ids.emojiIds),
    ],
  };
}

function createText(text: string, ids: MarkIds): readonly APIComponentInContainer[] {
  const content = formatText(text, ids).trim();
  return content === '' ? [] : [{ type: ComponentType.TextDisplay, content }];
}

/** Creates a gallery of the pictures, which Discord hides unless a component shows them. */
function createGallery(pictures: readonly File[]): readonly APIComponentInContainer[] {
  const items = pictures.map(
    ({ name, alt }): APIMediaGalleryItem => ({
      media: { url: `attachment://${name}` },
      ...(alt && { description: stripCommandMarks(alt) }),
    }),
  );
  return items.length === 0 ? [] : [{ type: ComponentType.MediaGallery, items }];
}

function createFile({ name }: File): APIComponentInContainer {
  return { type: ComponentType.File, file: { url: `attachment://${name}` } };
}

function isPicture({ name }: File): boolean {
  return /\.(?:png|gif)$/.test(name);
}

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
