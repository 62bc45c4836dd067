import type { APIAttachment, APIEmbed, APIMessage, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Draft } from '../checks/message.ts';
import { FLAG, staying } from '../checks/message.ts';
import type { Room } from '../room.ts';
import { cleanName } from './cdn.ts';
import type { Mentioned } from './mentions.ts';
import { mentioned, silences } from './mentions.ts';
import { holds } from './permissions.ts';

/** The part of a message that its sender decides. */
export interface Composed {
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

/** Makes of a checked draft what Discord would store and show. */
export function compose(room: Room, channel: string, draft: Draft): Composed {
  const files = filesOf(room, channel, draft);
  const old = draft.before?.message;
  const value = (name: string) => draft.field.at(name).value;
  const content =
    value('content') === undefined ? (old?.content ?? '') : String(value('content') ?? '').trim();
  const embeds = (value('embeds') === undefined ? old?.embeds : (value('embeds') as APIEmbed[] | null)) ?? [];
  const components =
    value('components') === undefined ? old?.components : numbered(value('components'), files);
  const { users, roles, everyone } = pingedBy(
    room,
    channel,
    draft,
    [content, ...displayedIn(components)].join('\n'),
  );
  const pictured = embeds.map((embed) => resolved({ type: 'rich' as const, ...embed }, files) as APIEmbed);
  const inEmbeds = urlsIn(pictured);
  return {
    files,
    parts: {
      content,
      embeds: pictured,
      components: (components ?? []) as APIMessageTopLevelComponent[],
      attachments: files.filter(({ url }) => !inEmbeds.has(url)),
      flags: flagsOf(draft),
      mentions: [...users],
      mention_everyone: everyone,
      mention_roles: [...roles],
    },
  };
}

function pingedBy(room: Room, channelId: string, draft: Draft, text: string): Mentioned {
  const allowed = draft.field.at('allowed_mentions').value;
  const { users, roles, everyone } = mentioned(text, allowed, draft.route !== 'channel', (id) =>
    room.world.user(id),
  );
  const replied = draft.repliedTo === undefined || silences(allowed) ? [] : [draft.repliedTo];
  const may = holds(room.world, room.world.channel(channelId), PermissionFlagsBits.MentionEveryone);
  // No role of the playground is mentionable by everybody.
  return { users: [...new Set([...users, ...replied])], roles: may ? roles : [], everyone: everyone && may };
}

const SETTABLE = FLAG.suppressEmbeds | FLAG.silent | FLAG.v2;
const LASTING = FLAG.ephemeral | FLAG.hasThread | FLAG.v2 | FLAG.silent;

type Flags = NonNullable<APIMessage['flags']>;

function flagsOf({ field, before, route }: Draft): Flags {
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

function filesOf(room: Room, channel: string, draft: Draft): readonly APIAttachment[] {
  const entries = (draft.field.at('attachments').value ?? []) as readonly Entry[];
  const entryOf = (id: string) => entries.find((entry) => String(entry.id) === id);
  const kept = staying(draft).map((file) => described(file, entryOf(file.id)));
  const added = draft.uploads.map((upload) =>
    described(room.cdn.keep(room.snowflakes.next(), channel, upload), entryOf(upload.n)),
  );
  return [...kept, ...added];
}

function described(file: APIAttachment, entry: Entry | undefined): APIAttachment {
  if (entry?.description === undefined || entry.description === null) return file;
  return { ...file, description: entry.description };
}

/** Gives each component its number and each picture its file. */
function numbered(components: unknown, files: readonly APIAttachment[]): unknown[] {
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
  return resolved(tree, files) as unknown[];
}

const isComponent = (value: Record<string, unknown>): boolean =>
  typeof value.type === 'number' && !('default' in value && 'id' in value);

/** `attachment://name` becomes the address of the file of that name. */
function resolved(value: unknown, files: readonly APIAttachment[]): unknown {
  if (Array.isArray(value)) return value.map((inside) => resolved(inside, files));
  if (typeof value !== 'object' || value === null) return value;
  const media = 'url' in value ? fileNamed(String(value.url), files) : undefined;
  const inside = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolved(part, files)]));
  return media === undefined ? inside : { ...inside, ...mediaOf(media) };
}

const mediaOf = (file: APIAttachment) => ({
  url: file.url,
  proxy_url: file.proxy_url,
  width: file.width ?? null,
  height: file.height ?? null,
  content_type: file.content_type,
  attachment_id: file.id,
});

const fileNamed = (url: string, files: readonly APIAttachment[]): APIAttachment | undefined =>
  url.startsWith('attachment://')
    ? files.find(({ filename }) => filename === cleanName(url.slice(13)))
    : undefined;

/** The files that embeds show are not listed below the message. */
const urlsIn = (embeds: readonly APIEmbed[]): ReadonlySet<string | undefined> =>
  new Set(embeds.flatMap((e) => [e.image?.url, e.thumbnail?.url, e.footer?.icon_url, e.author?.icon_url]));

/** What the text displays say. */
function displayedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(displayedIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Record<string, unknown>;
  if (own.type === 10 && typeof own.content === 'string') return [own.content];
  return Object.values(own).flatMap(displayedIn);
}
