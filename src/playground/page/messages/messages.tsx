import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { compareAge } from '../world/compare-age.ts';
import type { LatestAnswer } from '../world/latest-answer.ts';
import { formatChannelLabel, isDirect } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { listPendingCommands } from '../world/pending-interactions.ts';
import { groupMessages } from './group-messages.ts';
import { Message } from './message.tsx';
import { Pending } from './pending.tsx';
import { useKeyboardFocus } from './use-keyboard-focus.ts';
import { useOlderMessages } from './use-older-messages.ts';
import { useScrollPlace } from './use-scroll-place.ts';

interface MessagesProps {
  /** Id of the message to scroll to; null for none. */
  readonly sought: string | null;
  readonly found: () => void;
}

/** Renders the channel's messages, oldest first, and pending commands below. */
export function Messages({ sought, found }: MessagesProps) {
  const { world, channel, words } = usePage();
  const list = world.messages.get(channel) ?? [];
  const { scroller, isAtEnd, toEnd, toAnswer } = useScrollPlace(`place:${world.you.user.id}:${channel}`);
  const { isBegun, isComing } = useOlderMessages(scroller);
  const sending = listPendingCommands(world.waits, channel);
  useScrollToOwn(toEnd, sending.length, findLastOwn(list, world.you.user.id));
  useScrollToAnswer(toAnswer, world.answered);
  useKeyboardFocus(scroller, world.answered);
  useScrollToSought(sought, found, list[0]?.message.id, isBegun);
  return (
    <div class="messages-place">
      <section
        class="messages"
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={formatChannelLabel(world, channel)}
      >
        <div class="messages-in">
          {isBegun ? <Beginning /> : <p class="older">{words.older}</p>}
          <ol aria-live={isComing ? 'off' : 'polite'} aria-relevant="additions">
            {groupMessages(list, words.locale).map((row) => (
              <Message key={row.seen.message.id} {...row} />
            ))}
          </ol>
          {sending.map(([ref, wait]) => (
            <Pending key={ref} waitRef={ref} wait={wait} />
          ))}
        </div>
      </section>
      <NewPill isAtEnd={isAtEnd} toEnd={toEnd} count={list.length} />
    </div>
  );
}

/** Scrolls to the end when the person sends a message or command. */
function useScrollToOwn(toEnd: () => void, sending: number, own: string | null): void {
  const before = useRef({ sending, own });
  useEffect(() => {
    if (sending > before.current.sending || own !== before.current.own) toEnd();
    before.current = { sending, own };
  }, [sending, own]);
}

function findLastOwn(list: Parameters<typeof groupMessages>[0], you: string): string | null {
  return list.findLast(({ message }) => message.author.id === you)?.message.id ?? null;
}

/** Scrolls to the bot's answer to the person's own click, down to its buttons. */
function useScrollToAnswer(toAnswer: (message: string) => void, answered: LatestAnswer | null): void {
  const before = useRef(answered);
  useLayoutEffect(() => {
    if (answered && answered !== before.current) toAnswer(answered.message);
    before.current = answered;
  }, [answered]);
}

/** Scrolls to the message that a link named and highlights it for a moment; requests older messages until it is loaded. */
function useScrollToSought(
  sought: string | null,
  found: () => void,
  first: string | undefined,
  isBegun: boolean,
): void {
  const { channel, ask } = usePage();
  useEffect(() => {
    if (!sought) return;
    const message = document.querySelector(`[data-message="${CSS.escape(sought)}"]`);
    const isOlder = !message && !isBegun && first !== undefined && compareAge(sought, first) < 0;
    if (isOlder && ask({ do: 'older', channel, before: first }) !== null) return;
    message?.scrollIntoView({ block: 'center' });
    message?.classList.add('sought');
    window.setTimeout(() => message?.classList.remove('sought'), 2_000);
    found();
  }, [sought, first, isBegun]);
}

function Beginning() {
  const { world, channel, words } = usePage();
  const shown = world.channels.get(channel);
  const bot = world.bot.username;
  const isAlone = shown !== undefined && isDirect(shown);
  return (
    <div class="beginning">
      <h2>{isAlone ? words.startDirect(bot) : words.start(formatChannelLabel(world, channel))}</h2>
      <p>{isAlone ? words.startDirectText(bot) : words.startText}</p>
    </div>
  );
}

interface NewPillProps {
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
  readonly count: number;
}

/** Renders a button that reports new messages below and scrolls to them. */
function NewPill({ isAtEnd, toEnd, count }: NewPillProps) {
  const { words } = usePage();
  const seen = useRef(count);
  if (isAtEnd) seen.current = count;
  const fresh = count - seen.current;
  if (isAtEnd) return null;
  return (
    <button
      type="button"
      class={fresh > 0 ? 'new-pill fresh' : 'new-pill'}
      onClick={toEnd}
      aria-label={fresh > 0 ? undefined : words.toBottom}
      data-testid="new-messages"
    >
      {fresh > 0 && words.newMessages(fresh)}
      <Icon name="down" />
    </button>
  );
}
