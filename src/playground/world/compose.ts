import {
  type APIAttachment,
  type APIEmbed,
  type APIMessage,
  type APIMessageTopLevelComponent,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { FLAG, listKeptFiles, type MessageDraft } from '../checks/message.ts';
import type { PlaygroundContext } from '../playground-context.ts';
import { cleanFileName } from './cdn.ts';
import { findMentions, isSilencing, type Mentions } from './mentions.ts';
import { hasPermission } from './permissions.ts';

/** The part of a message that its sender decides. */
export interface ComposedMessage {
  readonly parts: Pick<
    APIMessage,
    | 'content'
    | 'embeds'
    | 'components'
    | 'attachments'
    | 'flags'
    | 'mentions'
    | 'mention_everyone'
    | 'mention_roles'
  >;
  readonly files: readonly APIAttachment[];
}

/** Converts a checked draft to what Discord stores and shows. */
export function composeMessage(
  playground: PlaygroundContext,
  channel: string,
  draft: MessageDraft,
): ComposedMessage {
  const files = listFiles(playground, channel, draft);
  const old = draft.before?.message;
  const value = (name: string) => draft.field.at(name).value;
  const content =
    value('content') === undefined ? (old?.content ?? '') : String(value('content') ?? '').trim();
  const embeds = (value('embeds') === undefined ? old?.embeds : (value('embeds') as APIEmbed[] | null)) ?? [];
  const components =
    value('components') === undefined ? old?.components : numberComponents(value('components'), files);
  const { users, roles, everyone } = getMentions(
    playground,
    channel,
    draft,
    [content, ...listDisplayedTexts(components)].join('\n'),
  );
  const pictured = embeds.map(
    (embed) => resolveAttachments({ type: 'rich' as const, ...embed }, files) as APIEmbed,
  );
  const inEmbeds = listEmbedUrls(pictured);
  return {
    files,
    parts: {
      content,
      embeds: pictured,
      components: (components ?? []) as APIMessageTopLevelComponent[],
      attachments: files.filter(({ url }) => !inEmbeds.has(url)),
      flags: getFlags(draft),
      mentions: [...users],
      mention_everyone: everyone,
      mention_roles: [...roles],
    },
  };
}

function getMentions(
  playground: PlaygroundContext,
  channelId: string,
  draft: MessageDraft,
  text: string,
): Mentions {
  const allowed = draft.field.at('allowed_mentions').value;
  const { users, roles, everyone } = findMentions(text, allowed, draft.route !== 'channel', (id) =>
    playground.world.user(id),
  );
  const replied = draft.repliedTo === undefined || isSilencing(allowed) ? [] : [draft.repliedTo];
  const may = hasPermission(
    playground.world,
    playground.world.channel(channelId),
    PermissionFlagsBits.MentionEveryone,
  );
  // No role of the playground is mentionable by everybody.
  return { users: [...new Set([...users, ...replied])], roles: may ? roles : [], everyone: everyone && may };
}

const SETTABLE = FLAG.suppressEmbeds | FLAG.silent | FLAG.v2;
const LASTING = FLAG.ephemeral | FLAG.hasThread | FLAG.v2 | FLAG.silent;

type Flags = NonNullable<APIMessage['flags']>;

function getFlags({ field, before, route }: MessageDraft): Flags {
  const asked = Number(field.at('flags').value ?? 0);
  if (before === null) return (asked & (SETTABLE | (route === 'channel' ? 0 : FLAG.ephemeral))) as Flags;
  const old = before.message.flags ?? 0;
  const suppress = field.at('flags').absent ? old & FLAG.suppressEmbeds : asked & FLAG.suppressEmbeds;
  return ((old & LASTING) | suppress | (asked & FLAG.v2)) as Flags;
}

interface Entry {
  readonly id?: string | number;
  readonly description?: string | null;
}

function listFiles(
  playground: PlaygroundContext,
  channel: string,
  draft: MessageDraft,
): readonly APIAttachment[] {
  const entries = (draft.field.at('attachments').value ?? []) as readonly Entry[];
  const entryOf = (id: string) => entries.find((entry) => String(entry.id) === id);
  const kept = listKeptFiles(draft).map((file) => describeFile(file, entryOf(file.id)));
  const added = draft.uploads.map((upload) =>
    describeFile(playground.cdn.keep(playground.snowflakes.next(), channel, upload), entryOf(upload.n)),
  );
  return [...kept, ...added];
}

function describeFile(file: APIAttachment, entry: Entry | undefined): APIAttachment {
  if (entry?.description === undefined || entry.description === null) return file;
  return { ...file, description: entry.description };
}

/** Numbers the components and resolves the files of their media. */
function numberComponents(components: unknown, files: readonly APIAttachment[]): unknown[] {
  let last = 0;
  const next = (): number => {
    last += 1;
    return last;
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const own = value as Record<string, unknown>;
    const id = isComponent(own) ? { id: own.id || next() } : {};
    return { ...Object.fromEntries(Object.entries(own).map(([key, inside]) => [key, walk(inside)])), ...id };
  };
  const tree = walk(Array.isArray(components) ? components : []) as unknown[];
  return resolveAttachments(tree, files) as unknown[];
}

const isComponent = (value: Record<string, unknown>): boolean =>
  typeof value.type === 'number' && !('default' in value && 'id' in value);

/** Replaces `attachment://name` with the URL of that file. */
function resolveAttachments(value: unknown, files: readonly APIAttachment[]): unknown {
  if (Array.isArray(value)) return value.map((inside) => resolveAttachments(inside, files));
  if (typeof value !== 'object' || value === null) return value;
  const media = 'url' in value ? findFile(String(value.url), files) : undefined;
  const inside = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, resolveAttachments(part, files)]),
  );
  return media === undefined ? inside : { ...inside, ...createMedia(media) };
}

const createMedia = (file: APIAttachment) => ({
  url: file.url,
  proxy_url: file.proxy_url,
  width: file.width ?? null,
  height: file.height ?? null,
  content_type: file.content_type,
  attachment_id: file.id,
});

const findFile = (url: string, files: readonly APIAttachment[]): APIAttachment | undefined =>
  url.startsWith('attachment://')
    ? files.find(({ filename }) => filename === cleanFileName(url.slice(13)))
    : undefined;

/** Returns the URLs of files that embeds show, which are not listed below the message. */
const listEmbedUrls = (embeds: readonly APIEmbed[]): ReadonlySet<string | undefined> =>
  new Set(embeds.flatMap((e) => [e.image?.url, e.thumbnail?.url, e.footer?.icon_url, e.author?.icon_url]));

/** Lists the contents of the text displays in a list of components, at any depth and in reading order. */
export function listDisplayedTexts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listDisplayedTexts);
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Record<string, unknown>;
  if (own.type === 10 && typeof own.content === 'string') return [own.content];
  return Object.values(own).flatMap(listDisplayedTexts);
}
