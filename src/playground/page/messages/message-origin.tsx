import type { APIMessage } from 'discord-api-types/v10';
import { formatUsedCommand } from '../composer/leaves.ts';
import { Icon } from '../icon.tsx';
import { flattenMarkdown, type PlainPiece } from '../markdown/flatten-markdown.ts';
import { Line } from '../markdown/line.tsx';
import { findNick } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import type { PageState } from '../world/page-state.ts';

interface MessageOriginProps {
  readonly message: APIMessage;
}

const SLASH = 2;

/** Renders the command or message that a message answers. */
export function MessageOrigin({ message }: MessageOriginProps) {
  if (findCommandName(message)) return <UsedCommand message={message} />;
  return message.referenced_message ? <RepliedMessage message={message.referenced_message} /> : null;
}

function UsedCommand({ message }: MessageOriginProps) {
  const { world, words } = usePage();
  const user = message.interaction_metadata?.user ?? message.interaction?.user;
  const name = (user && findNick(world, user.id)) ?? user?.global_name ?? user?.username ?? '';
  const shown = formatUsedCommand(world.commands, findCommandName(message) ?? '', world.you.locale);
  const [verb, command] = words.used(name, shown);
  return (
    <p class="above" data-used={findCommandName(message)}>
      <Icon name="reply" />
      <strong>{name}</strong>
      <span>{verb}</span>
      <span class="used">{command}</span>
    </p>
  );
}

function RepliedMessage({ message }: MessageOriginProps) {
  const { world, words, go } = usePage();
  const pieces = flattenMessage(message, world, words.locale);
  return (
    <p class="above">
      <Icon name="reply" />
      <strong>{findNick(world, message.author.id) ?? message.author.username}</strong>
      <button type="button" class="cut" onClick={() => go(message.channel_id, message.id)}>
        {pieces.length === 0 ? '…' : <Line pieces={pieces} />}
      </button>
    </p>
  );
}

function findCommandName({ interaction, interaction_metadata }: APIMessage): string | null {
  const named = interaction_metadata as { readonly name?: string } | undefined;
  const type = interaction_metadata?.type ?? interaction?.type;
  return type === SLASH ? (interaction?.name ?? named?.name ?? null) : null;
}

/** Returns the texts of a message, including alt texts, as one line of text and emoji. */
function flattenMessage(message: APIMessage, world: PageState, locale: string): readonly PlainPiece[] {
  const texts = [message.content, ...listTexts(message.components)];
  const pictures = message.attachments.flatMap(({ description }) => description ?? []);
  return [
    ...texts.flatMap((text) => flattenMarkdown(text, { world, locale })),
    ...pictures.map((text): PlainPiece => ({ kind: 'text', text: `${text} ` })),
  ];
}

/** Lists the contents of text displays, at any depth. */
function listTexts(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(listTexts);
  if (typeof part !== 'object' || part === null) return [];
  const own = 'content' in part && typeof part.content === 'string' ? [part.content] : [];
  return [...own, ...('components' in part ? listTexts(part.components) : [])];
}
