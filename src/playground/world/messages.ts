import type { APIMessage, APIUser } from 'discord-api-types/v10';
import type { MessageDraft } from '../checks/message.ts';
import { checkMessage, FLAG } from '../checks/message.ts';
import type { PlaygroundContext } from '../playground-context.ts';
import { formatNow } from '../playground-context.ts';
import type { ComposedMessage } from './compose.ts';
import { composeMessage } from './compose.ts';
import { getAudience, listRecipients } from './direct.ts';
import { APPLICATION_ID } from './ids.ts';
import type { SentItem } from './sent-log.ts';
import type { Channel, Post, World } from './world.ts';

/** Properties of a new message other than its content. */
interface MessageEnvelope {
  readonly channel: Channel;
  readonly kind: SentItem['kind'];
  readonly ephemeralTo: string | null;
  readonly via: string | null;
  readonly nonce?: string | null;
  /** Fields that the route adds: type, reference, interaction_metadata. */
  readonly more?: Partial<APIMessage>;
  readonly id?: string;
}

/** Checks a message of the bot, stores it and notifies the listeners. */
export function createMessage(
  playground: PlaygroundContext,
  draft: MessageDraft,
  envelope: MessageEnvelope,
): Post {
  checkMessage(draft, (id) => playground.world.emoji.has(id));
  const composed = composeMessage(playground, envelope.channel.id, draft);
  const post = createPost(playground, composed, envelope);
  playground.world.post(post);
  noteSent(playground, envelope.kind, post, draft, listPings(playground.world, post));
  return post;
}

/** Checks an edit of a message and applies it. */
export function editMessage(
  playground: PlaygroundContext,
  draft: MessageDraft & { before: Post },
  kind: SentItem['kind'] = 'edit',
): Post {
  checkMessage(draft, (id) => playground.world.emoji.has(id));
  const { before } = draft;
  const { parts, files } = composeMessage(playground, before.message.channel_id, draft);
  const message = {
    ...before.message,
    ...parts,
    edited_timestamp: before.thinking ? null : formatNow(playground),
  };
  const post: Post = { ...before, message, files, thinking: false };
  playground.world.edit(post);
  noteSent(playground, kind, post, draft, before.thinking ? listPings(playground.world, post) : []);
  return post;
}

function createPost(
  playground: PlaygroundContext,
  { parts, files }: ComposedMessage,
  envelope: MessageEnvelope,
): Post {
  const { ephemeralTo, via, nonce = null, more } = envelope;
  const id = envelope.id ?? playground.snowflakes.next();
  const skeleton = createBareMessage(playground, envelope.channel, id, playground.world.bot);
  const webhook = via === null ? {} : { webhook_id: APPLICATION_ID, application_id: APPLICATION_ID };
  const flags = (parts.flags ?? 0) | (ephemeralTo === null ? 0 : FLAG.ephemeral);
  const message = { ...skeleton, ...webhook, ...parts, ...more, flags, ...(nonce === null ? {} : { nonce }) };
  return { message: message as APIMessage, ephemeralTo, thinking: false, files, via, nonce };
}

/** Creates an empty message: https://docs.discord.com/developers/resources/message#message-object */
export const createBareMessage = (
  playground: PlaygroundContext,
  channel: Channel,
  id: string,
  author: APIUser,
): APIMessage => ({
  id,
  channel_id: channel.id,
  author,
  type: 0,
  content: '',
  timestamp: formatNow(playground),
  edited_timestamp: null,
  tts: false,
  mention_everyone: false,
  mentions: [],
  mention_roles: [],
  attachments: [],
  embeds: [],
  components: [],
  pinned: false,
  flags: 0 as NonNullable<APIMessage['flags']>,
});

/** Lists the ids that a message pings: none for an ephemeral message, the recipients without a server. */
function listPings({ channels }: World, { message, ephemeralTo }: Post): readonly string[] {
  if (ephemeralTo !== null) return [];
  return listRecipients(channels.get(message.channel_id)) ?? message.mentions.map(({ id }) => id);
}

function noteSent(
  playground: PlaygroundContext,
  kind: SentItem['kind'],
  post: Post,
  draft: MessageDraft,
  pinged: readonly string[],
): void {
  const alt = (n: string) =>
    draft.field
      .at('attachments')
      .list()
      .find((e) => String(e.at('id').value) === n);
  const files = draft.uploads.map(({ n, name, bytes }) => {
    const description = alt(n)?.at('description').value;
    return { name, bytes, description: typeof description === 'string' ? description : null };
  });
  const { id: message, channel_id: channel } = post.message;
  const audience = getAudience(playground.world, post);
  playground.ledger.note({ audience, channel, kind, message, pinged, payload: draft.field.value, files });
}
