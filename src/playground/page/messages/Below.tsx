import type { Seen } from '../../protocol.ts';
import { Icon } from '../Icon.tsx';
import { usePage } from '../world/page.ts';
import { waitsOn } from '../world/waits.ts';

interface BelowProps {
  readonly seen: Seen;
}

/** Under a message: its thread, what went wrong, and who alone sees it. */
export function Below({ seen }: BelowProps) {
  return (
    <>
      <ThreadCard seen={seen} />
      <Failed seen={seen} />
      {seen.ephemeral && <OnlyYou seen={seen} />}
    </>
  );
}

function ThreadCard({ seen: { message } }: BelowProps) {
  const { world, words, go } = usePage();
  const thread = world.channels.get(message.thread?.id ?? message.id);
  if (!thread || thread.id === message.channel_id) return null;
  return (
    <button type="button" class="thread-card" onClick={() => go(thread.id)} data-goto={thread.id}>
      <Icon name="thread" />
      <strong>{thread.name}</strong>
      <span>{words.openThread} ›</span>
    </button>
  );
}

function Failed({ seen: { message } }: BelowProps) {
  const { world, words } = usePage();
  const isFailed = waitsOn(world.waits, message.id).some(({ progress }) => progress === 'failed');
  if (!isFailed) return null;
  return (
    <p class="failed" role="alert" data-failed>
      <Icon name="alert" />
      {words.failed}
    </p>
  );
}

function OnlyYou({ seen: { message } }: BelowProps) {
  const { ask, words } = usePage();
  const dismiss = () => ask({ do: 'dismiss', channel: message.channel_id, message: message.id });
  return (
    <p class="only-you">
      <Icon name="eye" />
      <span>{words.onlyYou}</span>
      <span aria-hidden="true">·</span>
      <button type="button" class="link" onClick={dismiss} data-dismiss>
        {words.dismiss}
      </button>
    </p>
  );
}
