import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { formatUsedCommand } from '../composer/leaves.ts';
import { Icon } from '../icon.tsx';
import { Avatar } from '../side/avatar.tsx';
import { findNick, formatChannelLabel, isDirect } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { listPendingCommands, type PendingInteraction } from '../world/pending-interactions.ts';
import { compareAge, type LatestAnswer } from '../world/selectors.ts';
import { groupMessages } from './group-messages.ts';
import { Message } from './message.tsx';
import { useKeyboardFocus } from './use-keyboard-focus.ts';
import { useScrollPlace } from './use-scroll-place.ts';

const NEAR_PX = 600;

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

interface PendingProps {
  readonly waitRef: string;
  readonly wait: PendingInteraction;
}

/** Renders a command that the bot has not answered yet, or failed to answer. */
function Pending({ waitRef, wait: { ask, progress } }: PendingProps) {
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

/** State of the messages above the first loaded one. */
interface OlderMessages {
  /** True if the channel begins with the first loaded message. */
  readonly isBegun: boolean;
  /** True while older messages are requested. */
  readonly isComing: boolean;
}

/** Requests older messages when the reader nears the top, without moving the text being read. */
function useOlderMessages(scroller: RefObject<HTMLElement | null>): OlderMessages {
  const { world, channel, ask } = usePage();
  const first = world.messages.get(channel)?.[0]?.message.id;
  const isBegun = world.begun.has(channel);
  const [requested, setAsked] = useState<string | null>(null);
  const before = useRef(first);

  useEffect(() => {
    const list = scroller.current;
    if (!list || isBegun || !first || requested === first) return;
    const look = () => {
      if (list.scrollTop > NEAR_PX) return;
      if (ask({ do: 'older', channel, before: first }) !== null) setAsked(first);
    };
    look();
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, [first, isBegun, requested]);

  // The DOM still shows the old list during render; only the part above the reader will change.
  const left = first === before.current ? 0 : getDistanceFromEnd(scroller.current);
  useLayoutEffect(() => {
    if (first !== before.current && scroller.current)
      scroller.current.scrollTop += getDistanceFromEnd(scroller.current) - left;
    before.current = first;
  }, [first]);

  return { isBegun, isComing: requested !== null && requested === first };
}

/** Returns the px from the upper edge of the view down to the end of the list. */
function getDistanceFromEnd(list: HTMLElement | null): number {
  return list === null ? 0 : list.scrollHeight - list.scrollTop;
}
