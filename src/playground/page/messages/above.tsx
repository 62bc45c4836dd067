import type { APIMessage } from 'discord-api-types/v10';
import { usedAs } from '../composer/leaves.ts';
import { Icon } from '../icon.tsx';
import { nickOf } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { textOf } from './text-of.ts';

interface AboveProps {
  readonly message: APIMessage;
}

const SLASH = 2;

/** What a message answers: a command, or another message. */
export function Above({ message }: AboveProps) {
  if (message.referenced_message) return <Replied message={message.referenced_message} />;
  return commandOf(message) ? <Used message={message} /> : null;
}

function Used({ message }: AboveProps) {
  const { world, words } = usePage();
  const user = message.interaction_metadata?.user ?? message.interaction?.user;
  const name = (user && nickOf(world, user.id)) ?? user?.global_name ?? user?.username ?? '';
  const shown = usedAs(world.commands, commandOf(message) ?? '', world.you.locale);
  const [verb, command] = words.used(name, shown);
  return (
    <p class="above" data-used={commandOf(message)}>
      <Icon name="reply" />
      <strong>{name}</strong>
      <span>{verb}</span>
      <span class="used">{command}</span>
    </p>
  );
}

function Replied({ message }: AboveProps) {
  const { world, words, go } = usePage();
  return (
    <p class="above">
      <Icon name="reply" />
      <strong>{nickOf(world, message.author.id) ?? message.author.username}</strong>
      <button type="button" class="cut" onClick={() => go(message.channel_id, message.id)}>
        {textOf(message, world, words.locale) || '…'}
      </button>
    </p>
  );
}

function commandOf({ interaction, interaction_metadata }: APIMessage): string | null {
  const named = interaction_metadata as { readonly name?: string } | undefined;
  const type = interaction_metadata?.type ?? interaction?.type;
  return type === SLASH ? (interaction?.name ?? named?.name ?? null) : null;
}
