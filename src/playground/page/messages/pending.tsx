import { formatUsedCommand } from '../composer/leaves.ts';
import { Icon } from '../icon.tsx';
import { Avatar } from '../side/avatar.tsx';
import { findNick } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import type { PendingInteraction } from '../world/pending-interactions.ts';

interface PendingProps {
  readonly waitRef: string;
  readonly wait: PendingInteraction;
}

/** Renders a command that the bot has not answered yet, or failed to answer. */
export function Pending({ waitRef, wait: { ask, progress } }: PendingProps) {
  const { world, words } = usePage();
  const name = 'name' in ask ? formatUsedCommand(world.commands, ask.name, world.you.locale) : '';
  return (
    <article class="message first pending" data-pending={name}>
      <Avatar id={world.bot.id} name={world.bot.username} isBot />
      <h2 class="author">
        <span class="name">{findNick(world, world.bot.id)}</span>
        <span class="bot-tag">{words.app}</span>
      </h2>
      {progress === 'failed' ? (
        <NoAnswer waitRef={waitRef} />
      ) : (
        <p class="thinking">
          <span class="spinner" aria-hidden="true" />
          {words.sending(name)}
        </p>
      )}
    </article>
  );
}

function NoAnswer({ waitRef }: Pick<PendingProps, 'waitRef'>) {
  const { words, tell } = usePage();
  return (
    <p class="failed" role="alert" data-failed>
      <Icon name="alert" />
      {words.noAnswer}
      <button type="button" class="link" onClick={() => tell({ is: 'forgotten', ref: waitRef })}>
        {words.dismiss}
      </button>
    </p>
  );
}
